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
        let time = try canvas.shape("9:41", style, isTranslated: false)
        layer.items.append(canvas.line(time, style, color, in: clock, alignment: .center))

        let scale = size / Self.clockSize
        let width = Self.iconsWidth * scale
        let group = Rect(
            x: hasEars ? screen.width - (ear + width) / 2 : screen.width - Self.gap - width,
            y: centerY,
            width: width,
            height: 0
        )
        layer.items += icons(from: canvas.place(group).minX, centerY: centerY, scale: scale)
        return layer
    }

    /// Cellular, Wi-Fi and battery from `left` on. The group changes sides with the reading direction, the icons keep
    /// their order and shape.
    private func icons(from left: Double, centerY: Double, scale: Double) -> [Item] {
        let token = canvas.theme.chrome.statusBar
        let solid = canvas.paint(token)
        let faint = canvas.paint(token, opacity: 0.4)
        func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
            Rect(x: left + x * scale, y: centerY + y * scale, width: width * scale, height: height * scale)
        }
        var items: [Item] = []
        for index in 0..<4 {
            let height = 4 + 2.7 * Double(index)
            items.append(
                .fill(.continuousRectangle(box(5 * Double(index), 6 - height, 3.2, height), radius: scale), solid)
            )
        }
        items.append(.symbol(SymbolItem(name: "wifi", rect: box(24, -9, 18, 18), paint: solid)))
        let frame = box(47, -6.5, 25, 13)
        items.append(
            .stroke(.continuousRectangle(frame.inset(by: scale / 2), radius: 3.8 * scale), faint, width: scale)
        )
        items.append(.fill(.continuousRectangle(frame.inset(by: 2 * scale), radius: 2.2 * scale), solid))
        items.append(.fill(.continuousRectangle(box(73, -2, 1.5, 4), radius: 0.7 * scale), faint))
        return items
    }

    /// Of the safe area's height: the clock's centre line (measured on the Air: 38.7 of 68).
    private static let clockShare = 0.57
    private static let clockSize = 17.0
    private static let smallClockSize = 12.0
    private static let cutoutWidth = 125.0
    private static let earInset = 8.0
    private static let iconsWidth = 74.5
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
