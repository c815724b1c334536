import CairoBackend
import Drawing
import Foundation
import Review
import Testing

/// `diff` as a script sees it: exit codes, numbers, pictures, and what it does with files that are no pictures.
@Suite("The command diff")
struct DiffCommandTests {
    private static let white: [UInt8] = [255, 255, 255, 255]
    private static let black: [UInt8] = [0, 0, 0, 255]

    /// A PNG of one colour, its first `changed` pixels of another.
    private static func png(_ width: Int, _ height: Int, changed: Int = 0) throws -> [UInt8] {
        let pixels = (0..<width * height).flatMap { $0 < changed ? black : white }
        let buffer = try #require(PixelBuffer(width: width, height: height, format: .rgba8, bytes: pixels))
        return try PNGEncoder.encode(buffer)
    }

    private static func home(changed: Int = 0, size: Int = 20) throws -> (
        folder: TemporaryFolder, barsnap: BuiltCommand
    ) {
        let home = try TemporaryFolder()
        try FileOutput.write(png(size, size), to: home.path + "/a.png")
        try FileOutput.write(png(size, size, changed: changed), to: home.path + "/b.png")
        return (home, BuiltCommand(folder: home.path))
    }

    @Test(
        "ends with 1 where a pixel differs, however many do: no count wraps to 0",
        arguments: [(0, 0), (1, 1), (99, 1), (255, 1), (256, 1), (257, 1), (400, 1)] as [(Int, Int32)]
    )
    func exitCode(changed: Int, code: Int32) throws {
        let (home, barsnap) = try Self.home(changed: changed)
        let result = try barsnap("diff", "a.png", "b.png")
        #expect(result.code == code)
        #expect(result.output.isEmpty == (changed == 0))
        #expect(result.errors == (changed == 0 ? "Nothing differs\n" : ""))
        if changed > 0 {
            let count = changed == 1 ? "1 pixel differs" : "\(changed) pixels differ"
            #expect(result.output.hasPrefix("\(count) (\(Double(changed) / 4) %), the largest by ΔE 1.0\n"))
        }
        let json = try barsnap("diff", "a.png", "b.png", "--json")
        #expect(json.code == code)
        #expect(json.output.contains("\"differs\": \(changed),"))
        withExtendedLifetime(home) {}
    }

    @Test("pictures of two sizes differ, whatever their pixels are")
    func sizes() throws {
        let (home, barsnap) = try Self.home()
        try FileOutput.write(try Self.png(20, 24), to: home.path + "/b.png")
        let result = try barsnap("diff", "a.png", "b.png", "--ignore", "0,0,100,100")
        #expect(result.code == 1)
        #expect(result.output.hasPrefix("size 20×20 → 20×24 px\n"))
    }

    @Test("JSON has the documented keys")
    func json() throws {
        let (home, barsnap) = try Self.home(changed: 45)
        let result = try barsnap("diff", "a.png", "b.png", "--json", "-o", "new/d.png")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        #expect(Set(object.keys) == ["differs", "size_differs", "percent", "largest", "antialiased", "regions"])
        #expect(object["differs"] as? Int == 45)
        #expect(object["size_differs"] as? Bool == false)
        #expect(object["percent"] as? Double == 11.25)
        // Black and white are one apart, but for the last digits of their way through OKLab.
        let largest = try #require(object["largest"] as? Double)
        #expect(abs(largest - 1) < 1e-9)
        let regions = try #require(object["regions"] as? [[String: Int]])
        #expect(regions == [["x": 0, "y": 0, "width": 20, "height": 3, "pixels": 45]])
        withExtendedLifetime(home) {}
    }

    @Test("the picture is a triptych, or the difference alone, and is written where nothing differs too")
    func picture() throws {
        let (home, barsnap) = try Self.home(changed: 1)
        func written(_ words: String...) throws -> PixelBuffer {
            _ = try barsnap.run(["diff"] + words + ["-o", "d.png"])
            return try PNGDecoder.decode(FileInput.read(home.path + "/d.png"))
        }
        let triptych = try written("a.png", "b.png")
        #expect(triptych.height == 20 && triptych.width > 60)
        let alone = try written("a.png", "b.png", "--picture", "difference")
        #expect(alone.width == 20 && alone.height == 20)
        #expect(Array(alone.bytes[..<4]) == [230, 0, 38, 255])
        let same = try written("a.png", "a.png", "--picture", "difference")
        #expect(same.bytes.allSatisfy { $0 == 255 })
    }

