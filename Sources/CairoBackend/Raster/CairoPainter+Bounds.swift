import Drawing

extension CairoPainter {
    /// A box around everything that the layer draws, in its own coordinates; nil where it draws nothing.
    ///
    /// Never too small, and no larger than it must be: a layer with opacity is drawn aside in a picture of this size.
    func inkBounds(of layer: Layer) -> Rect? {
        guard layer.blur == 0 else { return layer.blurRegion }
        var box: Rect?
        func add(_ rect: Rect?) {
            guard let rect else { return }
            box = box?.union(rect) ?? rect
        }
        for item in layer.items {
            switch item {
            case .layer(let child): add(inkBounds(of: child).map(child.transform.apply(to:)))
            case .fill(let path, _): add(path.controlBounds)
            // A mitre of SVG's limit 4 reaches twice the width.
            case .stroke(let path, _, let width): add(path.controlBounds?.inset(by: -2 * width))
            case .shadow(let path, let shadow): add(path.controlBounds.map(shadow.blurRegion(of:)))
            case .glass(let glass): add(glass.rect)
            case .text(let text): add(inkBounds(of: text))
            // A symbol may reach over its view box; the icons don't, and more than its own size is an error of the file.
            case .symbol(let symbol):
                add(symbol.rect.inset(horizontally: -symbol.rect.width, vertically: -symbol.rect.height))
            }
        }
        return box
    }

    private func inkBounds(of item: TextItem) -> Rect? {
        var box: Rect?
        for run in item.text.runs {
            for glyph in run.glyphs {
                let outline = list.glyphs[GlyphKey(font: run.font, id: glyph.id)]?.path
                guard let ink = outline.flatMap({ run.place($0, of: glyph, origin: item.origin).controlBounds }) else {
                    continue
                }
                box = box?.union(ink) ?? ink
            }
        }
        return box
    }
}
