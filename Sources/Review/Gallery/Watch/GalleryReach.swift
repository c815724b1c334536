/// Which frames of a plan a change of the inputs may show itself in.
struct GalleryReach {
    /// Another moment or variant than before, a token or a symbol that it names and that is another now.
    private(set) var reached: [Frame] = []
    /// The rest of the frames with a changed theme or folder of symbols. Nothing that they name is another, so they are
    /// most likely what they were; they are laid out when there is time.
    private(set) var unsure: [Frame] = []

    /// A frame as it was drawn last.
    typealias Known = [String: FrameRun.Drawn]

    /// `symbols` are names of changed ones by their folder.
    init(of plan: FramePlan, before: FramePlan, known: Known, hasNewThemes: Bool, symbols: [String: Set<String>]) {
        var tokens = ChangedTokens(from: before.themes, to: plan.themes)
        for frame in plan.frames {
            guard let drawn = known[frame.name], drawn.frame == frame else {
                reached.append(frame)
                continue
            }
            let ownTokens = hasNewThemes ? tokens.changed(in: frame.drawn) : []
            let ownSymbols = frame.symbolFolder.flatMap { symbols[$0] } ?? []
            if !ownTokens.isDisjoint(with: drawn.tokens) || !ownSymbols.isDisjoint(with: drawn.symbols) {
                reached.append(frame)
            } else if !ownTokens.isEmpty || !ownSymbols.isEmpty {
                unsure.append(frame)
            }
        }
    }
}

/// The tokens that are worth something else in another version of the themes, by the look of a frame. A value is compared
/// with its references followed, so a token changes with whatever stands behind it.
private struct ChangedTokens {
    private var old: ThemeShelf
    private var new: ThemeShelf
    private var byLook: [GalleryIndex.Look: Set<String>] = [:]

    init(from old: ThemeShelf, to new: ThemeShelf) {
        self.old = old
        self.new = new
    }

    mutating func changed(in variant: Variant) -> Set<String> {
        let look = GalleryIndex.Look(variant)
        if let known = byLook[look] { return known }
        let before = (try? old.tokens(for: variant))?.tokens ?? []
        let after = (try? new.tokens(for: variant))?.tokens ?? []
        let oldValues = Dictionary(before.map { ($0.path, $0.value) }) { first, _ in first }
        let newValues = Dictionary(after.map { ($0.path, $0.value) }) { first, _ in first }
        let changed = Set(oldValues.keys).union(newValues.keys).filter { oldValues[$0] != newValues[$0] }
        byLook[look] = changed
        return changed
    }
}
