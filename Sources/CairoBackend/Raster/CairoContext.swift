internal import CCairo
import Drawing

/// Cairo's pen: the few calls that a display list needs, in Swift's types.
///
/// Cairo keeps the first error of a context and ignores every call after it, so it is enough to `check()` once at the
/// end.
struct CairoContext: ~Copyable {
    let pointer: OpaquePointer

    /// A pen on `surface`, which Cairo keeps alive as long as the pen. Throws `CairoError`.
    init(on surface: OpaquePointer) throws {
        let context = cairo_create(surface)
        let status = cairo_status(context)
        guard let context, status == CAIRO_STATUS_SUCCESS else {
            cairo_destroy(context)
            throw CairoError(status, call: "cairo_create")
        }
        // SVG's default; Cairo's own is 10.
        cairo_set_miter_limit(context, 4)
        pointer = context
    }

    deinit { cairo_destroy(pointer) }

    /// Throws what has gone wrong since the context was made.
    func check(_ call: String) throws { try CairoError.check(cairo_status(pointer), call) }

    func transform(_ transform: AffineTransform) {
        var matrix = cairo_matrix_t(
            xx: transform.a,
            yx: transform.b,
            xy: transform.c,
            yy: transform.d,
            x0: transform.tx,
            y0: transform.ty
        )
        cairo_transform(pointer, &matrix)
    }

    /// The map from user space to pixels.
    var matrix: AffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(pointer, &matrix)
        return AffineTransform(
            a: matrix.xx,
            b: matrix.yx,
            c: matrix.xy,
            d: matrix.yy,
            tx: matrix.x0,
            ty: matrix.y0
        )
    }

    func setColor(_ color: Color) {
        // Alpha in eight bits, as librsvg reads `fill-opacity`: both writers then mix the same colour.
        let alpha = (min(max(color.alpha, 0), 1) * 255).rounded() / 255
        cairo_set_source_rgba(pointer, color.red, color.green, color.blue, alpha)
    }

    func fill() { cairo_fill(pointer) }

    func stroke(width: Double) {
        cairo_set_line_width(pointer, width)
        cairo_stroke(pointer)
    }

    func clip() { cairo_clip(pointer) }

    /// Leaves everything outside of whole pixels alone.
    func clip(to pixels: PixelRect) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(pointer, &matrix)
        cairo_identity_matrix(pointer)
        cairo_rectangle(pointer, Double(pixels.x), Double(pixels.y), Double(pixels.width), Double(pixels.height))
        cairo_clip(pointer)
        cairo_set_matrix(pointer, &matrix)
    }

    /// Whether no clip in force cuts into the pixels of `region`, for clips without dents: then it has all four corners.
    func showsAll(of region: PixelRect) -> Bool {
        cairo_save(pointer)
        defer { cairo_restore(pointer) }
        cairo_identity_matrix(pointer)
        let (left, top) = (Double(region.x), Double(region.y))
        let (right, foot) = (left + Double(region.width), top + Double(region.height))
        return [(left, top), (right, top), (left, foot), (right, foot)].allSatisfy { x, y in
            cairo_in_clip(pointer, x, y) != 0
        }
    }

    /// Draws `body` as one picture, blurs it and lays it down with `opacity`.
    ///
    /// What is blurred is drawn in all of `region`, since what the clip in force hides has a part in it.
    func group<Failure: Error>(
        opacity: Double,
        blur: (kernel: GaussianBlur, region: PixelRect)? = nil,
        _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        cairo_save(pointer)
        if let blur {
            cairo_reset_clip(pointer)
            clip(to: blur.region)
        }
        cairo_push_group(pointer)
        // The clip in force is applied once, when the group is laid down; inside it would soften edges twice.
        cairo_reset_clip(pointer)
        defer {
            let picture = cairo_pop_group(pointer)
            cairo_restore(pointer)
            blur?.kernel.apply(to: picture)
            cairo_set_source(pointer, picture)
            cairo_pattern_destroy(picture)
            cairo_paint_with_alpha(pointer, opacity)
        }
        try body()
    }
}
