/// The screen behind a bar, described without a pixel: what `content:` and `results:` return.
public struct Screen: Hashable, Sendable {
    /// The large title at the top; empty draws none.
    public var title: String
    /// The blocks of content from the top down.
    public var sections: [Section]
    /// Whether the content carries `.accessoryTabBarScrollTracking()`.
    public var isScrollTracked: Bool
    /// What the content lies on.
    public var ground = Ground.standard
    /// What its modifiers ask of bar, edges, search and transitions.
    public internal(set) var patterns = ScreenPatterns()

    /// A screen that folds the block's own bar only where `isScrollTracked` is true.
    public init(title: String, sections: [Section] = [], isScrollTracked: Bool = false) {
        self.title = title
        self.sections = sections
        self.isScrollTracked = isScrollTracked
    }

    /// Marks the content as the one whose scrolling folds the block's own bar; the system bar ignores the mark.
    public func accessoryTabBarScrollTracking() -> Screen {
        var copy = self
        copy.isScrollTracked = true
        return copy
    }

    /// What a screen's content lies on.
    public enum Ground: String, Hashable, Sendable, CaseIterable {
        /// The theme's background.
        case standard
        /// A dark screen in a light app, and a light one in a dark app.
        case opposite
    }

    /// One block of content under an optional heading.
    public struct Section: Hashable, Sendable {
        /// How a section's things are laid out.
        public enum Content: Hashable, Sendable {
            /// A list: artwork, title and subtitle on each row, hairlines between.
            case rows([Item])
            /// Large cards in a row that scrolls sideways.
            case cards([Item])
            /// Tiles in two columns.
            case grid([Item])
            /// Pictures from edge to edge, one below the other.
            case pictures([Item])
            /// One picture from side to side, with its title on it.
            case banner(Item)
            /// Wide pictures one under the other, each with its title on it.
            case videos([Item])
            /// Paragraphs of running text.
            case text([String])
            /// One line in the middle of the screen, as an empty state shows it.
            case message(String)
        }

        /// The line above the content, in the theme's third title style; nil draws none.
        public var heading: String?
        /// What stands under the heading.
        public var content: Content

        /// A block of content, without a heading unless one is given.
        public init(heading: String? = nil, content: Content) {
            self.heading = heading
            self.content = content
        }
    }

    /// A thing in a list, a card or a tile.
    public struct Item: Hashable, Sendable {
        /// The thing's name: beside its artwork, under it or on it, as the section has it.
        public var title: String
        /// A quieter second line; nil draws none.
        public var subtitle: String?
        /// An SF Symbol for the artwork; nil draws a gradient alone.
        public var symbol: String?
        /// Which of the theme's artwork gradients is drawn, counted round; nil draws none for a row.
        public var artwork: Int?
        /// Short text at the trailing edge, such as a duration.
        public var detail: String?
        /// Stands for a photograph: a landscape in the gradient's colours in place of the plain gradient.
        public var isPhotograph = false
        /// The id of `matchedTransitionSource(id:)`.
        public internal(set) var transitionSource: String?
        /// The screen that a tap opens, and how it comes; nil opens none.
        public internal(set) var destination: Destination?
        /// The video in the cell and what makes it play; nil where there is no video.
        public internal(set) var autoplay: Autoplay?

        /// A thing that opens nothing and plays nothing, until a modifier says so.
        public init(
            title: String,
            subtitle: String? = nil,
            symbol: String? = nil,
            artwork: Int? = nil,
            detail: String? = nil
        ) {
            self.title = title
            self.subtitle = subtitle
            self.symbol = symbol
            self.artwork = artwork
            self.detail = detail
        }
    }
}
