import Drawing
import Testing
import Theme

@testable import Review

/// What text stands on, told from the display list.
@Suite("Ink and its ground")
struct InkFinderTests {
    private static let repository = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath)))

    /// A pair of tokens, without its shares.
    private struct Pair: Hashable, CustomStringConvertible {
        var foreground: String
        var layers: [String]

        var description: String { "\(foreground) on \(layers.reversed().joined(separator: " over "))" }
    }

    @Test("the pairs that are measured on the sheets are those that the built-in frames show, each at its level")
    func table() throws {
        let stories = try StoryFinder(root: Self.repository + "/Snapshots").stories(named: [])
        let plan = try FramePlan(stories, themes: .standard(folder: Self.repository + "/themes"))
        let touches = try TokenTouches(plan)
        let theme = try #require(touches.themes.first { $0.name == "default" })
        var survey = InkSurvey(of: theme)
        try plan.layOut { laidOut in
            if laidOut.frame.drawn[.theme] == theme.name { survey.add(laidOut) }
        }
        var themes = plan.themes
        for permutation in try themes.document(named: theme.name).permutations() {
            var shown: [Pair: Contrast.Level] = [:]
            for (ink, _) in survey.inks(in: permutation) where Self.isLasting(ink) {
                let pair = Pair(foreground: ink.foreground.name, layers: ink.grounds.map(\.name))
                if shown[pair] != .text { shown[pair] = ink.level }
            }
            var measured: [Pair: Contrast.Level] = [:]
            for pair in ContrastPair.bars
            where pair.inputs.allSatisfy({ permutation.inputs[$0.key] == $0.value }) && Self.isDrawn(pair, permutation)
            {
                measured[Pair(foreground: pair.foreground, layers: pair.layers)] = pair.level
            }
            #expect(measured == shown, "\(permutation)")
        }
    }

    /// Whether nothing under the ink fades or is a picture.
    private static func isLasting(_ ink: Ink) -> Bool {
        ink.grounds.allSatisfy { $0.shares == [1] && !$0.name.hasPrefix("artwork.") }
    }

    /// Glass of the other tone is drawn in either appearance, but in none of the built-in frames with more contrast.
    private static func isDrawn(_ pair: ContrastPair, _ permutation: Permutation) -> Bool {
        let tones = ["light", "dark"].filter { tone in pair.layers.contains { $0.contains(".regular.\(tone).") } }
        return tones.allSatisfy { $0 == permutation.inputs["appearance"] }
    }

    private static func tokens(alpha: Double = 1) throws -> TokenSet {
        func color(_ gray: Double, _ alpha: Double = 1) -> String {
            #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(gray), \#(gray), \#(gray)], "alpha": \#(alpha)}}"#
        }
        let text = #"{"ground": \#(color(1)), "veil": \#(color(0.5, 0.5)), "ink": \#(color(0, alpha))}"#
        return try TokenSet(document: .init(bytes: Array(text.utf8), file: "own.tokens.json"))
    }

    private static func fill(_ token: String, _ rect: Rect, _ gray: Double, alpha: Double = 1) -> Item {
        .fill(.rectangle(rect), .solid(Color(red: gray, green: gray, blue: gray, alpha: alpha), token: token))
    }

    private static let screen = Rect(x: 0, y: 0, width: 100, height: 100)

    private static func found(_ items: [Item]) throws -> [InkFinder.Found] {
        let root = Layer(id: "screen", frame: screen, items: items)
        let list = try DisplayList(
            size: Size(width: 100, height: 100),
            root: root,
            shaper: NoText(),
            symbols: NoSymbols()
        )
        return InkFinder(list, tokens: try tokens(), opaque: ["ground"]).found
    }

    private static func caret(opacity: Double = 1, items: [Item] = []) -> Item {
        let dot = Rect(x: 40, y: 40, width: 2, height: 2)
        return .layer(
            Layer(id: "search-field/caret", frame: dot, opacity: opacity, items: [fill("ink", dot, 0)] + items)
        )
    }

    @Test("ground is what lies under the middle, from the topmost opaque paint up")
    func grounds() throws {
        let found = try Self.found([
            Self.fill("veil", Self.screen, 0.5, alpha: 0.5), Self.fill("ground", Self.screen, 1),
            Self.fill("veil", Self.screen, 0.5, alpha: 0.5),
            Self.fill("veil", Rect(x: 60, y: 60, width: 9, height: 9), 0.5, alpha: 0.5), Self.caret(),
        ])
        #expect(found.map(\.layer) == ["search-field/caret"])
        #expect(found.first?.ink.grounds.map(\.name) == ["ground", "veil"])
        #expect(found.first?.ink.level == .largeOrGraphic)
    }

    @Test("what fades, stands on glass or is outside the screen is left out")
    func leftOut() throws {
        let ground = Self.fill("ground", Self.screen, 1)
        #expect(try Self.found([ground, Self.caret()]).count == 1)
        #expect(try Self.found([ground, Self.caret(opacity: 0.5)]).isEmpty)
        #expect(try Self.found([Self.caret()]).isEmpty)
        let backdrop = Item.layer(Layer(id: Glass.backdropID, frame: Self.screen, items: [ground]))
        let glass = Item.glass(Glass(rect: Self.screen, radius: 0, blur: 1))
        #expect(try Self.found([backdrop, glass, Self.caret()]).isEmpty)
        #expect(try Self.found([backdrop, glass, ground, Self.caret()]).count == 1)
    }

    @Test("a shape is ground where it covers the ink, not where only its box does")
    func shapes() throws {
        var corner = Path()
        corner.move(to: Point(x: 0, y: 0))
        corner.line(to: Point(x: 100, y: 0))
        corner.line(to: Point(x: 0, y: 100))
        corner.close()
        func grounds(_ path: Path) throws -> [String] {
            let color = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)
            let shape = Item.fill(path, .solid(color, token: "veil"))
            let found = try Self.found([Self.fill("ground", Self.screen, 1), shape, Self.caret()])
            return found.flatMap { $0.ink.grounds.map(\.name) }
        }
        #expect(try grounds(corner) == ["ground", "veil"])
        #expect(try grounds(corner.mapPoints { Point(x: 100 - $0.x, y: 100 - $0.y) }) == ["ground"])
        #expect(try grounds(.ellipse(Rect(x: 39, y: 39, width: 20, height: 20))) == ["ground"])
        #expect(try grounds(.ellipse(Rect(x: 36, y: 36, width: 10, height: 10))) == ["ground", "veil"])
    }

    @Test("what stands on a photograph is left out, unless something hides it")
    func photograph() throws {
        let ground = Self.fill("ground", Self.screen, 1)
        func picture(_ id: String) -> Item { .layer(Layer(id: id, frame: Self.screen, items: [ground])) }
        #expect(try Self.found([ground, picture("tile/artwork"), Self.caret()]).count == 1)
        #expect(try Self.found([ground, picture("tile/photograph"), Self.caret()]).isEmpty)
        #expect(try Self.found([picture("tile/photograph"), ground, Self.caret()]).count == 1)
    }

    @Test("an ink is as faint as on the worst colour under it")
    func faintest() throws {
        let tokens = try Self.tokens()
        let veiled = Ink(
            foreground: Pigment(name: "ink"),
            grounds: [Pigment(name: "ground"), Pigment(name: "veil", shares: [0, 1])],
            level: .text
        )
        let bare = Ink(foreground: Pigment(name: "ink"), grounds: [Pigment(name: "ground")], level: .text)
        #expect(abs((bare.faintest(in: tokens)?.ratio ?? 0) - 21) < 1e-9)
        #expect(veiled.stacks(in: tokens).count == 2)
        #expect((veiled.faintest(in: tokens)?.ratio ?? 21) < 12)
        let none = Ink(foreground: Pigment(name: "ink"), grounds: [Pigment(name: "radius")], level: .text)
        #expect(none.faintest(in: tokens) == nil)
    }
}

private final class NoText: TextShaping {
    struct Missing: Error {}
    func shape(_ request: TextRequest) throws -> ShapedText { throw Missing() }
    func outline(of glyph: GlyphKey) throws -> GlyphOutline { throw Missing() }
}

private final class NoSymbols: SymbolSource {
    struct Missing: Error {}
    func symbol(named name: String) throws -> Symbol { throw Missing() }
}
