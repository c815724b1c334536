import Drawing

extension CairoPainter {
    /// The moved shape as a mask, blurred, laid down in the shadow's colour: what the SVG's filter and opacity ask for.
    func draw(_ shadow: Shadow, of path: Path, on context: borrowing CairoContext) throws {
        guard shadow.color.alpha > 0, let bounds = path.controlBounds else { return }
        context.setColor(shadow.color)
        guard shadow.sigma > 0 else {
            context.setPath(path, x: shadow.offset.x, y: shadow.offset.y)
            context.fill()
            return
        }
        let scale = blurScale
        let matrix = context.matrix.concatenated(with: .scale(scale, around: .zero))
        let reach = PixelRect(around: matrix.apply(to: shadow.blurRegion(of: bounds)))
        guard let region = reach.intersection(canvas.scaled(by: scale)), let origin = PixelPlace(.zero) else { return }
        let moved = path.mapPoints { Point(x: $0.x + shadow.offset.x, y: $0.y + shadow.offset.y) }
        let key = ShadowKey(path: moved, sigma: shadow.sigma, matrix: matrix, region: region)
        try kept.shadows.picture(for: key, make: key.draw)?
            .lay(at: origin, asMask: true, pixelsPerUnit: scale, on: context)
    }
}
