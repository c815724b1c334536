extension VerifyReport {
    /// The run in Markdown, for `$GITHUB_STEP_SUMMARY`: the counts, then the worst frames with what changed in them.
    public var markdown: String {
        var text = "## barsnap verify\n\n"
        text += "**\(counts)**\n\n"
        if !comparison.isExact { text += "> \(comparison.sentence).\n\n" }
        let worst = worst
        guard !worst.isEmpty else { return text + "Nothing differs.\n" }
        text += "| frame | verdict | pixels | what changed |\n| --- | --- | ---: | --- |\n"
        for verdict in worst.prefix(Self.mostRows) { text += Self.row(verdict) }
        let rest = worst.count - Self.mostRows
        if rest > 0 { text += "\nand \(rest) more; `\(Self.fileName)` lists all.\n" }
        text += "\n`barsnap approve` makes them the goldens.\n"
        return text
    }

    /// GitHub shows a summary of up to a megabyte; a person reads less. Ours.
    private static let mostRows = 20
    private static let mostLayers = 4

    /// A name as code, where nothing in it ends the code or the cell.
    private static func code(_ name: String) -> String {
        name.contains { "`|\\".contains($0) } ? "<code>\(name.escapedMarkdown)</code>" : "`\(name)`"
    }

    private static func row(_ verdict: FrameVerdict) -> String {
        let pixels = verdict.difference.map { "\($0.pixels) (\(MeasuredDifference.percent($0.percent)))" } ?? ""
        var changes = [verdict.sizes, verdict.note].compactMap { $0 }
        changes += verdict.layers.prefix(mostLayers).map(\.description)
        let rest = verdict.layers.count - mostLayers
        if rest > 0 { changes.append("and \(rest) more layers") }
        let what = changes.map(\.printable.escapedMarkdown).joined(separator: "<br>")
        return "| \(code(verdict.name)) | \(verdict.kind.title) | \(pixels) | \(what) |\n"
    }
}

extension String {
    /// The text inside a cell of a table, as itself.
    fileprivate var escapedMarkdown: String {
        var text = ""
        for character in self {
            switch character {
            case "\\", "|", "`", "*", "_", "[", "]", "#": text += "\\\(character)"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "&": text += "&amp;"
            case "\n": text += " "
            default: text.append(character)
            }
        }
        return text
    }
}
