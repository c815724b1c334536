import Drawing
import Theme

/// Draws what the system puts on every screen: the status bar and the home indicator.
struct SystemFurniture {
    let canvas: Canvas

    // MARK: Status bar

    /// Nil where the device shows none, as phones held sideways do.
    func statusBar() throws -> Layer? {
        let screen = canvas.screen
        guard screen.safeTop > 0 else { return nil }
        let device = canvas.environment.device
        let color = canvas.theme.chrome.statusBar
        var layer = canvas.layer(
            "status-bar",
            Rect(x: 0, y: 0, width: screen.width, height: screen.safeTop),
            label: "9:41"
        )
        let hasEars = device.cutout != .none
        let centerY = hasEars ? screen.safeTop * Self.clockShare : screen.safeTop / 2
        // Type here is the system's: it follows no theme and no text size.
        let base = canvas.style(canvas.theme.type.headline, cap: .large)
        let size = hasEars ? Self.clockSize : Self.smallClockSize
        let style = LineStyle(
            token: base.token,
            face: FontFace(family: base.face.family, weight: FontWeight.semibold),
            size: size,
            leading: base.leading,
            tracking: 0
        )
        let ear = hasEars ? (screen.width - Self.cutoutWidth) / 2 : screen.width
        let clock = Rect(
            x: hasEars ? Self.earInset : 0,
            y: centerY - style.leading / 2,
            width: ear - (hasEars ? Self.earInset : 0),
            height: style.leading
        )
        layer.items.append(try canvas.line("9:41", style, color, in: clock, alignment: .center))

        let scale = size / Self.clockSize
        let trailing = hasEars ? screen.width - ear / 2 + Self.iconsWidth * scale / 2 : screen.width - Self.gap
        layer.items += icons(trailing: trailing, centerY: centerY, scale: scale, color)
        return layer
    }

    private func icons(trailing: Double, centerY: Double, scale: Double, _ color: ColorToken) -> [Item] {
        var items: [Item] = []
        // Battery: a rounded frame, its fill, its cap.
        let cap = Rect(x: trailing - 1.5 * scale, y: centerY - 2 * scale, width: 1.5 * scale, height: 4 * scale)
        let frame = Rect(
            x: cap.x - 26 * scale,
            y: centerY - 6.5 * scale,
            width: 25 * scale,
            height: 13 * scale
        )
        let faint = canvas.paint(color, opacity: 0.4)
        items.append(
            .stroke(canvas.path(.rounded(3.8 * scale), frame.inset(by: scale / 2)), faint, width: scale)
        )
        items.append(.fill(canvas.path(.rounded(1), cap), faint))
        items.append(canvas.fill(.rounded(2.2 * scale), frame.inset(by: 2 * scale), color))
        // Wi-Fi.
        let wifi = Rect(x: frame.x - 23 * scale, y: centerY - 9 * scale, width: 18 * scale, height: 18 * scale)
        items.append(canvas.symbol("wifi", wifi, color))
        // Cellular: four bars.
        for index in 0..<4 {
            let height = (4 + 2.7 * Double(index)) * scale
            let bar = Rect(
                x: wifi.x - (24 - 5 * Double(index)) * scale,
                y: centerY + 6 * scale - height,
                width: 3.2 * scale,
                height: height
            )
            items.append(canvas.fill(.rounded(scale), bar, color))
        }
        return items
    }

    /// Of the safe area's height: the clock's centre line (measured on the Air: 38.7 of 68).
    private static let clockShare = 0.57
    private static let clockSize = 17.0
    private static let smallClockSize = 12.0
    private static let cutoutWidth = 125.0
    private static let earInset = 8.0
    private static let iconsWidth = 78.0
    private static let gap = 8.0

    // MARK: Home indicator

    /// Nil on a phone with a home button.
    func homeIndicator() -> Layer? {
        let screen = canvas.screen
        guard screen.safeBottom > 0 else { return nil }
        let width = min(screen.width, screen.height) * ScreenMetrics.homeIndicatorShare
        let rect = Rect(
            x: (screen.width - width) / 2,
            y: screen.height - ScreenMetrics.homeIndicatorBottom - ScreenMetrics.homeIndicatorHeight,
            width: width,
            height: ScreenMetrics.homeIndicatorHeight
        )
        var layer = canvas.layer("home-indicator", rect)
        layer.items = [canvas.fill(.capsule, rect, canvas.theme.chrome.homeIndicator)]
        return layer
    }
}
