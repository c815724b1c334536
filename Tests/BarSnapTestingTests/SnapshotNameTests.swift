import Review
import Testing

@testable import BarSnapTesting

/// What goldens are called, and whether they are written.
@Suite("Names and modes of snapshots")
struct SnapshotNameTests {
    @Test(
        "goldens are named by the case",
        arguments: [
            ("folded()", nil, "folded"), ("folds(after:)", "forty", "folds.forty"),
            ("`folds after 40 points, not after 39.9`()", nil, "folds-after-40-points-not-after-39-9"),
            ("`folds (after 40 points)`(by:)", nil, "folds-after-40-points"), ("größe()", nil, "größe"),
            ("()", nil, "snapshot"),
        ] as [(String, String?, String)]
    )
    func names(function: String, part: String?, name: String) throws {
        let test = try SnapshotCase(filePath: "/a/b/BarTests.swift", function: function, named: part)
        #expect(test.name == name)
        #expect(test.path(capture: nil, variant: Variant([.appearance: "dark"])) == "BarTests/\(name).dark")
    }

    @Test("a name that would leave the folder is refused", arguments: ["../up", "a/b", "", "a.b"])
    func badName(name: String) {
        #expect(throws: SnapshotError.name(name)) {
            try SnapshotCase(filePath: "/a/BarTests.swift", function: "folded()", named: name)
        }
    }

    @Test(
        "never where CI is set, else what the environment says, else what the test asks for",
        arguments: [
            ([:], .missing), (["CI": "true"], .never), (["CI": "1", "BARSNAP_RECORD": "all"], .never),
            (["CI": ""], .missing), (["CI": "false"], .missing), (["BARSNAP_RECORD": "all"], .all),
            (["BARSNAP_RECORD": ""], .missing), (["BARSNAP_RECORD": "never"], .never),
        ] as [([String: String], RecordMode)]
    )
    func modes(environment: [String: String], mode: RecordMode) throws {
        #expect(try RecordMode.settled(asked: .missing) { environment[$0] } == mode)
    }

    @Test("a mode that is none is an error with those that are")
    func badMode() throws {
        let error = try #require(throws: SnapshotError.self) {
            try RecordMode.settled(asked: .missing) { $0 == "BARSNAP_RECORD" ? "yes" : nil }
        }
        #expect(error.description == "BARSNAP_RECORD is 'yes': give one of never, missing, failed, all")
    }
}