    @Test(
        "options decide what counts",
        arguments: [
            (["--ignore", "0,0,20,1"], 0), (["--ignore", "1,0,19,1"], 1),
            (["--ignore", "0,0,1,1", "--ignore=1,0,1,1"], 1),
            (["--ignore", "-5,-5,100,6"], 0), (["--threshold", "0"], 1), (["--threshold", "0.999"], 1),
            (["--ignore-antialiasing"], 1),
        ] as [([String], Int32)]
    )
    func options(words: [String], code: Int32) throws {
        let (home, barsnap) = try Self.home(changed: words.contains("--ignore=1,0,1,1") ? 3 : 1)
        #expect(try barsnap.run(["diff", "a.png", "b.png"] + words).code == code)
        withExtendedLifetime(home) {}
    }

    @Test("one bit is a difference where the threshold is 0, and none at the standard one")
    func exact() throws {
        let (home, barsnap) = try Self.home()
        var pixels = try PNGDecoder.decode(FileInput.read(home.path + "/a.png"))
        pixels.bytes[5] = 254
        try FileOutput.write(try PNGEncoder.encode(pixels), to: home.path + "/b.png")
        #expect(try barsnap("diff", "a.png", "b.png").code == 0)
        #expect(try barsnap("diff", "a.png", "b.png", "--threshold", "0").code == 1)
    }

