import CairoBackend
import Drawing
import Testing
import Theme

@Suite("Chromium draws glass as the rasteriser does")
struct GlassBrowserTests {
    private let bars = GlassBars()

    private static let cases: [(bar: GlassBars.Bar, backdrop: GlassBars.Backdrop, appearance: SPTheme.Appearance)] = [
        (.searchTab, .text, .light), (.accessory, .text, .dark), (.inline, .photo, .light),
        (.searchField, .photo, .dark), (.tabs, .opposite, .light),
    ]

    @Test(
        "in each pane's box at most .3 % of pixels differ by more than 16, at 1x and at 3x",
        .enabled(if: Browser.path != nil, "there is no Chromium on this machine"),
        arguments: [1.0, 3.0]
    )
    func agrees(scale: Double) throws {
        let lists = try Self.cases.map { try bars.frame($0.bar, over: $0.backdrop, $0.appearance) }
        let bare = try lists.map { try $0.withoutContent(bars) }
        for (example, distances) in zip(Self.cases, try distances(bare, scale: scale)) {
            #expect(!distances.isEmpty)
            for distance in distances { #expect(distance.share <= 0.003, "\(example): \(distance)") }
        }
        // With symbols and text on the glass, whose curved edges the two draw a little differently: few of them at 3x.
        guard scale == 3 else { return }
        let all = try distances(lists, scale: scale).joined()
        let (count, pixels) = (all.map(\.count).reduce(0, +), all.map(\.pixels).reduce(0, +))
        #expect(Double(count) <= 0.003 * Double(pixels), "\(count) of \(pixels)")
    }

    /// One for each pane of each list.
    private func distances(_ lists: [DisplayList], scale: Double) throws -> [[PixelDistance]] {
        let size = try #require(lists.first).size
        let judged = try Browser().picture(
            of: lists.map { SVGWriter().write($0, label: "glass") },
            size: size,
            scale: scale
        )
        return try lists.enumerated().map { index, list in
            let drawn = try CairoRasterizer().rasterize(list, scale: scale).straight()
            let part = try #require(judged.columns(index * drawn.width..<(index + 1) * drawn.width))
            return try list.panes.map { pane in
                try #require(PixelDistance(drawn, part, in: pane.rect, scale: scale, over: 16))
            }
        }
    }

    @Test(
        "and sees a lens or a blur that is missing",
        .enabled(if: Browser.path != nil, "there is no Chromium on this machine")
    )
    func finds() throws {
        let right = try bars.frame(.tabs, over: .text, .dark).withoutContent(bars)
        let faults = try [right.withGlass(bars) { $0.lens = nil }, right.withGlass(bars) { $0.blur = 0 }]
        let judged = try Browser().picture(
            of: ([right] + faults).map { SVGWriter().write($0, label: "glass") },
            size: right.size,
            scale: 1
        )
        let drawn = try CairoRasterizer().rasterize(right, scale: 1).straight()
        let counts = try (0...faults.count).map { index in
            let part = try #require(judged.columns(index * drawn.width..<(index + 1) * drawn.width))
            return try #require(PixelDistance(drawn, part, in: right.panes[0].rect, scale: 1, over: 8)).share
        }
        #expect(counts[0] <= 0.003, "\(counts)")
        #expect(counts[1] > 0.01, "\(counts)")
        #expect(counts[2] > 0.05, "\(counts)")
    }
}

extension PixelBuffer {
    /// A part of the picture from top to foot; nil where it isn't as wide.
    fileprivate func columns(_ columns: Range<Int>) -> PixelBuffer? {
        guard columns.lowerBound >= 0, columns.upperBound <= width else { return nil }
        let size = format.bytesPerPixel
        let rows = (0..<height).flatMap { row in
            bytes[(row * width + columns.lowerBound) * size..<(row * width + columns.upperBound) * size]
        }
        return PixelBuffer(width: columns.count, height: height, format: format, bytes: rows)
    }
}
