/// The page of a report: one file that opens from the disk beside the pictures that verifying has put there.
enum ReportPage {
    /// The page's text, the same for the same report.
    ///
    /// `folder` is the report's and `goldens` that of the goldens, as the command line names them: the page gives the line
    /// that approves what was ticked.
    static func html(of report: VerifyReport, folder: String, goldens: String) -> String {
        let parts = [
            "report": PageValue.script(report.json),
            "folder": PageValue.text(folder.isEmpty ? "." : folder).json,
            "goldens": PageValue.text(goldens).json,
        ]
        return Template.fill(file("report.html")) { parts[$0] ?? file($0) }
    }

    /// One of the page's own files; looks and elements are the gallery's.
    private static func file(_ name: String) -> String {
        (ReportPageFiles.files + GalleryFiles.files).first { $0.name == name }?.text ?? ""
    }
}
