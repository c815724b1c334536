import Foundation
import Testing
import Theme

@testable import Review

@Suite("The page of a comparison")
struct ThemeComparisonPageTests {
    private static let repository = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath)))

    /// The repository's themes with one text in one file replaced.
    private static func changed(_ file: String, _ old: String, _ new: String) throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try FileManager.default.copyItem(atPath: repository + "/themes", toPath: folder.path + "/themes")
        let path = folder.path + "/themes/" + file
        let text = String(decoding: try FileInput.read(path), as: UTF8.self)
        let changed = text.replacing(old, with: new, maxReplacements: 1)
        try #require(changed != text)
        try FileOutput.write(changed, to: path)
        return folder
    }

    private static func plan(_ only: [String]) throws -> FramePlan {
        var wishes = FramePlan.Wishes()
        wishes.only = only.map(NamePattern.init)
        // Played and laid out twice for every case, so no more stories than the tokens need.
        let stories = try StoryFinder(root: repository + "/Snapshots").stories(named: ["listening", "catalogue"])
        return try FramePlan(stories, themes: .standard(folder: repository + "/themes"), wishes: wishes)
    }

    private static let some = [
        "listening/*esting", "listening/fold-i*", "listening/folded*", "listening/failed*", "catalogue/*esting*",
        "catalogue/search-open*",
        "catalogue/typing*",
    ]

    @Test(
        "only frames that name the changed token differ",
        arguments: [
            (
                "default/base.tokens.json", #""sm": { "$value": { "value": 8"#, #""sm": { "$value": { "value": 3"#,
                "radius.sm"
            ),
            ("default/light.tokens.json", "[1, 0.219608, 0.235294]", "[0.5, 0.2, 0.2]", "color.danger"),
            ("default/base.tokens.json", #""value": 0.36"#, #""value": 0.5"#, "motion.standard"),
            (
                "default/dark.tokens.json", "[0.921569, 0.921569, 0.960784], \"alpha\": 0.3",
                "[0.9, 0.5, 0.5], \"alpha\": 0.3", "color.textTertiary"
            ),
        ]
    )
    func reach(file: String, old: String, new: String, token: String) throws {
        let folder = try Self.changed(file, old, new)
        let before = try ThemeSource(path: Self.repository + "/themes").document(named: "default")
        let after = try ThemeSource(path: folder.path + "/themes").document(named: "default")
        var pair = ThemePair("default", from: before, to: after)
        #expect(pair.isDrawable)
        let plan = try Self.plan(Self.some)
        let frames = try ChangedFrames(plan, in: &pair)
        #expect(frames.total == plan.frames.filter { $0.drawn[.theme] == VariantAxis.theme.standard }.count)
        #expect(frames.unexplained == [])
        #expect(!frames.changes.isEmpty)
        #expect(frames.changes.count < frames.total)
        #expect(frames.frames(of: token).map(\.frame.name) == frames.changes.map(\.frame.name))
        // What reach says beforehand holds: no frame outside it differs.
        let reach = Set(try TokenReach(of: plan).row(of: token).touches.map(\.frame))
        #expect(frames.changes.map(\.frame.name).filter { !reach.contains($0) } == [])
    }

    @Test("shows each changed token before and after, and its frames")
    func page() throws {
        let folder = try Self.changed("default/light.tokens.json", "[1, 0.219608, 0.235294]", "[0.5, 0.2, 0.2]")
        var themes = ThemeShelf(source: .embedded)
        let old = try ThemeVersion(Self.repository + "/themes/default.resolver.json", themes: &themes)
        let new = try ThemeVersion(folder.path + "/themes/default.resolver.json", themes: &themes)
        let output = folder.path + "/page"
        let page = try ThemeComparisonPage(from: old, to: new, names: ("old", "</h1><b>new"))
        let written = try page.write(to: output, frames: try Self.plan(["listening/*"]), most: 2)
        let text = String(decoding: try FileInput.read(written.page), as: UTF8.self)
        #expect(text.contains("<code>#ff383c</code>"))
        #expect(text.contains("<code>#803333</code>"))
        #expect(text.contains("&lt;/h1&gt;&lt;b&gt;new"))
        #expect(text.contains("Light, standard contrast"))
        #expect(written.changedFrames > 0)
        #expect(written.changedFrames < written.comparedFrames)
        let sources = text.components(separatedBy: " src=\"").dropFirst().map { $0.components(separatedBy: "\"")[0] }
        #expect(sources.count == 4)
        for source in sources { #expect(FilePath.isFile(output + "/" + source), "\(source)") }
        #expect(try FileInput.read(output + "/" + sources[0]) != FileInput.read(output + "/" + sources[1]))
    }

    @Test("files that no bar can be drawn in are compared all the same")
    func plainFiles() throws {
        let folder = try ScratchFolder()
        let old = try folder.write("a.tokens.json", #"{"a": {"$type": "number", "$value": 1}}"#)
        let new = try folder.write("b.tokens.json", #"{"a": {"$type": "number", "$value": 2}}"#)
        var themes = ThemeShelf(source: .embedded)
        let page = try ThemeComparisonPage(
            from: try ThemeVersion(old, themes: &themes),
            to: try ThemeVersion(new, themes: &themes),
            names: ("a", "b")
        )
        let written = try page.write(to: folder.path + "/page", frames: try Self.plan(["listening/resting"]))
        let text = String(decoding: try FileInput.read(written.page), as: UTF8.self)
        #expect(text.contains("1 changed"))
        #expect(written.comparedFrames == 0)
        #expect(!text.contains(">Frames</th>"))
    }

    @Test("says so where nothing differs")
    func same() throws {
        let folder = try ScratchFolder()
        var themes = ThemeShelf(source: .embedded)
        let theme = try ThemeVersion("default", themes: &themes)
        let page = try ThemeComparisonPage(from: theme, to: theme, names: ("default", "default"))
        #expect(page.isEmpty)
        let written = try page.write(to: folder.path, frames: nil)
        #expect(String(decoding: try FileInput.read(written.page), as: UTF8.self).contains("No token differs."))
    }
}
