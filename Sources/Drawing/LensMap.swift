/// How the edge of a pane of glass bends the picture, as a small picture of its own: one pixel per point, red the shift to
/// the right and green the shift down, in 255ths of twice the lens's shift, with 127.5 for none.
///
/// Both writers bend by these bytes and by no formula, so that neither can compute a corner differently.
public struct LensMap: Hashable, Sendable {
    /// Pixels, which are points of the pane's region.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int
    /// Red, green, blue for each pixel, row after row; blue says nothing.
    public let bytes: [UInt8]

    /// The byte that stands for no shift: by half a step too much, which both writers take back.
    public static let still: UInt8 = 128
    /// The byte that shifts as far the other way.
    public static let back: UInt8 = 127

    /// The map over the pane's region; nil where the pane bends nothing.
    public init?(of glass: Glass) {
        guard let lens = glass.lens, lens.depth > 0, lens.shift > 0 else { return nil }
        let region = glass.region
        guard region.width > 0, region.height > 0, region.width * region.height < 1e8 else { return nil }
        width = Int(region.width)
        height = Int(region.height)
        let edge = RoundedEdge(rect: glass.rect, radius: glass.radius)
        var bytes = [UInt8](repeating: Self.still, count: width * height * 3)
        for row in 0..<height {
            let y = region.y + Double(row) + 0.5
            for column in 0..<width {
                let (distance, inward) = edge.nearest(to: Point(x: region.x + Double(column) + 0.5, y: y))
                // One pixel outside is still bent: what lies between it and the edge is mixed from both.
                guard distance < lens.depth, distance > -Self.margin else { continue }
                // Measured on the mirrored text in a bar's edge: much of the shift is still there half way in.
                let place = max(distance / lens.depth, 0)
                let bend = 1 - place * place
                let start = (row * width + column) * 3
                bytes[start] = Self.byte(bend * inward.x)
                bytes[start + 1] = Self.byte(bend * inward.y)
            }
        }
        self.bytes = bytes
    }

    /// How far outside the edge the map goes on, in points.
    private static let margin = 1.5

    private static func byte(_ share: Double) -> UInt8 {
        UInt8(min(max((127.5 + 127.5 * share).rounded(), 0), 255))
    }
}

/// The edge of a rectangle with circular corners.
private struct RoundedEdge {
    let center: Point
    /// Half the size, less the radius.
    let straight: Size
    let radius: Double

    init(rect: Rect, radius requested: Double) {
        radius = max(0, min(requested, min(rect.width, rect.height) / 2))
        center = rect.center
        straight = Size(width: rect.width / 2 - radius, height: rect.height / 2 - radius)
    }

    /// How far inside the edge a point lies (outside, where it is negative), and the way straight inwards from there.
    func nearest(to point: Point) -> (distance: Double, inward: Point) {
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        let (x, y) = (abs(dx) - straight.width, abs(dy) - straight.height)
        let signX = dx < 0 ? 1.0 : -1.0
        let signY = dy < 0 ? 1.0 : -1.0
        if x > 0, y > 0 {
            let length = (x * x + y * y).squareRoot()
            return (radius - length, Point(x: signX * x / length, y: signY * y / length))
        }
        return x > y
            ? (radius - x, Point(x: signX, y: 0))
            : (radius - y, Point(x: 0, y: signY))
    }
}

extension Glass {
    /// What the pane's picture is made from, in whole points of its layer: the pane, and as far around it as the blur
    /// reaches.
    public var region: Rect { rect.reached(byBlur: blur) }
}
