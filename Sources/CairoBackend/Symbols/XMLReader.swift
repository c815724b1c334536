/// Reads the part of XML that icons and frames are written in, strictly: elements, attributes, comments, and the five entities
/// that XML itself knows. A document type with declarations of its own is refused, so nothing can be expanded.
public struct XMLReader {
    private let bytes: [UInt8]
    /// Whether characters may be written by their numbers, which an icon has no need of.
    private let takesNumbers: Bool
    private var position = 0
    private var line = 1

    /// Deeper than any icon, shallow enough for every stack (ours).
    private static let deepest = 64

    private init(_ bytes: [UInt8], takesNumbers: Bool) {
        self.bytes = bytes
        self.takesNumbers = takesNumbers
    }

    /// The document's root element; `takesNumbers` accepts characters that are written by their numbers. Throws
    /// `XMLError`.
    public static func read(_ bytes: [UInt8], takesNumbers: Bool = false) throws(XMLError) -> XMLElement {
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        var reader = XMLReader(bytes, takesNumbers: takesNumbers)
        try reader.skipToElement()
        let root = try reader.element(depth: 0)
        try reader.skipToElement(isAtEnd: true)
        return root
    }

    private func error(_ reason: String) -> XMLError { XMLError(line: line, reason: reason) }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func isNext(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return bytes[position..<position + count].elementsEqual(
            UnsafeBufferPointer(start: text.utf8Start, count: count)
        )
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func skipSpace() {
        while let byte = next, Self.isSpace(byte) { advance() }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

    /// Moves past `end`.
    private mutating func skip(past end: StaticString, of what: String) throws(XMLError) {
        let opened = line
        while position < bytes.count {
            if isNext(end) { return advance(end.utf8CodeUnitCount) }
            advance()
        }
        throw XMLError(line: opened, reason: "\(what) never ends")
    }

    /// Moves past everything that may stand around the root element.
    private mutating func skipToElement(isAtEnd: Bool = false) throws(XMLError) {
        while true {
            skipSpace()
            if next == nil {
                if isAtEnd { return }
                throw error("the file holds no element")
            } else if isNext("<!--") {
                try skip(past: "-->", of: "a comment")
            } else if isNext("<?") {
                try skip(past: "?>", of: "an instruction")
            } else if isNext("<!DOCTYPE") {
                while let byte = next, byte != UInt8(ascii: ">") {
                    if byte == UInt8(ascii: "[") { throw error("a document type with declarations is not accepted") }
                    advance()
                }
                advance()
            } else if isNext("<"), !isAtEnd {
                return
            } else {
                throw error("there is text outside the root element")
            }
        }
    }

    private mutating func element(depth: Int) throws(XMLError) -> XMLElement {
        guard depth < Self.deepest else { throw error("elements are nested more than \(Self.deepest) deep") }
        let opened = line
        advance()
        let name = try self.name()
        var element = XMLElement(name: name, attributes: [], line: opened)
        while true {
            skipSpace()
            if isNext("/>") {
                advance(2)
                return element
            }
            if isNext(">") {
                advance()
                break
            }
            let attribute = try self.attribute()
            guard element[attribute.name] == nil else { throw error("“\(attribute.name)” stands twice") }
            element.attributes.append(attribute)
        }
        try readChildren(of: &element, depth: depth)
        return element
    }

    private mutating func readChildren(of element: inout XMLElement, depth: Int) throws(XMLError) {
        let name = element.name
        var text: [UInt8] = []
        let opened = line
        while next != nil {
            if isNext("<!--") {
                try skip(past: "-->", of: "a comment")
            } else if isNext("<![CDATA[") {
                try skip(past: "]]>", of: "a CDATA section")
            } else if isNext("<?") {
                try skip(past: "?>", of: "an instruction")
            } else if isNext("</") {
                advance(2)
                guard try self.name() == name else { throw error("<\(name)> is closed by another name") }
                skipSpace()
                guard isNext(">") else { throw error("a closing tag never ends") }
                advance()
                element.text = String(decoding: text, as: UTF8.self)
                return
            } else if isNext("<") {
                element.children.append(try self.element(depth: depth + 1))
            } else if takesNumbers, isNext("&") {
                text.append(contentsOf: try reference())
            } else {
                text.append(bytes[position])
                advance()
            }
        }
        throw XMLError(line: opened, reason: "<\(name)> is never closed")
    }

    private mutating func name() throws(XMLError) -> String {
        let start = position
        while let byte = next, !Self.isSpace(byte), !"/>=<\"'".utf8.contains(byte) { advance() }
        guard position > start, let name = String(validating: bytes[start..<position], as: UTF8.self) else {
            throw error("a name is missing or is no UTF-8")
        }
        return name
    }

    private mutating func attribute() throws(XMLError) -> (name: String, value: String) {
        let name = try self.name()
        skipSpace()
        guard isNext("=") else { throw error("“\(name)” has no value") }
        advance()
        skipSpace()
        guard let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw error("the value of “\(name)” is not quoted")
        }
        advance()
        var value: [UInt8] = []
        while let byte = next, byte != quote {
            if byte == UInt8(ascii: "<") { throw error("“<” stands in the value of “\(name)”") }
            if byte == UInt8(ascii: "&") {
                value.append(contentsOf: try reference())
            } else {
                value.append(Self.isSpace(byte) ? 32 : byte)
                advance()
            }
        }
        guard next == quote else { throw error("the value of “\(name)” never ends") }
        advance()
        guard let text = String(validating: value, as: UTF8.self) else {
            throw error("the value of “\(name)” is no UTF-8")
        }
        return (name, text)
    }

    private mutating func reference() throws(XMLError) -> [UInt8] {
        let known: [(StaticString, StaticString)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
        ]
        for (entity, character) in known where isNext(entity) {
            advance(entity.utf8CodeUnitCount)
            return Array(UnsafeBufferPointer(start: character.utf8Start, count: character.utf8CodeUnitCount))
        }
        if takesNumbers, let character = characterByNumber() { return character }
        throw error("only XML's own five entities are accepted")
    }

    /// `&#39;`: the character whose number is written in decimal digits; nil where that is not what comes next.
    private mutating func characterByNumber() -> [UInt8]? {
        guard isNext("&#") else { return nil }
        let digits = bytes[(position + 2)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard digits.count <= 7, bytes.count > digits.endIndex, bytes[digits.endIndex] == UInt8(ascii: ";"),
            let number = UInt32(String(decoding: digits, as: UTF8.self)), let scalar = Unicode.Scalar(number)
        else { return nil }
        advance(digits.count + 3)
        return Array(String(scalar).utf8)
    }
}
