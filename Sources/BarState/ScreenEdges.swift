/// What a screen asks of its edges, its background and its transitions: the native patterns around a bar.
public struct ScreenEdges: Hashable, Sendable {
    /// `scrollEdgeEffectStyle(_:for:)`: how content gives way under a bar.
    public enum EdgeStyle: String, Hashable, Sendable, CaseIterable {
        /// The system's choice, drawn as soft.
        case automatic
        /// Content fades into the background little by little.
        case soft
        /// Content is blurred and covered at once, with a hairline at the bar's edge.
        case hard
    }

    /// The argument of `glassEffect(_:)`: SwiftUI's `Glass.regular` and `Glass.clear`.
    public enum GlassEffect: String, Hashable, Sendable, CaseIterable {
        /// Hides enough of what lies under it for anything to be read on it.
        case regular
        /// Shows more of what lies under it: for pictures, with bold symbols on it.
        case clear
    }

    /// The four edges of the content.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        /// Below the navigation bar.
        case top
        /// Above the tab bar.
        case bottom
        /// Beside the content, where reading begins.
        case leading
        /// Beside the content, where reading ends.
        case trailing
    }

    /// `safeAreaBar(edge:)`, or before it `safeAreaInset(edge:)` with a `.bar` background.
    public struct Bar: Hashable, Sendable {
        /// The edge of the content along which the bar stands.
        public var edge: Edge
        /// The bar's title; nil draws none.
        public var title: String?
        /// SF Symbols of its buttons, in order.
        public var symbols: [String]
        /// `safeAreaInset` with `.background(.bar)`: a material of its own instead of the edge's effect.
        public var isInset: Bool
        /// Where the content stands along the edge.
        public var alignment: Alignment
        /// Points between the bar and the content; nil is the system's.
        public var spacing: Double?
        /// `glassEffect(_:)`: a capsule of glass of its own. On a `safeAreaBar` it lies on the edge's effect: the fault, not
        /// the rule. Nil without one.
        public var glass: GlassEffect?
        /// Written with `safeAreaBar` rather than `safeAreaInset`.
        public var isSafeAreaBar: Bool

        /// Along a horizontal edge leading to trailing, along a vertical one top to bottom.
        public enum Alignment: String, Hashable, Sendable, CaseIterable {
            /// At the leading end, or at the top.
            case leading
            /// In the middle.
            case center
            /// At the trailing end, or at the bottom.
            case trailing
        }

        /// An empty `safeAreaBar` at this edge, centred and without glass, unless said otherwise.
        public init(
            edge: Edge,
            title: String? = nil,
            symbols: [String] = [],
            isInset: Bool = false,
            alignment: Alignment = .center,
            spacing: Double? = nil,
            glass: GlassEffect? = nil,
            isSafeAreaBar: Bool = true
        ) {
            self.edge = edge
            self.title = title
            self.symbols = symbols
            self.isInset = isInset
            self.alignment = alignment
            self.spacing = spacing
            self.glass = glass
            self.isSafeAreaBar = isSafeAreaBar
        }
    }

    /// A zoom between a cell and what it opens: `matchedTransitionSource` and `navigationTransition(.zoom)`.
    public struct Zoom: Hashable, Sendable {
        /// How the destination comes.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// It fills the screen under the tab bar, and its navigation bar leads back.
            case push
            /// It is a card with round corners, above whose upper edge the screen below still shows.
            case sheet
            /// It covers the whole screen, the tab bar too.
            case fullScreenCover
        }

        /// How the destination comes, which decides its final frame.
        public var kind: Kind
        /// The layer of the cell it grows from, such as `screen/section-1/tile-2`.
        public var source: String
        /// Which artwork the cell and the destination share.
        public var artwork: Int
        /// The screen that grows out of the cell.
        public var destination: Screen
        /// 0 the cell, 1 the destination.
        public var progress: MotionTrack
        /// The source stays invisible after coming back: the fault, not the rule.
        public var isSourceLost: Bool
        /// Before iOS 18 nothing zooms: source and destination cross-fade.
        public var isCrossFade: Bool

        /// A zoom that gives the source back on its return, unless said otherwise.
        public init(
            kind: Kind,
            source: String,
            artwork: Int,
            destination: Screen,
            progress: MotionTrack,
            isSourceLost: Bool = false,
            isCrossFade: Bool = false
        ) {
            self.kind = kind
            self.source = source
            self.artwork = artwork
            self.destination = destination
            self.progress = progress
            self.isSourceLost = isSourceLost
            self.isCrossFade = isCrossFade
        }
    }

    /// The canonical `Wedge`: its angle moves, `clockwise` doesn't.
    public struct Wedge: Hashable, Sendable {
        /// Degrees from twelve o'clock at the start of the motion.
        public var startAngle: Double
        /// Degrees from twelve o'clock at its end.
        public var endAngle: Double
        /// Which way round the slice is drawn, from the first moment of a motion on.
        public var isClockwise: Bool
        /// 0 at the start, 1 at the end.
        public var progress: MotionTrack

        /// A slice on its way between two angles in degrees.
        public init(startAngle: Double, endAngle: Double, isClockwise: Bool, progress: MotionTrack) {
            self.startAngle = startAngle
            self.endAngle = endAngle
            self.isClockwise = isClockwise
            self.progress = progress
        }
    }

    /// How content gives way at the head; nil is the system's choice.
    public var topStyle: EdgeStyle?
    /// How content gives way at the foot; nil is the system's choice.
    public var bottomStyle: EdgeStyle?
    /// The bars in the safe area, the last of an edge outermost.
    public var bars: [Bar]
    /// `backgroundExtensionEffect()` on the screen's one background.
    public var hasBackgroundExtension: Bool
    /// A sidebar beside the content, as on iPad, under which the background goes on.
    public var hasSidebar: Bool
    /// The zoom that can be seen now: on its way, with its cover up, or with a source left invisible; nil without one.
    public var zoom: Zoom?
    /// The animatable shape on the screen; nil where there is none.
    public var wedge: Wedge?
    /// The content runs to the screen's foot, its last row hidden under bar and accessory: the fault, not the rule.
    public var ignoresBottomSafeArea: Bool

    /// Edges of which nothing is asked, unless said otherwise.
    public init(
        topStyle: EdgeStyle? = nil,
        bottomStyle: EdgeStyle? = nil,
        bars: [Bar] = [],
        hasBackgroundExtension: Bool = false,
        hasSidebar: Bool = false,
        zoom: Zoom? = nil,
        wedge: Wedge? = nil,
        ignoresBottomSafeArea: Bool = false
    ) {
        self.topStyle = topStyle
        self.bottomStyle = bottomStyle
        self.bars = bars
        self.hasBackgroundExtension = hasBackgroundExtension
        self.hasSidebar = hasSidebar
        self.zoom = zoom
        self.wedge = wedge
        self.ignoresBottomSafeArea = ignoresBottomSafeArea
    }
}
