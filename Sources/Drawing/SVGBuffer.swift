/// Bytes of an SVG file as they are written: numbers, attributes and text in the one form this project uses.
///
/// Numbers are thousandths without trailing zeros or a leading zero (`.5`, `12`, `-3.25`), which is what the display
/// list was rounded to, so nothing is lost and nothing depends on a locale.
struct SVGBuffer {
    private(set) var bytes: [UInt8] = []

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Text that is known to hold no character with a meaning in XML.
    mutating func append(plain text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func append(_ other: SVGBuffer) { bytes.append(contentsOf: other.bytes) }

    mutating func append(byte: UInt8) { bytes.append(byte) }

    mutating func append(_ value: Double) { append(value, digits: 3) }

    /// `value` with up to `digits` decimals; a value that is no number or beyond every screen is written as 0.
    mutating func append(_ value: Double, digits: Int) {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let scaled = (value * scale).rounded()
        guard scaled.isFinite, abs(scaled) < 1e18 else { return append(byte: UInt8(ascii: "0")) }
        append(Int(scaled), decimals: digits)
    }

    /// `value` / 10^`decimals`.
    mutating func append(_ value: Int, decimals: Int = 0) {
        if value < 0 { append(byte: UInt8(ascii: "-")) }
        var magnitude = value.magnitude
        var remaining = decimals
        while remaining > 0, magnitude.isMultiple(of: 10) {
            magnitude /= 10
            remaining -= 1
        }
        var divisor: UInt = 1
        for _ in 0..<remaining { divisor *= 10 }
        let whole = magnitude / divisor
        if whole > 0 || remaining == 0 { append(digitsOf: whole, width: 1) }
        if remaining > 0 {
            append(byte: UInt8(ascii: "."))
            append(digitsOf: magnitude % divisor, width: remaining)
        }
    }

    private mutating func append(digitsOf value: UInt, width: Int) {
        let start = bytes.count
        var rest = value
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        while bytes.count - start < width { bytes.append(UInt8(ascii: "0")) }
        bytes[start...].reverse()
    }

    /// Text or an attribute's value from outside: the five characters of markup become entities, and what XML 1.0
    /// forbids (control characters, U+FFFE, U+FFFF) becomes U+FFFD. White space other than the space is written as a
    /// reference, since a parser would turn it into one.
    mutating func append(escaped text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&quot;")
            case "'": append("&#39;")
            case "\t": append("&#9;")
            case "\n": append("&#10;")
            case "\r": append("&#13;")
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": append("\u{FFFD}")
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }
}

extension SVGBuffer {
    /// ` name="value"` for a value from outside.
    mutating func attribute(_ name: StaticString, _ value: String) {
        open(name)
        append(escaped: value)
        append("\"")
    }

    mutating func attribute(_ name: StaticString, _ value: Double) {
        open(name)
        append(value)
        append("\"")
    }

    mutating func attribute(_ name: StaticString, reference id: String) {
        open(name)
        append("url(#")
        append(escaped: id)
        append(")\"")
    }

    /// Both forms of a link to an element of this file: `href` for browsers, `xlink:href` for older readers.
    mutating func link(to id: String) {
        attribute("href", "#" + id)
        attribute("xlink:href", "#" + id)
    }

    /// Bytes of a picture as a link that needs no file beside it: once, since readers that draw filters know `href`.
    mutating func link(toPNG bytes: [UInt8]) {
        attribute("href", "data:image/png;base64," + bytes.base64)
    }

    mutating func attribute(_ name: StaticString, _ transform: AffineTransform) {
        open(name)
        if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
            append("translate(")
        } else {
            append("matrix(")
            for factor in [transform.a, transform.b, transform.c, transform.d] {
                append(factor, digits: 6)
                append(" ")
            }
        }
        append(transform.tx)
        append(" ")
        append(transform.ty)
        append(")\"")
    }

    private mutating func open(_ name: StaticString) {
        append(" ")
        append(name)
        append("=\"")
    }

    mutating func rectangle(_ rect: Rect) {
        attribute("x", rect.x)
        attribute("y", rect.y)
        attribute("width", rect.width)
        attribute("height", rect.height)
    }

    /// A class made of a prefix and a token's path: `color.fill` after `fill-` gives `fill-color-fill`.
    mutating func append(class prefix: StaticString, token: String) {
        append(prefix)
        for byte in token.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
                append(byte: byte)
            default: append(byte: UInt8(ascii: "-"))
            }
        }
    }
}
