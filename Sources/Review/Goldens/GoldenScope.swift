/// Which goldens a run is about: those of some stories or of all, and of their frames those whose names fit.
public struct GoldenScope: Sendable {
    /// Nil for every story, those that are gone too.
    public var stories: [String]?
    /// None for every frame.
    public var only: [NamePattern]

    /// A scope, which is that of everything where nothing is said.
    public init(stories: [String]? = nil, only: [NamePattern] = []) {
        self.stories = stories
        self.only = only
    }

    var isWhole: Bool { stories == nil && only.isEmpty }

    func covers(_ name: String) -> Bool {
        let story = String(name.prefix { $0 != "/" })
        return stories.map { $0.contains(story) } ?? true
            && (only.isEmpty || only.contains { $0.matches(frame: name) })
    }

    /// Goldens that the manifest lists and no story draws, in the order of their names.
    func orphans(in manifest: GoldenManifest?, drawn: [String]) -> [String] {
        let drawn = Set(drawn)
        return (manifest?.names ?? []).filter { covers($0) && !drawn.contains($0) }
    }
}
