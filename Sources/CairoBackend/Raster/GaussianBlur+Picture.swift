internal import CCairo
import Drawing

extension GaussianBlur {
    /// Blurs the picture of a group that Cairo has just taken off its pile.
    func apply(to group: OpaquePointer?) {
        var surface: OpaquePointer?
        guard let group, cairo_pattern_get_surface(group, &surface) == CAIRO_STATUS_SUCCESS, let surface,
            cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
        else { return }
        cairo_surface_flush(surface)
        guard cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
            let data = cairo_image_surface_get_data(surface)
        else { return }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard width > 0, height > 0 else { return }
        let pixels = UnsafeMutableRawBufferPointer(start: data, count: stride * height)
        func line(_ row: Int) -> UnsafeMutableRawBufferPointer {
            UnsafeMutableRawBufferPointer(rebasing: pixels[row * stride..<row * stride + width * 4])
        }
        let sharp = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
            let target = UnsafeMutableRawBufferPointer(target)
            for row in 0..<height {
                let place = UnsafeMutableRawBufferPointer(rebasing: target[row * width * 4..<(row + 1) * width * 4])
                place.copyMemory(from: UnsafeRawBufferPointer(line(row)))
            }
            count = width * height
        }
        var blur = ColorBlur()
        blur.apply(self, to: sharp, width: width, keeping: 0..<width)
        blur.pixels.withUnsafeBytes { blurred in
            for row in 0..<height {
                line(row).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: blurred[row * width * 4..<(row + 1) * width * 4])
                )
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}
