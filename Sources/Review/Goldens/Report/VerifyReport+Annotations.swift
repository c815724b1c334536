extension VerifyReport {
    /// Lines that GitHub Actions shows beside the code: one for each of the worst findings, at its golden's file.
    ///
    /// GitHub takes ten of a kind from a step, so the last says how many there are more. `goldens` is the path of the
    /// goldens' folder.
    public func annotations(goldens: String) -> [String] {
        let worst = worst
        let shown = worst.count > Self.most ? Self.most - 1 : worst.count
        var lines = worst.prefix(shown).map { verdict in
            let file = Self.property(FilePath.join(goldens, GoldenFile.svg(verdict.name)))
            let title = Self.property("\(verdict.name): \(verdict.kind.title)")
            return "::error file=\(file),title=\(title)::\(Self.data(verdict.message))"
        }
        if worst.count > shown {
            lines.append("::error title=\(worst.count - shown) more frames differ::\(Self.data(counts))")
        }
        return lines
    }

    /// Errors that GitHub shows of one step (GitHub Docs, "Workflow commands": 10 error annotations per step).
    private static let most = 10

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
