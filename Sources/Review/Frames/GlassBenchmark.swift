import BarLayout
import Drawing

/// How much longer a frame takes with bars of glass than with plain ones: the same frames twice, once as they are, once
/// with every pane a shape of one colour that nobody looks under.
public struct GlassBenchmark: Sendable {
    /// The best of some runs over all frames.
    public struct Cost: Sendable {
        /// From a frame to its display list, which for glass also samples what lies under each pane.
        public var layout: Duration
        /// From the display list to pixels at 3x.
        public var drawing: Duration
        /// Layout, drawing and the PNG.
        public var whole: Duration
    }

    /// The same frames with and without glass.
    public struct Result: Sendable {
        /// Frames with glass.
        public var frames: Int
        /// The cost of the frames as they are.
        public var glass: Cost
        /// The cost of the frames with a shape of one colour in each pane's place.
        public var plain: Cost
    }

    private let stories: [Story]
    private let themes: ThemeShelf

    /// A benchmark over the frames of `stories` that have glass, at most twelve of them.
    public init(_ stories: [Story], themes: ThemeShelf) {
        self.stories = stories
        self.themes = themes
    }

    /// Runs of which the best counts (ours): a busy machine slows some of them, and speeds up none.
    private static let runs = 5
    /// Frames that are enough to tell (ours).
    private static let mostFrames = 12

    /// Draws frames that have glass, at the default device's size and 3x, one after the other: what lies under the
    /// glass is another picture each time. Throws what drawing throws.
    public func measure(clock: some Clock<Duration>) throws -> Result {
        var wishes = FramePlan.Wishes()
        wishes.fixed = [.device: VariantAxis.device.standard, .orientation: VariantAxis.orientation.standard]
        let plan = try FramePlan(stories, themes: themes, wishes: wishes)
        var shelf = plan.themes
        let finder = FrameTools(symbolFolder: nil)
        // Light and dark of each capture and nothing else: further variants show the same glass.
        let standard = plan.frames.filter { Set($0.variant.axes).isSubset(of: [.appearance]) }
        var frames: [Frame] = []
        for frame in standard where frames.count < Self.mostFrames {
            let list = try finder.displayList(of: frame, theme: shelf.theme(for: frame.drawn))
            if list.hasGlass { frames.append(frame) }
        }
        return Result(
            frames: frames.count,
            glass: try best(frames, &shelf, looksUnderGlass: true, clock) { $0 },
            plain: try best(frames, &shelf, looksUnderGlass: false, clock) { $0.withPlainBars }
        )
    }

    private func best(
        _ frames: [Frame],
        _ shelf: inout ThemeShelf,
        looksUnderGlass: Bool,
        _ clock: some Clock<Duration>,
        _ bars: (DisplayList) -> DisplayList
    ) throws -> Cost {
        var best: Cost?
        for _ in 0..<Self.runs {
            var cost = Cost(layout: .zero, drawing: .zero, whole: .zero)
            // New engines for each run: none finds a pane that an earlier run has kept.
            let tools = FrameTools(symbolFolder: nil, looksUnderGlass: looksUnderGlass)
            for frame in frames {
                let theme = try shelf.theme(for: frame.drawn)
                let start = clock.now
                let list = try tools.displayList(of: frame, theme: theme)
                let laidOut = start.duration(to: clock.now)
                let plain = bars(list)
                let from = clock.now
                let pixels = try tools.pixels(of: plain, scale: frame.nativeScale)
                let drawn = from.duration(to: clock.now)
                _ = try tools.png(of: pixels, scale: frame.nativeScale)
                cost.layout += laidOut
                cost.drawing += drawn
                cost.whole += laidOut + from.duration(to: clock.now)
            }
            let known = best ?? cost
            best = Cost(
                layout: min(known.layout, cost.layout),
                drawing: min(known.drawing, cost.drawing),
                whole: min(known.whole, cost.whole)
            )
        }
        return best ?? Cost(layout: .zero, drawing: .zero, whole: .zero)
    }
}

extension DisplayList {
    /// The list with a shape of one colour for each pane of glass.
    fileprivate var withPlainBars: DisplayList {
        var list = self
        list.root = root.withPlainBars
        return list
    }
}

extension Layer {
    fileprivate var withPlainBars: Layer {
        var layer = self
        layer.items = items.map { item in
            switch item {
            case .layer(let child): return .layer(child.withPlainBars)
            case .glass(let glass):
                // What the pane makes of mid-gray.
                let gray = ColorMatrix(of: glass).apply(to: Color(red: 0.5, green: 0.5, blue: 0.5))
                return .fill(glass.outline, .solid(gray))
            default: return item
            }
        }
        return layer
    }
}
