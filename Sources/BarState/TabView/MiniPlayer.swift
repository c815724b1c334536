/// A media app's mini player, which switches on where the system has put it.
public struct MiniPlayer: Hashable, Sendable {
    public var title: String
    public var subtitle: String?
    /// Which of the theme's artwork gradients is its cover.
    public var artwork: Int
    public var isPlaying: Bool

    public init(title: String, subtitle: String? = nil, artwork: Int = 0, isPlaying: Bool = true) {
        self.title = title
        self.subtitle = subtitle
        self.artwork = artwork
        self.isPlaying = isPlaying
    }

    /// The expanded player above the bar; compact controls inline, and for no placement or one not known yet.
    public func body(in placement: TabViewBottomAccessoryPlacement?) -> TabAccessoryPresentation.Content {
        switch placement {
        case .expanded: .player(presentation(isCompact: false))
        case .inline, nil: .player(presentation(isCompact: true))
        }
    }

    private func presentation(isCompact: Bool) -> MiniPlayerPresentation {
        let shown = isCompact ? nil : subtitle
        return MiniPlayerPresentation(
            title: title,
            subtitle: shown,
            artwork: artwork,
            isPlaying: isPlaying,
            isCompact: isCompact,
            spoken: [title, shown, isPlaying ? "Playing" : "Paused"].compactMap { $0 }.joined(separator: ", ")
        )
    }
}
