internal import CCairo
import Drawing

/// An SVG that librsvg could not read or draw.
public struct SVGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// librsvg's own words.
    public var message: String
    /// The function of librsvg that failed.
    public var call: String

    public var description: String { "\(call) failed: \(message)" }

    init(message: String, call: String) {
        self.message = message
        self.call = call
    }

    /// Takes over what a GLib call left behind and frees it.
    init(_ error: UnsafeMutablePointer<GError>?, call: String) {
        self.call = call
        if let error {
            message = String(cString: error.pointee.message)
            g_error_free(error)
        } else {
            message = "no reason given"
        }
    }
}

/// A parsed SVG document. A class, since a cache shares it.
final class SVGHandle {
    private let pointer: UnsafeMutablePointer<RsvgHandle>

    /// Throws `SVGError`.
    init(_ document: [UInt8]) throws {
        var error: UnsafeMutablePointer<GError>?
        guard let handle = rsvg_handle_new_from_data(document, gsize(document.count), &error) else {
            throw SVGError(error, call: "rsvg_handle_new_from_data")
        }
        pointer = handle
    }

    deinit { g_object_unref(pointer) }

    /// The size that the document states, in user units. Throws `SVGError` where it states none.
    func size() throws -> Size {
        var size = Size(width: 0, height: 0)
        guard rsvg_handle_get_intrinsic_size_in_pixels(pointer, &size.width, &size.height) != 0 else {
            throw SVGError(message: "the document states no size", call: "rsvg_handle_get_intrinsic_size_in_pixels")
        }
        return size
    }

    /// Draws the whole document, scaled to fit `rect` in user space, its proportions kept. Throws `SVGError`.
    func draw(in rect: Rect, on context: borrowing CairoContext) throws {
        var viewport = RsvgRectangle(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        var error: UnsafeMutablePointer<GError>?
        guard rsvg_handle_render_document(pointer, context.pointer, &viewport, &error) != 0 else {
            throw SVGError(error, call: "rsvg_handle_render_document")
        }
    }
}
