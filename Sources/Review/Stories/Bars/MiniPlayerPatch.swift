import BarState
import SourceJSON

/// The keys of a mini player that a story gives: all of a new one, or what changes of the present one.
struct MiniPlayerPatch: Sendable {
    /// A new player lacks what it can't do without.
    struct Incomplete: Error, CustomStringConvertible {
        let description = "a new accessory needs a title"
    }

    enum Subtitle: Sendable {
        case none
        case text(String)
    }

    var title: String?
    var subtitle: Subtitle?
    var artwork: Int?
    var isPlaying: Bool?

    /// The present player with these keys put over it; a new one where none is present.
    ///
    /// Throws `Incomplete`.
    func merged(into present: MiniPlayer?) throws -> MiniPlayer {
        guard var player = present ?? title.map({ MiniPlayer(title: $0) }) else { throw Incomplete() }
        if let title { player.title = title }
        switch subtitle {
        case nil: break
        case .some(.none): player.subtitle = nil
        case .text(let text): player.subtitle = text
        }
        if let artwork { player.artwork = artwork }
        if let isPlaying { player.isPlaying = isPlaying }
        return player
    }
}

/// What a story puts into the slot of `tabViewBottomAccessory`: a view, and whether the slot is there at all.
struct SlotPatch: Sendable {
    enum Content: Sendable {
        /// An empty view.
        case empty
        case player(MiniPlayerPatch)
    }

    typealias Body = @Sendable (TabViewBottomAccessoryPlacement?) -> TabAccessoryPresentation.Content

    /// Nil where the view stays as it is.
    var content: Content?
    /// Nil where the app gave no `isEnabled`.
    var isEnabled: Bool?

    /// The view over the player that is present; nil where nothing is said of it.
    ///
    /// Throws `MiniPlayerPatch.Incomplete`.
    func body(over present: MiniPlayer?) throws -> Body? {
        switch content {
        case nil: return nil
        case .empty: return { _ in .empty }
        case .player(let patch):
            let player = try patch.merged(into: present)
            return { player.body(in: $0) }
        }
    }
}

extension StoryReader {
    /// The keys of a mini player, or `empty` for a view without content, and `isEnabled`.
    mutating func slot(_ value: SourceValue) throws -> SlotPatch {
        let object = try value.object()
        let playerKeys = ["title", "subtitle", "artwork", "isPlaying"]
        errors += object.unknownKeyErrors(playerKeys + ["empty", "isEnabled"])
        let isEnabled = try object["isEnabled"]?.bool()
        let hasPlayer = playerKeys.contains { object[named: $0] != nil }
        if let empty = object["empty"], try empty.bool() {
            guard !hasPlayer else { throw empty.error("an empty view has nothing else in it") }
            return SlotPatch(content: .empty, isEnabled: isEnabled)
        }
        guard hasPlayer else { return SlotPatch(content: nil, isEnabled: isEnabled) }
        let artwork = try object["artwork"].map { try self.artwork($0, place: 0) } ?? nil
        let player = MiniPlayerPatch(
            title: try object["title"]?.string(),
            subtitle: try object["subtitle"].map { $0.isNull ? .none : .text(try $0.string()) },
            artwork: artwork,
            isPlaying: try object["isPlaying"]?.bool()
        )
        return SlotPatch(content: .player(player), isEnabled: isEnabled)
    }
}

extension TabView {
    /// The mini player that is in the slot; nil where something else is, or nothing.
    var miniPlayer: MiniPlayer? {
        guard case .player(let shown) = accessoryContent(in: .expanded) else { return nil }
        return MiniPlayer(
            title: shown.title,
            subtitle: shown.subtitle,
            artwork: shown.artwork,
            isPlaying: shown.isPlaying
        )
    }
}
