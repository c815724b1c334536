import Foundation
import Review
import Testing

/// What may be wrong with goldens: one clear line each, the exit code that the help promises, and nothing changed.
@Suite("Goldens that are bad input")
struct GoldenBadInputTests {
    /// The header of a picture of 30,000 × 30,000 pixels, and nothing behind it.
    private static let hugeHeader: [UInt8] = {
        let chunk: [UInt8] = [0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 6, 0, 0, 0]
        return [137, 80, 78, 71, 13, 10, 26, 10] + chunk + crc(chunk.dropFirst(4))
    }()

    private static func crc(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return withUnsafeBytes(of: (~sum).bigEndian) { Array($0) }
    }

    @Test("a golden that is no picture, cut off, empty, huge: unreadable, by its path and its reason")
    func files() throws {
        let home = try GoldenHome()
        try home.record()
        let png = try FileInput.read(home.path("Snapshots/mine/bare.png"))
        let svg = try FileInput.read(home.path("Snapshots/mine/bare.svg"))
        let cases: [(file: String, bytes: [UInt8], reason: String)] = [
            ("bare.png", Array("hello".utf8), "not a PNG: it looks like"),
            ("bare.png", Array(png.prefix(png.count / 2)), "the PNG is cut off"),
            ("bare.png", [], "the file is empty: zero bytes"),
            ("bare.png", Self.hugeHeader, "30000×30000 pixels, more than the limit"),
            ("bare.svg", [], "the file is empty: zero bytes"),
            ("bare.svg", Array("hello".utf8), "not a whole SVG"),
            ("bare.svg", Array(svg.prefix(svg.count / 2)), "not a whole SVG"),
            ("bare.svg", Array("<svg width=\"30000\" height=\"30000\"/>".utf8), "it isn't the file that was recorded"),
        ]
        for (file, bytes, reason) in cases {
            let path = home.path("Snapshots/mine/" + file)
            let good = try FileInput.read(path)
            try FileOutput.write(bytes, to: path)
            let result = try home.barsnap("verify", "--only", "mine/bare")
            #expect(result.code == 2)
            #expect(!result.wasKilled)
            #expect(result.output.contains("unreadable"), "\(reason)")
            #expect(result.output.contains("Snapshots/mine/\(file): "))
            #expect(result.output.contains(reason), "\(result.output)")
            #expect(try FileInput.read(path) == bytes, "verify never writes a golden")
            #expect(try home.record().output == "restored mine/bare\n")
            #expect(try FileInput.read(path) == good)
        }
    }

    @Test("a golden whose file is gone, one that is huge and listed")
    func missing() throws {
        let home = try GoldenHome()
        try home.record()
        let old = try home.text("Snapshots/mine/bare.dark.svg")
        let huge = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30000\" height=\"30000\"/>"
        try FileOutput.write(huge, to: home.path("Snapshots/mine/bare.dark.svg"))
        try home.edit("Snapshots/manifest.json", VerifyCommandTests.sum(old), VerifyCommandTests.sum(huge))
        let result = try home.barsnap("verify")
        #expect(result.code == 2)
        #expect(result.output.contains("30000"))
        try home.record()
        try FileOutput.remove(home.path("Snapshots/mine/bare.png"))
        let gone = try home.barsnap("verify")
        #expect(gone.code == 3)
        #expect(gone.output.contains("the manifest lists it, and its file isn't there"))
        #expect(try home.record().output == "restored mine/bare\n")
    }

    @Test("a manifest from a newer version, with a merge's conflict, cut off, with a path that leads out")
    func manifest() throws {
        let home = try GoldenHome()
        try home.record()
        let good = try home.text("Snapshots/manifest.json")
        let line = try #require(good.split(separator: "\n").first { $0.contains("\"mine/bare\"") })
        let conflict = "<<<<<<< HEAD\n\(line)\n=======\n\(line)\n>>>>>>> theirs"
        let cases: [(text: String, message: String)] = [
            (good.replacing("\"version\": 1", with: "\"version\": 2"), "reads versions up to 1"),
            (good.replacing(line, with: conflict), "git left both sides of a merge here"),
            (String(good.prefix(good.count / 2)), "Snapshots/manifest.json:"),
            (good.replacing("\"mine/bare\"", with: "\"../../bare\""), "is no frame's name"),
            ("", "Snapshots/manifest.json:1:1"),
        ]
        for (text, message) in cases {
            try FileOutput.write(text, to: home.path("Snapshots/manifest.json"))
            for command in ["verify", "record"] {
                let result = try home.barsnap(command)
                #expect(result.code == 2, "\(command): \(message)")
                #expect(result.output.isEmpty)
                #expect(result.errors.contains(message), "\(result.errors)")
                #expect(try home.text("Snapshots/manifest.json") == text)
            }
        }
    }

