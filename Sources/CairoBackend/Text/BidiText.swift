internal import CCairo
import Drawing

/// A line's characters with what the Unicode algorithms say of each: its embedding level and its script.
struct BidiText {
    var scalars: [Unicode.Scalar]
    /// Even levels run to the right, odd ones to the left.
    var levels: [UInt8]
    /// ISO 15924, as HarfBuzz takes it.
    var scripts: [hb_script_t]
    /// Where each grapheme cluster starts, and past the last one the count of scalars.
    var clusters: [Int]

    init(_ text: String, direction: LayoutDirection) {
        scalars = []
        clusters = [0]
        for character in text {
            if character == "\r\n" {
                scalars.append(" ")
            } else {
                for scalar in character.unicodeScalars { scalars.append(Self.drawable(scalar)) }
            }
            clusters.append(scalars.count)
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        let line = String(view)
        levels = Self.levels(of: line, count: scalars.count, direction: direction)
        scripts = Self.scripts(of: line, count: scalars.count)
    }

    /// One line has no line ends and no tabs: they are spaces; other control characters show as unknown ones.
    private static func drawable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": " "
        case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": "\u{FFFD}"
        default: scalar
        }
    }

    private static func levels(of line: String, count: Int, direction: LayoutDirection) -> [UInt8] {
        var base = direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
        guard count > 0, let levels = pango_log2vis_get_embedding_levels(line, Int32(line.utf8.count), &base) else {
            return [UInt8](repeating: direction == .leftToRight ? 0 : 1, count: count)
        }
        defer { g_free(levels) }
        return Array(UnsafeBufferPointer(start: levels, count: count))
    }

    private static func scripts(of line: String, count: Int) -> [hb_script_t] {
        var scripts: [hb_script_t] = []
        scripts.reserveCapacity(count)
        var line = line
        line.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                guard let start = characters.baseAddress,
                    let iterator = pango_script_iter_new(start, Int32(characters.count))
                else { return }
                defer { pango_script_iter_free(iterator) }
                repeat {
                    var first: UnsafePointer<CChar>?
                    var end: UnsafePointer<CChar>?
                    var script = PANGO_SCRIPT_COMMON
                    pango_script_iter_get_range(iterator, &first, &end, &script)
                    guard let first, let end else { return }
                    let tag = g_unicode_script_to_iso15924(GUnicodeScript(script.rawValue))
                    let range = UnsafeBufferPointer(start: first, count: end - first)
                    // Every byte of UTF-8 but a continuation starts a scalar.
                    let scalarCount = range.reduce(into: 0) { count, byte in
                        if UInt8(bitPattern: byte) & 0xC0 != 0x80 { count += 1 }
                    }
                    let value = hb_script_from_iso15924_tag(hb_tag_t(tag))
                    scripts.append(contentsOf: repeatElement(value, count: scalarCount))
                } while pango_script_iter_next(iterator) != 0
            }
        }
        while scripts.count < count { scripts.append(HB_SCRIPT_COMMON) }
        return scripts
    }
}
