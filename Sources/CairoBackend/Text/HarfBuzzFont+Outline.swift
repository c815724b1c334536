internal import CCairo
import Drawing

extension HarfBuzzFont {
    /// The glyph's outline in whole font units, y up; curves stay what the file has them as.
    func outline(of glyph: UInt32) -> GlyphOutline {
        let collector = OutlineCollector()
        let unmanaged = Unmanaged.passUnretained(collector)
        OutlineCollector.withDrawFunctions { functions in
            hb_font_get_glyph_shape(pointer, glyph, functions, unmanaged.toOpaque())
        }
        return GlyphOutline(path: collector.path)
    }
}

/// Receives an outline from HarfBuzz piece by piece.
private final class OutlineCollector {
    var path = Path()

    static func withDrawFunctions(_ body: (OpaquePointer?) -> Void) {
        let functions = hb_draw_funcs_create()
        defer { hb_draw_funcs_destroy(functions) }
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in OutlineCollector.add(.move(.whole(x, y)), to: data) },
            nil,
            nil
        )
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in OutlineCollector.add(.line(.whole(x, y)), to: data) },
            nil,
            nil
        )
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                OutlineCollector.add(.quad(.whole(x, y), control: .whole(controlX, controlY)), to: data)
            },
            nil,
            nil
        )
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                OutlineCollector.add(
                    .curve(.whole(x, y), control1: .whole(x1, y1), control2: .whole(x2, y2)),
                    to: data
                )
            },
            nil,
            nil
        )
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in OutlineCollector.add(.close, to: data) },
            nil,
            nil
        )
        body(functions)
    }

    private static func add(_ element: Path.Element, to data: UnsafeMutableRawPointer?) {
        guard let data else { return }
        Unmanaged<OutlineCollector>.fromOpaque(data).takeUnretainedValue().path.elements.append(element)
    }
}

extension Point {
    fileprivate static func whole(_ x: Float, _ y: Float) -> Point {
        Point(x: Double(x.rounded()), y: Double(y.rounded()))
    }
}
