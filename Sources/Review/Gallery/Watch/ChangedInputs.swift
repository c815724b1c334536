/// What became of the inputs since the last time that all of them were drawn.
struct ChangedInputs: Sendable {
    /// Paths of stories that were written, came or went, or whose symbols did.
    private(set) var stories: Set<String> = []
    /// The names of symbols that were written, came or went, by the path of their story.
    private(set) var symbols: [String: Set<String>] = [:]
    private(set) var themes = false

    mutating func add(from old: WatchedInputs.Snapshot, to new: WatchedInputs.Snapshot) {
        themes = themes || old.themes != new.themes
        stories.formUnion(Self.differing(old.stories, new.stories))
        for path in Set(old.symbols.keys).union(new.symbols.keys) {
            let names = Self.differing(old.symbols[path] ?? [:], new.symbols[path] ?? [:])
            guard !names.isEmpty else { continue }
            symbols[path, default: []].formUnion(names)
            stories.insert(path)
        }
    }

    private static func differing(_ old: [String: FileStamp], _ new: [String: FileStamp]) -> Set<String> {
        Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
    }
}
