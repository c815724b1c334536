import CairoBackend
import Drawing
import Testing

@Suite("What a rasteriser keeps of glass shows in no picture")
struct GlassCacheTests {
    private let frames = GlassFrames()

    @Test(
        "frames drawn one after the other are those of a fresh rasteriser, byte for byte",
        arguments: [1.0, 2.0, 3.0]
    )
    func order(scale: Double) throws {
        let kept = CairoRasterizer()
        let lists = try ["text on white", "photo", "text on white", "text on black", "edges", "photo"].flatMap {
            backdrop in try ["light", "bar"].map { try frames.frame(over: backdrop, of: $0) }
        }
        for (index, list) in lists.enumerated() {
            let fresh = try CairoRasterizer().rasterize(list, scale: scale)
            #expect(try kept.rasterize(list, scale: scale) == fresh, "frame \(index)")
        }
    }

    @Test("a backdrop that changes by one pixel is seen")
    func change() throws {
        func frame(at x: Double) throws -> DisplayList {
            let dot = Item.fill(.rectangle(Rect(x: x, y: 120, width: 1, height: 1)), SampleFrames.ink)
            let content = try frames.backdrop("white") + [dot]
            return try frames.list(over: content, [.layer(GlassFrames.bars([.glass(.clearPlatter)]))])
        }
        let kept = CairoRasterizer()
        let first = try kept.rasterize(frame(at: 100), scale: 1)
        let second = try kept.rasterize(frame(at: 101), scale: 1)
        #expect(first != second)
        #expect(try kept.rasterize(frame(at: 100), scale: 1) == first)
    }

    @Test("rasterisers in several tasks draw the same bytes")
    func tasks() async throws {
        let list = try frames.frame(over: "photo", of: "dark")
        let alone = try CairoRasterizer().rasterize(list, scale: 2)
        try await withThrowingTaskGroup(of: PixelBuffer.self) { group in
            for _ in 0..<4 { group.addTask { try CairoRasterizer().rasterize(list, scale: 2) } }
            for try await picture in group { #expect(picture == alone) }
        }
    }
}

extension Glass {
    fileprivate static var clearPlatter: Glass { GlassFrames.glass("clear", GlassFrames.platter) }
}
