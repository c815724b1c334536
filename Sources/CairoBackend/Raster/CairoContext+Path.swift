internal import CCairo
import Drawing

extension CairoContext {
    /// Replaces the current path by `path`, moved by `x` and `y`.
    func setPath(_ path: Path, x: Double = 0, y: Double = 0) {
        cairo_new_path(pointer)
        var current = Point.zero
        var start = Point.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                cairo_move_to(pointer, point.x + x, point.y + y)
                current = point
                start = point
            case .line(let point):
                cairo_line_to(pointer, point.x + x, point.y + y)
                current = point
            case .quad(let point, let control):
                // Cairo has cubics only; this one is the same curve.
                let control1 = Point(
                    x: (current.x + 2 * control.x) / 3,
                    y: (current.y + 2 * control.y) / 3
                )
                let control2 = Point(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
                curve(to: point, control1: control1, control2: control2, x: x, y: y)
                current = point
            case .curve(let point, let control1, let control2):
                curve(to: point, control1: control1, control2: control2, x: x, y: y)
                current = point
            case .close:
                cairo_close_path(pointer)
                current = start
            }
        }
    }

    private func curve(to point: Point, control1: Point, control2: Point, x: Double, y: Double) {
        cairo_curve_to(
            pointer,
            control1.x + x,
            control1.y + y,
            control2.x + x,
            control2.y + y,
            point.x + x,
            point.y + y
        )
    }

    /// Fills or strokes with `paint` from now on; a gradient's line is in user space.
    func setPaint(_ paint: Paint) {
        switch paint.source {
        case .solid(let color): setColor(color)
        case .linearGradient(let gradient):
            let pattern = cairo_pattern_create_linear(
                gradient.start.x,
                gradient.start.y,
                gradient.end.x,
                gradient.end.y
            )
            for stop in gradient.stops {
                let alpha = (min(max(stop.color.alpha, 0), 1) * 255).rounded() / 255
                cairo_pattern_add_color_stop_rgba(
                    pattern,
                    stop.offset,
                    stop.color.red,
                    stop.color.green,
                    stop.color.blue,
                    alpha
                )
            }
            cairo_set_source(pointer, pattern)
            cairo_pattern_destroy(pattern)
        }
    }
}