    @Test("what a report that was cut off has left is cleared away by the next, the page of the one before it too")
    func cutOff() throws {
        let home = try GoldenHome()
        try #require(try home.barsnap("verify").code == 3)
        // As a verify leaves it that is ended while it draws.
        try FileOutput.remove(home.path("report/report.json"))
        try FileOutput.write("", to: home.path("report/.unfinished"))
        try FileOutput.write("old", to: home.path("report/after/mine/old.png"))
        try home.record()
        #expect(try home.barsnap("verify").code == 0)
        #expect(try FileInput.files(under: home.path("report")) == ["index.html", "report.json"])
        #expect(!FilePath.isFile(home.path("report/.unfinished")))
        // A folder that no report is in keeps what is in it.
        try FileOutput.write("mine", to: home.path("notes/before/x.png"))
        #expect(try home.barsnap("verify", "-o", "notes").code == 0)
        #expect(FilePath.isFile(home.path("notes/before/x.png")))
    }

    @Test("goldens that wait for their removal are no orphans; a list from elsewhere removes nothing outside")
    func removals() throws {
        let home = try GoldenHome()
        try home.record()
        let manifest = try home.text("Snapshots/manifest.json")
        let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false)
        let kept = lines.filter { !$0.contains("\"mine/broken\"") }.joined(separator: "\n")
        try home.edit("Snapshots/mine/story.json", "{\"capture\": \"broken\"},", "")
        try FileOutput.write("mine", to: home.path("notes/x.txt"))
        try FileOutput.write(kept, to: home.path("Snapshots/.staged/manifest.json"))
        let list = ["mine/broken.svg", "mine/broken.png", "../notes/x.txt"].joined(separator: "\0")
        try FileOutput.write(list, to: home.path("Snapshots/.staged/removals"))
        #expect(try home.barsnap("verify").code == 1)
        #expect(try home.report().findings.map(\.name) == ["mine/broken.dark"], "that one the manifest still lists")
        try home.record()
        #expect(!FilePath.isFile(home.path("Snapshots/mine/broken.svg")))
        #expect(FilePath.isFile(home.path("notes/x.txt")))
    }

    @Test("folders that can't be written, and the goldens' own as the report's")
    func folders() throws {
        let home = try GoldenHome()
        try home.record()
        let goldens = try home.goldens()
        for folder in ["/proc/report", "Snapshots/mine/story.json/report", "Snapshots"] {
            let result = try home.barsnap("verify", "-o", folder)
            #expect(result.code == 2)
            #expect(result.output.isEmpty)
        }
        #expect(try home.barsnap("record", "--goldens", "/proc/goldens").code == 2)
        #expect(try home.goldens() == goldens)
    }

    @Test("a full disk: 4, and the goldens as they were")
    func fullDisk() throws {
        let home = try GoldenHome()
        try home.record()
        let goldens = try home.goldens()
        try home.edit("Snapshots/mine/story.json", "12 min", "14 min")
        // No file may grow past a few blocks, which is what a full disk looks like to who writes it.
        let record = try home.barsnap.shell("ulimit -f 40; barsnap record")
        #expect(record.code == 4, "\(record.errors)")
        #expect(try home.goldens() == goldens)
        #expect(!FilePath.isFolder(home.path("Snapshots/.staged")))
        let verify = try home.barsnap.shell("ulimit -f 40; barsnap verify")
        #expect(verify.code == 4, "\(verify.errors)")
    }

    @Test(
        "two at a time: any number may compare, one alone may change",
        arguments: [
            ("--exclusive", "record", 2, "another barsnap is at work on the goldens in Snapshots"),
            ("--shared", "record", 2, "another barsnap is at work on the goldens in Snapshots"),
            ("--exclusive", "verify", 2, "another barsnap is changing the goldens in Snapshots"),
            ("--shared", "verify", 0, ""),
        ]
    )
    func busy(other: String, command: String, code: Int32, words: String) throws {
        let home = try GoldenHome()
        try home.record()
        let result = try home.barsnap.shell(
            "flock \(other) Snapshots sleep 2 & sleep 0.3; barsnap \(command); code=$?; wait; exit $code"
        )
        guard !result.errors.contains("flock: not found") else { return }
        #expect(result.code == code)
        #expect(words.isEmpty || result.errors.contains(words), "\(result.errors)")
    }
}
