import CairoBackend
import Drawing
import Testing

@Suite("The rasteriser and librsvg's drawing of the SVG are one picture")
struct ParityTests {
    @Test(
        "at most .01 % of pixels differ by more than 8, none by more than 24",
        arguments: SampleFrames.names,
        [1.0, 2.0, 3.0]
    )
    func agrees(name: String, scale: Double) throws {
        let list = try SampleFrames().frame(named: name)
        let drawn = try CairoRasterizer().rasterize(list, scale: scale)
        let judged = try SVGRasterizer().rasterize(SVGWriter().write(list, label: name), scale: scale)
        let comparison = try #require(PixelComparison(drawn, judged))
        #expect(comparison.share <= 0.0001, "\(name) at \(scale)x, worst at \(comparison.place)")
        #expect(comparison.largest <= 24, "\(name) at \(scale)x, worst at \(comparison.place)")
    }
}
