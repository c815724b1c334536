internal import CCairo
import Drawing

/// What decides the mask of a run of glyphs, wherever it stands.
struct TextKey: Hashable {
    var font: String
    var unitScale: Double
    var glyphs: [GlyphRun.Glyph]
    var stretch: Stretch
    var phase: PixelPlace.Phase
}

/// A map from points to pixels without its shift.
struct Stretch: Hashable {
    var a, b, c, d: Double

    init(_ matrix: AffineTransform) {
        (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
    }

    /// The map that puts the origin at a phase of the pixel grid.
    func transform(at phase: PixelPlace.Phase) -> AffineTransform {
        AffineTransform(a: a, b: b, c: c, d: d, tx: phase.point.x, ty: phase.point.y)
    }
}

extension CairoPainter {
    /// A line's runs as masks in its colour; where a gradient runs over it, or a clip cuts it, as outlines.
    ///
    /// A clip that ends between two pixels cuts an outline where it ends. Of a mask it takes a part of every pixel there,
    /// also of those whose ink lies beyond it.
    func draw(_ item: TextItem, on context: borrowing CairoContext) throws {
        let matrix = context.matrix
        for run in item.text.runs where run.unitScale > 0 {
            let start = matrix.apply(to: Point(x: item.origin.x + run.x, y: item.origin.y))
            guard let place = PixelPlace(start) else { continue }
            context.setPaint(item.paint)
            if !isVector, item.paint.solidColor != nil, let mask = try mask(of: run, matrix, at: place.phase),
                context.showsAll(of: mask.region(at: place))
            {
                mask.lay(at: place, asMask: true, on: context)
            } else {
                cairo_save(context.pointer)
                cairo_translate(context.pointer, item.origin.x + run.x, item.origin.y)
                fillGlyphs(of: run, on: context)
                cairo_restore(context.pointer)
            }
        }
    }

    private func mask(of run: GlyphRun, _ matrix: AffineTransform, at phase: PixelPlace.Phase) throws -> KeptPicture? {
        let stretch = Stretch(matrix)
        let key = TextKey(
            font: run.font,
            unitScale: run.unitScale,
            glyphs: run.glyphs,
            stretch: stretch,
            phase: phase
        )
        return try kept.texts.picture(for: key) {
            let placed = stretch.transform(at: phase)
            return try KeptPicture(worthKeeping: pixels(of: run, under: placed), content: .mask) { pen in
                pen.transform(placed)
                pen.setColor(Color(red: 0, green: 0, blue: 0))
                fillGlyphs(of: run, on: pen)
            }
        }
    }

    /// Each glyph is filled by itself, as `<use>` elements are: two that touch share their edge pixels alike.
    private func fillGlyphs(of run: GlyphRun, on context: borrowing CairoContext) {
        cairo_scale(context.pointer, run.unitScale, -run.unitScale)
        for glyph in run.glyphs {
            guard let outline = list.glyphs[GlyphKey(font: run.font, id: glyph.id)], !outline.path.elements.isEmpty
            else { continue }
            context.setPath(outline.path, x: Double(glyph.x), y: Double(glyph.y))
            context.fill()
        }
    }

    /// The pixels that the run touches, from its own origin; nil for one that shows nothing.
    private func pixels(of run: GlyphRun, under transform: AffineTransform) -> PixelRect? {
        var box: Rect?
        for glyph in run.glyphs {
            guard let outline = list.glyphs[GlyphKey(font: run.font, id: glyph.id)]?.path.controlBounds else {
                continue
            }
            let ink = outline.offset(x: Double(glyph.x), y: Double(glyph.y))
            box = box?.union(ink) ?? ink
        }
        return box.map { box in
            let points = Rect(
                x: box.x * run.unitScale,
                y: -box.maxY * run.unitScale,
                width: box.width * run.unitScale,
                height: box.height * run.unitScale
            )
            return PixelRect(around: transform.apply(to: points))
        }
    }
}
