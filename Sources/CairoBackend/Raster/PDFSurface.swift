internal import CCairo
import Drawing

/// A PDF in the making, which gathers its bytes.
struct PDFSurface: ~Copyable {
    let pointer: OpaquePointer
    /// Kept to the end: destroying a surface that an error left unfinished still writes.
    private let output = Output()

    /// Where Cairo's PDF goes while it is written.
    private final class Output {
        var bytes: [UInt8] = []
    }

    /// Throws `CairoError`.
    init(title: String) throws {
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, data, length in
                guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
                let output = Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
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
    }

    deinit {
        withExtendedLifetime(output) { cairo_surface_destroy(pointer) }
    }

    /// Puts the page, counted from 1, into the reader's table of contents.
    func addOutline(_ title: String, page: Int) {
        let noFlags = cairo_pdf_outline_flags_t(0)
        cairo_pdf_surface_add_outline(pointer, CAIRO_PDF_OUTLINE_ROOT, title, "page=\(page)", noFlags)
    }

    /// Writes what is left and returns the document. Throws `CairoError`.
    func finish() throws -> [UInt8] {
        cairo_surface_finish(pointer)
        try CairoError.check(cairo_surface_status(pointer), "cairo_surface_finish")
        return output.bytes
    }
}

/// A drawing that is kept as drawing, to be laid down at another size.
struct RecordingSurface: ~Copyable {
    let pointer: OpaquePointer

    /// Throws `CairoError`.
    init(size: Size) throws {
        var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw CairoError(status, call: "cairo_recording_surface_create")
        }
        pointer = surface
    }

    deinit { cairo_surface_destroy(pointer) }
}
