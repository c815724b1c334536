extension VerifyReport {
    /// The page, in the report's folder.
    public static let pageName = "index.html"

    /// Writes the report and its page into its folder, beside the pictures that verifying has put there, and returns the
    /// report's path. `goldens` is the folder of what it was compared with.
    ///
    /// Throws `FileError`.
    @discardableResult
    public func write(to folder: String, goldens: GoldenFolder = GoldenFolder()) throws -> String {
        let path = FilePath.join(folder, Self.fileName)
        try FileOutput.write(json, to: path)
        let page = ReportPage.html(of: self, folder: folder, goldens: goldens.path)
        try FileOutput.write(page, to: FilePath.join(folder, Self.pageName))
        try FileOutput.remove(FilePath.join(folder, ReportFiles.begun))
        return path
    }

    /// Reads the report at a path: the file, or the folder that it is in. The folder is returned with it.
    ///
    /// Throws `FileError`, and what is wrong with the report.
    public static func read(_ path: String) throws -> (report: VerifyReport, folder: String) {
        let file = FilePath.isFolder(path) ? FilePath.join(path, fileName) : path
        return (try VerifyReport(FileInput.read(file), file: file), FilePath.parent(of: file))
    }
}
