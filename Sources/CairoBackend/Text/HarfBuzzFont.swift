internal import CCairo
import Drawing

/// A face loaded for shaping and for outlines, in whole font units.
///
/// HarfBuzz reads the file by itself: no hinting, no size and no setting of the machine is involved.
struct HarfBuzzFont: ~Copyable {
    let pointer: OpaquePointer
    let unitsPerEm: Int

    /// Nil where the file can't be read as a font.
    init?(path: String, index: Int) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)) else { return nil }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
        hb_ot_font_set_funcs(font)
        unitsPerEm = Int(hb_face_get_upem(face))
        pointer = font
    }

    deinit { hb_font_destroy(pointer) }

    private var face: OpaquePointer? { hb_font_get_face(pointer) }

    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(pointer, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// Font units above and below the baseline.
    var extents: (ascent: Int, descent: Int) {
        var extents = hb_font_extents_t()
        guard hb_font_get_h_extents(pointer, &extents) != 0 else { return (unitsPerEm, 0) }
        return (Int(extents.ascender), -Int(extents.descender))
    }

    /// What the file says of itself; nil where it has no names.
    func describe(path: String, index: Int) -> FontFile? {
        // 16 is the family as designers know it; 1 splits it by weight in many files. 6 is the PostScript name.
        guard let family = name(16) ?? name(1), let postScriptName = name(6) else { return nil }
        return FontFile(
            path: path,
            index: index,
            postScriptName: postScriptName,
            family: family,
            weight: Int(hb_style_get_value(pointer, HB_STYLE_TAG_WEIGHT)),
            isItalic: hb_style_get_value(pointer, HB_STYLE_TAG_ITALIC) > 0
        )
    }

    private func name(_ id: UInt32) -> String? {
        let english = hb_language_from_string("en", -1)
        var count: UInt32 = 256
        var buffer = [CChar](repeating: 0, count: Int(count))
        guard hb_ot_name_get_utf8(face, id, english, &count, &buffer) > 0 else { return nil }
        return String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
