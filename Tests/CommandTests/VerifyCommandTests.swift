import Foundation
import Review
import Testing

/// Goldens from the command line: recorded, verified, changed, and every verdict with its exit code.
@Suite("Goldens")
struct VerifyCommandTests {
    @Test("what was recorded verifies, and is written once")
    func recorded() throws {
        let home = try GoldenHome()
        let first = try home.record()
        #expect(first.output.split(separator: "\n") == GoldenHome.frames.map { "added \($0)" })
        let goldens = try home.goldens()
        #expect(goldens.count == 6 + 3 + 1, "an SVG for each, a PNG for each in default light, the manifest")

        let verify = try home.barsnap("verify")
        #expect(verify.code == 0)
        #expect(verify.output.isEmpty)
        #expect(verify.errors.contains("6 frames: 6 same"))
        #expect(try home.report().verdicts.map(\.name) == GoldenHome.frames)

        let second = try home.record()
        #expect(second.output.isEmpty)
        #expect(second.errors.contains("0 changed, 6 as they were"))
        #expect(try home.goldens() == goldens, "not a file was touched")
    }

    @Test("record and verify are the same, however many frames are drawn at a time")
    func jobs() throws {
        let (one, other) = (try GoldenHome(), try GoldenHome())
        try #require(try one.barsnap("record", "--jobs", "1").code == 0)
        try #require(try other.barsnap("record", "--jobs", "3").code == 0)
        #expect(try one.goldens().mapValues(\.bytes) == other.goldens().mapValues(\.bytes))
    }

    @Test("one token: the layer, the property, the token, where, how much, and no other frame")
    func token() throws {
        let home = try GoldenHome()
        try home.record()
        let goldens = try home.goldens()
        try home.edit("themes/default/light.tokens.json", ##""hex": "#ff383c""##, ##""hex": "#ff383d""##)
        try home.edit("themes/default/light.tokens.json", "[1, 0.219608, 0.235294]", "[1, 0.219608, 0.239216]")
        let result = try home.barsnap("verify")
        #expect(result.code == 1)
        let report = try home.report()
        #expect(report.findings.map(\.name) == ["mine/broken"])
        let finding = try #require(report.findings.first)
        #expect(finding.kind == .changed)
        #expect(finding.tokens == ["color.danger"])
        #expect(
            finding.layers.map(\.description) == [
                "accessory/subtitle colour #ff383c → #ff383d (color.danger)"
            ]
        )
        #expect(result.output.contains("accessory/subtitle colour #ff383c → #ff383d (color.danger)"))
        let difference = try #require(finding.difference)
        #expect(difference.pixels > 100)
        #expect(difference.largest > 0 && difference.largest < 0.01, "a step too small for the eye still counts")
        let layers = try home.text("Snapshots/mine/broken.svg")
        #expect(layers.contains("id=\"accessory/subtitle\""))
        #expect(difference.regions.allSatisfy { $0.width < 200 && $0.height < 30 })
        for file in [finding.files.before, finding.files.after, finding.files.difference] {
            let path = home.path("report/\(try #require(file))")
            #expect(try PictureDifference.run(expected: path, actual: path).differs == 0, "a whole PNG")
        }
        #expect(try home.goldens() == goldens, "verify never writes a golden")
    }

    @Test("one string: its frames, the text before and after, and no other frame")
    func string() throws {
        let home = try GoldenHome()
        try home.record()
        try home.edit("Snapshots/mine/story.json", "12 min", "14 min")
        let result = try home.barsnap("verify")
        #expect(result.code == 1)
        let report = try home.report()
        // While it is broken, the error stands in the subtitle's place.
        #expect(report.findings.filter { $0.kind == .changed }.map(\.name) == ["mine/playing", "mine/playing.dark"])
        #expect(!report.findings.contains { $0.capture == "bare" })
        #expect(result.output.contains("text “12 min” → “14 min”"))
    }

    @Test("one figure: the layer that moved, from where to where, and no other")
    func figure() throws {
        let home = try GoldenHome()
        try home.record()
        try home.edit(
            "themes/default/base.tokens.json",
            #""sm": { "$value": { "value": 8"#,
            #""sm": { "$value": { "value": 5"#
        )
        let result = try home.barsnap("verify")
        #expect(result.code == 1)
        let report = try home.report()
        // The rows of the content behind have artwork of that radius, too.
        #expect(report.findings.map(\.name) == GoldenHome.frames)
        for finding in report.findings {
            let layers = finding.layers.map(\.description)
            #expect(layers.allSatisfy { $0.contains(" outline changed (") && $0.contains("radius.sm") }, "\(layers)")
            let hasArtwork = layers.contains("accessory/artwork outline changed (radius.sm)")
            #expect(hasArtwork == !finding.name.contains("bare"))
        }
    }

