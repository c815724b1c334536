import Drawing
import Testing

@Suite("What a fill covers")
struct PathContainsTests {
    private static let square = Path.rectangle(Rect(x: 10, y: 10, width: 20, height: 20))
    private static let circle = Path.ellipse(Rect(x: 0, y: 0, width: 100, height: 100))

    @Test(
        "a square covers what is between its sides",
        arguments: [
            (Point(x: 20, y: 20), true), (Point(x: 10.001, y: 10.001), true), (Point(x: 29.999, y: 29.999), true),
            (Point(x: 9.999, y: 20), false), (Point(x: 30.001, y: 20), false), (Point(x: 20, y: 9.999), false),
            (Point(x: 20, y: 30.001), false), (Point(x: -20, y: 20), false),
        ]
    )
    func square(point: Point, isInside: Bool) {
        #expect(Self.square.contains(point) == isInside)
    }

    @Test(
        "a circle covers less than the box around it",
        arguments: [(0.0, true), (49.9, true), (50.1, false)] as [(Double, Bool)]
    )
    func circle(radius: Double, isInside: Bool) {
        for (x, y) in [(1.0, 0.0), (0.6, 0.8), (-0.8, 0.6), (0, -1)] {
            #expect(Self.circle.contains(Point(x: 50 + radius * x, y: 50 + radius * y)) == isInside)
        }
        #expect(!Self.circle.contains(Point(x: 5, y: 5)))
    }

    @Test("an outline inside another is a hole where it runs the other way round, and none where it runs the same way")
    func nonZero() {
        func ring(_ corners: [Point]) -> Path {
            var path = Self.square
            path.move(to: corners[0])
            for corner in corners.dropFirst() { path.line(to: corner) }
            path.close()
            return path
        }
        let clockwise = [(15.0, 15.0), (25, 15), (25, 25), (15, 25)].map { Point(x: $0.0, y: $0.1) }
        let middle = Point(x: 20, y: 20)
        #expect(ring(clockwise).contains(middle) != ring(clockwise.reversed()).contains(middle))
        #expect(ring(clockwise).contains(Point(x: 12, y: 12)))
        #expect(ring(clockwise.reversed()).contains(Point(x: 12, y: 12)))
    }

    @Test("curves of both kinds are followed, and an open outline is closed")
    func curves() {
        let start = Element.move(Point(x: 0, y: 0))
        // Both arches are 50 high in the middle.
        let quad = Path([start, .quad(Point(x: 100, y: 0), control: Point(x: 50, y: 100))])
        let cubic = Path([
            start,
            .curve(Point(x: 100, y: 0), control1: Point(x: 0, y: 200.0 / 3), control2: Point(x: 100, y: 200.0 / 3)),
        ])
        for path in [quad, cubic] {
            #expect(path.contains(Point(x: 50, y: 49.5)))
            #expect(!path.contains(Point(x: 50, y: 50.5)))
            #expect(!path.contains(Point(x: 50, y: -0.5)))
        }
    }

    @Test("an empty outline covers nothing, and a point none either")
    func empty() {
        #expect(!Path().contains(.zero))
        #expect(!Path([.move(Point(x: 1, y: 1))]).contains(Point(x: 1, y: 1)))
    }

    private typealias Element = Path.Element
}
