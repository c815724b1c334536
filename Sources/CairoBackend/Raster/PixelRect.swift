import Drawing

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Every pixel that `rect` touches.
    init(around rect: Rect) {
        // Far outside every picture the edges don't matter, but the arithmetic must hold.
        func whole(_ value: Double) -> Int { Int(exactly: min(max(value, -1e6), 1e6)) ?? 0 }
        x = whole(rect.minX.rounded(.down))
        y = whole(rect.minY.rounded(.down))
        width = whole(rect.maxX.rounded(.up)) - x
        height = whole(rect.maxY.rounded(.up)) - y
    }

    func scaled(by factor: Double) -> PixelRect {
        guard factor != 1 else { return self }
        let (x, y) = (Double(x) * factor, Double(y) * factor)
        return PixelRect(around: Rect(x: x, y: y, width: Double(width) * factor, height: Double(height) * factor))
    }

    /// Nil where the two share no pixel.
    func intersection(_ other: PixelRect) -> PixelRect? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(x + width, other.x + other.width)
        let bottom = min(y + height, other.y + other.height)
        guard left < right, top < bottom else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Pixels past which a picture is drawn each time instead of being kept (ours): a frame at 3x.
    private static let mostKept = 1 << 22

    var isWorthKeeping: Bool {
        width > 0 && height > 0 && width <= mostSide && height <= mostSide && area <= Self.mostKept
    }
    private var mostSide: Int { PixelSize.longestSide }
    private var area: Int { width * height }
}
