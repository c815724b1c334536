internal import CCairo
import Drawing

/// A picture drawn once and laid down often. A class, since a cache shares it.
final class KeptPicture {
    let surface: ImageSurface
    /// Where its top-left pixel lies from the place it is laid down at.
    let x: Int
    let y: Int

    /// Nil for a region too large to keep, or for none. Throws `CairoError`, and what `draw` throws.
    convenience init?(
        worthKeeping region: PixelRect?,
        content: ImageSurface.Content,
        draw: (borrowing CairoContext) throws -> Void
    ) throws {
        guard let region, region.isWorthKeeping else { return nil }
        try self.init(region: region, content: content, draw: draw)
    }

    /// Throws `CairoError`, and what `draw` throws.
    init(region: PixelRect, content: ImageSurface.Content, draw: (borrowing CairoContext) throws -> Void) throws {
        surface = try ImageSurface(width: region.width, height: region.height, content: content)
        x = region.x
        y = region.y
        let pen = try CairoContext(on: surface.pointer)
        pen.transform(.translation(x: -Double(region.x), y: -Double(region.y)))
        try draw(pen)
        try pen.check("drawing a part of a picture")
    }

    var bytes: Int { surface.stride * surface.height }

    /// The pixels that the picture takes up at a place of the pixel grid.
    func region(at place: PixelPlace) -> PixelRect {
        PixelRect(x: place.x + x, y: place.y + y, width: surface.width, height: surface.height)
    }

    /// Lays the picture down at a place of the pixel grid: as it is, or as a mask for the colour that the pen has.
    ///
    /// `pixelsPerUnit` is more than 1 on a page whose own grid is coarser than the picture's.
    func lay(at place: PixelPlace, asMask: Bool, pixelsPerUnit: Double = 1, on context: borrowing CairoContext) {
        cairo_save(context.pointer)
        cairo_identity_matrix(context.pointer)
        if pixelsPerUnit != 1 { cairo_scale(context.pointer, 1 / pixelsPerUnit, 1 / pixelsPerUnit) }
        let (left, top) = (Double(place.x + x), Double(place.y + y))
        if asMask {
            cairo_mask_surface(context.pointer, surface.pointer, left, top)
        } else {
            cairo_set_source_surface(context.pointer, surface.pointer, left, top)
            cairo_rectangle(context.pointer, left, top, Double(surface.width), Double(surface.height))
            cairo_fill(context.pointer)
        }
        cairo_restore(context.pointer)
    }
}

/// Pictures kept by what they show, until there are too many.
final class PictureCache<Key: Hashable> {
    /// Nil for what is not worth keeping.
    private var pictures: [Key: KeptPicture?] = [:]
    private var keptBytes = 0
    private let mostBytes: Int

    /// `megabytes` is where everything is forgotten and kept anew.
    init(megabytes: Int) {
        mostBytes = megabytes << 20
    }

    /// What `make` drew for the key, now or before; nil where it found that not worth keeping.
    func picture(for key: Key, make: () throws -> KeptPicture?) rethrows -> KeptPicture? {
        if let picture = pictures[key] { return picture }
        let picture = try make()
        let bytes = picture?.bytes ?? MemoryLayout<Key>.size
        if keptBytes + bytes > mostBytes {
            pictures.removeAll(keepingCapacity: true)
            keptBytes = 0
        }
        pictures[key] = .some(picture)
        keptBytes += bytes
        return picture
    }
}

/// A place on the pixel grid: whole pixels, and the rest in millionths.
///
/// Cairo rounds to 256ths and then counts fifteen lines to a pixel, so a shift of a 500th shows where an edge lies on such
/// a line; millionths only take away the noise of the arithmetic. What is kept is drawn at its millionth, whether or not
/// it was kept already, so that a picture never depends on what was drawn before it.
struct PixelPlace: Hashable {
    var x: Int
    var y: Int
    var phase: Phase

    struct Phase: Hashable {
        var x: Int
        var y: Int

        var point: Point { Point(x: Double(x) / Double(PixelPlace.steps), y: Double(y) / Double(PixelPlace.steps)) }
    }

    fileprivate static let steps = 1_000_000

    /// Nil for a point far outside of every picture.
    init?(_ point: Point) {
        guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return nil }
        func split(_ value: Double) -> (whole: Int, rest: Int) {
            let steps = Int((value * Double(Self.steps)).rounded())
            let rest = (steps % Self.steps + Self.steps) % Self.steps
            return ((steps - rest) / Self.steps, rest)
        }
        let (left, top) = (split(point.x), split(point.y))
        x = left.whole
        y = top.whole
        phase = Phase(x: left.rest, y: top.rest)
    }
}
