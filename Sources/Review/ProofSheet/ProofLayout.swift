import Drawing

/// Where frames stand on the pages of a story: in rows, in order, as many on a page as fit.
struct ProofLayout: Hashable, Sendable {
    struct Cell: Hashable, Sendable {
        /// Which frame of the story.
        var frame: Int
        /// On its page, in the page's points.
        var rect: Rect

        /// The two lines under the frame.
        var caption: Rect {
            Rect(x: rect.x, y: rect.maxY + ProofGrid.captionGap, width: rect.width, height: ProofGrid.captionHeight)
        }
    }

    /// At least one page, even of no frame.
    private(set) var pages: [[Cell]] = [[]]

    /// `sizes` are the frames' in their own points.
    init(_ sizes: [Size]) {
        var rows: [[Cell]] = []
        var x = 0.0
        for (index, size) in sizes.enumerated() {
            let scale = Self.scale(for: size)
            let cell = Cell(
                frame: index,
                rect: Rect(x: x, y: 0, width: size.width * scale, height: size.height * scale)
            )
            if x > 0, cell.rect.maxX > ProofGrid.contentWidth {
                x = 0
            }
            if x == 0 { rows.append([]) }
            var placed = cell
            placed.rect.x = ProofGrid.margin + x
            rows[rows.count - 1].append(placed)
            x += cell.rect.width + ProofGrid.gap
        }
        var y = ProofGrid.top
        for row in rows {
            let height = row.map(\.rect.height).max() ?? 0
            let bottom = y + height + ProofGrid.captionGap + ProofGrid.captionHeight
            if bottom > ProofGrid.bottom, !(pages.last ?? []).isEmpty {
                pages.append([])
                y = ProofGrid.top
            }
            pages[pages.count - 1] += row.map { cell in
                var cell = cell
                cell.rect.y = y
                return cell
            }
            y += height + ProofGrid.captionGap + ProofGrid.captionHeight + ProofGrid.rowGap
        }
    }

    /// The sheet's own scale, or what a larger frame needs to fit.
    private static func scale(for size: Size) -> Double {
        guard size.width > 0, size.height > 0 else { return ProofGrid.scale }
        return min(ProofGrid.scale, ProofGrid.mostHeight / size.height, ProofGrid.contentWidth / size.width)
    }
}
