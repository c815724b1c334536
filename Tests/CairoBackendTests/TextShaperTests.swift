import CairoBackend
import Drawing
import Testing

@Suite("A shaped line")
struct TextShaperTests {
    let shaper = TextShaper()

    func shape(
        _ text: String,
        weight: Int = 400,
        size: Double = 17,
        tracking: Double = 0,
        direction: LayoutDirection = .leftToRight,
        width: Double? = nil
    ) throws -> ShapedText {
        try shaper.shape(
            TextRequest(
                text: text,
                face: FontFace(family: "Inter", weight: weight),
                size: size,
                tracking: tracking,
                direction: direction,
                maximumWidth: width
            )
        )
    }

    static let weights: [(weight: Int, font: String)] = [
        (1, "Inter-Thin"), (100, "Inter-Thin"), (400, "Inter-Regular"), (449, "Inter-Regular"),
        (451, "Inter-Medium"), (500, "Inter-Medium"), (600, "Inter-SemiBold"), (650, "Inter-Bold"),
        (700, "Inter-Bold"), (1000, "Inter-Black"),
    ]

    @Test("is set in the upright text face nearest in weight", arguments: weights)
    func weight(weight: Int, font: String) throws {
        #expect(try shape("Tab", weight: weight).runs.map(\.font) == [font])
    }

    static let scripts: [(text: String, font: String)] = [
        ("Straße, Ελλάδα, Москва", "Inter-Regular"), ("مكتبة", "NotoSansArabic-Regular"),
        ("ספרייה", "NotoSansHebrew-Regular"), ("ห้องสมุด", "NotoSansThai-Regular"),
        ("पुस्तकालय", "NotoSansDevanagari-Regular"),
    ]

    @Test("takes other scripts from their sans-serif face, and only them", arguments: scripts)
    func fallback(text: String, font: String) throws {
        let fonts = Set(try shape(text).runs.map(\.font)).subtracting(["Inter-Regular"])
        #expect(fonts == (font == "Inter-Regular" ? [] : [font]))
    }

    @Test("takes the bold face of another script beside a bold face")
    func boldFallback() throws {
        #expect(try shape("ספרייה", weight: 700).runs.map(\.font) == ["NotoSansHebrew-Bold"])
    }

    @Test("grows with its size and nothing else: no hinting, no rounding to pixels")
    func linear() throws {
        let small = try shape("Pack my box with five dozen liquor jugs", size: 1)
        for size in [9.5, 11, 17, 34, 200] {
            let large = try shape("Pack my box with five dozen liquor jugs", size: size)
            #expect(abs(large.width - small.width * size) < 0.0001 * size)
            #expect(large.runs.flatMap(\.glyphs) == small.runs.flatMap(\.glyphs))
        }
    }

    @Test("kerns")
    func kerning() throws {
        #expect(try shape("AV").width < shape("A").width + shape("V").width)
    }

    @Test("adds tracking after each character, marks not counted")
    func tracking() throws {
        let plain = try shape("Ro\u{308}w")
        let tracked = try shape("Ro\u{308}w", tracking: 0.5)
        #expect(abs(tracked.width - plain.width - 3 * 0.5) < 0.001)
    }

    @Test("leaves letters that join untracked")
    func cursive() throws {
        #expect(try shape("مكتبة", tracking: 2).width == shape("مكتبة").width)
    }

    @Test("stands in visual order from its left end")
    func visualOrder() throws {
        // In a line read from the right, what comes first in the text stands furthest right.
        let hebrew = try shape("אב", direction: .rightToLeft)
        let first = try shape("א", direction: .rightToLeft).runs[0].glyphs[0].id
        #expect(hebrew.runs[0].glyphs.last?.id == first)
        let mixed = try shape("א b", direction: .rightToLeft)
        #expect(mixed.runs.first?.font == "Inter-Regular")
        #expect(mixed.runs.last?.font == "NotoSansHebrew-Regular")
        let other = try shape("א b", direction: .leftToRight)
        #expect(other.runs.first?.font == "NotoSansHebrew-Regular")
    }

    @Test("mirrors brackets that are read from the right")
    func mirroring() throws {
        let right = try shape("(א)", direction: .rightToLeft)
        let left = try shape("(")
        #expect(right.runs.first?.glyphs.first?.id == left.runs[0].glyphs[0].id)
    }

