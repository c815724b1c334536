import CairoBackend
import Drawing
import Testing
import Theme

/// The rasteriser's drawing of a frame beside librsvg's drawing of the frame's SVG, inside each pane's own box.
@Suite("Glass in a frame is one picture in the rasteriser and in librsvg's drawing of the SVG")
struct GlassFrameParityTests {
    private static let scales = [1.0, 3.0]

    struct Case: Sendable, CustomTestStringConvertible {
        var bar: GlassBars.Bar
        var backdrop: GlassBars.Backdrop
        var testDescription: String { "\(bar.rawValue) over \(backdrop.rawValue)" }

        static let all = GlassBars.Bar.allCases.flatMap { bar in
            GlassBars.Backdrop.allCases.map { Case(bar: bar, backdrop: $0) }
        }
    }

    private let bars = GlassBars()

    @Test(
        "at most .1 % of a pane's pixels differ by more than 8, none by more than 24, at 1x and at 3x",
        arguments: Case.all,
        SPTheme.Appearance.allCases
    )
    func agrees(_ example: Case, _ appearance: SPTheme.Appearance) throws {
        let list = try bars.frame(example.bar, over: example.backdrop, appearance)
        #expect(!list.panes.isEmpty)
        for scale in [1.0, 3.0] {
            for distance in try distances(list, judgedBy: list, scale: scale) {
                #expect(agree(distance), "\(distance) at \(scale)x")
            }
        }
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var change: @Sendable (inout Glass) -> Void

        static let all = [
            Fault(testDescription: "no lens") { $0.lens = nil },
            Fault(testDescription: "no blur") { $0.blur = 0 },
        ]
    }

    @Test(
        "a lens or a blur that one of the two leaves out is found",
        arguments: Fault.all,
        SPTheme.Appearance.allCases
    )
    func finds(_ fault: Fault, _ appearance: SPTheme.Appearance) throws {
        let right = try bars.frame(.searchTab, over: .text, appearance)
        let wrong = try right.withGlass(bars, fault.change)
        for scale in [1.0, 3.0] {
            #expect(try !distances(wrong, judgedBy: right, scale: scale).allSatisfy(agree), "in the rasteriser")
            #expect(try !distances(right, judgedBy: wrong, scale: scale).allSatisfy(agree), "in the SVG")
        }
    }

    private func agree(_ distance: PixelDistance) -> Bool { distance.share <= 0.001 && distance.largest <= 24 }

    /// One for each pane.
    private func distances(
        _ list: DisplayList,
        judgedBy other: DisplayList,
        scale: Double
    ) throws -> [PixelDistance] {
        let drawn = try CairoRasterizer().rasterize(list, scale: scale)
        let judged = try SVGRasterizer().rasterize(SVGWriter().write(other, label: "glass"), scale: scale)
        return try list.panes.map { pane in
            try #require(PixelDistance(drawn, judged, in: pane.rect, scale: scale, over: 8))
        }
    }
}
