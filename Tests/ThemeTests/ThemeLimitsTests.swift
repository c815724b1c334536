import SourceJSON
import Testing

@testable import Theme

/// Figures that no theme has: each is refused with its token's place, and the last that is allowed is taken.
@Suite struct ThemeLimitsTests {
    private static let base = "default/base.tokens.json"
    private static let material = "default/material.tokens.json"

    /// Loads the default theme with a part of one of its files exchanged.
    private func load(_ part: String, _ other: String, in file: String) throws -> SPTheme {
        var files = Dictionary(uniqueKeysWithValues: EmbeddedThemes.files.map { ($0.name, $0.text) })
        let text = try #require(files[file])
        #expect(text.contains(part))
        files[file] = text.replacing(part, with: other, maxReplacements: 1)
        return try SPTheme.load(from: ThemeSource(place: .folder(SourceFolder(.memory(files)))), appearance: .light)
    }

    struct Figure: Sendable, CustomTestStringConvertible {
        var part: String
        var path: String
        /// Where the figure goes in the part.
        var hole: String
        var allowed: [String]
        var refused: [String]
        var file = base
        var testDescription: String { part }
    }

    static let figures = [
        Figure(
            part: #""fontSize": { "value": 12, "unit": "px" }"#,
            path: "type.caption",
            hole: "12",
            allowed: ["0.1", "1000"],
            refused: ["0", "-1", "1000.1", "1e308"]
        ),
        Figure(
            part: #""lineHeight": 1.3333333333333333"#,
            path: "type.caption",
            hole: "1.3333333333333333",
            allowed: ["0.5", "10"],
            refused: ["0", "-1", "10.1", "1e308"]
        ),
        Figure(
            part: #""letterSpacing": { "value": 0.0059, "unit": "px" }"#,
            path: "type.caption",
            hole: "0.0059",
            allowed: ["-100", "100"],
            refused: ["-100.1", "100.1", "1e300"]
        ),
        Figure(
            part: #""xs": { "$value": { "value": 6, "unit": "px" } }"#,
            path: "radius.xs",
            hole: "6",
            allowed: ["0", "1000"],
            refused: ["-0.1", "1000.1"]
        ),
        Figure(
            part: #""blur": { "value": 2, "unit": "px" }"#,
            path: "e1",
            hole: "2",
            allowed: ["0", "500"],
            refused: ["500.1", "1e300"]
        ),
        Figure(
            part: #""offsetY": { "value": 1, "unit": "px" }"#,
            path: "e1",
            hole: "1,",
            allowed: ["-1000,", "1000,"],
            refused: ["-1000.1,", "1000.1,"]
        ),
        Figure(
            part: #""spread": { "value": 0, "unit": "px" }"#,
            path: "e1",
            hole: "0",
            allowed: ["-1000", "1000"],
            refused: ["-1000.1", "1000.1"]
        ),
        Figure(
            part: #""$value": { "value": 0.36, "unit": "s" }"#,
            path: "motion.standard",
            hole: "0.36",
            allowed: ["0.001", "6"],
            refused: ["0", "-1", "10.1", "1e308"]
        ),
        // At a response of 0.36 s these settle within ten seconds, or not.
        Figure(
            part: #"{ "bounce": 0.2 }"#,
            path: "motion.standard",
            hole: "0.2",
            allowed: ["-0.9", "0.9", "0.95"],
            refused: ["0.97", "0.999999", "-0.99", "-0.9999999999999999"]
        ),
    ]

    /// A figure of the first of the materials, light regular glass, unless its part is another's.
    private static func material(
        _ part: String,
        _ hole: String,
        _ path: String,
        allowed: [String],
        refused: [String]
    ) -> Figure {
        let path = path.hasPrefix("material.") ? path : "material.glass.regular.light." + path
        return Figure(part: part, path: path, hole: hole, allowed: allowed, refused: refused, file: material)
    }

