internal import CCairo
import Drawing

/// Lays out one line: splits it into runs, shapes each, puts them in visual order, and cuts the tail where it is too
/// long.
struct LineShaper {
    let chain: FontChain
    let request: TextRequest

    /// The character that stands for a cut tail, and what does where the font lacks it.
    private var ellipsis: String { chain.primary.font.glyph(for: "…") == nil ? "..." : "…" }

    private var isSizeUsable: Bool { request.size.isFinite && request.size > 0 && request.tracking.isFinite }

    func shape() -> ShapedText {
        guard isSizeUsable else { return result(Line(), visible: request.text) }
        guard let maximum = request.maximumWidth else { return result(line(request.text), visible: request.text) }
        let head = headThatMayFit(maximum)
        let whole = line(head)
        if head.utf8.count == request.text.utf8.count, whole.width <= maximum + Self.tolerance {
            return result(whole, visible: request.text)
        }
        return truncated(head, shapedAs: whole, maximum: maximum)
    }

    /// A width that was measured for this very text, and rounded to 1/1000, must not cut it.
    private static let tolerance = 0.001

    /// A long text is not shaped beyond what could show at a twentieth of an em per character (ours).
    private func headThatMayFit(_ maximum: Double) -> String {
        let most = 64 + 20 * max(0, maximum / max(request.size, 1))
        guard most < 1e6, request.text.utf8.count > Int(most) else { return request.text }
        let head = request.text.prefix(Int(most))
        return head.endIndex == request.text.endIndex || line(String(head)).width <= maximum
            ? request.text : String(head)
    }

    /// The longest beginning, in whole grapheme clusters, that leaves room for the ellipsis at the line's end.
    private func truncated(_ head: String, shapedAs whole: Line, maximum: Double) -> ShapedText {
        let mark = ellipsis
        let room = maximum - line(mark).width
        guard room >= -Self.tolerance else {
            return result(Line(), visible: "", isTruncated: true)
        }
        let characters = Array(head)
        var guess = 0
        var width = 0.0
        while guess < characters.count, guess < whole.clusterWidths.count {
            let next = width + whole.clusterWidths[guess]
            guard next <= room else { break }
            width = next
            guess += 1
        }
        // The pieces were measured in their old surroundings. A cut changes joins and kerning, so look again: back until
        // it fits, or on while it still does.
        func cut(_ count: Int) -> (visible: String, line: Line) {
            var kept = count
            while kept > 0, characters[kept - 1].isWhitespace { kept -= 1 }
            let visible = String(characters[..<kept]) + mark
            return (visible, self.line(visible))
        }
        var best = cut(guess)
        let limit = maximum + Self.tolerance
        while best.line.width > limit, guess > 0 {
            guess -= 1
            best = cut(guess)
        }
        while guess < characters.count {
            let next = cut(guess + 1)
            guard next.line.width <= limit else { break }
            best = next
            guess += 1
        }
        return result(best.line, visible: best.visible, isTruncated: true)
    }

    private func result(_ line: Line, visible: String, isTruncated: Bool = false) -> ShapedText {
        let scale = isSizeUsable ? request.size / Double(max(chain.primary.font.unitsPerEm, 1)) : 0
        let extents = chain.primary.font.extents
        return ShapedText(
            text: request.text,
            width: line.width,
            ascent: Double(extents.ascent) * scale,
            descent: Double(extents.descent) * scale,
            isTruncated: isTruncated,
            visible: visible,
            tracking: request.tracking,
            direction: request.direction,
            runs: line.runs
        )
    }
}

extension LineShaper {
    /// A shaped line before it is a result.
    struct Line {
        var runs: [GlyphRun] = []
        /// Points.
        var width = 0.0
        /// The advance of each grapheme cluster in reading order, in points.
        var clusterWidths: [Double] = []
    }

    private func line(_ text: String) -> Line {
        let bidi = BidiText(text, direction: request.direction)
        var scalarWidths = [Double](repeating: 0, count: bidi.scalars.count)
        var line = Line()
        for piece in visualOrder(pieces(of: bidi)) {
            let font = piece.font ?? chain.primary
            let pointsPerUnit = request.size / Double(max(font.font.unitsPerEm, 1))
            let glyphs = HarfBuzzRun(piece: piece, of: bidi, font: font.font, isTracked: request.tracking != 0).glyphs
            let tracking = piece.isCursive ? 0 : request.tracking / pointsPerUnit
            var pen = 0.0
            var run: [GlyphRun.Glyph] = []
            run.reserveCapacity(glyphs.count)
            for (index, glyph) in glyphs.enumerated() {
                run.append(
                    GlyphRun.Glyph(id: glyph.id, x: Int(exactly: (pen + Double(glyph.x)).rounded()) ?? 0, y: glyph.y)
                )
                var advance = Double(glyph.advance)
                // Space follows a character with its marks, not each mark.
                let isLastOfCluster = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster
                if isLastOfCluster { advance += tracking }
                pen += advance
                scalarWidths[glyph.cluster] += advance * pointsPerUnit
            }
            line.append(run, of: font, size: request.size)
            font.isUsed = true
            line.width += pen * pointsPerUnit
        }
        line.clusterWidths = zip(bidi.clusters, bidi.clusters.dropFirst()).map { start, end in
            scalarWidths[start..<end].reduce(0, +)
        }
        return line
    }

    /// Stretches of one level, one script and one font, in reading order.
    private func pieces(of bidi: BidiText) -> [TextPiece] {
        var pieces: [TextPiece] = []
        for (start, end) in zip(bidi.clusters, bidi.clusters.dropFirst()) {
            let font = chain.font(covering: bidi.scalars[start..<end])
            let piece = TextPiece(
                range: start..<end,
                level: bidi.levels[start],
                script: bidi.scripts[start],
                font: font
            )
            if let last = pieces.last, font != nil, last.joins(piece) {
                pieces[pieces.count - 1].range = last.range.lowerBound..<end
            } else {
                pieces.append(piece)
            }
        }
        return pieces
    }

    /// Rule L2 of the bidirectional algorithm: from the highest level down, turn round every stretch at that level or
    /// above.
    private func visualOrder(_ pieces: [TextPiece]) -> [TextPiece] {
        var pieces = pieces
        guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < pieces.count {
                guard pieces[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < pieces.count, pieces[end].level >= level { end += 1 }
                pieces[start..<end].reverse()
                start = end
            }
        }
        return pieces
    }
}

extension LineShaper.Line {
    /// Adds glyphs at the line's right end; what the same font drew just before becomes one run with them.
    fileprivate mutating func append(_ glyphs: [GlyphRun.Glyph], of font: LoadedFont, size: Double) {
        guard !glyphs.isEmpty else { return }
        let name = font.file.postScriptName
        let unitsPerEm = font.font.unitsPerEm
        if let last = runs.last, last.font == name {
            let shift = Int(exactly: ((width - last.x) * Double(unitsPerEm) / size).rounded()) ?? 0
            runs[runs.count - 1].glyphs += glyphs.map { GlyphRun.Glyph(id: $0.id, x: $0.x + shift, y: $0.y) }
            return
        }
        runs.append(GlyphRun(font: name, unitsPerEm: unitsPerEm, x: width, size: size, glyphs: glyphs))
    }
}
