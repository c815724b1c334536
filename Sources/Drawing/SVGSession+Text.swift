extension SVGSession {
    /// A line as uses of its glyphs, in whole font units, named by its text.
    mutating func writeOutlines(_ item: TextItem) {
        body.append("<g")
        writeTextAttributes(item)
        body.append(" role=\"img\"")
        body.attribute("aria-label", item.text.text)
        if item.paint.solidColor == nil {
            body.append(">")
            for run in item.text.runs { writeOutlines(of: run, origin: item.origin) }
        } else if item.text.runs.count == 1, let run = item.text.runs.first {
            writeTransform(of: run, origin: item.origin)
            body.append(">")
            writeGlyphs(of: run)
        } else {
            body.append(">")
            for run in item.text.runs {
                body.append("<g")
                writeTransform(of: run, origin: item.origin)
                body.append(">")
                writeGlyphs(of: run)
                body.append("</g>")
            }
        }
        body.append("</g>\n")
    }

    private mutating func writeTransform(of run: GlyphRun, origin: Point) {
        body.append(" transform=\"translate(")
        body.append(origin.x + run.x)
        body.append(" ")
        body.append(origin.y)
        body.append(")scale(")
        body.append(run.unitScale, digits: GlyphRun.unitScaleDigits)
        body.append(" ")
        body.append(-run.unitScale, digits: GlyphRun.unitScaleDigits)
        body.append(")\"")
    }

    private mutating func writeGlyphs(of run: GlyphRun) {
        for glyph in run.glyphs {
            let key = GlyphKey(font: run.font, id: glyph.id)
            guard let outline = list.glyphs[key], !outline.path.elements.isEmpty else { continue }
            body.append("<use")
            body.link(to: definitions.id(of: key))
            if glyph.x != 0 { body.attribute("x", Double(glyph.x)) }
            if glyph.y != 0 { body.attribute("y", Double(glyph.y)) }
            body.append("/>")
        }
    }

    /// Outlines in points: a gradient that runs over the screen would be taken in a glyph's own units inside a `<use>`.
    private mutating func writeOutlines(of run: GlyphRun, origin: Point) {
        for glyph in run.glyphs {
            let key = GlyphKey(font: run.font, id: glyph.id)
            guard let outline = list.glyphs[key], !outline.path.elements.isEmpty else { continue }
            body.append("<path")
            body.pathData(run.place(outline.path, of: glyph, origin: origin))
            body.append("/>")
        }
    }

    /// The line as `<text>`: for editing, not for comparison.
    mutating func writeLive(_ item: TextItem) {
        guard let size = item.text.runs.first?.size else { return }
        body.append("<text")
        body.attribute("x", item.origin.x)
        body.attribute("y", item.origin.y)
        writeTextAttributes(item)
        body.attribute("font-family", "'" + item.face.family + "', system-ui, sans-serif")
        body.attribute("font-size", size)
        body.attribute("font-weight", Double(item.face.weight))
        if item.text.tracking != 0 { body.attribute("letter-spacing", item.text.tracking) }
        // The origin is the line's left end: where a line that is read from the right ends.
        switch item.text.direction {
        case .leftToRight: body.append(" text-anchor=\"start\"")
        case .rightToLeft: body.append(" direction=\"rtl\" text-anchor=\"end\"")
        }
        if item.text.visible != item.text.text { body.attribute("aria-label", item.text.text) }
        body.append(">")
        body.append(escaped: item.text.visible)
        body.append("</text>\n")
    }

    private mutating func writeTextAttributes(_ item: TextItem) {
        writeFill(item.paint)
        if let token = item.typeToken { body.attribute("data-type-token", token) }
    }
}

extension GlyphRun {
    /// Decimals of `unitScale`: at 10,000 units from the run's origin an error of 1/100,000 pt.
    static let unitScaleDigits = 9

    /// Points per font unit, rounded as the SVG states it so that both writers place a glyph alike.
    public var unitScale: Double {
        unitsPerEm > 0 ? (size / Double(unitsPerEm) * 1_000_000_000).rounded() / 1_000_000_000 : 0
    }

    /// A glyph's outline in points on the screen, for a line whose baseline starts at `origin`.
    public func place(_ outline: Path, of glyph: Glyph, origin: Point) -> Path {
        outline.mapPoints { point in
            Point(
                x: origin.x + x + (point.x + Double(glyph.x)) * unitScale,
                y: origin.y - (point.y + Double(glyph.y)) * unitScale
            )
        }
    }
}
