internal import CCairo
public import Drawing

/// Writes frames as the pages of a PDF: outlines stay outlines, only shadows, glass and blurred layers are pixels.
///
/// It walks the display list as the rasteriser does. The file states no time, so the same frames give the same bytes.
public struct PDFWriter: Sendable {
    /// The document's title, as readers show it.
    public var title: String

    public init(title: String) {
        self.title = title
    }

    /// The document's bytes; each list is a page of its own size, a point of the frame a point of the page.
    ///
    /// Throws `CairoError`, `SVGError` for a symbol that can't be drawn, and `PictureTooLarge` for a page that could not
    /// be drawn as pixels either.
    public func write(_ pages: [DisplayList]) throws -> [UInt8] {
        let output = PDFOutput()
        let kept = KeptPictures()
        // The size of a document without pages; each page sets its own.
        let surface = try PDFSurface(output: output, title: title)
        let context = try CairoContext(on: surface.pointer)
        for page in pages {
            let size = try PixelSize(width: page.size.width, height: page.size.height, scale: 1)
            cairo_pdf_surface_set_size(surface.pointer, page.size.width, page.size.height)
            let canvas = PixelRect(x: 0, y: 0, width: size.width + 1, height: size.height + 1)
            let panes = GlassPanes(kept: kept.panes)
            try CairoPainter(list: page, kept: kept, panes: panes, canvas: canvas, isVector: true)
                .draw(page.root, on: context)
            cairo_show_page(context.pointer)
            try context.check("drawing a page")
        }
        try surface.finish()
        return output.bytes
    }
}

/// Where Cairo's PDF goes while it is written.
private final class PDFOutput {
    var bytes: [UInt8] = []
}

/// A PDF in the making.
private struct PDFSurface: ~Copyable {
    let pointer: OpaquePointer
    /// Kept to the end: destroying a surface that an error left unfinished still writes.
    private let output: PDFOutput

    /// Throws `CairoError`.
    init(output: PDFOutput, title: String) throws {
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, data, length in
                guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                let output = Unmanaged<PDFOutput>.fromOpaque(closure).takeUnretainedValue()
                output.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
                return CAIRO_STATUS_SUCCESS
            },
            Unmanaged.passUnretained(output).toOpaque(),
            1,
            1
        )
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw CairoError(status, call: "cairo_pdf_surface_create_for_stream")
        }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
        // Cairo would put in the time of writing.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
        pointer = surface
        self.output = output
    }

    deinit {
        withExtendedLifetime(output) { cairo_surface_destroy(pointer) }
    }

    /// Writes what is left. Throws `CairoError`.
    func finish() throws {
        cairo_surface_finish(pointer)
        try CairoError.check(cairo_surface_status(pointer), "cairo_surface_finish")
    }
}