    @Test("what was set aside as smoothing is said, and doesn't count")
    func smoothing() throws {
        let (home, barsnap) = try Self.home()
        func edge(_ level: UInt8) throws -> [UInt8] {
            let row = [Self.black, Self.black, [level, level, level, 255], Self.white, Self.white]
            let bytes = Array(repeating: row.flatMap { $0 }, count: 3).flatMap { $0 }
            return try PNGEncoder.encode(#require(PixelBuffer(width: 5, height: 3, format: .rgba8, bytes: bytes)))
        }
        try FileOutput.write(try edge(90), to: home.path + "/a.png")
        try FileOutput.write(try edge(160), to: home.path + "/b.png")
        #expect(try barsnap("diff", "a.png", "b.png").code == 1)
        let result = try barsnap("diff", "a.png", "b.png", "--ignore-antialiasing")
        #expect(result.code == 0)
        #expect(result.output.isEmpty)
        #expect(result.errors == "3 pixels set aside as the smoothing of edges\nNothing differs\n")
    }

    private static let hugeHeader: [UInt8] = {
        let size: [UInt8] = [0, 0, 0x75, 0x30]
        let body = Array("IHDR".utf8) + size + size + [8, 6, 0, 0, 0]
        // The checksum of 30,000×30,000 pixels of eight-bit red, green, blue, alpha.
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + body + crc(body)
    }()

    private static func crc(_ bytes: [UInt8]) -> [UInt8] {
        var crc = UInt32.max
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return (0..<4).map { UInt8(truncatingIfNeeded: ~crc >> (24 - $0 * 8)) }
    }

    @Test(
        "a file that is no whole PNG: 2, its name, what it is, and nothing written",
        arguments: [
            (Array("hello\n".utf8), "not a PNG: it looks like a text file"), ([], "the file is empty: zero bytes"),
            (Array("<<<<<<< HEAD\n".utf8), "not a PNG: it looks like a text file with a merge conflict"),
            (hugeHeader, "the PNG's header asks for 30000×30000 pixels, more than the limit of 100000000"),
            ([0x89, 0x50, 0x4E, 0x47], "the PNG is cut off in the signature"),
        ] as [([UInt8], String)]
    )
    func badFiles(bytes: [UInt8], message: String) throws {
        let (home, barsnap) = try Self.home()
        try FileOutput.write(bytes, to: home.path + "/bad.png")
        for pair in [["bad.png", "a.png"], ["a.png", "bad.png"]] {
            // Little room: a picture that is refused may not have been made first.
            let result = try barsnap.shell("ulimit -v 1500000; barsnap diff \(pair[0]) \(pair[1]) -o d.png")
            #expect(result.code == 2)
            #expect(result.output.isEmpty)
            #expect(result.errors.hasPrefix("barsnap: error: bad.png: \(message)"), "\(result.errors)")
            #expect(!FilePath.isFile(home.path + "/d.png"))
        }
    }

    @Test("a PNG cut off anywhere: 2", arguments: [8, 20, 33, 60, -13, -1])
    func truncated(count: Int) throws {
        let (home, barsnap) = try Self.home(changed: 40)
        let whole = try FileInput.read(home.path + "/b.png")
        try FileOutput.write(Array(count > 0 ? whole.prefix(count) : whole.dropLast(-count)), to: home.path + "/b.png")
        let result = try barsnap("diff", "a.png", "b.png")
        #expect(result.code == 2)
        #expect(result.errors.hasPrefix("barsnap: error: b.png: the PNG is cut off in "))
    }

    @Test(
        "a line with a mistake: 2, and the way out",
        arguments: [
            (["a.png"], "'diff' needs EXPECTED.png ACTUAL.png"),
            (["a.png", "b.png", "c.png"], "'c.png' is one too many"),
            (["a.png", "c.png"], "can't read c.png: there is no such file or folder"),
            (["a.png", "."], "can't read .: it is a folder"),
            (["a.png", "b.png", "--threshold", "1"], "a threshold of 1.0 is none"),
            (["a.png", "b.png", "--threshold", "nan"], "--threshold nan: needs a number from"),
            (["a.png", "b.png", "--ignore", "1,2,3"], "'1,2,3' is no region: give X,Y,W,H"),
            (["a.png", "b.png", "--ignore", "1,2,3,-4"], "'1,2,3,-4' is no region"),
            (["a.png", "b.png", "--ignore", "1,2,3,99999999999999999999"], "is no region"),
            (["a.png", "b.png", "-o", "./a.png"], "./a.png is one of the pictures to compare"),
            (["a.png", "b.png", "-o", "/proc/none/d.png"], "can't create /proc/none"),
            (["a.png", "b.png", "-o", "a.png/d.png"], "can't create a.png"),
            (["a.png", "b.png", "--picture", "tryptich"], "did you mean 'triptych'?"),
        ] as [([String], String)]
    )
    func mistakes(words: [String], message: String) throws {
        let (home, barsnap) = try Self.home(changed: 1)
        let before = try FileInput.read(home.path + "/a.png")
        let result = try barsnap.run(["diff"] + words)
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("barsnap: error: "))
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(try FileInput.read(home.path + "/a.png") == before)
    }

    @Test("standard output closed, full, or with nobody behind it: 4, never a signal")
    func closedOutput() throws {
        let (home, barsnap) = try Self.home(changed: 5)
        let line = "barsnap diff a.png b.png"
        for call in ["\(line) >&-", "\(line) >/dev/full", "{ sleep .2; \(line); echo $? >&2; } | true"] {
            let result = try barsnap.shell("\(call)\necho $? >&2")
            #expect(!result.wasKilled)
            #expect(result.errors.contains("barsnap: error: "))
            #expect(result.errors.contains("4\n"))
        }
        withExtendedLifetime(home) {}
    }

    @Test("no room on the disk: 4, and no half picture")
    func fullDisk() throws {
        let (home, barsnap) = try Self.home()
        let noise = (0..<64 * 64 * 4).map { UInt8($0 * $0 % 251) }
        let buffer = try #require(PixelBuffer(width: 64, height: 64, format: .rgba8, bytes: noise))
        try FileOutput.write(try PNGEncoder.encode(buffer), to: home.path + "/a.png")
        let result = try barsnap.shell("ulimit -f 1; barsnap diff a.png b.png -o d.png")
        #expect(!result.wasKilled)
        #expect(result.code == 4)
        #expect(result.errors.contains("can't write d.png"))
        #expect(try FileInput.names(in: home.path) == ["a.png", "b.png"])
    }
}
