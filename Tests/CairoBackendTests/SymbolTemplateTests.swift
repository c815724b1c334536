import CairoBackend
import Drawing
import Testing

@Suite("A template of the SF Symbols app")
struct SymbolTemplateTests {
    /// A template with these drawings, each a square of its own size around the middle of its margins.
    private static func template(_ names: [String], guides: String? = nil, inside: String = "") -> String {
        let lines = names.enumerated().map { index, name in
            let left = 1000 + index * 300
            return """
                <line id="left-margin-\(name)" x1="\(left)" x2="\(left)" y1="1030" y2="1150"/>
                <line id="right-margin-\(name)" x1="\(left + 100)" x2="\(left + 100)" y1="1030" y2="1150"/>
                """
        }.joined(separator: "\n")
        let drawings = names.enumerated().map { index, name in
            """
            <g id="\(name)" transform="matrix(1 0 0 1 \(1000 + index * 300) 1126)">\(inside)
             <path class="monochrome-0 SFSymbolsPreviewWireframe" d="M\(index) 0h9"/></g>
            """
        }.joined(separator: "\n")
        let own = """
            <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/>
            <line id="Capline-M" x1="263" x2="3036" y1="1056" y2="1056"/>
            <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
            <line id="Capline-S" x1="263" x2="3036" y1="626" y2="626"/>
            \(lines)
            """
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
            <style>.SFSymbolsPreviewWireframe {fill:none;opacity:1.0;stroke:black;stroke-width:0.5}</style>
            <g id="Notes"><rect height="2200" id="artboard" style="fill:white;opacity:1" width="3300" x="0" y="0"/>
            <text id="template-version" style="stroke:none" transform="matrix(1 0 0 1 3036 1933)">Template v.5.0</text></g>
            <g id="Guides">\(guides ?? own)</g>
            <g id="Symbols">\(drawings)</g>
            </svg>
            """
    }

    private func symbol(_ file: String, weight: SymbolWeight = .regular) throws -> Symbol {
        var symbol: Symbol?
        try withFolder(["own.svg": file]) { folder in
            symbol = try SymbolLibrary(folder: folder, weight: weight).symbol(named: "own")
        }
        return try #require(symbol)
    }

    private static let static27 = ["S", "M", "L"].flatMap { scale in
        SymbolWeight.allCases.map { "\($0.rawValue)-\(scale)" }
    }

    @Test(
        "draws the medium scale in the weight asked for, or in the nearest there is",
        arguments: [
            (static27, SymbolWeight.regular, "Regular-M"), (static27, .bold, "Bold-M"), (static27, .black, "Black-M"),
            (["Ultralight-S", "Regular-S", "Black-S"], .regular, "Regular-S"),
            (["Ultralight-S", "Regular-S", "Black-S"], .bold, "Black-S"),
            (["Ultralight-S", "Regular-S", "Black-S"], .thin, "Ultralight-S"),
            (["Regular-M"], .bold, "Regular-M"), (["Light-M", "Semibold-M"], .regular, "Light-M"),
            (["Light-M", "Medium-M"], .regular, "Medium-M"),
        ]
    )
    func weights(names: [String], weight: SymbolWeight, drawn: String) throws {
        let index = try #require(names.firstIndex(of: drawn))
        #expect(try symbol(Self.template(names), weight: weight).markup.contains("d=\"M\(index) 0h9\""))
    }

    @Test("is placed by its margins and its capital letter, and takes the colour of where it is used")
    func place() throws {
        let symbol = try symbol(Self.template(["Regular-M"]))
        #expect(symbol.viewBox == Rect(x: 994, y: 1035, width: 112, height: 112))
        #expect(symbol.markup == "<g transform=\"matrix(1 0 0 1 1000 1126)\"><path d=\"M0 0h9\"/></g>")
    }

    @Test("wider than high, it keeps its width")
    func wide() throws {
        let guides = """
            <line id="Baseline-M" y1="1126"/><line id="Capline-M" y1="1056"/>
            <line id="left-margin" x1="900"/><line id="right-margin" x1="1200"/>
            """
        #expect(
            try symbol(Self.template(["Regular-M"], guides: guides)).viewBox
                == Rect(x: 900, y: 941, width: 300, height: 300)
        )
    }

    @Test(
        "that can't be drawn says why",
        arguments: [
            (template([]), "holds no group such as “Regular-M”"),
            (template(["Sketch-M"]), "holds no group such as “Regular-M”"),
            (template(["Regular-M"], guides: ""), "lacks the guides “Capline-M” and “Baseline-M”"),
            (
                template(["Regular-M"], guides: "<line id='Baseline-M' y1='9'/><line id='Capline-M' y1='1'/>"),
                "lacks the margins of “Regular-M”"
            ),
            (
                template(["Regular-M"], guides: "<line id='Baseline-M' y1='inf'/><line id='Capline-M' y1='1'/>"),
                "lacks the guides"
            ),
            (template(["Regular-M"], inside: "<script>x()</script>"), "<script> is not accepted"),
            (template(["Regular-M"], inside: "<image href='http://a/b.png'/>"), "<image> is not accepted"),
        ]
    )
    func refused(file: String, reason: String) {
        let error = #expect(throws: UnsafeSymbol.self) { try symbol(file) }
        #expect(error?.reason.contains(reason) == true, "\(String(describing: error))")
    }
}
