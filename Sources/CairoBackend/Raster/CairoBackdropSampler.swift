public import Drawing

/// Looks under glass by drawing the small part of the screen that lies there.
///
/// It keeps what it drew for the next look, and belongs to one task.
public final class CairoBackdropSampler: BackdropSampling {
    private let kept = KeptPictures()

    /// A sampler that has drawn nothing yet.
    public init() {}

    /// Counts the pixels whose middle lies inside the outline. Throws `SVGError` for a symbol that can't be drawn, and
    /// `CairoError`.
    public func luminance(of backdrop: DisplayList, in rect: Rect, radius: Double) throws -> Double {
        let size = try PixelSize(width: backdrop.size.width, height: backdrop.size.height, scale: 1)
        let screen = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        guard let region = PixelRect(around: rect).intersection(screen) else { return 0 }
        let painter = CairoPainter(list: backdrop, kept: kept, panes: GlassPanes(kept: kept.panes), canvas: region)
        let surface = try ImageSurface.drawn(region) { pen in try painter.draw(backdrop.root, on: pen) }
        let stride = surface.stride
        var sum = 0
        var count = 0
        surface.withPixels { pixels in
            for row in 0..<region.height {
                for x in 0..<region.width {
                    let middle = Point(x: Double(region.x + x) + 0.5, y: Double(region.y + row) + 0.5)
                    guard rect.holds(middle, radius: radius) else { continue }
                    let pixel = row * stride + x * 4
                    sum += 7152 * Int(pixels[pixel + 1]) + 2126 * Int(pixels[pixel + 2]) + 722 * Int(pixels[pixel])
                    count += 1
                }
            }
        }
        guard count > 0 else { return 0 }
        return (Double(sum) / Double(count) / 2_550_000).roundedToThousandth
    }
}

extension Rect {
    /// Whether the rectangle with circular corners of that radius holds the point.
    fileprivate func holds(_ point: Point, radius requested: Double) -> Bool {
        guard contains(point) else { return false }
        let radius = max(0, min(requested, min(width, height) / 2))
        let x = abs(point.x - midX) - (width / 2 - radius)
        let y = abs(point.y - midY) - (height / 2 - radius)
        return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
    }
}
