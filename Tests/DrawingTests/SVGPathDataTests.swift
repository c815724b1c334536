import Drawing
import Testing

@Suite("Path data")
struct SVGPathDataTests {
    static let paths: [(path: Path, data: String)] = [
        (
            Path([.move(p(1.5, 2)), .line(p(3.75, 2)), .line(p(3.75, -0.5)), .line(p(1, 0.25))]),
            "M1.5 2h2.25v-2.5l-2.75.75"
        ),
        (Path([.move(p(0, 0)), .line(p(1, 1)), .line(p(2, 3)), .line(p(2.5, 3.25))]), "M0 0l1 1 1 2 .5.25"),
        (
            Path([.move(p(10, 10)), .curve(p(20, 20), control1: p(12.5, 10), control2: p(20, 15.001))]),
            "M10 10c2.5 0 10 5.001 10 10"
        ),
        (
            Path([
                .move(p(0, 0)), .curve(p(1, 1), control1: p(0.5, 0), control2: p(1, 0.5)),
                .curve(p(2, 2), control1: p(1.5, 1), control2: p(2, 1.5)),
            ]),
            "M0 0c.5 0 1 .5 1 1 .5 0 1 .5 1 1"
        ),
        (Path([.move(p(0, 0)), .quad(p(2, 0), control: p(1, -1)), .close]), "M0 0q1-1 2 0z"),
        (
            Path([.move(p(1, 1)), .line(p(2, 1)), .close, .line(p(1, 3)), .move(p(5, 5)), .line(p(6, 6))]),
            "M1 1h1zv2M5 5l1 1"
        ),
        (Path([.move(p(.nan, .infinity)), .line(p(1e300, 1))]), "M0 0v1"),
        (Path(), ""),
    ]

    private static func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    @Test("starts on the screen and goes on relative, in as few characters as read back the same", arguments: paths)
    func data(path: Path, data: String) throws {
        let svg = try Sample.svg([.fill(path, Sample.ink)])
        #expect(svg.contains(" d=\"\(data)\""))
    }

    @Test("comes back to the same thousandths after a thousand steps")
    func noDrift() throws {
        var path = Path()
        path.move(to: Point(x: 0.1, y: 0.1))
        for step in 1...1000 { path.line(to: Point(x: Double(step) * 0.0017, y: Double(step % 7))) }
        let svg = try Sample.svg([.fill(path, Sample.ink)])
        let data = try #require(svg.matches(after: " d=\"").first { $0.hasPrefix("M.1") })
        // Each step rounds to one or two thousandths; their sum is where the last point stands.
        let steps = data.split(whereSeparator: { "Mlhv".contains($0) })
        #expect(steps.count == 2)
        #expect(LineReader.end(of: data) == Point(x: 1.7, y: Double(1000 % 7)))
    }
}

/// Follows “M x y l dx dy …” in whole thousandths.
private enum LineReader {
    static func end(of data: String) -> Point {
        var numbers: [Int] = []
        var current = ""
        func flush() {
            if let value = Double(current) { numbers.append(Int((value * 1000).rounded())) }
            current = ""
        }
        for character in data {
            switch character {
            case "M", "l", " ": flush()
            case "-":
                flush()
                current = "-"
            case ".":
                if current.contains(".") { flush() }
                current.append(".")
            default: current.append(character)
            }
        }
        flush()
        var sum = (x: 0, y: 0)
        for index in stride(from: 0, to: numbers.count - 1, by: 2) {
            sum.x += numbers[index]
            sum.y += numbers[index + 1]
        }
        return Point(x: Double(sum.x) / 1000, y: Double(sum.y) / 1000)
    }
}
