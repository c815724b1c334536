internal import CCairo
import Drawing

/// Pixels that Cairo draws into, in memory of their own.
struct ImageSurface: ~Copyable {
    enum Content {
        /// Colour and alpha, premultiplied.
        case color
        /// Alpha alone.
        case mask
    }

    let pointer: OpaquePointer

    /// Transparent pixels. Throws `CairoError`.
    init(width: Int, height: Int, content: Content = .color) throws {
        let format = content == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
        let surface = cairo_image_surface_create(format, Int32(clamping: width), Int32(clamping: height))
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw CairoError(status, call: "cairo_image_surface_create")
        }
        pointer = surface
    }

    /// The pixels of `region` of a larger canvas, on which the pen of `draw` stands. Throws `CairoError`, and what `draw`
    /// throws.
    static func drawn(_ region: PixelRect, _ draw: (borrowing CairoContext) throws -> Void) throws -> ImageSurface {
        let surface = try ImageSurface(width: region.width, height: region.height)
        cairo_surface_set_device_offset(surface.pointer, -Double(region.x), -Double(region.y))
        let pen = try CairoContext(on: surface.pointer)
        try draw(pen)
        try pen.check("drawing a part of a picture")
        cairo_surface_flush(surface.pointer)
        cairo_surface_set_device_offset(surface.pointer, 0, 0)
        return surface
    }

    deinit { cairo_surface_destroy(pointer) }

    var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    var height: Int { Int(cairo_image_surface_get_height(pointer)) }
    /// Bytes from one row to the next.
    var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// Lends the pixels after everything drawn has reached them, and tells Cairo that they may have changed.
    func withPixels<Result, Failure: Error>(
        _ body: (UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        cairo_surface_flush(pointer)
        let pixels = UnsafeMutableBufferPointer(start: cairo_image_surface_get_data(pointer), count: stride * height)
        let result = try body(pixels)
        cairo_surface_mark_dirty(pointer)
        return result
    }

    /// Draws with `body` into pixels of colour that the caller owns, cleared first.
    ///
    /// `bytes` must be as many as the size asks for. Throws `CairoError`, and what `body` throws.
    static func draw(
        into bytes: inout [UInt8],
        width: Int,
        height: Int,
        _ body: (borrowing CairoContext) throws -> Void
    ) throws {
        // ARGB32 rows have no padding: four bytes a pixel are aligned as they are.
        let rowBytes = width * PixelBuffer.Format.bgraPremultiplied.bytesPerPixel
        guard bytes.count == rowBytes * height else { throw CairoError.wrongSize }
        try bytes.withUnsafeMutableBufferPointer { pixels in
            pixels.update(repeating: 0)
            let surface = try ImageSurface(drawingInto: pixels, width: width, height: height, stride: rowBytes)
            let context = try CairoContext(on: surface.pointer)
            try body(context)
            try context.check("drawing a picture")
            // After this Cairo touches the pixels no more, whoever still holds the surface.
            cairo_surface_finish(surface.pointer)
            try CairoError.check(cairo_surface_status(surface.pointer), "cairo_surface_finish")
        }
    }

    private init(drawingInto pixels: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int) throws {
        let surface = cairo_image_surface_create_for_data(
            pixels.baseAddress,
            CAIRO_FORMAT_ARGB32,
            Int32(clamping: width),
            Int32(clamping: height),
            Int32(clamping: stride)
        )
        let status = cairo_surface_status(surface)
        guard let surface, status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw CairoError(status, call: "cairo_image_surface_create_for_data")
        }
        pointer = surface
    }
}
