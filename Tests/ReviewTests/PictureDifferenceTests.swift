import CairoBackend
import Drawing
import Foundation
import SourceJSON
import Testing

@testable import Review

@Suite("Difference of two files")
struct PictureDifferenceTests {
    typealias P = ComparisonPictures

    /// A folder of its own that is gone afterwards.
    static func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "barsnap-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    @Test("the numbers are printed as JSON, and the triptych is written whole")
    func run() throws {
        try Self.inFolder { folder in
            let expected = try P.filled(P.white, 20, 10)
            var actual = expected
            actual.bytes[(3 * 20 + 4) * 4] = 0
            try FileOutput.write(PNGEncoder.encode(expected), to: folder + "/a.png")
            try FileOutput.write(PNGEncoder.encode(actual), to: folder + "/b.png")
            let comparison = try PictureDifference.run(
                expected: folder + "/a.png",
                actual: folder + "/b.png",
                output: folder + "/new/d.png"
            )
            let json = try SourceDocument(text: comparison.json, file: "json").root.object()
            #expect(json.keys == ["differs", "size_differs", "percent", "largest", "antialiased", "regions"])
            #expect(try json.required("differs").integer() == 1)
            #expect(try json.required("size_differs").bool() == false)
            #expect(try json.required("percent").number() == 0.5)
            let region = try json.required("regions").array()[0].object()
            #expect(
                try ["x", "y", "width", "height", "pixels"].map { try region[named: $0]?.integer() } == [4, 3, 1, 1, 1]
            )
            let picture = try PNGDecoder.decode(FileInput.read(folder + "/new/d.png"))
            #expect(picture.height == 10 && picture.width > 60)
            #expect(try FileInput.names(in: folder + "/new") == ["d.png"])
        }
    }

    @Test(
        "a file that is no whole PNG is named, and nothing is written",
        arguments: [[], [1, 2, 3], Array("text".utf8)] as [[UInt8]]
    )
    func badFile(bytes: [UInt8]) throws {
        try Self.inFolder { folder in
            try FileOutput.write(PNGEncoder.encode(P.filled(P.white, 2, 2)), to: folder + "/a.png")
            try FileOutput.write(bytes, to: folder + "/b.png")
            let error = try #require(throws: PictureFileError.self) {
                try PictureDifference.run(
                    expected: folder + "/a.png",
                    actual: folder + "/b.png",
                    output: folder + "/d.png"
                )
            }
            #expect(error.description.hasPrefix(folder + "/b.png: "))
            #expect(!FilePath.isFile(folder + "/d.png"))
        }
    }

    @Test("a missing file is an error, and so is writing over a picture compared")
    func refusals() throws {
        try Self.inFolder { folder in
            try FileOutput.write(PNGEncoder.encode(P.filled(P.white, 2, 2)), to: folder + "/a.png")
            #expect(throws: FileError.self) {
                try PictureDifference.run(expected: folder + "/a.png", actual: folder + "/none.png")
            }
            #expect(throws: ComparisonError.output(folder + "/a.png")) {
                try PictureDifference.run(
                    expected: folder + "/a.png",
                    actual: folder + "/a.png",
                    output: folder + "/a.png"
                )
            }
            try FileOutput.createFolder(folder + "/deeper")
            let other = folder + "/deeper/../a.png"
            #expect(throws: ComparisonError.output(other)) {
                try PictureDifference.run(expected: folder + "/a.png", actual: folder + "/a.png", output: other)
            }
        }
    }

    @Test("the difference picture shows each kind of pixel in its own colour")
    func colours() throws {
        let expected = try P.picture([[P.black, P.black, P.white, P.white], [P.white, P.white, P.white, P.white]])
        let actual = try P.picture([
            [P.black, P.white, P.white], [P.white, P.white, P.black], [P.white, P.white, P.white],
        ])
        let options = ComparisonOptions(ignoredRegions: [PixelRect(x: 2, y: 1, width: 1, height: 1)])
        let comparison = try PictureComparison(expected: expected, actual: actual, options: options)
        let picture = comparison.differencePicture(expected: expected, actual: actual)
        #expect(picture.width == 4 && picture.height == 3)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(picture.bytes[(y * 4 + x) * 4..<(y * 4 + x) * 4 + 4]) }
        #expect(pixel(0, 0) == [204, 204, 204, 255])
        #expect(pixel(1, 0) == [230, 0, 38, 255])
        #expect(pixel(2, 0) == [255, 255, 255, 255])
        #expect(pixel(3, 0) == [200, 0, 200, 255])
        #expect(pixel(2, 1) == [215, 215, 255, 255])
        #expect(pixel(0, 2) == [200, 0, 200, 255])
        #expect(pixel(3, 2) == [0, 0, 0, 0])
        let triptych = comparison.triptych(expected: expected, actual: actual)
        #expect(triptych.height == 3 && triptych.width == 4 + 24 + 4 + 24 + 3)
    }
}
