import CairoBackend
import Drawing
import Testing

@Suite("A line that is too long")
struct TruncationTests {
    let shaper = TextShaper()

    func shape(_ text: String, direction: LayoutDirection = .leftToRight, width: Double? = nil) throws -> ShapedText {
        try shaper.shape(
            TextRequest(
                text: text,
                face: FontFace(family: "Inter", weight: 400),
                size: 17,
                tracking: -0.2,
                direction: direction,
                maximumWidth: width
            )
        )
    }

    static let texts = [
        "The Long Way Round to Somewhere Else", "مكتبة الكتب الصوتية والموسيقى", "ספרייה של ספרים ומוזיקה",
        "ห้องสมุดหนังสือเสียง",
        "Épisode \u{1F1E9}\u{1F1EA}\u{1F1E9}\u{1F1EA} cafe\u{301}s fi ffi AVAVAV", "WWWWWWWWWWWWWWWW",
        "مكتبة abc 123 (def) ספר",
    ]

    @Test("never leaves its width, and cuts nothing that fits", arguments: texts, LayoutDirection.allCases)
    func fits(text: String, direction: LayoutDirection) throws {
        let natural = try shape(text, direction: direction).width
        for width in stride(from: 0.0, through: natural + 10, by: 3.7) {
            let line = try shape(text, direction: direction, width: width)
            #expect(line.width <= width + 0.001)
            #expect(line.isTruncated == (width < natural - 0.001))
            #expect(line.text == text)
            if line.isTruncated {
                #expect(line.visible.isEmpty || line.visible.hasSuffix("…"))
                #expect(text.hasPrefix(line.visible.dropLast()), "whole characters from the beginning")
            } else {
                #expect(line.visible == text)
            }
        }
    }

    @Test("is cut when it is a thousandth too wide, and not at the width that was measured for it", arguments: texts)
    func border(text: String) throws {
        let natural = try shape(text).width.roundedToThousandth
        #expect(try !shape(text, width: natural).isTruncated)
        #expect(try shape(text, width: natural - 0.01).isTruncated)
    }

    @Test("shows as much as there is room for")
    func greedy() throws {
        let text = "Listen to the whole story"
        for count in 3...20 {
            let kept = String(text.prefix(count))
            guard !kept.hasSuffix(" ") else { continue }
            let width = try shape(kept + "…").width
            #expect(try shape(text, width: width).visible == kept + "…")
        }
    }

    @Test("has its ellipsis at the end that is read last")
    func side() throws {
        let ellipsis = try shape("…").runs[0].glyphs[0].id
        let left = try shape("ספרייה של ספרים ומוזיקה", direction: .rightToLeft, width: 80)
        #expect(left.runs.first?.glyphs.map(\.id) == [ellipsis])
        let right = try shape("The Long Way Round", width: 80)
        #expect(right.runs.last?.glyphs.last?.id == ellipsis)
    }

    @Test("leaves no space before the ellipsis")
    func spaces() throws {
        let width = try shape("The Long …").width
        #expect(try shape("The Long Way Round", width: width).visible == "The Long…")
    }

    @Test("is nothing where not even the ellipsis fits, and the ellipsis alone where only it does")
    func tiny() throws {
        let ellipsis = try shape("…").width
        #expect(try shape("Home", width: ellipsis + 0.1).visible == "…")
        let nothing = try shape("Home", width: ellipsis - 0.1)
        #expect(nothing.visible.isEmpty && nothing.runs.isEmpty && nothing.isTruncated)
        #expect(try shape("Home", width: -5).runs.isEmpty)
        #expect(try shape("Home", width: .nan).runs.isEmpty)
        #expect(try shape("Home", width: .infinity).visible == "Home")
    }

    @Test("of 10,000 characters is cut like a short one, in a moment")
    func long() throws {
        let text = String(repeating: "Wide words ", count: 910)
        let elapsed = try ContinuousClock().measure {
            let line = try shape(text, width: 200)
            #expect(line.visible == (try shape(String(text.prefix(60)), width: 200).visible))
            #expect(line.text == text)
        }
        #expect(elapsed < .seconds(1))
        let narrow = String(repeating: "\u{200B}", count: 10_000) + "end"
        #expect(try shape(narrow, width: 100).visible == narrow)
        #expect(try shape(String(repeating: "مكتبة ", count: 2_000), direction: .rightToLeft).width > 10_000)
    }
}
