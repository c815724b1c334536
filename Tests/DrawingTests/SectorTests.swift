import Drawing
import Testing

@Suite("Slices of a circle")
struct SectorTests {
    private static let center = Point(x: 100, y: 60)

    private static func ends(_ path: Path) -> [Point] {
        path.elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
            case .close: nil
            }
        }
    }

    private static func isNear(_ left: Point, _ right: Point) -> Bool {
        abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
    }

    @Test(
        "it runs from twelve o'clock, clockwise where positive",
        arguments: [
            (90.0, Point(x: 140, y: 60)), (180, Point(x: 100, y: 100)), (270, Point(x: 60, y: 60)),
            (-90, Point(x: 60, y: 60)), (-270, Point(x: 140, y: 60)),
        ] as [(Double, Point)]
    )
    func direction(degrees: Double, end: Point) throws {
        let points = Self.ends(.sector(center: Self.center, radius: 40, degrees: degrees))
        #expect(Self.isNear(points[0], Self.center))
        #expect(Self.isNear(points[1], Point(x: 100, y: 20)))
        #expect(Self.isNear(try #require(points.last), end))
    }

    @Test("every point of the arc is a radius away, to a 3,000th of it", arguments: [1.0, 40, 89.9, 90.1, 200, 359])
    func round(degrees: Double) {
        let path = Path.sector(center: Self.center, radius: 40, degrees: degrees)
        var start = Point.zero
        for element in path.elements {
            if case .curve(let end, let first, let second) = element {
                for step in 0...8 {
                    let t = Double(step) / 8
                    func mix(_ at: (Point) -> Double) -> Double {
                        let u = 1 - t
                        return u * u * u * at(start) + 3 * u * u * t * at(first) + 3 * u * t * t * at(second)
                            + t * t * t * at(end)
                    }
                    let (x, y) = (mix(\.x) - 100, mix(\.y) - 60)
                    #expect(abs((x * x + y * y).squareRoot() - 40) < 40 / 3000.0)
                }
            }
            switch element {
            case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): start = point
            case .close: break
            }
        }
    }

    @Test("nothing is nothing, a turn and more is the whole circle")
    func limits() {
        #expect(Path.sector(center: Self.center, radius: 40, degrees: 0).elements.isEmpty)
        #expect(Path.sector(center: Self.center, radius: 0, degrees: 90).elements.isEmpty)
        #expect(Path.sector(center: Self.center, radius: 40, degrees: .nan).elements.isEmpty)
        let circle = Path.ellipse(Rect(center: Self.center, side: 80))
        for degrees in [360.0, 400, -360, .infinity] {
            #expect(Path.sector(center: Self.center, radius: 40, degrees: degrees) == circle)
        }
    }
}
