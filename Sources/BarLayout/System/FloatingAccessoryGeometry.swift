import BarState
import Drawing

/// Where a floating accessory stands: over the classic bar on iOS 18, in the native slot on iOS 26.
struct FloatingAccessoryGeometry: Hashable, Sendable {
    /// The band in which the accessory moves from leading to trailing.
    var slot: Rect
    var accessory: Rect
    /// The classic bar, slid down as far as it is hidden.
    var classicBar: Rect
    /// The native bar's platter.
    var platter: Rect

    /// - Parameters:
    ///   - fittedWidth: what the content would like, in points.
    ///   - place: 0 leading, 0.5 center, 1 trailing.
    init(
        screen: ScreenGeometry,
        isNative: Bool,
        tabCount: Int,
        fittedWidth: Double,
        place: Double,
        tabBarHidden: Double,
        minimize: Double
    ) {
        let bar = ClassicTabBar.rect(in: screen)
        classicBar = bar.offset(y: (screen.height - bar.y) * tabBarHidden)
        let height = FloatingAccessoryMetrics.height
        if isNative {
            let geometry = SystemBarGeometry(
                screen: screen,
                labelWidths: Array(repeating: 0, count: tabCount),
                hasSearchTab: false,
                phases: SystemBarGeometry.Phases(minimize: minimize, accessoryDrop: minimize)
            )
            platter = geometry.platter
            slot = geometry.accessory
        } else {
            platter = .zero
            let margin = screen.safeSide + FloatingAccessoryMetrics.margin
            let above = bar.y - FloatingAccessoryMetrics.gap - height
            let below = screen.height - screen.safeBottom - FloatingAccessoryMetrics.gap - height
            slot = Rect(
                x: margin,
                y: above + (below - above) * tabBarHidden,
                width: screen.width - 2 * margin,
                height: height
            )
        }
        // Narrower than tall becomes square; wide content stops at the slot's width.
        let width = min(max(fittedWidth, height), slot.width)
        let leading = slot.x
        let trailing = slot.maxX - width
        // The centre is the host's middle, wherever the slot is.
        let center = min(max((screen.width - width) / 2, leading), trailing)
        let x =
            place <= 0.5
            ? leading + (center - leading) * place * 2
            : center + (trailing - center) * (place - 0.5) * 2
        accessory = Rect(x: x, y: slot.y, width: width, height: height)
    }
}

/// Figures of the floating accessory, in points and seconds, from its source.
enum FloatingAccessoryMetrics {
    static let margin = 8.0
    static let gap = 8.0
    /// The tallest tab button's, and where there is none.
    static let height = 48.0
    static let fade = 0.25
    /// Ours: the space around a text button's title.
    static let textPadding = 18.0
    static let symbolSide = 20.0
}
