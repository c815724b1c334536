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

    @Test("a value that is more than words is drawn on both sides, to one scale")
    func swatches() throws {
        func dimension(_ value: Double) -> String {
            #"{"$type": "dimension", "$value": {"value": \#(value), "unit": "px"}}"#
        }
        func file(_ length: Double, _ seconds: Double, _ bounce: Double, _ size: Double, _ dash: Double) -> String {
            """
            {"radius": \(dimension(length)), "gap": \(dimension(length)),
             "spring": {"$type": "duration", "$value": {"value": \(seconds), "unit": "s"},
                "$extensions": {"org.barsnap.spring": {"bounce": \(bounce)}}},
             "ease": {"$type": "cubicBezier", "$value": [\(bounce), 0, 1, 1]},
             "family": {"$type": "fontFamily", "$value": "\(length > 5 ? "Inter" : "Noto Sans")"},
             "weight": {"$type": "fontWeight", "$value": \(Int(size) * 20)},
             "number": {"$type": "number", "$value": \(length)},
             "line": {"$type": "strokeStyle", "$value": {"dashArray": [{"value": \(dash), "unit": "px"}], "lineCap": "butt"}},
             "type": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400, "lineHeight": 1.2,
                "letterSpacing": {"value": 0, "unit": "px"}, "fontSize": {"value": \(size), "unit": "px"}}}}
            """
        }
        let folder = try ScratchFolder()
        let old = try folder.write("a.tokens.json", file(4, 0.3, 0.1, 17, 4))
        let new = try folder.write("b.tokens.json", file(9, 0.6, 0.3, 22, 9))
        var themes = ThemeShelf(source: .embedded)
        let page = try ThemeComparisonPage(
            from: try ThemeVersion(old, themes: &themes),
            to: try ThemeVersion(new, themes: &themes),
            names: ("a", "b")
        )
        let written = try page.write(to: folder.path + "/page", frames: nil)
        let text = String(decoding: try FileInput.read(written.page), as: UTF8.self)
        for row in text.components(separatedBy: "<tr>").dropFirst(2) {
            let pictures = row.components(separatedBy: "data:image/svg+xml;base64,").dropFirst().map {
                $0.components(separatedBy: "\"")[0]
            }
            let name = row.components(separatedBy: "</code>")[0]
            #expect(pictures.count == (name.hasSuffix("number") ? 0 : 2), "\(name)")
            #expect(Set(pictures).count == pictures.count, "\(name): both sides look the same")
        }
        #expect(text.components(separatedBy: "<tr>").count == 11)
        #expect(text.contains("response 0.3 s, bounce 0.1") && text.contains("response 0.6 s, bounce 0.3"))
    }

    @Test("frames are counted in each permutation by themselves, and shown story by story")
    func counts() throws {
        let folder = try Self.changed(
            "default/base.tokens.json",
            #""sm": { "$value": { "value": 8"#,
            #""sm": { "$value": { "value": 3"#
        )
        let before = try ThemeSource(path: Self.repository + "/themes").document(named: "default")
        let after = try ThemeSource(path: folder.path + "/themes").document(named: "default")
        var pair = ThemePair("default", from: before, to: after)
        let frames = try ChangedFrames(try Self.plan(Self.some), in: &pair)
        let difference = try #require(try TokenDiff(from: before, to: after).differences.first)
        let counts = frames.counts(of: difference)
        #expect(counts.map(\.permutation.description).prefix(2).first == "appearance=light contrast=standard")
        #expect(counts.reduce(0) { $0 + $1.count } == frames.frames(of: "radius.sm").count)
        for (permutation, count) in counts {
            let own = frames.changes.filter { change in
                permutation.inputs.allSatisfy { key, value in
                    key == "appearance"
                        ? change.frame.drawn[.appearance] == value : change.frame.drawn[.contrast] == value
                }
            }
            #expect(own.count == count, "\(permutation)")
        }
        let shown = frames.shown(of: "radius.sm", most: 4)
        #expect(Set(shown.prefix(2).map(\.frame.story)) == ["catalogue", "listening"])
        #expect(shown.map(\.frame.name) == frames.shown(of: "radius.sm", most: 4).map(\.frame.name))
        #expect(frames.shown(of: "radius.sm", most: 1000).count == frames.frames(of: "radius.sm").count)
        let first = try #require(shown.first?.areas["radius.sm"])
        let plain = frames.changes.filter { $0.frame.variant.titles(without: [.appearance]).isEmpty }
        #expect(first == plain.compactMap { $0.areas["radius.sm"] }.max())
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
