import Foundation
import Review
import Testing

/// A folder that is to hold a page may hold somebody else's.
@Suite("A page that is not barsnap's")
struct ForeignPageTests {
    /// Each that writes a page into a folder.
    private static let commands = [
        ["gallery", "mine"], ["verify"], ["tokens", "diff", "default", "harbor", "--format", "html"],
    ]
    private static let foreign = "<!doctype html>\n<title>Our site</title>\n"

    @Test(
        "is left as it is, and nothing is written beside it",
        arguments: commands
    )
    func refused(_ command: [String]) throws {
        let home = try GoldenHome()
        try home.record()
        try FileOutput.write(Self.foreign, to: home.path("site/index.html"))
        let result = try home.barsnap.run(command + ["-o", "site"])
        #expect(result.code == 2)
        #expect(result.errors.contains("site/index.html was not written by barsnap and stays as it is"))
        #expect(try FileInput.files(under: home.path("site")) == ["index.html"])
        #expect(try home.text("site/index.html") == Self.foreign)
    }

    @Test(
        "one's own is written over",
        arguments: commands
    )
    func own(_ command: [String]) throws {
        let home = try GoldenHome()
        try home.record()
        let first = try home.barsnap.run(command + ["-o", "site"])
        let page = try home.text("site/index.html")
        let second = try home.barsnap.run(command + ["-o", "site"])
        #expect(first.code == second.code && first.code <= 1, "\(second.errors)")
        #expect(try home.text("site/index.html") == page)
    }
}
