import Theme

/// A small project of one's own, as `barsnap init` writes it: a story, a theme, a page to read, and a workflow that
/// verifies every change. It works as it is.
public struct ProjectTemplate: Sendable {
    /// Files of the project that are there already and are left as they are.
    public struct InTheWay: Error, Hashable, Sendable, CustomStringConvertible {
        /// Where the files are, each with the folder that was to be written to.
        public var paths: [String]

        public var description: String {
            let shown =
                paths.prefix(3).joined(separator: ", ") + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
            return
                "\(shown) \(paths.count == 1 ? "is" : "are") there already, and nothing was written; name a new folder"
        }
    }

    /// Paths in the project with what the files hold, sorted by path.
    public let files: [(path: String, text: String)]

    /// The project's files as they are built into the program: themes, schemas, and the template's own.
    public init() {
        let themes = ThemeSource.embeddedFiles.filter { $0.name.hasPrefix("\(ThemeSource.standardName)") }
            .map { (path: "themes/" + $0.name, text: $0.text) }
        let schema = SchemaFiles.files.map { (path: "Snapshots/" + $0.name, text: $0.text) }
        let own = TemplateFiles.files.map { (path: $0.name, text: $0.text) }
        files = (themes + schema + own).sorted { $0.path < $1.path }
    }

    /// Writes the project into a folder, new or not, and returns the paths of its files.
    ///
    /// Throws `InTheWay` before anything is written where a file is there already, and `FileError`.
    public func write(to folder: String) throws -> [String] {
        let paths = files.map { FilePath.join(folder, $0.path) }
        let taken = paths.filter { FilePath.isFile($0) || FilePath.isFolder($0) || FilePath.oddity(at: $0) != nil }
        guard taken.isEmpty else { throw InTheWay(paths: taken) }
        try FileOutput.checkWritable(folder: folder)
        for (path, file) in zip(paths, files) { try FileOutput.write(file.text, to: path) }
        return paths
    }
}
