internal import CCairo
public import Drawing

/// Draws a frame's display list as pixels.
///
/// It walks the same list as the SVG writer and leaves nothing to decide: outlines, symbols and numbers are all in the
/// list. One rasteriser belongs to one task, since it keeps parsed symbols; the pixels it returns may go anywhere.
public final class CairoRasterizer {
    private let symbols = SymbolRenderer()
    private let masks = ShadowMasks()

    public init() {}

    /// The frame at `scale` pixels per point, on transparent ground.
    ///
    /// Throws `PictureTooLarge` before any memory is taken, and `CairoError`.
    public func rasterize(_ list: DisplayList, scale: Double) throws -> PixelBuffer {
        let size = try PixelSize(width: list.size.width, height: list.size.height, scale: scale)
        let surface = try ImageSurface(width: size.width, height: size.height)
        let context = try CairoContext(on: surface.pointer)
        context.transform(
            AffineTransform(
                a: Double(size.width) / list.size.width,
                b: 0,
                c: 0,
                d: Double(size.height) / list.size.height,
                tx: 0,
                ty: 0
            )
        )
        let canvas = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        try CairoPainter(list: list, symbols: symbols, masks: masks, canvas: canvas).draw(list.root, on: context)
        try context.check("drawing a frame")
        guard let pixels = surface.pixelBuffer() else {
            throw PictureTooLarge(size: [list.size.width, list.size.height], scale: scale)
        }
        return pixels
    }
}
