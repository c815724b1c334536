import CairoBackend
import Drawing
import Testing
import Theme

/// The measured figures of real glass, read off frames as they are drawn: state, layout, rasteriser, three pixels a point.
@Suite("Glass has the measured pixels")
struct GlassPixelTests {
    private static let scale = 3.0
    private let bars = GlassBars()

    private func pixels(_ backdrop: GlassBars.Backdrop, _ appearance: SPTheme.Appearance) throws -> PixelBuffer {
        try CairoRasterizer().rasterize(bars.frame(.tabs, over: backdrop, appearance), scale: Self.scale)
    }

    /// The platter of four tabs, in pixels.
    private enum Platter {
        static let left = 21 * 3
        static let right = (21 + 360) * 3
        static let top = 791 * 3
        static let bottom = (791 + 62) * 3
        static let middle = (top + bottom) / 2
        /// Between the second and the third tab, where nothing stands on the glass.
        static let bare = 201 * 3
        /// Inside the pill, beside its tab's symbol and label.
        static let pill = (21 + 4 + 5) * 3
    }

    struct Place: Sendable {
        var backdrop: GlassBars.Backdrop
        var appearance: SPTheme.Appearance

        static let black = [Place(backdrop: .plain, appearance: .dark), Place(backdrop: .opposite, appearance: .light)]
        static let white = [Place(backdrop: .plain, appearance: .light), Place(backdrop: .opposite, appearance: .dark)]
    }

    @Test("over black the body is 24 ± 4 and the pill 34 ± 6 more, in either appearance", arguments: Place.black)
    func darkBody(_ place: Place) throws {
        let picture = try pixels(place.backdrop, place.appearance)
        let body = picture.green(Platter.bare, Platter.middle)
        #expect((20...28).contains(body), "\(body)")
        let pill = picture.green(Platter.pill, Platter.middle) - body
        #expect((28...40).contains(pill), "\(pill)")
    }

    @Test("over black the rim's three pixels are 59, 51 and 42 ± 8 on every edge", arguments: Place.black)
    func darkRim(_ place: Place) throws {
        let picture = try pixels(place.backdrop, place.appearance)
        let edges: [(name: String, pixel: (Int) -> Int)] = [
            ("top", { picture.green(Platter.bare, Platter.top + $0) }),
            ("bottom", { picture.green(Platter.bare, Platter.bottom - 1 - $0) }),
            ("left", { picture.green(Platter.left + $0, Platter.middle) }),
            ("right", { picture.green(Platter.right - 1 - $0, Platter.middle) }),
        ]
        for edge in edges {
            for (depth, target) in [59, 51, 42].enumerated() {
                let value = edge.pixel(depth)
                #expect(abs(value - target) <= 8, "\(edge.name), pixel \(depth): \(value)")
            }
            #expect(edge.pixel(-1) == 0, "dark glass casts no shadow: \(edge.name)")
        }
    }

    @Test("over white the body is 251 to 254 and the pill 18 ± 5 less, in either appearance", arguments: Place.white)
    func lightBody(_ place: Place) throws {
        let picture = try pixels(place.backdrop, place.appearance)
        let body = picture.green(Platter.bare, Platter.middle)
        #expect((251...254).contains(body), "\(body)")
        let pill = body - picture.green(Platter.pill, Platter.middle)
        #expect((13...23).contains(pill), "\(pill)")
    }

    @Test("light glass shades what is below it by 11 ± 5, and less than 1 from 22 points on", arguments: Place.white)
    func lightShadow(_ place: Place) throws {
        let picture = try pixels(place.backdrop, place.appearance)
        // Beside the home indicator.
        let column = 110 * 3
        let shades = (0..<21).map { 255 - picture.green(column, Platter.bottom + 3 * $0) }
        #expect((6...16).contains(shades[0]), "\(shades)")
        #expect(shades == shades.sorted(by: >), "it only grows fainter: \(shades)")
        #expect(shades[20] <= 1)
        let above = 255 - picture.green(column, Platter.top - 1)
        #expect((1...8).contains(above), "about 4: \(above)")
        #expect(255 - picture.green(column, Platter.top - 1 - 22 * 3) <= 0)
    }

    // MARK: Text under the bar

    /// A frame of bare glass over text, without the light along its edge, and with its glass changed.
    private func overText(
        _ appearance: SPTheme.Appearance,
        change: (inout Glass) -> Void = { _ in }
    ) throws -> PixelBuffer {
        let frame = try bars.frame(.tabs, over: .text, appearance).withoutContent(bars).withGlass(bars) {
            $0.rims = []
            change(&$0)
        }
        return try CairoRasterizer().rasterize(frame, scale: Self.scale)
    }

    @Test("text under the bar is displaced in the outer 4 points and nowhere further in than 5", arguments: appearances)
    func displaced(_ appearance: SPTheme.Appearance) throws {
        let bent = try overText(appearance)
        let straight = try overText(appearance) { $0.lens = nil }
        // The straight part of the platter, row by row from each edge.
        let columns = (Platter.left + 31 * 3)..<(Platter.right - 31 * 3)
        var deepest = 0
        var moved = [Bool](repeating: false, count: 31 * 3)
        for depth in 0..<31 * 3 {
            for row in [Platter.top + depth, Platter.bottom - 1 - depth] {
                let distance = columns.map { abs(bent.green($0, row) - straight.green($0, row)) }.max() ?? 0
                if distance > 1 { deepest = max(deepest, depth) }
                if distance > 4 { moved[depth] = true }
            }
        }
        #expect(deepest < 5 * 3, "\(Double(deepest) / 3) points")
        #expect(deepest >= 3 * 3, "\(Double(deepest) / 3) points")
        #expect(moved[0..<6].allSatisfy { $0 }, "the outer two points show something else: \(moved)")
    }

    @Test("inside, no step between pixels is left of what the text had", arguments: appearances)
    func blurred(_ appearance: SPTheme.Appearance) throws {
        let soft = try overText(appearance)
        let sharp = try overText(appearance) { $0.blur = 0 }
        func steepest(_ picture: PixelBuffer) -> Int {
            var step = 0
            for row in Platter.top + 18..<Platter.bottom - 18 {
                for x in Platter.left + 31 * 3..<Platter.right - 31 * 3 {
                    step = max(step, abs(picture.green(x, row) - picture.green(x + 1, row)))
                }
            }
            return step
        }
        #expect(steepest(sharp) >= 15)
        #expect(steepest(soft) * 5 <= steepest(sharp), "\(steepest(soft)) of \(steepest(sharp))")
    }

    private static let appearances = SPTheme.Appearance.allCases
}
