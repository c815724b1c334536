import Drawing
import Testing

@Suite("A shape")
struct ShapeTests {
    static let rect = Rect(x: 20, y: 60, width: 90, height: 70)

    static let shapes: [(name: String, path: Path)] = [
        ("rectangle", .rectangle(rect)), ("capsule", .capsule(rect)), ("ellipse", .ellipse(rect)),
        ("continuous 12", .continuousRectangle(rect, radius: 12)),
        ("continuous 30", .continuousRectangle(rect, radius: 30)),
        ("continuous 200", .continuousRectangle(rect, radius: 200)),
        ("circular 12", .circularRectangle(rect, radius: 12)), ("circular 200", .circularRectangle(rect, radius: 200)),
    ]

    @Test("fills its rectangle to the edge, and closes", arguments: shapes)
    func bounds(name: String, path: Path) throws {
        let box = try #require(path.controlBounds)
        for (side, expected) in [
            (box.minX, Self.rect.minX), (box.minY, Self.rect.minY), (box.maxX, Self.rect.maxX),
            (box.maxY, Self.rect.maxY),
        ] {
            #expect(abs(side - expected) < 1e-9, "\(name)")
        }
        #expect(path.elements.last == .close)
        #expect(path.elements.count { if case .move = $0 { true } else { false } } == 1)
    }

    @Test("with a continuous corner leaves the edge 1.528665 radii from the corner")
    func continuousReach() {
        let path = Path.continuousRectangle(Self.rect, radius: 10)
        #expect(path.elements.first == .move(Point(x: 110 - 15.28665, y: 60)))
        guard case .curve(let end, let control1, _) = path.elements[1] else {
            Issue.record("no curve")
            return
        }
        #expect(abs(control1.x - (110 - 10.8849296)) < 1e-9 && control1.y == 60)
        #expect(abs(end.x - (110 - 6.3149379)) < 1e-9 && abs(end.y - 60.7491139) < 1e-9)
    }

    @Test("with a radius of half its side is a capsule, and one too round for its side has circular corners")
    func fallbacks() {
        #expect(Path.continuousRectangle(Self.rect, radius: 35) == .capsule(Self.rect))
        #expect(Path.continuousRectangle(Self.rect, radius: 34.9) == .circularRectangle(Self.rect, radius: 34.9))
        // Twice 1.528665 radii is the side at 22.896…
        #expect(Path.continuousRectangle(Self.rect, radius: 22.8) != .circularRectangle(Self.rect, radius: 22.8))
        #expect(Path.continuousRectangle(Self.rect, radius: 22.9) == .circularRectangle(Self.rect, radius: 22.9))
        #expect(Path.continuousRectangle(Self.rect, radius: 0) == .rectangle(Self.rect))
        #expect(Path.continuousRectangle(Self.rect, radius: -1) == .rectangle(Self.rect))
    }

    @Test("without a point has no bounds")
    func empty() {
        #expect(Path().controlBounds == nil)
        #expect(Path([.close]).controlBounds == nil)
    }
}
