import CairoBackend
import Drawing
import SourceJSON
import Testing
import Theme

@testable import Review

/// What a sheet says is proved on its display list, before a pixel is drawn.
@Suite("A sheet of tokens")
struct TokenSheetTests {
    static func preview(_ json: String, file: String = "own.tokens.json") throws -> TokenPreview {
        let folder = try ScratchFolder()
        let path = try folder.write(file, json)
        return try TokenPreview(file, document: try ThemeDocument(path: path))
    }

    static func list(_ sheet: TokenSheet) throws -> DisplayList {
        try sheet.displayList(shaper: TextShaper(), symbols: SymbolLibrary(folder: nil))
    }

    static func texts(_ json: String) throws -> [String] {
        let preview = try preview(json)
        return try preview.sheets.flatMap { try Self.list($0.sheet).root.shownTexts }
    }

    static func color(_ value: String, _ rest: String = "") -> String {
        #"{"a": {"$type": "color", "$value": \#(value)\#(rest)}}"#
    }

    static let builtIn = Result {
        try ["default", "harbor"].map { name in
            try TokenPreview(name, document: try ThemeSource.embedded.document(named: name))
        }
    }

    @Test(
        "a swatch says its colour in hex and in OKLCH",
        arguments: [
            (#"{"colorSpace": "srgb", "components": [1, 0, 0]}"#, "#ff0000", "oklch(62.8% 0.2577 29.2)"),
            (#"{"colorSpace": "srgb", "components": [1, 1, 1]}"#, "#ffffff", "oklch(100% 0 none)"),
            (
                #"{"colorSpace": "srgb", "components": [0, 0, 1], "alpha": 0.5}"#, "#0000ff80",
                "oklch(45.2% 0.3132 264.1 / 50%)"
            ),
        ]
    )
    func swatch(value: String, hex: String, oklch: String) throws {
        let texts = try Self.texts(Self.color(value))
        #expect(texts.contains(hex))
        #expect(texts.contains(oklch))
        #expect(!texts.contains("Outside sRGB"))
    }

    @Test("a colour outside sRGB is marked, and drawn as the nearest inside")
    func gamut() throws {
        let texts = try Self.texts(Self.color(#"{"colorSpace": "display-p3", "components": [0, 1, 0]}"#))
        #expect(texts.contains("Outside sRGB"))
        let inside = try Self.texts(Self.color(#"{"colorSpace": "display-p3", "components": [0.5, 0.5, 0.5]}"#))
        #expect(!inside.contains("Outside sRGB"))
    }

    @Test("a deprecated token is marked with its reason and struck through")
    func deprecated() throws {
        let value = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#
        let plain = try Self.preview(Self.color(value))
        let old = try Self.preview(
            Self.color(value, #", "$deprecated": "Use b"}, "b": {"$type": "color", "$value": "{a}""#)
        )
        #expect(try Self.list(old.sheets[0].sheet).root.shownTexts.contains("Deprecated: Use b"))
        func fills(_ preview: TokenPreview) throws -> Int {
            try Self.list(preview.sheets[0].sheet).root.layer("colors/a")?.items.filter(\.isFill).count ?? 0
        }
        #expect(try fills(old) == fills(plain) + 1)
    }

    @Test("an alias names its whole chain, and a token those that name it")
    func aliases() throws {
        let texts = try Self.texts(
            #"{"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}}"#
        )
        #expect(texts.contains("= b = a"))
        #expect(texts.contains("Named by b"))
        #expect(texts.contains("Named by c"))
    }

    // MARK: Contrast

    @Test(
        "a pair passes at its level and fails just under it",
        arguments: [("#767676", "4.54", "Passes 4.5"), ("#777777", "4.47", "Fails 4.5")]
    )
    func contrast(hex: String, ratio: String, verdict: String) throws {
        let digits = try #require(Int(hex.dropFirst(5), radix: 16))
        let gray = Double(digits) / 255
        let texts = try Self.texts(
            """
            {"color": {"$type": "color",
            "textPrimary": {"$value": {"colorSpace": "srgb", "components": [\(gray), \(gray), \(gray)]}},
            "bg": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}
            """
        )
        #expect(texts.contains(ratio))
        #expect(texts.contains(verdict))
        #expect(texts.contains { $0.hasSuffix("would pass") } == verdict.hasPrefix("Fails"))
    }

    @Test(
        "a ratio is rounded down, so that one that fails never reads as its level",
        arguments: [
            (4.4999, "4.49"), (4.5, "4.50"), (3, "3.00"), (21, "21.00"), (2.9999, "2.99"),
        ]
    )
    func rounding(ratio: Double, text: String) {
        #expect(SheetNumber.ratio(ratio) == text)
    }

    @Test("a theme's contrast stands in light, dark and increased contrast")
    func permutations() throws {
        let preview = try Self.builtIn.get()[0]
        #expect(preview.sheets.map(\.stem) == ["default", "default.increased"])
        #expect(preview.sheets.map(\.sheet.subtitle) == ["Standard contrast", "Increased contrast"])
        #expect(preview.sheets[0].sheet.columns.map(\.title) == ["Light", "Dark"])
        #expect(
            preview.sheets[0].sheet.measured.map(\.title) == [
                "Light, standard contrast", "Light, increased contrast", "Dark, standard contrast",
                "Dark, increased contrast",
            ]
        )
    }

    // MARK: Type and motion

    @Test(
        "the ladder gives size, leading and tracking in points",
        arguments: [
            ("type/type.caption/large", ["12 / 16", "0.006"]), ("type/type.caption/AX5", ["43 / 51", "−0.954"]),
            ("type/type.body/xSmall", ["14 / 19", "−0.087"]), ("type/type.largeTitle/large", ["34 / 41", "−0.742"]),
        ]
    )
    func ladder(rung: String, figures: [String]) throws {
        let list = try Self.list(try Self.builtIn.get()[0].sheets[0].sheet)
        let layer = try #require(list.root.layer(rung))
        for figure in figures { #expect(layer.shownTexts.contains(figure), "\(layer.shownTexts)") }
    }

    @Test("the ladder has every style at all twelve sizes")
    func wholeLadder() throws {
        let list = try Self.list(try Self.builtIn.get()[0].sheets[0].sheet)
        for style in ["caption", "footnote", "subhead", "body", "headline", "title3", "title2", "largeTitle"] {
            for size in TextSize.allCases {
                #expect(list.root.layer("type/type.\(style)/\(size.rawValue)") != nil, "\(style) \(size)")
            }
        }
    }

    @Test("a spring says when it settles")
    func spring() throws {
        let json =
            #"{"a": {"$type": "duration", "$value": {"value": 0.36, "unit": "s"}, "$extensions": {"org.barsnap.spring": {"bounce": 0.2}}}}"#
        let settle = SheetNumber.text(Spring(response: 0.36, bounce: 0.2).settleTime())
        #expect(try Self.texts(json).contains("settles in \(settle) s"))
    }

    @Test("lengths are rules of their own length, radii are not among them")
    func lengths() throws {
        let preview = try Self.preview(
            #"{"$type": "dimension", "gap": {"$value": {"value": 40, "unit": "px"}}, "radius": {"$value": {"value": 8, "unit": "px"}}}"#
        )
        let root = try Self.list(preview.sheets[0].sheet).root
        let rule = try #require(root.layer("dimensions/gap"))
        #expect(rule.items.contains { $0.fillBounds?.width == 40 && $0.fillBounds?.height == 12 })
        #expect(root.layer("dimensions/radius") == nil)
        #expect(root.layer("radii/radius") != nil)
    }

    @Test("each material of a theme lies over a picture of its own, in both tones, plain where contrast is increased")
    func materials() throws {
        let sheets = try Self.builtIn.get()[0].sheets
        let standard = try Self.list(sheets[0].sheet).root
        for group in [
            "glass.regular.light", "glass.regular.dark", "glass.clear.light", "glass.clear.dark", "bar.light",
        ] {
            let layer = try #require(standard.layer("materials/\(group)"), "\(group)")
            let panes = layer.items.compactMap { item in if case .glass(let glass) = item { glass } else { nil } }
            #expect(panes.count == 1)
            #expect(panes.first?.tokens.contains("material.\(group).gain") == true, "\(group)")
            #expect((panes.first?.lens != nil) == group.hasPrefix("glass"))
            #expect(standard.layer("materials/\(group)/picture") != nil)
        }
        let increased = try Self.list(sheets[1].sheet).root
        let plain = try #require(increased.layer("materials/glass.regular.light"))
        #expect(plain.items.flatMap(\.tokens).contains("material.glass.regular.light.contrast.fill"))
        #expect(!plain.items.contains { if case .glass = $0 { true } else { false } })
    }

    // MARK: The whole sheet

    @Test("nothing is drawn past the sheet's margins, and no text is cut in the built-in themes", arguments: [0, 1])
    func inside(theme: Int) throws {
        for (_, sheet) in try Self.builtIn.get()[theme].sheets {
            let list = try Self.list(sheet)
            for text in list.root.allTexts {
                #expect(text.origin.x >= SheetGrid.margin - 0.001, "\(text.text.text)")
                #expect(
                    text.origin.x + text.text.width <= SheetGrid.width - SheetGrid.margin + 0.001,
                    "\(text.text.text)"
                )
                #expect(text.origin.y < list.size.height - SheetGrid.margin / 2, "\(text.text.text)")
                #expect(!text.text.isTruncated, "\(text.text.text)")
            }
        }
    }

    @Test("no two lines of text lie on each other in the built-in themes", arguments: [0, 1])
    func overlaps(theme: Int) throws {
        for (_, sheet) in try Self.builtIn.get()[theme].sheets {
            // What lies under glass, the sheet's first layer, is there to be lain on.
            var root = try Self.list(sheet).root
            root.items.removeFirst()
            let texts = root.allTexts
            let boxes = texts.map { text in
                // Letters with ascender and descender; a line's own box is taller.
                let size = text.text.runs.first?.size ?? 0
                return Rect(
                    x: text.origin.x,
                    y: text.origin.y - size * 0.72,
                    width: text.text.width,
                    height: size * 0.92
                )
            }
            for (index, box) in boxes.enumerated() {
                for other in index + 1..<boxes.count where box.intersects(boxes[other]) {
                    Issue.record("“\(texts[index].text.text)” and “\(texts[other].text.text)”")
                }
            }
        }
    }

    @Test("every layer's id is its own", arguments: [0, 1])
    func ids(theme: Int) throws {
        let ids = try Self.list(try Self.builtIn.get()[theme].sheets[0].sheet).root.allIDs
        #expect(Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.sorted() == [])
    }

    @Test("librsvg draws the sheet's SVG as the rasteriser draws its list", arguments: [0, 1])
    func parity(theme: Int) throws {
        let list = try Self.list(try Self.builtIn.get()[theme].sheets[0].sheet)
        let drawn = try CairoRasterizer().rasterize(list, scale: 1)
        let judged = try SVGRasterizer().rasterize(SVGWriter().write(list, label: "sheet"), scale: 1)
        let difference = try #require(SheetDifference(drawn, judged))
        #expect(difference.share <= 0.0001)
        #expect(difference.largest <= 24)
    }

    @Test("two runs write the same bytes")
    func same() throws {
        let folder = try ScratchFolder()
        let preview = try Self.builtIn.get()[1]
        var files: [[[UInt8]]] = []
        for run in ["one", "two"] {
            let written = try preview.write(to: folder.path + "/" + run, scale: 0.5)
            #expect(written.files.count == 5)
            files.append(try written.files.map(FileInput.read))
        }
        #expect(files[0] == files[1])
    }
}

// MARK: - Looking into a list

/// How far two pictures of one size lie apart.
struct SheetDifference {
    var largest = 0
    var share = 0.0

    init?(_ left: PixelBuffer, _ right: PixelBuffer) {
        guard left.width == right.width, left.height == right.height else { return nil }
        var count = 0
        left.bytes.withUnsafeBufferPointer { left in
            right.bytes.withUnsafeBufferPointer { right in
                for pixel in 0..<left.count / 4 {
                    var difference = 0
                    for channel in pixel * 4..<pixel * 4 + 4 {
                        difference = max(difference, abs(Int(left[channel]) - Int(right[channel])))
                    }
                    if difference > 8 { count += 1 }
                    largest = max(largest, difference)
                }
            }
        }
        share = Double(count) / Double(left.width * left.height)
    }
}

extension Layer {
    fileprivate var children: [Layer] { items.compactMap { if case .layer(let child) = $0 { child } else { nil } } }

    fileprivate var allIDs: [String] { [id] + children.flatMap(\.allIDs) }

    fileprivate func layer(_ id: String) -> Layer? {
        self.id == id ? self : children.lazy.compactMap { $0.layer(id) }.first
    }

    fileprivate var allTexts: [TextItem] {
        items.compactMap { if case .text(let text) = $0 { text } else { nil } } + children.flatMap(\.allTexts)
    }

    fileprivate var shownTexts: [String] { allTexts.map(\.text.visible) }
}

extension Item {
    fileprivate var isFill: Bool { if case .fill = self { true } else { false } }

    fileprivate var fillBounds: Rect? { if case .fill(let path, _) = self { path.controlBounds } else { nil } }
}
