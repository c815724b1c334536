import BarLayout
import CairoBackend
import Drawing
import Testing

@testable import Review

/// What is said of two versions of a frame, from the SVG of each.
@Suite("Two versions of a frame, layer by layer")
struct LayerComparisonTests {
    private static func color(_ hex: UInt32) -> Color {
        Color(
            red: Double(hex >> 16 & 0xFF) / 255,
            green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255,
            alpha: 1
        )
    }

    /// A frame as small as a frame can be: a bar with a pill in it.
    struct Sample {
        var bar = Rect(x: 20, y: 30, width: 160, height: 40)
        var pill = Rect(x: 24, y: 34, width: 40, height: 32)
        var radius = 8.0
        var ink: UInt32 = 0xE5E5EA
        var token = "color.fill"
        var barTokens = ["elevation.e2"]
        var label = "Home"
        var hasPill = true
        var isPillOutside = false
        var order = ["screen/a", "screen/b", "screen/c"]
        var opacity = 1.0

        func svg() throws -> [UInt8] {
            let shape = Path.circularRectangle(pill, radius: radius)
            var bar = Layer(id: "tab-bar", frame: bar, role: .tabList, label: label, tokens: barTokens)
            let pill = Layer(
                id: "tab-bar/pill",
                frame: pill,
                opacity: opacity,
                tokens: ["radius.md"],
                items: [.fill(shape, .solid(LayerComparisonTests.color(ink), token: token))]
            )
            if hasPill, !isPillOutside { bar.items.append(.layer(pill)) }
            let others = order.map { Item.layer(Layer(id: $0, frame: Rect(x: 0, y: 0, width: 9, height: 9))) }
            let outside = isPillOutside ? [Item.layer(pill)] : []
            let list = try DisplayList(
                size: Size(width: 200, height: 100),
                root: Layer(
                    id: "screen",
                    frame: Rect(x: 0, y: 0, width: 200, height: 100),
                    items: [.layer(bar)] + others + outside
                ),
                shaper: TextShaper(),
                symbols: SymbolLibrary(folder: nil)
            )
            return SVGWriter().write(list, label: "sample")
        }
    }

    private static func said(_ change: (inout Sample) -> Void) throws -> [String] {
        var after = Sample()
        change(&after)
        return try LayerComparison.changes(
            from: FrameLayerReader.layers(of: Sample().svg()),
            to: FrameLayerReader.layers(of: after.svg())
        ).map(\.description)
    }

    @Test("nothing is said of what is the same")
    func same() throws {
        #expect(try Self.said { _ in }.isEmpty)
    }

    @Test("a layer that moved, and its outline with it")
    func moved() throws {
        #expect(try Self.said { $0.pill.x += 2 } == ["tab-bar/pill x 24 → 26 pt"])
        #expect(try Self.said { $0.pill.y -= 0.5 } == ["tab-bar/pill y 34 → 33.5 pt"])
        #expect(try Self.said { $0.pill.width += 4 } == ["tab-bar/pill width 40 → 44 pt"])
    }

    @Test("what moves along with the layer it is in goes without saying")
    func carried() throws {
        let said = try Self.said {
            $0.bar.x += 3
            $0.pill.x += 3
        }
        #expect(said == ["tab-bar x 20 → 23 pt"])
    }

    @Test("a colour, with the token that decides it")
    func colored() throws {
        #expect(try Self.said { $0.ink = 0xFF0000 } == ["tab-bar/pill fill #e5e5ea → #ff0000 (color.fill)"])
    }

    @Test("another token, even for the same colour")
    func token() throws {
        #expect(try Self.said { $0.token = "color.surface" } == ["tab-bar/pill token color.fill → color.surface"])
        #expect(try Self.said { $0.barTokens = ["elevation.e3"] } == ["tab-bar token elevation.e2 → elevation.e3"])
    }

    @Test("a corner, with the radius that decides it")
    func corner() throws {
        #expect(try Self.said { $0.radius = 6 } == ["tab-bar/pill outline changed (radius.md)"])
    }

    @Test("spoken words and opacity")
    func words() throws {
        #expect(try Self.said { $0.label = "Start & more" } == ["tab-bar spoken “Home” → “Start & more”"])
        #expect(try Self.said { $0.opacity = 0.5 } == ["tab-bar/pill opacity 1 → 0.5"])
    }

    @Test("layers that are drawn over others than before, as few as can have moved, and layers in another layer")
    func order() throws {
        #expect(
            try Self.said { $0.order = ["screen/c", "screen/a", "screen/b"] } == ["screen/c above screen/b → tab-bar"]
        )
        #expect(
            try Self.said { $0.order = ["screen/a", "screen/b", "screen/new", "screen/c"] } == ["screen/new added"]
        )
        #expect(try Self.said { $0.isPillOutside = true } == ["tab-bar/pill inside tab-bar → screen"])
    }

    @Test("layers that are gone or new")
    func layers() throws {
        #expect(try Self.said { $0.hasPill = false } == ["tab-bar/pill removed"])
        var before = Sample()
        before.hasPill = false
        let changes = try LayerComparison.changes(
            from: FrameLayerReader.layers(of: before.svg()),
            to: FrameLayerReader.layers(of: Sample().svg())
        )
        #expect(changes == [LayerChange("tab-bar/pill", .added, tokens: ["color.fill", "radius.md"])])
    }
}
