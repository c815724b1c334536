import Drawing
import Testing

@Suite("The text dump")
struct TextDumpTests {
    @Test("has a line for each layer and item, indented as they nest")
    func lines() throws {
        let shape = Path.rectangle(Rect(x: 1, y: 2, width: 3, height: 4.5))
        let pill = Layer(
            id: "tab-bar/pill",
            frame: Rect(x: 1, y: 2, width: 3, height: 4),
            role: .tab(isSelected: true),
            label: "Home",
            opacity: 0.5,
            transform: .translation(x: 3, y: 0),
            tokens: ["radius.lg"],
            items: [.fill(shape, Sample.ink)]
        )
        let shadow = Shadow(
            color: Color(red: 0, green: 0, blue: 0, alpha: 0.06),
            offset: Point(x: 0, y: 1),
            blur: 2,
            token: "e1"
        )
        let symbol = SymbolItem(name: "house", rect: Rect(x: 0, y: 0, width: 24, height: 24), paint: Sample.ink)
        let dump = try Sample.list([.shadow(shape, shadow), .layer(pill), try Sample.text("Hi"), .symbol(symbol)])
            .description
        let lines = dump.split(separator: "\n").map { line in
            // The marks of outlines are for comparison, not for reading.
            line.split(separator: " ", omittingEmptySubsequences: false)
                .map { $0.contains("pts/") || $0.contains("glyphs/") ? $0.prefix { $0 != "/" } : $0 }
                .joined(separator: " ")
        }
        #expect(
            lines == [
                "screen 0,0 100×80",
                "  shadow 1,2 3×4.5 5pts #000000 6% x0 y1 blur2 e1",
                "  tab-bar/pill 1,2 3×4 tab selected “Home” opacity 0.5 transform 1 0 0 1 3 0 radius.lg",
                "    fill 1,2 3×4.5 5pts #000000 60% color.textSecondary",
                "  text “Hi” 10,20 w10 Square-Regular 10pt 2glyphs x0 tracking 0.2 #000000 60% color.textSecondary "
                    + "type.caption",
                "  symbol house 0,0 24×24 #000000 60% color.textSecondary",
            ]
        )
    }

    @Test("tells apart outlines of one box, and words of one length")
    func marks() throws {
        let rect = Rect(x: 0, y: 0, width: 40, height: 40)
        let sharp = try Sample.list([.fill(.circularRectangle(rect, radius: 8), Sample.ink)]).description
        let round = try Sample.list([.fill(.circularRectangle(rect, radius: 8.001), Sample.ink)]).description
        #expect(sharp != round)
        #expect(
            try Sample.list([try Sample.text("ab")]).description != Sample.list([try Sample.text("ba")]).description
        )
    }

    @Test("keeps each item on one line, whatever its text holds")
    func oneLine() throws {
        let dump = try Sample.list([try Sample.text("a\nb\u{2028}\u{0}")]).description
        #expect(dump.split(whereSeparator: \.isNewline).count == 2)
        #expect(dump.contains("“a\\u{a}b\\u{2028}\\u{0}”"))
    }
}
