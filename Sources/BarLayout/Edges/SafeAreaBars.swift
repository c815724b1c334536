import BarState
import Drawing

/// Where the bars in a screen's safe area stand, and what they leave of it: `safeAreaBar` and `safeAreaInset`.
struct SafeAreaBars: Hashable, Sendable {
    /// A bar at its place.
    struct Placed: Hashable, Sendable {
        var bar: ScreenEdges.Bar
        var rect: Rect
        /// Of the bars at its edge, counted from 0 and from the screen's edge.
        var place: Int

        /// `safe-area-bar-top`, `safe-area-inset-bottom`; further bars of an edge are numbered.
        var id: String {
            let kind = bar.isSafeAreaBar ? "bar" : "inset"
            return "safe-area-\(kind)-\(bar.edge.rawValue)" + (place == 0 ? "" : "-\(place + 1)")
        }
    }

    /// Outermost first.
    private(set) var placed: [Placed] = []
    /// Points that content keeps free within the area, the bars' spacing counted.
    private(set) var top = 0.0
    private(set) var bottom = 0.0
    private(set) var leading = 0.0
    private(set) var trailing = 0.0
    /// What is left of the area between the bars, their spacing not counted.
    private(set) var free: Rect

    /// Stands the bars along the edges of `area`, the last one outermost, as the last modifier is.
    init(_ bars: [ScreenEdges.Bar], in area: Rect) {
        free = area
        var counts: [ScreenEdges.Edge: Int] = [:]
        for bar in bars.reversed() {
            let place = counts[bar.edge, default: 0]
            counts[bar.edge] = place + 1
            placed.append(Placed(bar: bar, rect: take(bar.edge), place: place))
        }
        for bar in bars {
            let spacing = bar.spacing ?? SafeAreaBarMetrics.spacing
            switch bar.edge {
            case .top: top = max(top, free.minY - area.minY + spacing)
            case .bottom: bottom = max(bottom, area.maxY - free.maxY + spacing)
            case .leading: leading = max(leading, free.minX - area.minX + spacing)
            case .trailing: trailing = max(trailing, area.maxX - free.maxX + spacing)
            }
        }
    }

    /// Cuts a bar's thickness off what is free.
    private mutating func take(_ edge: ScreenEdges.Edge) -> Rect {
        var rect = free
        switch edge {
        case .top, .bottom:
            rect.height = SafeAreaBarMetrics.height
            if edge == .bottom { rect.y = free.maxY - rect.height } else { free.y += rect.height }
            free.height -= rect.height
        case .leading, .trailing:
            rect.width = SafeAreaBarMetrics.width
            if edge == .trailing { rect.x = free.maxX - rect.width } else { free.x += rect.width }
            free.width -= rect.width
        }
        return rect
    }

    func has(_ edge: ScreenEdges.Edge) -> Bool { placed.contains { $0.bar.edge == edge } }
}

/// Geometry of bars in the safe area, in points. Ours: an app gives its bar the size of its content.
enum SafeAreaBarMetrics {
    static let height = 52.0
    static let width = 60.0
    /// What the system leaves between a bar and the content where the app says nothing. A guess.
    static let spacing = 8.0
    /// A button's side: the least that a finger meets. Documented.
    static let button = 44.0
    static let symbol = 22.0
    static let glassInset = 4.0
    /// Between the end of a capsule of glass and what stands in it.
    static let glassPadding = 16.0
}
