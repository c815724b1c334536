import Drawing
import Testing

@Suite("Text in SVG")
struct SVGTextTests {
    @Test("is a group of uses in font units, named by its words")
    func outlines() throws {
        let svg = try Sample.svg([try Sample.text("a b")])
        #expect(svg.components(of: "<path id=\"a97\" d=\"M0 0h400v700h-400z\"/>") == 1)
        #expect(!svg.contains("id=\"a32\""), "a space has no outline")
        #expect(
            svg.contains(
                "fill=\"#000000\" fill-opacity=\".6\" data-type-token=\"type.caption\" role=\"img\" aria-label=\"a b\" "
                    + "transform=\"translate(10 20)scale(.01 -.01)\"><use href=\"#a97\" xlink:href=\"#a97\"/>"
                    + "<use href=\"#a98\" xlink:href=\"#a98\" x=\"1000\"/></g>"
            )
        )
    }

    @Test("keeps a glyph's id when other words change")
    func stableIds() throws {
        let short = try Sample.svg([try Sample.text("b")])
        let long = try Sample.svg([try Sample.text("abc")])
        #expect(short.contains("<path id=\"a98\"") && long.contains("<path id=\"a98\""))
    }

    @Test("is written in points where a gradient runs over it")
    func gradient() throws {
        let svg = try Sample.svg([try Sample.text("a", paint: SVGWriterTests.fading)])
        #expect(svg.contains("<path d=\"M10 20h4v-7h-4z\"/></g>"))
    }

    @Test("stands as text in live mode, with nothing that readers place differently")
    func live() throws {
        let svg = try Sample.svg([try Sample.text("a < b")], textMode: .live)
        #expect(
            svg.contains(
                "font-family=\"&#39;Inter&#39;, system-ui, sans-serif\" font-size=\"10\" font-weight=\"500\" "
                    + "letter-spacing=\".2\" text-anchor=\"start\">a &lt; b</text>"
            )
        )
        #expect(!svg.contains("<path id="))
    }

    @Test("in live mode that is read from the right ends at its left end")
    func liveRightToLeft() throws {
        guard case .text(var item) = try Sample.text("ab") else { return }
        item.text.direction = .rightToLeft
        let svg = try Sample.svg([.text(item)], textMode: .live)
        #expect(svg.contains("direction=\"rtl\" text-anchor=\"end\">ab</text>"))
    }

    static let hostile: [(text: String, written: String)] = [
        ("</script><script>", "&lt;/script&gt;&lt;script&gt;"),
        ("\"quoted\" & 'so'", "&quot;quoted&quot; &amp; &#39;so&#39;"),
        ("&amp;", "&amp;amp;"),
        ("]]>", "]]&gt;"),
        ("a\u{0}b\u{8}c\u{1F}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}"),
        ("\u{7F}\u{85}\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
        ("tab\tline\n\r", "tab&#9;line&#10;&#13;"),
        ("\u{202E}gnirts\u{1F468}\u{200D}\u{1F469}", "\u{202E}gnirts\u{1F468}\u{200D}\u{1F469}"),
    ]

    @Test("stays text, whatever it holds", arguments: hostile)
    func escaping(text: String, written: String) throws {
        let layer = Layer(id: "title", frame: Sample.page, role: .heading, label: text, items: [try Sample.text(text)])
        let svg = try Sample.svg([.layer(layer)])
        #expect(svg.components(of: "aria-label=\"\(written)\"") == 2)
        #expect(svg.contains("<title>\(written)</title>"))
        #expect(svg.components(of: "<script") == 0)
    }
}
