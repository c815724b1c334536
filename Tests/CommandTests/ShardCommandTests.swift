import Foundation
import Review
import Testing

/// One run on several machines.
@Suite("Shards")
struct ShardCommandTests {
    private func verified() throws -> GoldenHome {
        let home = try GoldenHome()
        try home.record()
        try home.edit("Snapshots/mine/story.json", "12 min", "14 min")
        for index in 1...2 {
            let result = try home.barsnap("verify", "--shard", "\(index)/2", "-o", "part-\(index)")
            try #require(result.code <= 1, "\(result.errors)")
        }
        return home
    }

    @Test("joined reports are the report of a run that was never split")
    func joined() throws {
        let home = try verified()
        let merge = try home.barsnap("merge", "part-2", "part-1/report.json", "-o", "all", "--junit", "all.xml")
        let whole = try home.barsnap("verify", "--junit", "whole.xml")
        #expect(merge.code == whole.code)
        #expect(merge.output == whole.output)
        #expect(try home.text("all/report.json") == home.text("report/report.json"))
        #expect(try home.text("all.xml") == home.text("whole.xml"))
        // The page alone says which folder it is in.
        let page = try home.text("report/index.html").replacing("FOLDER = \"report\"", with: "FOLDER = \"all\"")
        #expect(try home.text("all/index.html") == page)
        for file in try FileInput.files(under: home.path("report")) where file != "index.html" {
            #expect(try FileInput.read(home.path("all/" + file)) == FileInput.read(home.path("report/" + file)))
        }
        #expect(try home.barsnap("approve", "all").code == 0)
        #expect(try home.barsnap("verify").code == 0)
    }

    @Test("a frame that is missing, or there twice, or of another run")
    func refused() throws {
        let home = try verified()
        let missing = try home.barsnap("merge", "part-1", "-o", "all")
        #expect(missing.code == 2)
        #expect(missing.errors.contains("is in none of the reports, which are of shards 1/2"))
        let twice = try home.barsnap("merge", "part-1", "part-2", "part-1", "-o", "all")
        #expect(twice.code == 2)
        #expect(twice.errors.contains("is in part-1 and in part-1"))
        try #require(try home.barsnap("verify", "--only", "mine/b*", "-o", "other").code <= 1)
        let other = try home.barsnap("merge", "part-1", "other", "-o", "all")
        #expect(other.code == 2)
        #expect(other.errors.contains("not of one run"))
        #expect(try home.barsnap("merge", "part-1", "part-2", "-o", "part-1").code == 2)
        let goldens = try home.barsnap("merge", "part-1", "part-2", "-o", "Snapshots")
        #expect(goldens.code == 2)
        #expect(goldens.errors.contains("Snapshots holds the goldens"))
        try home.edit("part-2/report.json", "\"cairo\": \"", "\"cairo\": \"0.")
        let mixed = try home.barsnap("merge", "part-1", "part-2", "-o", "all")
        #expect(mixed.code == 2)
        #expect(mixed.errors.contains("part-1 and part-2 were drawn differently: cairo "))
    }

    @Test("what is no shard", arguments: ["0/4", "5/4", "1", "1/0", "a/b", "1/4/2", "-1/2"])
    func usage(text: String) throws {
        let home = try GoldenHome()
        let result = try home.barsnap("verify", "--shard=\(text)")
        withExtendedLifetime(home) {}
        #expect(result.code == 2)
        #expect(result.errors.contains("'\(text)' is no shard; the second of four is 2/4"))
    }

    private static let hasParallel = (try? BuiltCommand().shell("parallel --version | grep -q GNU").code) == 0

    @Test("GNU parallel drives four shards", .enabled(if: hasParallel))
    func parallel() throws {
        let home = try verified()
        let script = BuiltCommand.repository + "/Scripts/verify-parallel"
        let result = try home.barsnap.shell(
            "export BARSNAP='\(BuiltCommand.binary.path)'; '\(script)' 4 report-all"
        )
        #expect(result.code == 1, "\(result.errors)")
        let whole = try home.barsnap("verify")
        #expect(whole.code == 1)
        #expect(try home.text("report-all/report.json") == home.text("report/report.json"))
    }
}
