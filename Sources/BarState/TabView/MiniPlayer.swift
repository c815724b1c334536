/// A media app's mini player, which switches on where the system has put it.
public struct MiniPlayer: Hashable, Sendable {
    /// What plays: the first line, and the only one inline.
    public var title: String
    /// The line below, which only the expanded player shows and speaks; nil draws none.
    public var subtitle: String?
    /// Which of the theme's artwork gradients is its cover.
    public var artwork: Int
    /// Whether it plays: the control is Pause rather than Play.
    public var isPlaying: Bool

    /// A player that plays, with the theme's first artwork gradient for a cover, unless said otherwise.
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
        let expanded = MiniPlayerPresentation(
            title: title,
            subtitle: subtitle,
            artwork: artwork,
            isPlaying: isPlaying,
            isCompact: false,
            spoken: MiniPlayerPresentation.spoken(title, subtitle, isPlaying: isPlaying)
        )
        return isCompact ? expanded.compact : expanded
    }
}

extension MiniPlayerPresentation {
    /// `CompactPlayerControls` of the same player: without its subtitle, shown or spoken.
    var compact: MiniPlayerPresentation {
        var copy = self
        copy.isCompact = true
        copy.subtitle = nil
        copy.spoken = Self.spoken(title, nil, isPlaying: isPlaying)
        return copy
    }

    static func spoken(_ title: String, _ subtitle: String?, isPlaying: Bool) -> String {
        [title, subtitle, isPlaying ? "Playing" : "Paused"].compactMap { $0 }.joined(separator: ", ")
    }
}
