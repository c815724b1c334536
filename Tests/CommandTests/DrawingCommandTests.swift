import Foundation
import Review
import Testing

/// What `render` and `gallery` write, seen from outside.
@Suite("Drawing commands")
struct DrawingCommandTests {
    private static let story = """
        {"title": "</script><script>alert(1)</script>", "summary": "\\u202Edesrever & \\"quoted\\" 🎧",
         "bar": {"kind": "accessoryTabBar",
          "items": [{"id": "home", "title": "<b>Home</b>", "symbol": "house"},
                    {"id": "more", "title": "More \\"&\\" more", "symbol": "ellipsis"}],
          "accessory": {"id": "x", "title": "</svg><script>alert(2)</script>", "symbol": "waveform", "progress": 0.5}},
         "steps": [{"capture": "resting"}, {"scroll": {"by": 200}}, {"capture": {"name": "fold-050", "at": 0.5}}]}
        """

    private static func home() throws -> (folder: TemporaryFolder, barsnap: BuiltCommand) {
        let home = try TemporaryFolder()
        try FileOutput.write(story, to: home.path + "/mine/story.json")
        return (home, BuiltCommand(folder: home.path))
    }

    private static func read(_ path: String) throws -> String {
        String(decoding: try FileInput.read(path), as: UTF8.self)
    }

