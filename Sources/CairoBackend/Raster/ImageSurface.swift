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

    /// A copy of the pixels, rows without padding. Nil only for a surface of alpha alone.
    func pixelBuffer() -> PixelBuffer? {
        let rowBytes = width * PixelBuffer.Format.bgraPremultiplied.bytesPerPixel
        let (height, stride) = (height, stride)
        let bytes = withPixels { pixels -> [UInt8] in
            // ARGB32 rows have no padding: four bytes a pixel are aligned as they are.
            if stride == rowBytes { return Array(pixels) }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(rowBytes * height)
            for row in 0..<height { bytes.append(contentsOf: pixels[row * stride..<row * stride + rowBytes]) }
            return bytes
        }
        return PixelBuffer(width: width, height: height, format: .bgraPremultiplied, bytes: bytes)
    }
}
