import Foundation
import Review
import Testing

/// A story with a symbol of its own whose file wants to do more than be drawn.
@Suite("A hostile symbol")
struct HostileSymbolTests {
    private static let story = """
        {"bar": {"kind": "accessoryTabBar",
          "items": [{"id": "home", "title": "Home", "symbol": "house"}, {"id": "own", "title": "Own", "symbol": "own"}]},
         "steps": [{"capture": "resting"}]}
        """

    private static func svg(_ inner: String, head: String = "", root: String = "") -> String {
        "\(head)<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 16 16\""
            + "\(root)>\n<path d=\"M1 2h5v3h-5z\"/>\(inner)\n</svg>"
    }

    /// Ten entities, each ten times the one before.
    private static let bomb =
        "<!DOCTYPE svg [<!ENTITY a0 \"boom\">\n"
        + (1...9).map { level in
            "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">\n"
        }.joined() + "]>"

    private func home(_ symbol: String) throws -> (folder: TemporaryFolder, barsnap: BuiltCommand) {
        let folder = try TemporaryFolder()
        try FileOutput.write(Self.story, to: folder.path + "/mine/story.json")
        try FileOutput.write(symbol, to: folder.path + "/mine/symbols/own.svg")
        return (folder, BuiltCommand(folder: folder.path))
    }

    @Test(
        "that could run, load or grow is refused by its file and line before anything is drawn",
        arguments: [
            ("a script", svg("<script>window.hurt = 1</script>"), 2, "<script>"),
            ("an image from elsewhere", svg("<image href=\"http://127.0.0.1:9/a.png\"/>"), 2, "<image>"),
            ("an image from the disk", svg("<image xlink:href=\"file:///etc/passwd\"/>"), 2, "<image>"),
            ("a reference", svg("<use href=\"http://127.0.0.1:9/a.svg#b\"/>"), 2, "<use>"),
            ("a page", svg("<foreignObject><body onload=\"hurt()\"/></foreignObject>"), 2, "<foreignObject>"),
            ("a link", svg("<a href=\"javascript:hurt()\"><path d=\"M0 0\"/></a>"), 2, "<a>"),
            ("an animation", svg("<set attributeName=\"onclick\" to=\"hurt()\"/>"), 2, "<set>"),
            ("a style sheet", svg("<style>@import url(http://127.0.0.1:9/a.css)</style>"), 2, "<style>"),
            ("a style", svg("<path style=\"fill:url(http://127.0.0.1:9/a)\" d=\"M0 0\"/>"), 2, "style"),
            ("an entity bomb", svg("&a9;", head: bomb), 1, "declarations"),
            (
                "an entity of a file", svg("&x;", head: "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>"),
                1, "declarations"
            ),
            ("an entity in a path", svg("<path d=\"M0 0&#34; onload=&#34;hurt()\"/>"), 2, "entities"),
        ]
    )
    func refused(what: String, file: String, line: Int, reason: String) throws {
        let (folder, barsnap) = try home(file)
        let result = try barsnap("gallery", "mine", "-o", "shown")
        #expect(result.code == 2)
        #expect(!result.wasKilled)
        #expect(result.output.isEmpty)
        // Where the story names it, and where the file has it.
        #expect(result.errors.hasPrefix("barsnap: error: mine/story.json:2:"), "\(what): \(result.errors)")
        #expect(result.errors.contains("symbols/own.svg:\(line): "), "\(what): \(result.errors)")
        #expect(result.errors.contains(reason), "\(what): \(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(!FilePath.isFolder(folder.path + "/shown"))
    }

    @Test(
        "with a handler or an outer declaration is drawn without it",
        arguments: [
            svg("", root: " onload=\"window.hurt = 1\""), svg("<path onclick='window.hurt = 1' d=\"M0 0\"/>"),
            svg("<g onmouseover=\"window.hurt = 1\" data-x=\"window.hurt = 1\"/>"),
            svg("<svg:script xmlns:svg=\"http://www.w3.org/2000/svg\">window.hurt = 1</svg:script>"),
            svg("<title>window.hurt = 1</title><metadata>window.hurt = 1</metadata><!-- window.hurt = 1 -->"),
            svg("", head: "<?xml-stylesheet href=\"http://127.0.0.1:9/hurt.css\"?>"),
            svg("", head: "<!DOCTYPE svg PUBLIC \"hurt\" \"http://127.0.0.1:9/hurt.dtd\">"),
        ]
    )
    func harmless(file: String) throws {
        let (folder, barsnap) = try home(file)
        try #require(try barsnap("gallery", "mine", "-o", "shown").code == 0)
        try #require(try barsnap("render", "mine", "-o", "shown", "--format", "svg").code == 0)
        for name in try FileInput.files(under: folder.path + "/shown") where !name.hasSuffix(".png") {
            let text = String(decoding: try FileInput.read("\(folder.path)/shown/\(name)"), as: UTF8.self)
            #expect(!text.contains("hurt"), "\(name)")
            if name.contains("resting") { #expect(text.contains("M1 2h5v3h-5z"), "\(name)") }
        }
    }
}
