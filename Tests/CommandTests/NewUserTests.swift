import Foundation
import Review
import Testing

/// From nothing to a bar of one's own that is drawn and guarded, by the commands that the README names and no other.
@Suite("A new user")
struct NewUserTests {
    private static let story = "Snapshots/app/story.json"
    private static let light = "themes/default/light.tokens.json"
    private static let library = #"{"id": "library", "title": "Library", "symbol": "books.vertical"}"#

    private let home: TemporaryFolder
    private let readme: String

    init() throws {
        home = try TemporaryFolder()
        readme = String(decoding: try FileInput.read(BuiltCommand.repository + "/README.md"), as: UTF8.self)
    }

    /// Runs a command in the project that the README names, and checks how it ends.
    @discardableResult
    private func run(_ line: String, _ code: Int32 = 0, in folder: String = "demo") throws -> BuiltCommand.Result {
        let words = line.split(separator: " ").map(String.init)
        let isNamed = readme.contains(".build/release/barsnap \(words[0])") || readme.contains("`\(words[0])`")
        #expect(isNamed, "the README says nothing of \(words[0])")
        let barsnap = BuiltCommand(
            folder: folder.isEmpty ? home.path : "\(home.path)/\(folder)",
            environment: ["GITHUB_ACTIONS": "", "CI": ""]
        )
        let result = try barsnap.run(words)
        #expect(result.code == code, "\(line): \(result.output)\(result.errors)")
        return result
    }

    private func text(_ name: String) throws -> String {
        String(decoding: try FileInput.read("\(home.path)/demo/\(name)"), as: UTF8.self)
    }

    /// Replaces a text in a file of the project; the test stops where the file doesn't hold it.
    private func edit(_ name: String, _ old: String, _ new: String) throws {
        let text = try text(name)
        try #require(text.contains(old), "\(name) lacks \(old)")
        try FileOutput.write(text.replacing(old, with: new), to: "\(home.path)/demo/\(name)")
    }

    /// Puts other words where the value of `color.fill` has its components.
    private func setFill(_ components: String) throws {
        let text = try text(Self.light)
        let fill = try #require(text.range(of: "\"fill\""))
        let value = try #require(text[fill.upperBound...].firstMatch(of: /"components": \[[^\]]*\]/))
        let changed = text.replacingCharacters(in: value.range, with: "\"components\": \(components)")
        try FileOutput.write(changed, to: "\(home.path)/demo/\(Self.light)")
    }

    /// Makes a mistake, is told what it is, where, and what would be right, and takes it back.
    private func mistake(in name: String, says: String..., make: () throws -> Void) throws {
        let before = try text(name)
        try make()
        let result = try run("gallery", 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("barsnap: error: \(name):"), "\(result.errors)")
        for part in says { #expect(result.errors.contains(part), "\(result.errors)") }
        try FileOutput.write(before, to: "\(home.path)/demo/\(name)")
    }

    @Test("gets a bar of their own drawn, changed, judged and accepted, and is helped out of every mistake on the way")
    func walk() throws {
        // Not in a project yet, and then not in its folder.
        #expect(try run("gallery", 2, in: "").errors.contains("there is no folder Snapshots here; name a story.json"))
        let begun = try run("init demo", in: "")
        #expect(begun.errors.contains("cd demo && barsnap gallery"))
        #expect(try run("init demo", 2, in: "").errors.contains("nothing was written; name a new folder"))

        // The first look, and the first goldens.
        let page = try run("gallery").output.trimmingCharacters(in: .newlines)
        #expect(page.hasSuffix("/demo/gallery/index.html") && FilePath.isFile(page))
        #expect(try run("verify", 3).errors.hasSuffix("Make them the goldens: barsnap approve report\n"))
        try run("record")
        try run("verify")

        // Slips of the pen.
        try mistake(in: Self.story, says: "unknown key \"titel\" (did you mean \"title\"?)") {
            try edit(Self.story, #""title": "Library""#, #""titel": "Library""#)
        }
        try mistake(in: Self.story, says: "There is no symbol “magnifyinglass”. Did you mean “magnifyingglass”") {
            try edit(Self.story, "books.vertical", "magnifyinglass")
        }
        try mistake(
            in: Self.story,
            says: "There is: accessory, accessory/control, tab-bar/tab-home, tab-bar/tab-library"
        ) {
            try edit(Self.story, "tab-bar/tab-library", "tab-bar/tab-libary")
        }
        try mistake(in: Self.light, says: "color.fill: components.red: must be from 0 to 1, found 26") {
            try setFill("[26, 0.5, 0.4]")
        }
        try mistake(in: Self.light, says: "color.fill: components: srgb has 3 components (red, green, blue), found 2") {
            try setFill("[0.1, 0.5]")
        }
        try mistake(in: Self.light, says: "color.fill", "expected an array, found the string \"#1a8066\"") {
            try setFill("\"#1a8066\"")
        }
        #expect(try run("render --only app/restin", 2).errors.contains("did you mean 'app/resting'?"))
        #expect(try run("render --theme defualt", 2).errors.contains("did you mean 'default'?"))
        // All are taken back.
        try run("verify")

        // A tab more, another name for one, another tint.
        let shelf = Self.library.replacing("Library", with: "Shelf")
        let search = #"{"id": "search", "title": "Search", "symbol": "magnifyingglass"}"#
        try edit(Self.story, Self.library, "\(shelf),\n      \(search)")
        try setFill("[0.1, 0.5, 0.4]")
        try run("gallery")
        let shown = try text("gallery/index.html")
        #expect(shown.contains("Shelf") && shown.contains("Search") && !shown.contains("Library"))

        // What it did to the frames, said by layer, words and token.
        let verdict = try run("verify", 1)
        let changes = verdict.output + verdict.errors
        for part in [
            "changed  ", "app/resting", "tab-bar/tab-search added", "text “Library” → “Shelf”", "(color.fill)",
            "Make them the goldens: barsnap approve report",
        ] { #expect(changes.contains(part), "\(part)") }
        #expect(try run("approve", 2).errors.contains("'approve' needs NAME|GLOB|REPORT"))
        #expect(try run("approve reprot", 2).errors.contains("reprot"))
        try run("approve report")
        try run("verify")

        // A golden that was lost.
        try FileOutput.remove("\(home.path)/demo/Snapshots/app/resting.svg")
        let missing = try run("verify", 3)
        #expect(missing.output.contains("app/resting "), "\(missing.output)")
        #expect(missing.errors.hasSuffix("Make them the goldens: barsnap approve report\n"))
        try run("approve report")
        try run("verify")
    }

    @Test("the commands that the project's own README names are the same")
    func named() throws {
        try run("init demo", in: "")
        let own = try text("README.md")
        let commands = Set(own.matches(of: /[`\n]barsnap ([a-z]+)/).map { String($0.1) })
        #expect(commands.isSuperset(of: ["gallery", "watch", "verify", "record", "approve"]))
        for command in commands {
            #expect(readme.contains("barsnap \(command)") || readme.contains("`\(command)`"), "\(command)")
        }
    }
}
