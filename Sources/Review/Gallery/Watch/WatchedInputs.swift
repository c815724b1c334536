/// The files that a gallery is made from, and how they stand.
///
/// They are asked for over and over instead of waiting for the system to tell: that works on every system and every
/// disk, network shares among them, and a hundred files take a fraction of a millisecond.
struct WatchedInputs: Sendable {
    /// The stories as the line names them.
    let names: [String]
    let finder: StoryFinder
    /// The folder or the file of the themes.
    let themes: String

    /// How all files stand at one time.
    struct Snapshot: Equatable, Sendable {
        /// By the path of the story.
        var stories: [String: FileStamp] = [:]
        /// By the path of the story and the symbol's name.
        var symbols: [String: [String: FileStamp]] = [:]
        /// By path.
        var themes: [String: FileStamp] = [:]
        /// Why there are no stories; nil where there are.
        var problem: String?
    }

    /// More files than any folder of themes has; what lies beyond is somebody else's. Ours.
    private static let mostThemeFiles = 2_000
    /// Folders in folders of themes that are looked into. Ours.
    private static let deepestTheme = 4

    /// `folders` are those of the stories' own symbols so far as they are known, by the path of the story.
    func snapshot(symbolFolders folders: [String: String]) -> Snapshot {
        var snapshot = Snapshot()
        do {
            for path in try finder.files(named: names) {
                snapshot.stories[path] = FileStamp(path)
                let usual = FilePath.join(FilePath.parent(of: path), StoryFinder.usualSymbolFolder)
                snapshot.symbols[path] = Self.symbols(in: folders[path] ?? usual)
            }
        } catch {
            snapshot.problem = String(describing: error)
        }
        let isFile = FilePath.isFile(themes)
        Self.addThemes(in: isFile ? FilePath.parent(of: themes) : themes, depth: 0, to: &snapshot.themes)
        return snapshot
    }

    private static func symbols(in folder: String) -> [String: FileStamp] {
        let files = ((try? FileInput.names(in: folder)) ?? []).filter { $0.hasSuffix(".svg") }
        return Dictionary(
            files.compactMap { file in
                FileStamp(FilePath.join(folder, file)).map { (String(file.dropLast(4)), $0) }
            }
        ) { first, _ in first }
    }

    private static func addThemes(in folder: String, depth: Int, to stamps: inout [String: FileStamp]) {
        for name in (try? FileInput.names(in: folder.isEmpty ? "." : folder)) ?? [] {
            guard stamps.count < mostThemeFiles else { return }
            let path = FilePath.join(folder, name)
            if name.hasSuffix(".json") || name.hasSuffix(".tokens") {
                stamps[path] = FileStamp(path)
            } else if depth < deepestTheme, FilePath.isFolder(path) {
                addThemes(in: path, depth: depth + 1, to: &stamps)
            }
        }
    }
}
