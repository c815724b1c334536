/// Where goldens are: a folder with the manifest, and for each story a folder of frames' files.
///
/// New goldens are put together in a folder inside, `.staged`. Once its own manifest is there they are the goldens, even
/// where the process ended before they were moved to their places; until then they are nothing.
public struct GoldenFolder: Hashable, Sendable {
    /// The folder's path as it was given; `Snapshots` unless said otherwise.
    public let path: String

    static let stageName = ".staged"

    /// The folder at `path`, which needn't exist yet: it is made when goldens are first recorded.
    public init(_ path: String = "Snapshots") { self.path = path }

    var stage: String { FilePath.join(path, Self.stageName) }

    /// Whether new goldens wait for being moved to their places.
    var isStaged: Bool { FilePath.isFile(FilePath.join(stage, GoldenManifest.fileName)) }

    /// The path of a golden file, which is where it belongs or, until it is moved there, where it was put together.
    func path(of file: String) -> String {
        let staged = FilePath.join(stage, file)
        return isStaged && FilePath.isFile(staged) ? staged : FilePath.join(path, file)
    }

    /// The manifest; nil where nothing was recorded.
    ///
    /// Throws `FileError`, and what is wrong with the manifest.
    public func manifest() throws -> GoldenManifest? {
        let file = path(of: GoldenManifest.fileName)
        do {
            let bytes = try FileInput.read(file)
            return try GoldenManifest(bytes, file: file)
        } catch let error as FileError where error.isAbsence {
            return nil
        }
    }

    /// The bytes of a golden file; nil where it isn't there. Throws `FileError`.
    func read(_ file: String) throws -> [UInt8]? {
        do {
            return try FileInput.read(path(of: file))
        } catch let error as FileError where error.isAbsence {
            return nil
        }
    }

    /// Frames' files of the named stories that the manifest doesn't list, by their frames' names.
    ///
    /// Files that only wait for their removal are none, nor are those whose names no frame could have.
    func strays(beside manifest: GoldenManifest?, stories: [String]) throws -> [String] {
        var names: [String] = []
        let leaving = isStaged ? Set(try GoldenTransaction.removals(in: self)) : []
        for story in stories.sorted() where FilePath.isFolder(FilePath.join(path, story)) {
            for file in try FileInput.names(in: FilePath.join(path, story)) {
                guard let ending = GoldenFile.endings.first(where: { file.hasSuffix($0) }) else { continue }
                let name = FilePath.join(story, String(file.dropLast(ending.count)))
                guard GoldenFile.isFrameName(name), !leaving.contains(name + ending) else { continue }
                if manifest?.frames[name] == nil, !names.contains(name) { names.append(name) }
            }
        }
        return names
    }
}

/// The files of a golden.
enum GoldenFile {
    static let endings = [".svg", ".png"]

    static func svg(_ name: String) -> String { name + ".svg" }
    static func png(_ name: String) -> String { name + ".png" }

    /// Whether a text can be the name of a frame, and so a path below a folder: a story's name and what stands behind it.
    static func isFrameName(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count > 1 && parts.allSatisfy { Story.isName(String($0)) }
    }
}
