import Foundation
import Drawing
import SourceJSON
import Testing

@testable import Review

@Suite("A report of verifying")
struct VerifyReportTests {
    private static let snapshots =
        FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath))) + "/Snapshots"
    private static let sum = String(repeating: "0123456789abcdef", count: 2)

    /// A report with every verdict and every kind of change, and words that every form must escape.
    static let full: VerifyReport = {
        let record = GoldenRecord(list: sum, pixels: sum, svg: sum, png: sum)
        let verdicts = FrameVerdict.Kind.allCases.enumerated().map { index, kind in
            var verdict = FrameVerdict(name: "mine/frame-\(index)", label: "mine, <\(index)> & “x”", kind: kind)
            guard kind != .same else { return verdict }
            verdict.isApproved = kind == .changed
            verdict.note = "a note | with <marks>, 100 % & \"quotes\""
            verdict.size = Size(width: 402, height: 874)
            verdict.goldenSize = Size(width: 402, height: 870.5)
            verdict.golden = record
            verdict.drawn = record
            verdict.files.after = "after/x.png"
            verdict.files.beforeSVG = "before/x.svg"
            verdict.difference = MeasuredDifference(
                pixels: 1204,
                percent: 0.34,
                largest: 0.123,
                regions: [Rect(x: 21, y: 772.5, width: 88, height: 44), Rect(x: 0, y: 0, width: 1, height: 1)]
            )
            verdict.layers = [
                LayerChange(
                    "tab-bar/pill",
                    .changed,
                    properties: [
                        LayerChange.Property("x", "21", "23", unit: "pt"),
                        LayerChange.Property("token", "color.fill", "color.surface"),
                        LayerChange.Property("fill", "#e5e5ea", "#ffffff", token: "color.fill"),
                        LayerChange.Property("outline", nil, nil, token: "radius.lg"),
                    ],
                    tokens: ["color.fill", "color.surface"]
                ),
                LayerChange("accessory", .removed),
            ]
            return verdict
        }
        return VerifyReport(
            shard: Shard(index: 2, of: 3),
            names: verdicts.map(\.name) + ["mine/other"],
            comparison: VerifyReport.Comparison(threshold: 0.05, scale: 2, reasons: ["cairo 1.16.0 → 1.18.0"]),
            environment: GoldenEnvironment(libraries: ["cairo": "1.18.0"], fonts: ["Inter": sum + sum]),
            verdicts: verdicts
        )
    }()

    private static let empty = VerifyReport(
        shard: .whole,
        names: [],
        comparison: VerifyReport.Comparison(threshold: 0, scale: 2),
        environment: GoldenEnvironment(libraries: [:], fonts: [:]),
        verdicts: []
    )

    @Test("is read back as it was written", arguments: [full, empty])
    func round(report: VerifyReport) throws {
        #expect(try VerifyReport(Array(report.json.utf8), file: "report.json") == report)
    }

    @Test("fits its schema", arguments: [full, empty])
    func schema(report: VerifyReport) throws {
        let path = Self.snapshots + "/report.schema.json"
        let schema = SchemaCheck(root: try SourceDocument(bytes: FileInput.read(path), file: path).root.object())
        #expect(try schema.errors(in: SourceDocument(text: report.json, file: "report.json").root) == [])
        let broken = report.json.replacing("\"threshold\"", with: "\"treshold\"")
        #expect(try !schema.errors(in: SourceDocument(text: broken, file: "report.json").root).isEmpty)
    }

    @Test("has a page that holds it as data: nothing in it can end the script, and the same page each time")
    func page() throws {
        var report = Self.full
        report.verdicts[1].note = "</script><script>x</script> \u{2028} \u{202E}"
        let html = ReportPage.html(of: report, folder: "a 'report'", goldens: "</script>")
        #expect(html == ReportPage.html(of: report, folder: "a 'report'", goldens: "</script>"))
        #expect(html.components(separatedBy: "<script").count == 2)
        #expect(html.contains("\\u003c/script\\u003e"))
        #expect(html.contains("const FOLDER = \"a 'report'\""))
        #expect(!html.contains("{{"))
        for kind in FrameVerdict.Kind.allCases { #expect(html.contains(kind.rawValue)) }
        #expect(ReportPage.html(of: Self.empty, folder: "", goldens: "g").contains("\"frames\": []"))
        #expect(ReportPage.html(of: Self.empty, folder: "", goldens: "g").contains("const FOLDER = \".\""))
    }

    @Test("a finding takes its own lines, whatever its words hold: a runner would obey a line that starts with ::")
    func lines() {
        var report = Self.full
        report.verdicts = [FrameVerdict(name: "mine/a", label: "", kind: .changed)]
        let text = LayerChange.Property("text", "“A”", "“A\n::error::hurt\r\n\u{1B}[31m\u{2028}”")
        report.verdicts[0].layers = [LayerChange("tab-bar", .changed, properties: [text])]
        #expect(report.text.split(whereSeparator: \.isNewline).count == 3)
        #expect(report.text.contains("“A” → “A\\u{a}::error::hurt\\u{d}\\u{a}\\u{1b}[31m\\u{2028}”"))
        #expect(report.markdown.split(whereSeparator: \.isNewline).filter { $0.contains("mine/a") }.count == 1)
        #expect(!report.markdown.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("::") })
        report.verdicts[0].name = "mine/a|`b*"
        #expect(report.markdown.contains("| <code>mine/a\\|\\`b\\*</code> | changed |"))
    }

    @Test("of a newer version, or with a path that leads out of its folder, is refused")
    func refused() {
        let json = Self.full.json
        #expect(throws: GoldenError.newer(file: "r", version: 2)) {
            try VerifyReport(Array(json.replacing("\"version\": 1", with: "\"version\": 2").utf8), file: "r")
        }
        #expect(throws: SourceError.self) {
            try VerifyReport(Array(json.replacing("after/x.png", with: "../x.png").utf8), file: "r")
        }
    }

    @Test("a layer's change is said in one line")
    func line() throws {
        let change = try #require(Self.full.findings.first?.layers.first)
        #expect(
            change.description == "tab-bar/pill x 21 → 23 pt, token color.fill → color.surface, "
                + "fill #e5e5ea → #ffffff (color.fill), outline changed (radius.lg)"
        )
    }

    @Test("JUnit: whole XML, a failure for what differs, an error for what can't be compared")
    func junit() throws {
        let text = Self.full.junit
        let root = try ParsedXML.root(of: text)
        #expect(root.name == "testsuites")
        #expect(root["tests"] == "7" && root["failures"] == "4" && root["errors"] == "2")
        let cases = root.children.flatMap(\.children)
        #expect(
            cases.map { $0.children.first?.name ?? "" } == [
                "", "failure", "failure", "failure", "error", "failure", "error",
            ]
        )
        #expect(cases[1].children.first?["message"]?.contains("a note | with <marks>, 100 % & \"quotes\"") == true)
    }

    @Test("Markdown: the worst frames first, twenty at most, and no cell broken by what it holds")
    func markdown() {
        let text = Self.full.markdown
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.map { $0.split(separator: "`")[1] } == [6, 4, 3, 1, 5, 2].map { "mine/frame-\($0)" })
        #expect(text.contains("cairo 1.16.0 → 1.18.0"))
        #expect(text.contains("0.05"))
        for row in rows { #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(row)") }
        var many = Self.full
        many.verdicts = (0..<50).map { FrameVerdict(name: "a/\($0)", label: "", kind: .missing) }
        #expect(many.markdown.split(separator: "\n").count { $0.hasPrefix("| `") } == 20)
        #expect(many.markdown.contains("and 30 more"))
        #expect(Self.empty.markdown.contains("Nothing differs."))
    }

    @Test("annotations: ten at most, the last says how many there are more, with GitHub's escapes")
    func annotations() {
        let lines = Self.full.annotations(goldens: "Snapshots")
        #expect(lines.count == 6)
        #expect(
            lines[0].hasPrefix("::error file=Snapshots/mine/frame-6.svg,title=mine/frame-6%3A unreadable::unreadable: ")
        )
        #expect(lines.allSatisfy { $0.contains("100 %25") && !$0.contains("\n") })
        var many = Self.full
        many.verdicts = (0..<50).map { FrameVerdict(name: "a/\($0)", label: "", kind: .missing) }
        let ten = many.annotations(goldens: "Snapshots")
        #expect(ten.count == 10)
        #expect(ten[9].contains("41 more frames differ"))
    }

    @Test(
        "the strongest verdict decides the outcome",
        arguments: [
            ([.same], .same), ([.same, .changed], .differs), ([.redescribed], .differs), ([.resized], .differs),
            ([.orphaned], .differs), ([.changed, .missing], .missing),
            ([.missing, .unreadable, .changed], .unreadable),
            ([], .same),
        ] as [([FrameVerdict.Kind], VerifyReport.Outcome)]
    )
    func outcome(kinds: [FrameVerdict.Kind], outcome: VerifyReport.Outcome) {
        var report = Self.empty
        report.verdicts = kinds.map { FrameVerdict(name: "a/b", label: "", kind: $0) }
        #expect(report.outcome == outcome)
    }
}