    @Test("render prints the path of each file that it wrote, and nothing else")
    func paths() throws {
        let (home, barsnap) = try Self.home()
        let result = try barsnap("render", "mine", "-o", "out", "--format", "json,svg", "--only", "*/fold*")
        #expect(result.code == 0)
        #expect(
            result.output == """
                out/mine/fold-050.svg
                out/mine/fold-050.json
                out/mine/fold-050.dark.svg
                out/mine/fold-050.dark.json

                """
        )
        #expect(result.errors == "Drew 2 frames into out\n")
        #expect(try FileInput.names(in: home.path + "/out/mine").count == 4)
    }

    @Test(
        "a frame has as many pixels as its screen has points, times the scale",
        arguments: [
            (["--scale", "3"], 1206, 2622), (["--scale", "1"], 402, 874), (["--scale", "0.5"], 201, 437),
            ([], 1206, 2622),
            (["--device", "iPhone SE (3rd gen)"], 750, 1334), (["--orientation", "landscape"], 2622, 1206),
        ]
    )
    func pixels(options: [String], width: Int, height: Int) throws {
        let (home, barsnap) = try Self.home()
        let line = ["render", "mine", "-o", "out", "--format", "png", "--only", "mine/resting"]
        #expect(try barsnap.run(line + options).code == 0)
        let png = try FileInput.read(home.path + "/out/mine/resting.png")
        func number(at place: Int) -> Int { png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        #expect(number(at: 16) == width)
        #expect(number(at: 20) == height)
    }

    @Test("the files are the same to the byte whatever the tasks, the language and the machine's fonts")
    func repeatable() throws {
        let (home, barsnap) = try Self.home()
        var other = barsnap
        let fonts = "<?xml version=\"1.0\"?><fontconfig></fontconfig>"
        try FileOutput.write(fonts, to: home.path + "/fonts.conf")
        other.environment = [
            "FONTCONFIG_FILE": home.path + "/fonts.conf", "LANG": "ar_EG.UTF-8", "LC_ALL": "tr_TR.UTF-8",
            "PANGO_LANGUAGE": "ja", "TZ": "Asia/Tokyo", "HOME": "/nowhere",
        ]
        let line = ["render", "mine", "--format", "svg,png,pdf,json", "--scale", "2"]
        #expect(try barsnap.run(line + ["-o", "a", "--jobs", "1"]).code == 0)
        #expect(try other.run(line + ["-o", "b", "--jobs", "4"]).code == 0)
        let names = try FileInput.names(in: home.path + "/a/mine")
        #expect(try FileInput.names(in: home.path + "/b/mine") == names)
        #expect(names.count == 24)
        for name in names {
            #expect(
                try FileInput.read("\(home.path)/a/mine/\(name)") == FileInput.read("\(home.path)/b/mine/\(name)"),
                "\(name) differs"
            )
        }
    }

    @Test("a value for the whole run fixes what it names and leaves the names alone")
    func wholeRun() throws {
        let (home, barsnap) = try Self.home()
        #expect(try barsnap("render", "mine", "-o", "light", "--format", "svg").code == 0)
        #expect(try barsnap("render", "mine", "-o", "dark", "--format", "svg", "--appearance", "dark").code == 0)
        #expect(
            try FileInput.names(in: home.path + "/dark/mine") == [
                "fold-050.svg", "resting.landscape.svg", "resting.svg",
            ]
        )
        let (dark, light) = (home.path + "/dark/mine/resting.svg", home.path + "/light/mine/resting.dark.svg")
        // Only the label, which says what the name says, differs.
        let words = ", resting\"", named = ", resting, Dark\""
        #expect(try Self.read(dark) == Self.read(light).replacing(named, with: words))
    }

    @Test("text on the picture is outlines, or can be edited")
    func text() throws {
        let (home, barsnap) = try Self.home()
        let line = ["render", "mine", "--format", "svg", "--only", "mine/resting"]
        #expect(try barsnap.run(line + ["-o", "a"]).code == 0)
        #expect(try barsnap.run(line + ["-o", "b", "--text", "live"]).code == 0)
        #expect(try !Self.read(home.path + "/a/mine/resting.svg").contains("<text"))
        #expect(try Self.read(home.path + "/b/mine/resting.svg").contains("<text"))
    }

    @Test("the gallery prints its page, which knows every frame and names nothing outside its folder")
    func gallery() throws {
        let (home, barsnap) = try Self.home()
        let result = try barsnap("gallery", "mine", "-o", "shown")
        #expect(result.code == 0)
        let page = result.output.trimmingCharacters(in: .newlines)
        #expect(page.hasSuffix("/shown/index.html"))
        let html = try Self.read(page)

        let frames = [
            "resting", "resting.dark", "resting.landscape", "resting.dark.landscape", "fold-050", "fold-050.dark",
        ]
        let files = frames.flatMap { ["\($0).js", "\($0).png"] }.sorted()
        #expect(try FileInput.names(in: home.path + "/shown/frames/mine").sorted() == files)
        for outside in ["http:", "https:", "src=\"/", "href=\"/", "@import", "url(", home.path] {
            // The names of two namespaces are no addresses.
            let rest = html.replacing("'http://www.w3.org/2000/svg'", with: "")
                .replacing("\"http://www.w3.org/2000/svg\"", with: "")
            #expect(!rest.contains(outside), "\(outside)")
        }
    }

    @Test("the proof sheet is one document, its path is printed, and no page is written that nobody asked for")
    func proofSheet() throws {
        let (home, barsnap) = try Self.home()
        let result = try barsnap("gallery", "mine", "--only", "mine/resting*", "--format", "pdf", "-o", "shown")
        #expect(result.code == 0)
        let path = result.output.trimmingCharacters(in: .newlines)
        #expect(path.hasSuffix("/shown/proof-sheet.pdf"))
        let bytes = try FileInput.read(path)
        #expect(bytes.starts(with: "%PDF-".utf8))
        #expect(try FileInput.names(in: home.path + "/shown") == ["proof-sheet.pdf"])
        let both = ["gallery", "mine", "--only", "mine/resting*", "--format", "pdf,html", "-o", "both"]
        #expect(try barsnap.run(both).code == 0)
        #expect(try FileInput.read(home.path + "/both/proof-sheet.pdf") == bytes)
        #expect(try FileInput.names(in: home.path + "/both").contains("index.html"))
        let refused = try barsnap("gallery", "mine", "--format", "pfd", "-o", "none")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("did you mean"), "\(refused.errors)")
    }

    @Test("the gallery is the same to the byte on a second run")
    func repeatableGallery() throws {
        let (home, barsnap) = try Self.home()
        #expect(try barsnap("gallery", "mine", "-o", "a", "--jobs", "1").code == 0)
        #expect(try barsnap("gallery", "mine", "-o", "b", "--jobs", "4").code == 0)
        #expect(try barsnap.shell("diff -r '\(home.path)/a' '\(home.path)/b'").code == 0)
    }

    @Test("hostile words are words, on the page and in the pictures")
    func hostile() throws {
        let (home, barsnap) = try Self.home()
        #expect(try barsnap("gallery", "mine", "-o", "shown").code == 0)
        let html = try Self.read(home.path + "/shown/index.html")
        #expect(html.contains("\\u003c/script\\u003e\\u003cscript\\u003ealert(1)"))
        #expect(html.components(separatedBy: "<script").count == 2)
        let script = try Self.read(home.path + "/shown/frames/mine/resting.js")
        #expect(!script.contains("<script"))
        #expect(script.contains("&lt;/svg"))
        #expect(script.split(separator: "\n").count == 1)
    }

    @Test("a symbol in the folder symbols beside the story stands before the built-in one of its name")
    func ownSymbols() throws {
        let (home, barsnap) = try Self.home()
        let line = ["render", "mine", "--format", "svg", "--only", "mine/resting", "-o"]
        #expect(try barsnap.run(line + ["before"]).code == 0)
        let own = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 2h5v3h-5z"/></svg>"#
        try FileOutput.write(own, to: home.path + "/mine/symbols/waveform.svg")
        #expect(try barsnap.run(line + ["after"]).code == 0)
        #expect(try !Self.read(home.path + "/before/mine/resting.svg").contains("M1 2h5v3h-5z"))
        #expect(try Self.read(home.path + "/after/mine/resting.svg").contains("M1 2h5v3h-5z"))
    }

    @Test("a folder of symbols that is a link out of the story's folder is refused")
    func linkedSymbols() throws {
        let (home, barsnap) = try Self.home()
        try FileManager.default.createSymbolicLink(
            atPath: home.path + "/mine/symbols",
            withDestinationPath: "/usr/share"
        )
        let result = try barsnap("render", "mine", "-o", "out")
        #expect(result.code == 2)
        #expect(result.errors.contains("a link that leads out of the story's folder"))
    }
}