    @Test("one figure of a layer: where it was and where it is")
    func place() throws {
        let home = try GoldenHome()
        try home.record()
        // A golden as it would have been recorded with the pill two points further left.
        let old = try home.text("Snapshots/mine/bare.svg")
        let start = try #require(old.range(of: "<g id=\"tab-bar/pill\""))
        let end = try #require(old.range(of: "</g>", range: start.lowerBound..<old.endIndex))
        let pill = String(old[start.lowerBound..<end.lowerBound])
        let places = pill.matches(of: #/(data-frame="|d="M)([0-9.]+) /#).compactMap { Double($0.2) }
        let x = try #require(places.first)
        let moved = pill.replacing(#/(data-frame="|d="M)([0-9.]+) /#) { "\($0.1)\((Double($0.2) ?? 0) - 2) " }
        let new = old.replacing(pill, with: moved)
        try FileOutput.write(new, to: home.path("Snapshots/mine/bare.svg"))
        try home.edit("Snapshots/manifest.json", Self.sum(old), Self.sum(new))
        #expect(try home.barsnap("verify").code == 1)
        let findings = try home.report().findings
        #expect(findings.map(\.name) == ["mine/bare"])
        func number(_ value: Double) -> String { value.rounded() == value ? "\(Int(value))" : "\(value)" }
        #expect(
            findings.first?.layers.map(\.description) == ["tab-bar/pill x \(number(x - 2)) → \(number(x)) pt"]
        )
    }

    @Test("256 pixels that differ are exit code 1, not 0")
    func count() throws {
        let home = try GoldenHome()
        try home.record()
        // A square of 8 points at 2 pixels per point, in a golden and in the manifest as if it had been recorded.
        let square = "<path fill=\"#ff0000\" d=\"M100 200h8v8h-8z\"/>\n</svg>"
        let old = try home.text("Snapshots/mine/bare.svg")
        let new = old.replacing("</svg>", with: square)
        try FileOutput.write(new, to: home.path("Snapshots/mine/bare.svg"))
        try home.edit("Snapshots/manifest.json", Self.sum(old), Self.sum(new))
        let result = try home.barsnap("verify", "--only", "mine/bare")
        #expect(result.code == 1)
        #expect(try home.report().findings.first?.difference?.pixels == 256)
    }

    /// What the manifest keeps of a file.
    static func sum(_ text: String) -> String { String(GoldenFileSum.of(Array(text.utf8))) }

    @Test("every verdict has its exit code, the strongest decides")
    func verdicts() throws {
        let home = try GoldenHome()
        #expect(try home.barsnap("verify").code == 3, "nothing is recorded")
        #expect(try home.report().findings.map(\.kind) == Array(repeating: .missing, count: 6))
        try home.record()

        try home.edit("Snapshots/mine/story.json", #"{"capture": "bare"}"#, #"{"capture": "naked"}"#)
        let renamed = try home.barsnap("verify")
        #expect(renamed.code == 3)
        let kinds = try home.report().findings.map { "\($0.name) \($0.kind.rawValue)" }
        #expect(
            kinds == ["mine/bare orphaned", "mine/bare.dark orphaned", "mine/naked missing", "mine/naked.dark missing"]
        )

        try home.edit("Snapshots/mine/story.json", ",\n    {\"capture\": \"naked\"}", "")
        let orphaned = try home.barsnap("verify")
        #expect(orphaned.code == 1)
        #expect(try home.report().findings.map(\.kind) == [.orphaned, .orphaned])
        #expect(try home.record().output == "removed mine/bare\nremoved mine/bare.dark\n")
        #expect(try home.barsnap("verify").code == 0)
    }

    @Test("a picture of another size is a verdict of its own")
    func size() throws {
        let home = try GoldenHome()
        try home.record()
        let old = try home.text("Snapshots/mine/bare.svg")
        let new = old.replacing(
            "height=\"874\" viewBox=\"0 0 402 874\"",
            with: "height=\"870\" viewBox=\"0 0 402 870\""
        )
        try #require(new != old)
        try FileOutput.write(new, to: home.path("Snapshots/mine/bare.svg"))
        try home.edit("Snapshots/manifest.json", Self.sum(old), Self.sum(new))
        let result = try home.barsnap("verify")
        #expect(result.code == 1)
        #expect(result.output.contains("402×870 → 402×874 pt"))
        #expect(try home.report().findings.map(\.kind) == [.resized])
    }

    @Test("other libraries than the goldens': said, with the threshold that is then compared by")
    func libraries() throws {
        let home = try GoldenHome()
        try home.record()
        let manifest = try home.text("Snapshots/manifest.json")
        let cairo = try #require(manifest.split(separator: "\n").first { $0.contains("\"cairo\"") })
        try home.edit("Snapshots/manifest.json", String(cairo), "    \"cairo\": \"1.0.0\",")
        // One pixel's worth of another library: the picture is the same, and its sum is not.
        let pixels = try #require(manifest.split(separator: "\n").first { $0.contains("\"mine/bare\"") })
        let sum = try #require(pixels.components(separatedBy: "\"pixels\": \"").last?.prefix(32))
        try home.edit("Snapshots/manifest.json", String(sum), String(sum.reversed()))
        let result = try home.barsnap("verify")
        #expect(result.code == 0)
        #expect(result.output.contains("cairo 1.0.0 → "))
        #expect(result.output.contains("0.05"))
        let report = try home.report()
        #expect(report.comparison.threshold == 0.05)
        #expect(
            report.verdicts.first { $0.name == "mine/bare" }?.note == "its pixels differ by less than the threshold"
        )

        let part = try home.barsnap("record", "--only", "mine/bare")
        #expect(part.code == 2)
        #expect(part.errors.contains("record all stories at once"))
        #expect(try home.record().errors.contains("1 changed"))
        #expect(try !home.text("Snapshots/manifest.json").contains("1.0.0"))
    }

    @Test("the same layers drawn by another rasteriser: said, and measured against the PNG")
    func rasterizer() throws {
        let home = try GoldenHome()
        try home.record()
        let line = try #require(
            try home.text("Snapshots/manifest.json").split(separator: "\n").first { $0.contains("\"mine/bare.dark\"") }
        )
        let sum = try #require(line.components(separatedBy: "\"pixels\": \"").last?.prefix(32))
        try home.edit("Snapshots/manifest.json", String(sum), String(sum.reversed()))
        let result = try home.barsnap("verify")
        #expect(result.code == 1)
        #expect(result.output.contains("the same layers are drawn differently"))
    }
}
