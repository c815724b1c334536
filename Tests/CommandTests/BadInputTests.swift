import Foundation
import Review
import Testing

/// What a person gets wrong, and the machine: one clear error on standard error, nothing on standard output, the exit
/// code that the help promises, and nothing written.
@Suite("Bad input")
struct BadInputTests {
    private static let accessoryBar = """
        "kind": "accessoryTabBar", "items": [{"id": "home", "title": "Home", "symbol": "house"}]
        """

    private static func story(bar: String = accessoryBar, steps: String = #"{"capture": "resting"}"#) -> String {
        #"{"bar": {\#(bar)}, "steps": [\#(steps)]}"#
    }

    private static func searchBar(tabs: Int) -> String {
        let items = (0..<tabs).map { #"{"id": "tab-\#($0)", "title": "T", "symbol": "house"}"# }
        return #""kind": "searchTabBar", "items": [\#(items.joined(separator: ", "))]"#
    }

    private static func accessory(_ member: String) -> String {
        accessoryBar + #", "accessory": {"id": "x", "title": "T", "symbol": "bag", \#(member)}"#
    }

    /// Draws a story in a folder of its own.
    private func draw(
        _ text: String,
        options: [String] = [],
        environment: [String: String] = [:]
    ) throws -> (result: BuiltCommand.Result, written: [String]) {
        let folder = try TemporaryFolder()
        try FileOutput.write(text, to: folder.path + "/mine/story.json")
        let barsnap = BuiltCommand(folder: folder.path, environment: environment)
        let result = try barsnap.run(["render", "mine", "-o", "out"] + options)
        let written = (try? FileInput.names(in: folder.path + "/out/mine")) ?? []
        return (result, written)
    }

    @Test(
        "a story with a mistake",
        arguments: [
            (story(bar: accessoryBar + #", "selection": "hime""#), #"no tab has the id "hime" (did you mean "home"?)"#),
            (story(bar: searchBar(tabs: 1)), "the search tab bar has 1 tab (its capsule holds 2 to 4)"),
            (story(bar: searchBar(tabs: 5)), "the search tab bar has 5 tabs (its capsule holds 2 to 4)"),
            (story(bar: accessory(#""progress": 2"#)), "the progress is 2 (give a number from 0 to 1"),
            (story(bar: accessory(#""progress": NaN"#)), "mine/story.json:1:"),
            (
                story(bar: accessoryBar.replacing("house", with: "hause")),
                "There is no symbol “hause”. Did you mean “house”"
            ),
            (story(steps: #"{"tapp": "accessory"}"#), #"unknown event "tapp" (did you mean "tap"?)"#),
            (story(steps: #"{"capture": "a"}, {"capture": "a"}"#), #"the capture "a" is already taken"#),
            (story(steps: #"{"tap": "accessory"}"#), #"step 1 (tap): "accessory" can't be touched now"#),
            (story(steps: #"{"capture": {"name": "a", "pin": {"os": 17}}}"#), "iPhone 16 Pro doesn't run iOS 17"),
            (story(steps: #"{"capture": "../../a"}"#), #""../../a" can't name a capture"#),
            (#"{"symbols": "../../etc", "bar": {\#(accessoryBar)}}"#, "leads out of the story's folder"),
            (#"{"bar": {\#(accessoryBar)}, "steps": [{"capture": "re"#, "mine/story.json:1:"),
            ("", "mine/story.json:1:1"),
            ("\u{FEFF}{}", "mine/story.json:1:1"),
        ]
    )
    func mistakes(text: String, message: String) throws {
        let (result, written) = try draw(text)
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("barsnap: error: "))
        #expect(result.errors.contains(message))
        #expect(written.isEmpty)
    }

    @Test(
        "a line with a mistake",
        arguments: [
            (["--only", "mine/folded"], "no frame is called 'mine/folded'"),
            (["--only", "mine/restin"], "did you mean 'mine/resting'?"),
            (["--device", "iphone-16-prp"], "did you mean 'iphone-16-pro'?"),
            (["--os", "17"], "iPhone 16 Pro doesn't run iOS 17"),
            (["--theme", "harbr"], "there is no theme 'harbr'; did you mean 'harbor'?"),
            (["--format", "svg,jpg"], "'jpg' is none of svg, png, pdf, json"),
            (["--scale", "0"], "--scale 0: needs a number from"),
            (["--scale", "0x2"], "--scale 0x2: needs a number from"),
            (["--scale", "nan"], "--scale nan: needs a number from"),
            (["--jobs", "two"], "--jobs two: needs a whole number from 1"),
            (["--jobs", "1", "--jobs", "2"], "--jobs is given twice"),
            (["--oly", "x"], "unknown option '--oly' for 'render'; did you mean '--only'?"),
            (["--only"], "--only needs a value: --only GLOB"),
            (["--text=outline"], "did you mean 'outlines'?"),
            (["mine"], nil),
            (["yours"], "there is no story 'yours'"),
        ] as [([String], String?)]
    )
    func usage(options: [String], message: String?) throws {
        let (result, written) = try draw(Self.story(), options: options)
        if let message {
            #expect(result.code == 2)
            #expect(result.output.isEmpty)
            #expect(result.errors.contains(message))
            #expect(written.isEmpty)
        } else {
            #expect(result.code == 0, "the same story twice is that story")
        }
    }

    @Test("an output folder that can't be written", arguments: ["/proc/out", "mine/story.json/out"])
    func unwritable(folder: String) throws {
        let home = try TemporaryFolder()
        try FileOutput.write(Self.story(), to: home.path + "/mine/story.json")
        let result = try BuiltCommand(folder: home.path)("render", "mine", "-o", folder)
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("barsnap: error: can't create"))
    }

    @Test("a theme whose font isn't there: 4, and where it was looked for")
    func missingFont() throws {
        let home = try TemporaryFolder()
        try FileOutput.write(Self.story(), to: home.path + "/mine/story.json")
        try FileManager.default.copyItem(
            atPath: BuiltCommand.repository + "/themes",
            toPath: home.path + "/themes"
        )
        let tokens = home.path + "/themes/default/base.tokens.json"
        let text = String(decoding: try FileInput.read(tokens), as: UTF8.self)
        #expect(text.contains("\"Inter\""))
        try FileOutput.write(text.replacing("\"Inter\"", with: "\"Nowhere Sans\""), to: tokens)
        let result = try BuiltCommand(folder: home.path)("render", "mine", "-o", "out")
        #expect(result.code == 4)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("The font “Nowhere Sans” was not found in "))
    }

    @Test("standard output closed, or with nobody behind it")
    func closedOutput() throws {
        let home = try TemporaryFolder()
        try FileOutput.write(Self.story(), to: home.path + "/mine/story.json")
        let barsnap = BuiltCommand(folder: home.path)
        for line in ["barsnap render mine -o out >&-", "{ barsnap render mine -o out; echo $? >&2; } | true"] {
            let result = try barsnap.shell("\(line)\necho $? >&2")
            #expect(!result.wasKilled)
            #expect(result.errors.contains("standard output was closed"))
            #expect(result.errors.contains("4\n"))
        }
        // A file that takes the closed descriptor's number would hold the paths as well.
        let svg = try FileInput.read(home.path + "/out/mine/resting.svg")
        #expect(svg.starts(with: Array("<svg ".utf8)))
        #expect(svg.suffix(7) == Array("</svg>\n".utf8))
    }

    @Test("no room on the disk: an error, 4, and no half-written file")
    func fullDisk() throws {
        let home = try TemporaryFolder()
        try FileOutput.write(Self.story(), to: home.path + "/mine/story.json")
        let result = try BuiltCommand(folder: home.path).shell(
            "ulimit -f 4; barsnap render mine -o out --jobs 1; echo $? >&2"
        )
        #expect(!result.wasKilled)
        #expect(result.errors.contains("can't write out/mine/resting.svg: no file may grow that large here"))
        #expect(result.errors.contains("4\n"))
        #expect(try FileInput.names(in: home.path + "/out/mine").isEmpty)
    }
}
