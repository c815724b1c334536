internal import CCairo
public import Drawing

/// Writes frames as the pages of a PDF: outlines stay outlines, only shadows, glass and blurred layers are pixels.
///
/// It walks the display list as the rasteriser does. The file states no time, so the same frames give the same bytes.
public struct PDFWriter: Sendable {
    /// The document's title, as readers show it.
    public var title: String

    /// A writer of documents with that title.
    public init(title: String) {
        self.title = title
    }

    /// Pixels for each point of a page, and of a frame that is laid on one, where something has to be pixels: a blur needs
    /// no more (ours).
    private static let pagePixels = 3.0
    private static let placedPixels = 2.0

    /// The document's bytes; each list is a page of its own size, a point of the frame a point of the page.
    ///
    /// Throws `CairoError`, `SVGError` for a symbol that can't be drawn, and `PictureTooLarge` for a page that could not
    /// be drawn as pixels either.
    public func write(_ pages: [DisplayList]) throws -> [UInt8] {
        try write(pageCount: pages.count) { PDFPage(pages[$0]) }
    }

    /// The document's bytes, for more pages than one wants to hold at once: `page` is called for each in order, from 0.
    ///
    /// Throws what `page` throws, and what writing lists does.
    public func write(pageCount: Int, page: (Int) throws -> PDFPage) throws -> [UInt8] {
        let kept = KeptPictures(cutsPanes: false)
        // The size of a document without pages; each page sets its own.
        let surface = try PDFSurface(title: title)
        let context = try CairoContext(on: surface.pointer)
        for index in 0..<pageCount {
            let page = try page(index)
            cairo_pdf_surface_set_size(surface.pointer, page.list.size.width, page.list.size.height)
            try Self.draw(page.list, kept: kept, pixels: Self.pagePixels, on: context)
            for frame in page.frames { try Self.lay(frame, kept: kept, on: context) }
            cairo_show_page(context.pointer)
            try context.check("drawing a page")
            if let title = page.outlineTitle { surface.addOutline(title, page: index + 1) }
        }
        return try surface.finish()
    }

    private static func draw(
        _ list: DisplayList,
        kept: KeptPictures,
        pixels: Double,
        on context: borrowing CairoContext
    ) throws {
        let size = try PixelSize(width: list.size.width, height: list.size.height, scale: 1)
        let canvas = PixelRect(x: 0, y: 0, width: size.width + 1, height: size.height + 1)
        let panes = GlassPanes(kept: kept.panes)
        try CairoPainter(list: list, kept: kept, panes: panes, canvas: canvas, isVector: true, finePixels: pixels)
            .draw(list.root, on: context)
    }

    /// A frame is drawn at its own size first, as it would be alone, and laid down as a whole: so every blur and pane is
    /// the one that it has elsewhere.
    private static func lay(_ frame: PDFPage.Placed, kept: KeptPictures, on context: borrowing CairoContext) throws {
        let size = frame.list.size
        guard size.width > 0, size.height > 0 else { return }
        let recording = try RecordingSurface(size: size)
        let pen = try CairoContext(on: recording.pointer)
        try draw(frame.list, kept: kept, pixels: placedPixels, on: pen)
        try pen.check("drawing a frame")
        cairo_save(context.pointer)
        defer { cairo_restore(context.pointer) }
        cairo_translate(context.pointer, frame.rect.x, frame.rect.y)
        cairo_scale(context.pointer, frame.rect.width / size.width, frame.rect.height / size.height)
        let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
        context.setPath(.continuousRectangle(whole, radius: frame.cornerRadius))
        context.clip()
        cairo_set_source_surface(context.pointer, recording.pointer, 0, 0)
        cairo_paint(context.pointer)
    }
}
