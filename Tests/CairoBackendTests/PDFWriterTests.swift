import CairoBackend
import Drawing
import Testing

@Suite("The PDF writer")
struct PDFWriterTests {
    private func pages() throws -> [DisplayList] {
        let frames = SampleFrames()
        return try SampleFrames.names.map(frames.frame(named:))
    }

    @Test("writes a page for each frame, the same bytes each time, without a time")
    func repeatable() throws {
        let pages = try pages()
        let first = try PDFWriter(title: "Proof (sheet) — “1”").write(pages)
        #expect(try PDFWriter(title: "Proof (sheet) — “1”").write(pages) == first)
        let text = String(decoding: first, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-1."))
        #expect(text.contains("/Count \(pages.count)"))
        #expect(!text.contains("CreationDate"))
        #expect(!text.contains("/Font "), "text is outlines")
    }

    @Test("draws glass as pixels at three a point, the same bytes each time, and the rest as outlines")
    func glass() throws {
        let frames = GlassFrames()
        let list = try frames.frame(over: "text on white", of: "light")
        let bytes = try PDFWriter(title: "Glass").write([list])
        #expect(try PDFWriter(title: "Glass").write([list]) == bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        for pane in [GlassFrames.platter, GlassFrames.button] {
            #expect(text.contains("/Width \(Int(pane.width) * 3)"), "\(pane)")
            #expect(text.contains("/Height \(Int(pane.height) * 3)"), "\(pane)")
        }
        let plain = try PDFWriter(title: "Glass").write([frames.list(over: frames.backdrop("text on white"), [])])
        #expect(!String(decoding: plain, as: UTF8.self).contains("/Subtype /Image"), "text alone is outlines")
    }

    @Test("of no pages is still a document, and of a page past all limits an error")
    func limits() throws {
        #expect(try PDFWriter(title: "").write([]).starts(with: "%PDF".utf8))
        let frames = SampleFrames()
        let endless = try DisplayList(
            size: Size(width: 1e6, height: 10),
            root: Layer(id: "screen", frame: .zero),
            shaper: frames.shaper,
            symbols: frames.symbols
        )
        #expect(throws: PictureTooLarge.self) { try PDFWriter(title: "").write([endless]) }
    }
}
