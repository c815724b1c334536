internal import CCairo
import Drawing

/// Walks a display list and draws each thing in turn; the SVG writer's counterpart.
struct CairoPainter {
    let list: DisplayList
    let symbols: SymbolRenderer
    let masks: ShadowMasks
    /// The whole picture.
    let canvas: PixelRect

    func draw(_ layer: Layer, on context: borrowing CairoContext) throws {
        guard layer.opacity > 0 else { return }
        cairo_save(context.pointer)
        defer { cairo_restore(context.pointer) }
        if layer.transform != .identity {
            // A transform that flattens the layer shows nothing of it.
            guard layer.transform.a * layer.transform.d != layer.transform.b * layer.transform.c else { return }
            context.transform(layer.transform)
        }
        if let clip = layer.clip {
            context.setPath(clip)
            context.clip()
        }
        if layer.opacity < 1 {
            guard let ink = inkBounds(of: layer),
                let pixels = PixelRect(around: context.matrix.apply(to: ink)).intersection(canvas)
            else { return }
            context.clip(to: pixels)
            try context.group(opacity: layer.opacity) { try drawItems(of: layer, on: context) }
        } else {
            try drawItems(of: layer, on: context)
        }
    }

    private func drawItems(of layer: Layer, on context: borrowing CairoContext) throws {
        for item in layer.items {
            switch item {
            case .layer(let child): try draw(child, on: context)
            case .fill(let path, let paint):
                context.setPath(path)
                context.setPaint(paint)
                context.fill()
            case .stroke(let path, let paint, let width):
                context.setPath(path)
                context.setPaint(paint)
                context.stroke(width: width)
            case .shadow(let path, let shadow): try draw(shadow, of: path, on: context)
            case .text(let text): draw(text, on: context)
            case .symbol(let symbol): try symbols.draw(symbol, from: list.symbols[symbol.name], on: context)
            }
        }
    }

    /// Each glyph is filled by itself, as `<use>` elements are: two that touch share their edge pixels alike.
    private func draw(_ item: TextItem, on context: borrowing CairoContext) {
        for run in item.text.runs where run.unitScale > 0 {
            cairo_save(context.pointer)
            // Set in user space, before the glyphs' own: a gradient runs over the screen, not over a glyph.
            context.setPaint(item.paint)
            cairo_translate(context.pointer, item.origin.x + run.x, item.origin.y)
            cairo_scale(context.pointer, run.unitScale, -run.unitScale)
            for glyph in run.glyphs {
                guard let outline = list.glyphs[GlyphKey(font: run.font, id: glyph.id)],
                    !outline.path.elements.isEmpty
                else { continue }
                context.setPath(outline.path, x: Double(glyph.x), y: Double(glyph.y))
                context.fill()
            }
            cairo_restore(context.pointer)
        }
    }
}