    @Test("shows what no font has as one empty box per character, from the face itself")
    func missing() throws {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        let line = try shape(family + "\u{10FFFF}")
        let boxes = line.runs.flatMap(\.glyphs)
        if line.runs.map(\.font) == ["Inter-Regular"] { #expect(boxes.map(\.id) == [0, 0]) }
        #expect(!boxes.isEmpty)
        for run in line.runs { #expect(run.font.hasPrefix("Inter") || run.font.hasPrefix("NotoSans")) }
    }

    @Test(
        "is one line, whatever stands in the text",
        arguments: ["a\nb", "a\tb", "a\r\nb", "a\u{2028}b", "a\u{85}b"]
    )
    func lineEnds(text: String) throws {
        #expect(try shape(text).width == shape("a b").width)
    }

    static let oddTexts = [
        "", " ", "\u{0}", "\u{202E}abc", "\u{202E}\u{202D}\u{2066}", "\u{300}", "\u{FEFF}", "a\u{200B}b", "\u{1B}[31m",
        String(repeating: "\u{300}", count: 500), "\u{D7FF}\u{E000}", "\u{1F1E9}\u{1F1EA}",
    ]

    @Test("is made of any text without complaint", arguments: oddTexts)
    func odd(text: String) throws {
        for direction in LayoutDirection.allCases {
            let line = try shape(text, direction: direction, width: 30)
            #expect(line.text == text)
            #expect(line.width.isFinite && line.width <= 30.001)
            for glyph in line.runs.flatMap({ run in run.glyphs.map { GlyphKey(font: run.font, id: $0.id) } }) {
                _ = try shaper.outline(of: glyph)
            }
        }
    }

    @Test("of no size, or of one that is no number, is empty", arguments: [0, -1, Double.nan, .infinity])
    func sizes(size: Double) throws {
        let line = try shape("Home", size: size)
        #expect(line.runs.isEmpty && line.width == 0 && line.ascent == 0)
    }

    @Test("has outlines in whole font units")
    func outlines() throws {
        let line = try shape("Rg@ مكتبة")
        for run in line.runs {
            for glyph in run.glyphs {
                let outline = try shaper.outline(of: GlyphKey(font: run.font, id: glyph.id))
                _ = outline.path.mapPoints { point in
                    #expect(point.x == point.x.rounded() && point.y == point.y.rounded())
                    return point
                }
            }
        }
        let capital = try shape("H")
        let outline = try shaper.outline(of: GlyphKey(font: capital.runs[0].font, id: capital.runs[0].glyphs[0].id))
        let box = try #require(outline.path.controlBounds)
        #expect(box.minY == 0 && box.maxY > 0, "y runs up from the baseline")
    }

    @Test("keeps TrueType's curves as they are")
    func quads() throws {
        let line = try shape("ם")
        let outline = try shaper.outline(of: GlyphKey(font: line.runs[0].font, id: line.runs[0].glyphs[0].id))
        #expect(outline.path.elements.contains { if case .quad = $0 { true } else { false } })
        #expect(!outline.path.elements.contains { if case .curve = $0 { true } else { false } })
    }

    @Test("in a family that is nowhere says what to install")
    func missingFont() throws {
        let empty = TextShaper(library: FontLibrary(folders: ["/nowhere"]))
        let request = TextRequest(text: "a", face: FontFace(family: "Inter", weight: 400), size: 17)
        let error = #expect(throws: MissingFont.self) { try empty.shape(request) }
        #expect(error?.description.contains("apt-get install fonts-inter") == true)
        #expect(error?.description.contains("brew install --cask font-inter") == true)
        #expect(error?.description.contains("/nowhere") == true)
    }

    @Test("is drawn with the text family, not with its display sister")
    func displayFamily() throws {
        let faces = try FontLibrary().faces(of: "Inter")
        #expect(faces.count >= 9)
        #expect(faces.allSatisfy { $0.family == "Inter" && !$0.isItalic })
        #expect(faces.map(\.weight) == faces.map(\.weight).sorted())
    }

    @Test("names the files it was drawn with, and their digests")
    func usedFonts() throws {
        _ = try shape("Home ספרייה")
        #expect(shaper.usedFonts.map(\.postScriptName) == ["Inter-Regular", "NotoSansHebrew-Regular"])
        for font in shaper.usedFonts { #expect(try font.sha256().utf8.count == 64) }
    }
}
