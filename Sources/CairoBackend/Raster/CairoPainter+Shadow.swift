internal import CCairo
import Drawing

extension CairoPainter {
    /// The moved shape as a mask, blurred, laid down in the shadow's colour: what the SVG's filter and opacity ask for.
    func draw(_ shadow: Shadow, of path: Path, on context: borrowing CairoContext) throws {
        guard shadow.color.alpha > 0, let bounds = path.controlBounds else { return }
        let matrix = context.matrix
        guard shadow.sigma > 0 else {
            context.setPath(path, x: shadow.offset.x, y: shadow.offset.y)
            context.setColor(shadow.color)
            context.fill()
            return
        }
        guard
            let region = PixelRect(around: matrix.apply(to: shadow.blurRegion(of: bounds)))
                .intersection(canvas)
        else { return }
        let key = ShadowMasks.Key(
            path: path.mapPoints { Point(x: $0.x + shadow.offset.x, y: $0.y + shadow.offset.y) },
            sigma: shadow.sigma,
            matrix: matrix,
            region: region
        )
        let mask = try masks.mask(for: key)
        cairo_save(context.pointer)
        cairo_identity_matrix(context.pointer)
        context.setColor(shadow.color)
        mask.withSurface { cairo_mask_surface(context.pointer, $0, Double(region.x), Double(region.y)) }
        cairo_restore(context.pointer)
    }
}

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Every pixel that `rect` touches.
    init(around rect: Rect) {
        // Far outside every picture the edges don't matter, but the arithmetic must hold.
        func whole(_ value: Double) -> Int { Int(exactly: min(max(value, -1e6), 1e6)) ?? 0 }
        x = whole(rect.minX.rounded(.down))
        y = whole(rect.minY.rounded(.down))
        width = whole(rect.maxX.rounded(.up)) - x
        height = whole(rect.maxY.rounded(.up)) - y
    }

    /// Nil where the two share no pixel.
    func intersection(_ other: PixelRect) -> PixelRect? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        guard left < right, top < bottom else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