    static let materials = [
        material(#""value": 1.4"#, "1.4", "blur", allowed: ["0", "100"], refused: ["-0.1", "100.1", "1e300"]),
        material(
            #""saturation": { "$type": "number", "$value": 1.4"#,
            "1.4",
            "saturation",
            allowed: ["0", "10"],
            refused: ["-0.1", "10.1"]
        ),
        material(#""$value": 0.36,"#, "0.36", "gain", allowed: ["0", "10"], refused: ["-0.1", "10.1"]),
        material(#""$value": 0.636,"#, "0.636", "lift", allowed: ["-1", "1"], refused: ["-1.1", "1.1"]),
        material(
            #""amount": { "$type": "number", "$value": 0 }"#,
            "0 }",
            "adaptation.amount",
            allowed: ["-1 }", "1 }"],
            refused: ["-1.1 }", "1.1 }"]
        ),
        material(
            #""to": { "$type": "number", "$value": 1 }"#,
            "1 }",
            "adaptation.to",
            allowed: ["0 }", "0.5 }"],
            refused: ["-0.1 }", "1.1 }"]
        ),
        material(#""value": 4.5,"#, "4.5", "lens.depth", allowed: ["0", "100"], refused: ["-0.1", "100.1"]),
        material(#""value": 31,"#, "31", "lens.shift", allowed: ["0", "100"], refused: ["-0.1", "100.1"]),
        material(#""value": 1.5,"#, "1.5", "rim.width", allowed: ["0", "50"], refused: ["-0.1", "50.1"]),
        // The light begins to give way at 1.
        material(
            #""$value": 2, "$description": "Over this"#,
            "2,",
            "rim.to",
            allowed: ["1,", "2,"],
            refused: ["0.9,", "2.1,"]
        ),
        material(#""alpha": 0.9, "hex""#, "0.9", "rim.light", allowed: ["0", "1"], refused: ["-0.1", "1.1"]),
        material(
            #""borderWidth": { "$type": "dimension", "$value": { "value": 1,"#,
            "1,",
            "contrast.borderWidth",
            allowed: ["0,", "50,"],
            refused: ["-0.1,", "50.1,"]
        ),
        material(
            #""darkBelow": { "$type": "number", "$value": 0.3"#,
            "0.3",
            "material.tone.darkBelow",
            allowed: ["0", "0.7"],
            refused: ["-0.1", "1.1"]
        ),
        material(
            #""lightAbove": { "$type": "number", "$value": 0.7"#,
            "0.7",
            "material.tone.lightAbove",
            // Glass is dark in either appearance under .3.
            allowed: ["0.3", "1"],
            refused: ["-0.1", "0.29", "1.1"]
        ),
        material(
            #""value": 46,"#,
            "46",
            "material.scrollEdge.soft.bottomReach",
            allowed: ["0", "1000"],
            refused: ["-0.1", "1000.1"]
        ),
        material(
            #""value": 34,"#,
            "34",
            "material.scrollEdge.soft.topReach",
            allowed: ["0", "1000"],
            refused: ["-0.1", "1000.1"]
        ),
    ]

    @Test(
        "a figure past its limit is refused with its token's place, the limit itself is taken",
        arguments: figures + materials
    )
    func limits(figure: Figure) throws {
        for allowed in figure.allowed {
            _ = try load(
                figure.part,
                figure.part.replacing(figure.hole, with: allowed, maxReplacements: 1),
                in: figure.file
            )
        }
        for refused in figure.refused {
            let part = figure.part.replacing(figure.hole, with: refused, maxReplacements: 1)
            let errors = #expect(throws: SourceErrors.self, "\(part)") { try load(figure.part, part, in: figure.file) }
            let error = try #require(errors?.errors.first { $0.path == figure.path }, "\(part)")
            #expect(error.file == figure.file && error.line > 0, "\(error)")
        }
    }

    @Test("a folder without a theme says so, and what a theme is; one that isn't there says what to name")
    func folders() {
        let empty = #expect(throws: SourceErrors.self) {
            try ThemeSource(place: .folder(SourceFolder(.memory([:])))).themeNames()
        }
        #expect(empty?.description.contains("holds no theme (a theme is a file NAME.resolver.json") == true)
        let missing = #expect(throws: SourceErrors.self) { try ThemeSource(path: "/nonexist").themeNames() }
        #expect(missing?.description.contains("can't be read (name a folder that is there") == true)
    }

    @Test("an empty $ref names nothing, and the error says what it may name")
    func emptyReference() {
        let document =
            #"{"version": "2025.10", "resolutionOrder": [{"name": "a", "type": "set", "sources": [{"$ref": ""}]}]}"#
        let errors = #expect(throws: SourceErrors.self) {
            try ThemeDocument(named: "r.json", in: SourceFolder(.memory(["r.json": document])))
        }
        #expect(errors?.description.contains("$ref names nothing (name a file") == true)
    }
}
