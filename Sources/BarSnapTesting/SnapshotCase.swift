import Review

/// One test case's goldens: where they are and what they are called, by nothing but the test's own names.
///
///     Tests/AppTests/BarTests.swift, func folded()
///     Tests/AppTests/__Snapshots__/BarTests/folded.svg, folded.dark.svg
struct SnapshotCase: Hashable, Sendable {
    /// The name of the test's file, without its ending.
    var file: String
    /// The test's name, and what tells several snapshots of one test apart.
    var name: String

    static let folderName = "__Snapshots__"

    /// `function` is the test's name as the compiler writes it: `folded()`, `folds(after:)`.
    ///
    /// Throws `SnapshotError` for a name that can't be a file's.
    init(filePath: String, function: String, named part: String?) throws(SnapshotError) {
        let file = FilePath.lastPart(of: filePath)
        self.file = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
        let base = Self.fileName(Self.testName(function))
        guard let part else {
            name = base
            return
        }
        guard Capture.isName(part) else { throw .name(part) }
        name = "\(base).\(part)"
    }

    /// What stands before the parameters; between backticks a name may hold parentheses of its own.
    private static func testName(_ function: String) -> String {
        guard function.hasPrefix("`") else { return String(function.prefix { $0 != "(" }) }
        return String(function.dropFirst().prefix { $0 != "`" })
    }

    /// A test's name where a file's can stand: what is neither letter nor digit becomes a dash, several one.
    private static func fileName(_ text: String) -> String {
        var name = ""
        for character in text {
            let isPlain = character.isASCII && (character.isLetter || character.isNumber || character == "_")
            if isPlain || (!character.isASCII && character.isLetter) {
                name.append(character)
            } else if !name.isEmpty, !name.hasSuffix("-") {
                name.append("-")
            }
        }
        while name.hasSuffix("-") { name.removeLast() }
        return name.isEmpty ? "snapshot" : name
    }

    /// The golden of a frame, from the folder of goldens on and without its ending.
    ///
    /// `capture` is nil where the case has but one.
    func path(capture: String?, variant: Variant) -> String {
        FilePath.join(file, ([name, capture].compactMap(\.self)).joined(separator: ".") + variant.suffix)
    }
}
