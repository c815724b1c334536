import Drawing
import Testing

@Suite("The layer tree")
struct LayerTreeTests {
    @Test("places layers on the screen, every transform applied")
    func frames() throws {
        let frame = Rect(x: 10, y: 20, width: 30, height: 40)
        let inner = Layer(id: "inner", frame: frame, transform: .scale(0.5, around: Point(x: 25, y: 40)))
        let outer = Layer(
            id: "outer",
            frame: Sample.page,
            transform: .translation(x: 100, y: 0.25),
            items: [.layer(inner)]
        )
        let tree = LayerTree(of: try Sample.list([.layer(outer)]))
        #expect(tree.children[0].frame == Rect(x: 100, y: 0.25, width: 100, height: 80))
        #expect(tree.children[0].children[0].frame == Rect(x: 117.5, y: 30.25, width: 15, height: 20))
    }

    @Test("lists a layer's own tokens, each once, sorted, and leaves its children theirs")
    func tokens() throws {
        let child = Layer(id: "child", frame: Sample.page, items: [.fill(.rectangle(Sample.page), Sample.ink)])
        let shadow = Shadow(color: Color(red: 0, green: 0, blue: 0), offset: .zero, blur: 2, token: "e1")
        let tree = LayerTree(
            of: try Sample.list([try Sample.text("b"), try Sample.text("a"), .shadow(Path(), shadow), .layer(child)]) {
                $0.tokens = ["radius.xs"]
            }
        )
        #expect(tree.tokens == ["color.textSecondary", "e1", "radius.xs", "type.caption"])
        #expect(tree.texts == ["b", "a"])
        #expect(tree.children[0].tokens == ["color.textSecondary"])
    }

    @Test("is written as JSON with its keys in one order")
    func json() throws {
        let tab = Layer(
            id: "tab-bar/tab-home",
            frame: Rect(x: 0.5, y: 1, width: 2, height: 3),
            role: .tab(isSelected: true),
            label: "Home \"now\"\n\\ \u{1}",
            hint: "opens",
            items: [try Sample.text("Home")]
        )
        let bar = Layer(id: "progress", frame: Sample.page, role: .progressBar(value: 0.25), label: "p")
        let json = String(decoding: LayerTree(of: try Sample.list([.layer(tab), .layer(bar)])).json, as: UTF8.self)
        #expect(
            json == """
                {
                  "id": "screen",
                  "frame": {"x": 0, "y": 0, "width": 100, "height": 80},
                  "role": null,
                  "spoken": null,
                  "tokens": [],
                  "children": [
                    {
                      "id": "tab-bar/tab-home",
                      "frame": {"x": 0.5, "y": 1, "width": 2, "height": 3},
                      "role": "tab",
                      "selected": true,
                      "spoken": "Home \\"now\\"\\n\\\\ \\u0001",
                      "hint": "opens",
                      "texts": ["Home"],
                      "tokens": ["color.textSecondary", "type.caption"],
                      "children": []
                    },
                    {
                      "id": "progress",
                      "frame": {"x": 0, "y": 0, "width": 100, "height": 80},
                      "role": "progressbar",
                      "value": 0.25,
                      "spoken": "p",
                      "tokens": [],
                      "children": []
                    }
                  ]
                }

                """
        )
    }
}
