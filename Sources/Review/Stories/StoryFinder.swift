#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

import SourceJSON

/// Finds and reads the stories that a command line names.
public struct StoryFinder: Sendable {
    /// No story is where one was named.
    public struct NotFound: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String
    }

    /// The folder that names are looked up in: `Snapshots`.
    public var root: String

    /// A finder that looks names up in the folder `root`.
    public init(root: String = "Snapshots") { self.root = root }

    private static let fileName = "story.json"
    /// Where a story's own symbols are unless it names another folder.
    static let usualSymbolFolder = "symbols"

    /// The stories that `names` mean: a `story.json`, a folder with one or with folders of them, or a name under the
    /// root; all of the root where there are no names. In the order given, and by name within a folder.
    ///
    /// Throws `NotFound`, `FileError` and what is wrong with a story.
    public func stories(named names: [String]) throws -> [Story] {
        try stories(named: names, reading: Self.read)
    }

    /// The files of the stories that `names` mean, which may be there twice.
    ///
    /// Throws `NotFound` and `FileError`.
    func files(named names: [String]) throws -> [String] {
        try names.isEmpty ? everything() : names.flatMap { try storyFiles(named: $0) }
    }

    /// The same where whoever asks may have read some of them already.
    func stories(named names: [String], reading read: (String) throws -> Story) throws -> [Story] {
        let paths = try files(named: names)
        var stories: [Story] = []
        var seen: [String: String] = [:]
        // One file is one story, by however many paths it is named.
        var files: Set<String> = []
        for path in paths where files.insert(FilePath.absolute(path)).inserted {
            let story = try read(path)
            if let other = seen[story.name] {
                throw NotFound(description: "\(path) and \(other) are both called '\(story.name)'; draw one at a time")
            }
            seen[story.name] = path
            stories.append(story)
        }
        return stories
    }

    /// Whether a story, or a folder of them, is what `name` means.
    public func hasStory(named name: String) -> Bool { (try? storyFiles(named: name)) != nil }

    /// Reads one story.
    public static func read(_ path: String) throws -> Story {
        let bytes = try FileInput.read(path)
        var story = try Story(json: bytes, file: path, name: try name(of: path))
        let usual = FilePath.join(FilePath.parent(of: path), usualSymbolFolder)
        if let folder = story.symbolFolder ?? (FilePath.isFolder(usual) ? usualSymbolFolder : nil) {
            story.symbolFolder = try resolve(folder, beside: path)
        }
        return story
    }

    private func everything() throws -> [String] {
        guard FilePath.isFolder(root) else {
            throw NotFound(description: "there is no folder \(root) here; name a story.json, or go to where it is")
        }
        return try storyFiles(in: root)
    }

    private func storyFiles(named name: String) throws -> [String] {
        if FilePath.isFile(name) { return [name] }
        if FilePath.isFolder(name) { return try storyFiles(in: name) }
        if let kind = FilePath.oddity(at: name) {
            throw NotFound(description: "\(name) is \(kind), not a story; name its file")
        }
        let inRoot = FilePath.join(root, name)
        if FilePath.isFolder(inRoot) { return try storyFiles(in: inRoot) }
        let known = ((try? FileInput.names(in: root)) ?? []).filter { FilePath.isFolder(FilePath.join(root, $0)) }
        let hint = suggestion(for: name, among: known)
        let others = hint.isEmpty && !known.isEmpty ? "; \(root) has \(known.joined(separator: ", "))" : hint
        throw NotFound(description: "there is no story '\(name)'\(others)")
    }

    private func storyFiles(in folder: String) throws -> [String] {
        if let own = try storyFile(in: folder) { return [own] }
        let found = try FileInput.names(in: folder).map { FilePath.join(folder, $0) }
            .filter(FilePath.isFolder)
            .compactMap(storyFile)
        guard !found.isEmpty else { throw NotFound(description: "there is no \(Self.fileName) in \(folder)") }
        return found
    }

    /// The folder's own story; nil where nothing of that name is there.
    ///
    /// Throws `NotFound` for what has a story's name and is none.
    private func storyFile(in folder: String) throws -> String? {
        let path = FilePath.join(folder, Self.fileName)
        if FilePath.isFile(path) { return path }
        guard let kind = FilePath.isFolder(path) ? "a folder" : FilePath.oddity(at: path) else { return nil }
        throw NotFound(description: "\(path) is \(kind), not a story; put the story's file in its place")
    }

    /// The folder's name; the file's where it isn't called `story.json`.
    ///
    /// Throws `NotFound` for a name that no folder of frames can have.
    private static func name(of path: String) throws -> String {
        let file = FilePath.lastPart(of: path)
        var name = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
        if file == fileName {
            let folder = FilePath.lastPart(of: FilePath.parent(of: FilePath.absolute(path)))
            name = folder.isEmpty || folder == "/" ? "story" : folder
        }
        guard Story.isName(name) else {
            throw NotFound(
                description: "\(path): a story can't be called '\(name.printable)', since its frames' folder is called"
                    + " so; rename the file"
            )
        }
        return name
    }

    /// The story's own symbols, which no link may lead out of its folder to.
    private static func resolve(_ folder: String, beside path: String) throws -> String {
        let home = FilePath.absolute(FilePath.parent(of: path))
        let wanted = FilePath.join(home, folder)
        guard FilePath.isFolder(wanted) else {
            throw NotFound(description: "\(path): there is no folder \(folder) beside it")
        }
        guard FilePath.absolute(wanted).hasPrefix(home == "/" ? home : home + "/") else {
            throw NotFound(description: "\(path): \(folder) is a link that leads out of the story's folder")
        }
        return wanted
    }
}
