import Drawing
import Testing

@Suite("Geometry")
struct GeometryTests {
    @Test("applies a transform first and its outer one to the result")
    func concatenation() {
        let scale = AffineTransform.scale(2, around: .zero)
        let shift = AffineTransform.translation(x: 10, y: -1)
        let point = Point(x: 3, y: 4)
        #expect(scale.concatenated(with: shift).apply(to: point) == Point(x: 16, y: 7))
        #expect(shift.concatenated(with: scale).apply(to: point) == Point(x: 26, y: 6))
        #expect(shift.concatenated(with: .identity) == shift)
    }

    @Test("scales around a point that stays where it is")
    func center() {
        let center = Point(x: 201, y: 760)
        #expect(AffineTransform.scale(0.96, around: center).apply(to: center) == center)
    }

    @Test("boxes a turned rectangle")
    func turned() {
        let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let box = quarter.apply(to: Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(box == Rect(x: -6, y: 1, width: 4, height: 3))
    }

    @Test("carries a rectangle on past its end, as an overshooting spring needs")
    func interpolation() {
        let from = Rect(x: 0, y: 0, width: 10, height: 10)
        let to = Rect(x: 10, y: 20, width: 30, height: 10)
        #expect(from.interpolated(to: to, progress: 0) == from)
        #expect(from.interpolated(to: to, progress: 1) == to)
        #expect(from.interpolated(to: to, progress: 1.5) == Rect(x: 15, y: 30, width: 40, height: 10))
        #expect(from.interpolated(to: to, progress: -0.5) == Rect(x: -5, y: -10, width: 0, height: 10))
    }

    @Test("mirrors in a width, and twice is once back")
    func mirroring() {
        let rect = Rect(x: 21, y: 5, width: 100, height: 48)
        #expect(rect.mirrored(in: 402) == Rect(x: 281, y: 5, width: 100, height: 48))
        #expect(rect.mirrored(in: 402).mirrored(in: 402) == rect)
    }

    @Test("counts a rectangle's left and top edge to it, and not its right and bottom one")
    func containment() {
        let rect = Rect(x: 1, y: 1, width: 2, height: 2)
        #expect(rect.contains(Point(x: 1, y: 1)) && rect.contains(Point(x: 2.999, y: 2.999)))
        #expect(!rect.contains(Point(x: 3, y: 2)) && !rect.contains(Point(x: 2, y: 3)))
        #expect(!rect.intersects(Rect(x: 3, y: 1, width: 5, height: 5)))
    }

    static let thousandths: [(value: Double, rounded: Double)] = [
        (0.0004999, 0), (-0.0004, 0), (1.2345, 1.235), (-1.2345, -1.235), (0.1 + 0.2, 0.3), (402, 402),
    ]

    @Test("rounds to thousandths without a negative zero", arguments: thousandths)
    func rounding(value: Double, rounded: Double) {
        #expect(value.roundedToThousandth == rounded)
        #expect(value.roundedToThousandth.sign == (rounded < 0 ? .minus : .plus))
        #expect(value.roundedToThousandth.roundedToThousandth == rounded)
    }

    @Test("rounds every number of a list before a writer sees it")
    func listRounding() throws {
        let third = 1.0 / 3
        let rect = Rect(x: third, y: third, width: third, height: third)
        let child = Layer(
            id: "a",
            frame: rect,
            opacity: third,
            transform: AffineTransform(a: third, b: 0, c: 0, d: third, tx: third, ty: third),
            clip: .rectangle(rect),
            items: [.stroke(.rectangle(rect), Sample.ink, width: third)]
        )
        let list = try Sample.list([.layer(child)])
        guard case .layer(let layer) = list.root.items[0], case .stroke(let path, _, let width) = layer.items[0] else {
            Issue.record("the layer is gone")
            return
        }
        #expect(layer.frame == Rect(x: 0.333, y: 0.333, width: 0.333, height: 0.333))
        #expect(layer.opacity == 0.333 && width == 0.333)
        #expect(layer.transform.a == 0.333_333 && layer.transform.tx == 0.333)
        #expect(path.controlBounds == Rect(x: 0.333, y: 0.333, width: 0.667 - 0.333, height: 0.667 - 0.333))
        #expect(layer.clip == path)
    }

    static let colors: [(color: Color, hex: String)] = [
        (Color(red: 0, green: 0, blue: 0), "#000000"), (Color(red: 1, green: 1, blue: 1, alpha: 0), "#ffffff"),
        (Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255), "#787880"),
        (Color(red: -1, green: 2, blue: .nan), "#00ff00"), (Color(red: 0.0019, green: 0.0021, blue: 0), "#000100"),
    ]

    @Test("writes a colour as six digits, held to what eight bits can show", arguments: colors)
    func hex(color: Color, hex: String) {
        #expect(color.hex == hex)
    }

    @Test("takes only as many bytes as a picture's size and format ask for")
    func pixels() {
        #expect(PixelBuffer(width: 2, height: 3, format: .rgba8, bytes: [UInt8](repeating: 0, count: 24)) != nil)
        #expect(PixelBuffer(width: 2, height: 3, format: .rgba16, bytes: [UInt8](repeating: 0, count: 48)) != nil)
        #expect(PixelBuffer(width: 2, height: 3, format: .rgba8, bytes: [UInt8](repeating: 0, count: 23)) == nil)
        #expect(PixelBuffer(width: -1, height: -1, format: .rgba8, bytes: [0, 0, 0, 0]) == nil)
        #expect(PixelBuffer(width: .max, height: .max, format: .rgba8, bytes: []) == nil)
        #expect(PixelBuffer(width: 0, height: 5, format: .rgba8, bytes: []) != nil)
    }
}
