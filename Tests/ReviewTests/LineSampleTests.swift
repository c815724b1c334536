import Drawing
import Testing

@testable import Review
@testable import Theme

/// Lines on a sheet are drawn as their style says.
@Suite("A line as its style draws it")
struct LineSampleTests {
    private static let box = Rect(x: 10, y: 0, width: 100, height: 20)
    private static let ink = Color(red: 0, green: 0, blue: 0)

    private static func items(_ style: TokenStrokeStyle, width: Double = 4) -> [Item] {
        LineSample(style: style, width: width, color: ink, token: "line").items(in: box)
    }

    /// The boxes of the strokes that a line is made of, from left to right.
    private static func strokes(_ style: TokenStrokeStyle, width: Double = 4) -> [Rect] {
        items(style, width: width).flatMap { item -> [Rect] in
            guard case .fill(let path, _) = item else { return [] }
            let starts = path.elements.indices.filter { if case .move = path.elements[$0] { true } else { false } }
            return starts.enumerated().compactMap { place, start in
                let end = place + 1 < starts.count ? starts[place + 1] : path.elements.count
                return Path(Array(path.elements[start..<end])).controlBounds
            }
        }
    }

    private static func dashes(_ lengths: [Double], _ cap: TokenStrokeStyle.LineCap) -> TokenStrokeStyle {
        .dashes(lengths.map { TokenDimension(value: $0, unit: .px) }, cap)
    }

    @Test("dashes and gaps in turn, an odd number of lengths twice over")
    func lengths() {
        let even = Self.strokes(Self.dashes([20, 10], .butt))
        #expect(even.map(\.minX) == [10, 40, 70, 100])
        #expect(even.map(\.width) == [20, 20, 20, 10])
        #expect(even.allSatisfy { $0.minY == 8 && $0.height == 4 })
        let odd = Self.strokes(Self.dashes([30, 10, 5], .butt))
        #expect(odd.map(\.minX) == [10, 50, 85, 100])
        #expect(odd.map(\.width) == [30, 5, 10, 10])
    }

    @Test(
        "a cap reaches half the line's width past the dash, inside the sample",
        arguments: [.round, .square] as [TokenStrokeStyle.LineCap]
    )
    func caps(_ cap: TokenStrokeStyle.LineCap) {
        let dashes = Self.strokes(Self.dashes([20, 10], cap))
        #expect(dashes.map(\.minX) == [10, 40, 70, 100])
        #expect(dashes.map(\.width) == [24, 24, 24, 10])
    }

    @Test("each keyword has a line of its own")
    func keywords() {
        #expect(Self.strokes(.keyword(.solid)) == [Rect(x: 10, y: 8, width: 100, height: 4)])
        #expect(Self.strokes(.keyword(.double)).count == 2)
        #expect(Self.strokes(.keyword(.dashed)).count == 5)
        let dots = Self.strokes(.keyword(.dotted))
        #expect(dots.count == 12)
        #expect(dots.allSatisfy { abs($0.width - 4) < 1e-9 })
        #expect(Self.items(.keyword(.groove)) != Self.items(.keyword(.ridge)))
        let all = TokenStrokeStyle.Keyword.allCases.map { Self.items(.keyword($0)) }
        #expect(Set(all).count == 6, "groove is drawn as inset, ridge as outset")
    }

    @Test("what can't be dashed is a plain line, and what has no width none")
    func extremes() {
        #expect(Self.strokes(Self.dashes([0, 0], .butt)).count == 1)
        #expect(Self.strokes(Self.dashes([1e-9, 1e-9], .round)).count == 1)
        #expect(Self.items(.keyword(.dotted), width: 0).isEmpty)
    }
}
