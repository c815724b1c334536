public import Drawing

/// Draws a frame's display list as pixels.
///
/// It walks the same list as the SVG writer and leaves nothing to decide: outlines, symbols and numbers are all in the
/// list. One rasteriser belongs to one task, since it keeps what it drew for the next frame; the pixels it returns may go
/// anywhere.
public final class CairoRasterizer {
    private let kept = KeptPictures()

    /// A rasteriser that keeps nothing yet.
    public init() {}

    /// The frame at `scale` pixels per point, on transparent ground.
    ///
    /// A picture of the same size that is no longer needed may be given back as `spent`: its memory is drawn into again,
    /// which saves the machine from clearing new pages for every frame. Throws `PictureTooLarge` before any memory is
    /// taken, `SVGError` for a symbol that can't be drawn, and `CairoError`.
    public func rasterize(
        _ list: DisplayList,
        scale: Double,
        reusing spent: consuming PixelBuffer? = nil
    ) throws -> PixelBuffer {
        let size = try PixelSize(width: list.size.width, height: list.size.height, scale: scale)
        let canvas = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        return try PixelBuffer.drawn(size, reusing: consume spent) { context in
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
            let panes = GlassPanes(kept: kept.panes)
            try CairoPainter(list: list, kept: kept, panes: panes, canvas: canvas).draw(list.root, on: context)
        }
    }
}
