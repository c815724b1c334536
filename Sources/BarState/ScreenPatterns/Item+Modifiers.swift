/// What a cell opens, where it stands for its destination, and what its visibility drives.
extension Screen.Item {
    /// Where a tap leads.
    public indirect enum Destination: Hashable, Sendable {
        /// The screen fills the tab, under the bar, with a button that leads back.
        case push(Screen)
        /// The screen comes as a card with round corners.
        case sheet(Screen)
        /// The screen covers everything, the bar too.
        case fullScreenCover(Screen)

        /// What is opened, however it comes.
        public var screen: Screen {
            switch self {
            case .push(let screen), .sheet(let screen), .fullScreenCover(let screen): screen
            }
        }

        var kind: ScreenEdges.Zoom.Kind {
            switch self {
            case .push: .push
            case .sheet: .sheet
            case .fullScreenCover: .fullScreenCover
            }
        }
    }

    /// An inline video that plays while enough of its cell can be seen.
    public struct Autoplay: Hashable, Sendable {
        /// The share of the cell, 0…1.
        public var threshold: Double
        /// Whether the share last seen reached the threshold: the cell shows Pause rather than Play.
        public internal(set) var isPlaying = false

        /// `onScrollVisibilityChange`'s own threshold. Documented by Apple.
        public static let standardThreshold = 0.5
    }

    /// Marks the cell as what `navigationTransition(.zoom(sourceID:))` grows from; the id is unique on its screen.
    public func matchedTransitionSource(id: String) -> Self {
        var copy = self
        copy.transitionSource = id
        return copy
    }

    /// Shows a landscape on the artwork, as a photograph would.
    public func photograph() -> Self {
        var copy = self
        copy.isPhotograph = true
        return copy
    }

    /// Pushes a screen when the cell is tapped.
    public func navigationLink(_ destination: () -> Screen) -> Self {
        opening(.push(destination()))
    }

    /// Presents a sheet when the cell is tapped.
    public func sheet(_ content: () -> Screen) -> Self {
        opening(.sheet(content()))
    }

    /// Covers the whole screen when the cell is tapped.
    public func fullScreenCover(_ content: () -> Screen) -> Self {
        opening(.fullScreenCover(content()))
    }

    /// Plays the cell's video while at least this share of it can be seen; outside 0…1 the bar refuses the screen.
    public func onScrollVisibilityChange(threshold: Double = Autoplay.standardThreshold) -> Self {
        var copy = self
        copy.autoplay = Autoplay(threshold: threshold)
        return copy
    }

    private func opening(_ destination: Destination) -> Self {
        var copy = self
        copy.destination = destination
        return copy
    }

    /// The cell with its video's symbol on the artwork.
    var showingPlayback: Self {
        guard let autoplay else { return self }
        var copy = self
        copy.symbol = autoplay.isPlaying ? "pause.fill" : "play.fill"
        return copy
    }
}
