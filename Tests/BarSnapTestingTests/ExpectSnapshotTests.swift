import BarState
import Review
import Testing

@testable import BarSnapTesting

/// Snapshots as somebody's tests take them: what passes, what fails and with which words, and what is written.
@Suite("expectSnapshot")
struct ExpectSnapshotTests {
    let home = SnapshotHome()

    @Test("recording writes light and dark by the test's name, fails, and passes when run again")
    func recording() throws {
        let said = try home.snapshot(home.options(.missing))
        #expect(said.count == 2)
        #expect(said.allSatisfy { $0.contains("had no golden\nRecorded ") })
        #expect(home.goldens == ["bar.dark.svg", "bar.svg"])
        #expect(home.pictures.isEmpty)
        for mode in [RecordMode.never, .missing, .failed] {
            #expect(try home.snapshot(home.options(mode)).isEmpty, "\(mode)")
        }
    }

    @Test(
        "a golden that is missing fails and is not written where nothing may be recorded",
        arguments: [(RecordMode.never, [:]), (.all, ["CI": "true"])] as [(RecordMode, [String: String])]
    )
    func missing(mode: RecordMode, environment: [String: String]) throws {
        let said = try home.snapshot(home.options(mode, environment: environment))
        #expect(said.count == 2)
        #expect(said.first?.hasPrefix("bar has no golden at \(home.golden("bar.svg"))\nRecord it with ") == true)
        #expect(said.first?.contains("\nactual: \(home.path)/failures/BarTests/bar.actual.png") == true)
        #expect(home.goldens.isEmpty)
        #expect(home.pictures == ["bar.actual.png", "bar.actual.svg", "bar.dark.actual.png", "bar.dark.actual.svg"])
    }

    @Test("a change fails with the layer that changed, where and how much", arguments: [RecordMode.never, .missing])
    func changed(mode: RecordMode) throws {
        _ = try home.snapshot(home.options(.missing))
        let before = try FileInput.read(home.golden("bar.svg"))
        let said = try home.snapshot(home.options(mode), title: "House")
        #expect(said.count == 2)
        let text = try #require(said.first)
        #expect(text.hasPrefix("bar differs from its golden \(home.golden("bar.svg")):\n"))
        #expect(text.contains("\n  tab-bar/tab-home spoken “Home” → “House”\n"))
        #expect(text.contains("text “Home” → “House” (type.caption)\n"))
        #expect(
            text.contains(/\n  \d+ pixels \(0\.\d+ %\), largest 0\.\d+, at [\d.]+,[\d.]+ [\d.]+×[\d.]+ pt\n/),
            "\(text)"
        )
        #expect(try FileInput.read(home.golden("bar.svg")) == before)
        let titles = ["actual.png", "actual.svg", "difference.png", "expected.png"]
        #expect(home.pictures == (titles.map { "bar." + $0 } + titles.map { "bar.dark." + $0 }).sorted())
    }

    @Test("failed and all record what changed, and fail", arguments: [RecordMode.failed, .all])
    func recordedOver(mode: RecordMode) throws {
        _ = try home.snapshot(home.options(.missing))
        let said = try home.snapshot(home.options(mode), title: "House")
        #expect(said.count == 2)
        #expect(said.allSatisfy { $0.contains("differed from its golden:\n") && $0.contains("\nRecorded ") })
        #expect(try home.snapshot(home.options(.never), title: "House").isEmpty)
    }

    @Test("recording everything fails also where nothing changed")
    func recordedAgain() throws {
        _ = try home.snapshot(home.options(.missing))
        let said = try home.snapshot(home.options(.all))
        #expect(said.count == 2)
        #expect(said.allSatisfy { $0.hasSuffix(" is as its golden, and recording never passes: run again without it") })
    }

    @Test(
        "a golden that can't be read is said to be so, and is recorded anew where that is asked for",
        arguments: ["", "text", "<svg xmlns=\"http://www.w3.org/2000/svg\">"]
    )
    func unreadable(text: String) throws {
        _ = try home.snapshot(home.options(.missing))
        try home.edit("bar.svg") { _ in text }
        let said = try home.snapshot(home.options(.never))
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix("bar has a golden that can't be read: ") == true)
        #expect(try home.snapshot(home.options(.failed)).count == 1)
        #expect(try home.snapshot(home.options(.never)).isEmpty)
    }

    @Test("a threshold lets pass what only moved by less, and no other word")
    func threshold() throws {
        _ = try home.snapshot(home.options(.missing))
        var wide = home.options(.never)
        wide.comparison = ComparisonOptions()
        try home.edit("bar.svg") {
            $0.replacing(/data-frame="([\d.]+ [\d.]+ [\d.]+) [\d.]+"/) { "data-frame=\"\($0.1) 9\"" }
        }
        #expect(try home.snapshot(home.options(.never)).count == 1)
        #expect(try home.snapshot(wide).isEmpty)
        try home.edit("bar.svg") { $0.replacing("aria-label=\"More", with: "aria-label=\"Less") }
        #expect(try home.snapshot(wide).count == 1)
    }

    @Test("two pictures of one name are an error; the same picture twice is not")
    func claims() throws {
        _ = try home.snapshot(home.options(.missing))
        let options = home.options(.never)
        #expect(try home.snapshot(options).isEmpty)
        #expect(try home.snapshot(options).isEmpty)
        let said = try home.snapshot(options, title: "House")
        #expect(said.count == 2)
        #expect(
            said.first == "another snapshot of this run is called BarTests/bar too: give each a name, with 'named:'"
        )
    }

    @Test("a story's captures enter the names, values for the whole snapshot don't")
    func story() throws {
        let bar = try SnapshotHome.bar()
        let story = Story("app", bar: bar, steps: [.capture("open"), .tap("tab-bar/tab-more"), .capture("moved")])
        let said = try home.failures {
            try expectSnapshot(
                of: story,
                named: "large",
                in: [.textSize: "ax1", .appearance: "dark"],
                options: home.options(.missing),
                filePath: "/a/BarTests.swift",
                function: "app()"
            )
        }
        #expect(said.count == 2)
        #expect(home.goldens == ["app.large.moved.svg", "app.large.open.svg"])
    }

    @Test("Swift Testing is told, with the place of the test")
    func issue() {
        withKnownIssue {
            let place = SnapshotPlace(fileID: "A/B.swift", filePath: "/a/B.swift", line: 7, column: 5)
            TestIssue.record(SnapshotFailure(message: "differs"), at: place)
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["differs"] && issue.sourceLocation?.line == 7
                && issue.sourceLocation?.fileID == "A/B.swift"
        }
    }
}
