import CairoBackend
import Drawing
import Testing

@Suite("Glass is one picture in the rasteriser and in librsvg's drawing of the SVG")
struct GlassParityTests {
    static let cases = GlassFrames.backdrops.flatMap { backdrop in GlassFrames.materials.map { (backdrop, $0) } }

    @Test(
        "inside the glass's boxes at most .1 % of pixels differ by more than 8, none by more than 24",
        arguments: cases,
        [1.0, 3.0]
    )
    func agrees(_ example: (backdrop: String, material: String), scale: Double) throws {
        let list = try GlassFrames().frame(over: example.backdrop, of: example.material)
        let comparison = try compare(list, judgedBy: list, scale: scale)
        #expect(comparison.share <= 0.001, "worst at \(comparison.place)")
        #expect(comparison.largest <= 24, "worst at \(comparison.place)")
    }

    /// The rasteriser's drawing of one list beside librsvg's drawing of another, in the box around all the glass.
    private func compare(_ list: DisplayList, judgedBy other: DisplayList, scale: Double) throws -> PixelComparison {
        let drawn = try CairoRasterizer().rasterize(list, scale: scale)
        let judged = try SVGRasterizer().rasterize(SVGWriter().write(other, label: "glass"), scale: scale)
        let box = GlassFrames.accessory.union(GlassFrames.platter).union(GlassFrames.button)
        let left = try #require(drawn.cropped(to: box, scale: scale))
        let right = try #require(judged.cropped(to: box, scale: scale))
        return try #require(PixelComparison(left, right))
    }
}

extension PixelBuffer {
    /// The pixels that lie wholly or partly in `rect`, in points.
    func cropped(to rect: Rect, scale: Double) -> PixelBuffer? {
        let left = max(0, Int((rect.minX * scale).rounded(.down)))
        let top = max(0, Int((rect.minY * scale).rounded(.down)))
        let right = min(width, Int((rect.maxX * scale).rounded(.up)))
        let bottom = min(height, Int((rect.maxY * scale).rounded(.up)))
        let size = format.bytesPerPixel
        let rows = (top..<bottom).flatMap { row in bytes[(row * width + left) * size..<(row * width + right) * size] }
        return PixelBuffer(width: right - left, height: bottom - top, format: format, bytes: rows)
    }
}
