import Drawing

/// The columns of a section side by side, each on its own ground: light beside dark.
struct SheetPanels {
    struct Panel {
        var title: String
        /// The whole panel, from the section's top; its height is known once everything in it is drawn.
        var frame: Rect
        /// What is drawn into.
        var box: Rect
        var ground: Color
        var surface: Color
        var palette: SheetPalette
        /// Names the token where the ground is one.
        var isThemed: Bool
    }

    let panels: [Panel]
    private static let padding = 32.0
    private static let titleSpace = 44.0

    init(_ columns: [SheetColumn], in box: Rect) {
        let frames = SheetGrid.columns(columns.count, in: box)
        panels = zip(columns, frames).map { column, frame in
            let top = column.title.isEmpty ? Self.padding : Self.padding + Self.titleSpace
            return Panel(
                title: column.title,
                frame: frame,
                box: Rect(
                    x: frame.x + Self.padding,
                    y: frame.y + top,
                    width: frame.width - 2 * Self.padding,
                    height: 0
                ),
                ground: column.ground,
                surface: column.surface,
                palette: .on(column.ground),
                isThemed: column.tokens["color.bg"] != nil
            )
        }
    }

    /// Where the first row begins.
    var top: Double { panels.first?.box.y ?? 0 }

    /// The panels' grounds and titles under `items`, which reach down to `bottom`.
    func finish(_ items: [Item], bottom: Double, on canvas: SheetCanvas) throws -> SheetDrawing {
        var drawing = SheetDrawing()
        for panel in panels {
            var frame = panel.frame
            frame.height = bottom + Self.padding - frame.y
            let paint = Paint.solid(panel.ground, token: panel.isThemed ? "color.bg" : nil)
            drawing.items.append(.fill(.continuousRectangle(frame, radius: SheetGrid.panelRadius), paint))
            drawing.items.append(canvas.border(frame, radius: SheetGrid.panelRadius, panel.palette.line))
            drawing.height = frame.height
            guard !panel.title.isEmpty else { continue }
            let line = Rect(x: panel.box.x, y: frame.y + Self.padding - 4, width: panel.box.width, height: 0)
            drawing.items.append(try canvas.line(panel.title, .column, panel.palette.ink, in: line))
        }
        drawing.items += items
        return drawing
    }
}
