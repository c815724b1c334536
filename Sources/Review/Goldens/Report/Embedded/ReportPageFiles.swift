// swift-format-ignore-file
// Written by Scripts/embed.

/// The files of the report's page.
enum ReportPageFiles {
    /// Sorted by name; a name is the file's path in its folder.
    static let files: [(name: String, text: String)] = [
        ("approve.js", approveJs),
        ("changes.js", changesJs),
        ("findings.js", findingsJs),
        ("list.js", listJs),
        ("loupe.js", loupeJs),
        ("report.css", reportCss),
        ("report.html", reportHtml),
        ("report.js", reportJs),
        ("stage.js", stageJs),
    ]
}
