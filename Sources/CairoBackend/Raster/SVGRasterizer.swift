public import Drawing

/// Draws an SVG file as pixels through librsvg: the judge of the rasteriser, and the way a golden SVG is seen again.
public struct SVGRasterizer: Sendable {
    /// A rasteriser, which keeps nothing from one picture to the next.
    public init() {}

    /// The picture at `scale` pixels per user unit, on transparent ground.
    ///
    /// Throws `SVGError` for a file that is no SVG or states no size, `PictureTooLarge` before any memory is taken, and
    /// `CairoError`.
    public func rasterize(_ svg: [UInt8], scale: Double) throws -> PixelBuffer {
        let handle = try SVGHandle(svg)
        let size = try handle.size()
        let pixels = try PixelSize(width: size.width, height: size.height, scale: scale)
        let page = Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height))
        return try PixelBuffer.drawn(pixels) { context in try handle.draw(in: page, on: context) }
    }
}
