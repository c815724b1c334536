internal import CCairo
import Drawing

extension CairoPainter {
    /// Pixels per unit of the pen where something has to be pixels.
    var blurScale: Double { isVector ? finePixels : 1 }

    /// Shows the backdrop, just drawn, to every pane of the frame, before anything lies on it.
    ///
    /// A drawing of outlines has no pixels to see, so the backdrop is drawn once more for it. Throws as `draw` does.
    func showBackdrop(_ backdrop: Layer, on context: borrowing CairoContext) throws {
        let region = canvas.scaled(by: blurScale)
        try panes.gather(list.root, canvas: region, scale: blurScale, on: context)
        guard isVector else {
            let surface = cairo_get_target(context.pointer)
            cairo_surface_flush(surface)
            guard let data = cairo_image_surface_get_data(surface) else { throw CairoError.wrongSize }
            let stride = Int(cairo_image_surface_get_stride(surface))
            return panes.see(UnsafeRawBufferPointer(start: data, count: stride * canvas.height), stride: stride)
        }
        let surface = try pixels(of: backdrop, in: region, on: context)
        let stride = surface.stride
        surface.withPixels { panes.see(UnsafeRawBufferPointer($0), stride: stride) }
    }

    /// The pane as it was made from the backdrop. Throws `CairoError`.
    func draw(_ glass: Glass, on context: borrowing CairoContext) throws {
        let matrix = context.matrix.concatenated(with: .scale(blurScale, around: .zero))
        guard let key = PaneKey(glass, matrix: matrix, canvas: canvas.scaled(by: blurScale)) else { return }
        try panes.draw(key, scale: blurScale, on: context)
    }

    /// A blurred layer in a drawing of outlines: as pixels. The pen has the layer's transform and clip already.
    func drawAsPixels(_ layer: Layer, in region: PixelRect, on context: borrowing CairoContext) throws {
        var plain = layer
        plain.transform = .identity
        plain.clip = nil
        plain.opacity = 1
        let fine = region.scaled(by: blurScale)
        let surface = try pixels(of: plain, in: fine, on: context)
        context.group(opacity: layer.opacity) {
            cairo_save(context.pointer)
            cairo_identity_matrix(context.pointer)
            cairo_scale(context.pointer, 1 / blurScale, 1 / blurScale)
            cairo_set_source_surface(context.pointer, surface.pointer, Double(fine.x), Double(fine.y))
            cairo_paint(context.pointer)
            cairo_restore(context.pointer)
        }
    }

    /// What the layer shows in `region` of a finer grid, for a pen that draws outlines.
    private func pixels(of layer: Layer, in region: PixelRect, on context: borrowing CairoContext) throws
        -> ImageSurface
    {
        let matrix = context.matrix
        let painter = CairoPainter(list: list, kept: kept, panes: panes, canvas: region)
        return try ImageSurface.drawn(region) { pen in
            pen.transform(.scale(blurScale, around: .zero))
            pen.transform(matrix)
            try painter.draw(layer, on: pen)
        }
    }
}
