internal import CCairo
import Drawing

/// One stretch of text as glyphs, left to right, in font units.
struct HarfBuzzRun {
    struct Glyph {
        var id: UInt32
        /// The first scalar of the line that it stands for.
        var cluster: Int
        var advance: Int
        var x: Int
        var y: Int
    }

    private(set) var glyphs: [Glyph] = []

    init(piece: TextPiece, of text: BidiText, font: borrowing HarfBuzzFont, isTracked: Bool) {
        guard piece.font != nil else {
            // What no font has is one box, however many scalars it is made of.
            let advance = hb_font_get_glyph_h_advance(font.pointer, 0)
            glyphs = [Glyph(id: 0, cluster: piece.range.lowerBound, advance: Int(advance), x: 0, y: 0)]
            return
        }
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        text.scalars.withUnsafeBufferPointer { scalars in
            scalars.withMemoryRebound(to: UInt32.self) { codes in
                // The whole line goes in as context, so that letters join across a change of font.
                hb_buffer_add_codepoints(
                    buffer,
                    codes.baseAddress,
                    Int32(clamping: codes.count),
                    UInt32(clamping: piece.range.lowerBound),
                    Int32(clamping: piece.range.count)
                )
            }
        }
        hb_buffer_set_direction(buffer, piece.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, piece.script)
        // A fixed language, where HarfBuzz would take the machine's.
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        Self.shape(buffer, font: font, isTracked: isTracked)

        var count: UInt32 = 0
        let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
        let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
        glyphs = zip(infos, positions).map { info, position in
            Glyph(
                id: info.codepoint,
                cluster: Int(info.cluster),
                advance: Int(position.x_advance),
                x: Int(position.x_offset),
                y: Int(position.y_offset)
            )
        }
    }

    private static func shape(_ buffer: OpaquePointer?, font: borrowing HarfBuzzFont, isTracked: Bool) {
        // Spaced-out letters don't become ligatures (CSS Text says the same of letter-spacing).
        let off = ["liga", "clig", "dlig"].map { (name: String) in
            hb_feature_t(tag: hb_tag_from_string(name, -1), value: 0, start: 0, end: UInt32.max)
        }
        // The shaper is named, where an environment variable could choose another.
        "ot".withCString { openType in
            var shapers: [UnsafePointer<CChar>?] = [openType, nil]
            _ = hb_shape_full(font.pointer, buffer, off, isTracked ? UInt32(off.count) : 0, &shapers)
        }
    }
}
