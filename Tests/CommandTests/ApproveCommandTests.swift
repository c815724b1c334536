import Foundation
import Review
import Testing

/// From a report to new goldens.
@Suite("Approving")
struct ApproveCommandTests {
    /// Goldens of one text, and a report of what another changes.
    private func changed() throws -> GoldenHome {
        let home = try GoldenHome()
        try home.record()
        try home.edit("Snapshots/mine/story.json", "12 min", "14 min")
        try #require(try home.barsnap("verify").code == 1)
        return home
    }

    @Test("a name, a pattern, a report; twice is once; the previous golden is kept in the report")
    func ways() throws {
        let home = try changed()
        let old = try home.goldens()
        let name = try home.barsnap("approve", "mine/playing")
        #expect(name.code == 0, "\(name.errors)")
        #expect(name.output == "approved mine/playing\n")
        #expect(try FileInput.read(home.path("report/previous/mine/playing.svg")) == old["mine/playing.svg"]?.bytes)
        #expect(try FileInput.read(home.path("report/previous/mine/playing.png")) == old["mine/playing.png"]?.bytes)
        #expect(try home.goldens()["mine/playing.dark.svg"] == old["mine/playing.dark.svg"], "nothing else is touched")
        #expect(try home.report().findings.filter(\.isApproved).map(\.name) == ["mine/playing"])
        #expect(try home.text("report/index.html").contains("\"approved\": true"), "the page says so")

        let again = try home.barsnap("approve", "mine/playing")
        #expect(again.code == 0)
        #expect(again.output.isEmpty)
        #expect(try FileInput.read(home.path("report/previous/mine/playing.svg")) == old["mine/playing.svg"]?.bytes)

        #expect(try home.barsnap("approve", "playing*").output == "approved mine/playing.dark\n")
        #expect(try home.barsnap("approve", "report").code == 0)
        #expect(try home.barsnap("verify").code == 0)
        let goldens = try home.goldens()
        try home.record()
        #expect(try home.goldens() == goldens, "approved is recorded, byte for byte")
    }

    @Test("a report that is named twice is approved once")
    func twice() throws {
        let home = try changed()
        let result = try home.barsnap("approve", "report", "--report", "report/report.json")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == "approved mine/playing\napproved mine/playing.dark\n")
        #expect(try home.barsnap("verify").code == 0)
    }

    @Test("the line to paste names the goldens and the report as a shell reads them")
    func line() throws {
        let home = try GoldenHome()
        let folders = ["--goldens", "our goldens", "-o", "a 'report'"]
        let result = try home.barsnap.run(["verify"] + folders)
        #expect(result.code == 3)
        #expect(result.errors.contains("barsnap approve --goldens='our goldens' 'a '\\''report'\\'''\n"))
        #expect(try home.text("a 'report'/index.html").contains("const GOLDENS = \"our goldens\""))
        let line = "approve --goldens='our goldens' 'a '\\''report'\\'''"
        #expect(try home.barsnap.shell("'\(BuiltCommand.binary.path)' \(line)").code == 0)
        #expect(try home.barsnap.run(["verify"] + folders).code == 0)
        #expect(!FilePath.isFile(home.path("Snapshots/manifest.json")))
    }

    @Test("missing frames are added, orphans removed, damaged goldens mended")
    func others() throws {
        let home = try GoldenHome()
        try #require(try home.barsnap("verify").code == 3)
        #expect(try home.barsnap("approve", "report").output.split(separator: "\n").count == 6)
        #expect(try home.barsnap("verify").code == 0)

        try FileOutput.write("not a picture", to: home.path("Snapshots/mine/bare.png"))
        try FileOutput.write("<svg/>", to: home.path("Snapshots/mine/stray.svg"))
        #expect(try home.barsnap("verify").code == 2)
        let kinds = try home.report().findings.map { "\($0.name) \($0.kind.rawValue)" }
        #expect(kinds == ["mine/bare unreadable", "mine/stray orphaned"])
        #expect(try home.barsnap("approve", "mine/*").code == 0)
        #expect(!FilePath.isFile(home.path("Snapshots/mine/stray.svg")))
        #expect(try home.text("report/previous/mine/stray.svg") == "<svg/>")
        #expect(try home.barsnap("verify").code == 0)
    }

    @Test("what can't be approved is said, and nothing is changed")
    func refused() throws {
        let home = try changed()
        let goldens = try home.goldens()
        let unknown = try home.barsnap("approve", "mine/plaing")
        #expect(unknown.code == 2)
        #expect(unknown.errors.contains("did you mean 'mine/playing'?"))

        try FileOutput.write("<svg/>", to: home.path("report/after/mine/playing.svg"))
        let damaged = try home.barsnap("approve", "report")
        #expect(damaged.code == 2)
        #expect(damaged.errors.contains("report/after/mine/playing.svg is not the file that was verified"))
        #expect(try home.goldens() == goldens)

        try home.record()
        let outdated = try home.barsnap("approve", "mine/playing.dark")
        #expect(outdated.code == 0, "what was recorded meanwhile is what is approved")
        try home.edit("Snapshots/mine/story.json", "14 min", "15 min")
        try home.record()
        let late = try home.barsnap("approve", "mine/playing.dark")
        #expect(late.code == 2)
        #expect(late.errors.contains("the golden of mine/playing.dark is no longer the one that report tells of"))
        #expect(try home.barsnap("approve", "--report", "nowhere", "a").code == 2)
    }
}
