import CairoBackend
import Drawing
import Testing

@Suite("The rasteriser")
struct RasterizerTests {
    @Test("draws a frame the same, whatever it drew before and whatever memory it draws into")
    func independence() throws {
        let frames = SampleFrames()
        let lists = try SampleFrames.names.map(frames.frame(named:))
        let busy = CairoRasterizer()
        var spent: PixelBuffer?
        for scale in [2.0, 1.37] {
            for list in lists + lists.reversed() {
                let picture = try busy.rasterize(list, scale: scale, reusing: spent.take())
                #expect(try picture == CairoRasterizer().rasterize(list, scale: scale))
                spent = picture
            }
        }
    }

    @Test("leaves what nothing covers transparent")
    func transparent() throws {
        let root = Layer(
            id: "screen",
            frame: .zero,
            items: [.fill(.rectangle(Rect(x: 1, y: 0, width: 1, height: 1)), Color(red: 1, green: 0, blue: 0).paint)]
        )
        let frames = SampleFrames()
        let list = try DisplayList(
            size: Size(width: 3, height: 1),
            root: root,
            shaper: frames.shaper,
            symbols: frames.symbols
        )
        let picture = try CairoRasterizer().rasterize(list, scale: 1)
        #expect(picture.bytes == [0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0])
        #expect(picture.format == .bgraPremultiplied)
    }

    static let sizes: [(size: Size, scale: Double, pixels: [Int]?)] = [
        (Size(width: 402, height: 874), 3, [1206, 2622]),
        (Size(width: 402, height: 874), 1, [402, 874]),
        (Size(width: 10.4, height: 10.5), 1, [10, 11]),
        (Size(width: 1, height: 1), 32_767, nil),
        (Size(width: 32_767, height: 1), 1, [32_767, 1]),
        (Size(width: 32_768, height: 1), 1, nil),
        (Size(width: 10_000, height: 10_001), 1, nil),
        (Size(width: 402, height: 874), 1_000_000, nil),
        (Size(width: 402, height: 874), 0, nil),
        (Size(width: 402, height: 874), -1, nil),
        (Size(width: 402, height: 874), .nan, nil),
        (Size(width: 402, height: 874), .infinity, nil),
        (Size(width: 0, height: 874), 1, nil),
        (Size(width: .nan, height: 874), 1, nil),
        (Size(width: 0.4, height: 1), 1, nil),
    ]

    @Test("draws whole pixels, and refuses sizes past its limits before it takes memory", arguments: sizes)
    func size(size: Size, scale: Double, pixels: [Int]?) throws {
        let frames = SampleFrames()
        let list = try DisplayList(
            size: size,
            root: Layer(id: "screen", frame: .zero),
            shaper: frames.shaper,
            symbols: frames.symbols
        )
        if let pixels {
            let picture = try CairoRasterizer().rasterize(list, scale: scale)
            #expect([picture.width, picture.height] == pixels)
        } else {
            #expect(throws: PictureTooLarge.self) { try CairoRasterizer().rasterize(list, scale: scale) }
        }
    }

    static let hostile: [Item] = [
        .fill(.rectangle(Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)), SampleFrames.ink),
        .fill(Path([.move(Point(x: .nan, y: 0)), .line(Point(x: 1, y: 1))]), SampleFrames.ink),
        .fill(Path([.line(Point(x: 1, y: 1)), .close, .close]), SampleFrames.ink),
        .fill(Path(), SampleFrames.sunset),
        .stroke(.rectangle(SampleFrames.page), SampleFrames.ink, width: 0),
        .stroke(.rectangle(SampleFrames.page), SampleFrames.ink, width: 1e12),
        .shadow(.rectangle(SampleFrames.page), Shadow(color: SampleFrames.black, offset: .zero, blur: 1e6)),
        .shadow(.rectangle(SampleFrames.page), Shadow(color: SampleFrames.black, offset: .zero, blur: .nan)),
        .shadow(.rectangle(SampleFrames.page), Shadow(color: SampleFrames.black, offset: .zero, blur: -4)),
        .shadow(Path(), Shadow(color: SampleFrames.black, offset: .zero, blur: 4)),
        .symbol(SymbolItem(name: "house", rect: Rect(x: 0, y: 0, width: 1e9, height: 1e9), paint: SampleFrames.ink)),
        .symbol(SymbolItem(name: "house", rect: Rect(x: .nan, y: 0, width: 9, height: 9), paint: SampleFrames.ink)),
        .symbol(SymbolItem(name: "house", rect: .zero, paint: SampleFrames.ink)),
        .layer(Layer(id: "flat", frame: .zero, transform: AffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))),
        .layer(
            Layer(
                id: "faint",
                frame: .zero,
                opacity: 0.5,
                items: [.fill(.rectangle(Rect(x: -1e9, y: 0, width: 2e9, height: 5)), SampleFrames.ink)]
            )
        ),
    ]

    @Test("draws what it can of any numbers, or says what failed", arguments: hostile)
    func numbers(item: Item) throws {
        let list = try SampleFrames().frame([item])
        for scale in [1.0, 3] {
            do {
                #expect(try CairoRasterizer().rasterize(list, scale: scale).width == Int(200 * scale))
            } catch let error as CairoError {
                #expect(!error.message.isEmpty && !error.call.isEmpty)
            }
        }
    }

    @Test("of SVG takes the document's own size, and refuses what has none", arguments: ["", "hello", "<svg/>", "<a>"])
    func badSVG(text: String) {
        #expect(throws: SVGError.self) { try SVGRasterizer().rasterize(Array(text.utf8), scale: 1) }
    }
}
