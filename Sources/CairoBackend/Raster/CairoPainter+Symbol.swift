internal import CCairo
import Drawing

/// What decides a symbol's mask, wherever it stands.
struct SymbolKey: Hashable {
    var symbol: Symbol
    /// Points.
    var size: Size
    var stretch: Stretch
    var phase: PixelPlace.Phase
}

extension CairoPainter {
    /// The symbol as a mask in its one colour, drawn by librsvg.
    func draw(_ item: SymbolItem, on context: borrowing CairoContext) throws {
        guard let symbol = list.symbols[item.name], item.rect.width > 0, item.rect.height > 0 else { return }
        guard !isVector else {
            context.setColor(item.paint.symbolColor)
            return try drawOutlines(of: symbol, in: item.rect, on: context)
        }
        let matrix = context.matrix
        let corner = Point(x: item.rect.x, y: item.rect.y)
        let own = Rect(x: 0, y: 0, width: item.rect.width, height: item.rect.height)
        guard let place = PixelPlace(matrix.apply(to: corner)) else { return }
        let stretch = Stretch(matrix)
        let size = Size(width: own.width, height: own.height)
        let key = SymbolKey(symbol: symbol, size: size, stretch: stretch, phase: place.phase)
        let mask = try kept.symbols.picture(for: key) {
            let placed = stretch.transform(at: place.phase)
            // Room for what reaches over the view box: icons don't, and more than half a symbol is an error of the file.
            let reach = own.inset(horizontally: -own.width / 2, vertically: -own.height / 2)
            return try KeptPicture(worthKeeping: PixelRect(around: placed.apply(to: reach)), content: .mask) { pen in
                pen.transform(placed)
                try kept.handle(for: symbol).draw(in: own, on: pen)
            }
        }
        context.setColor(item.paint.symbolColor)
        if let mask {
            mask.lay(at: place, asMask: true, on: context)
        } else {
            try drawOutlines(of: symbol, in: item.rect, on: context)
        }
    }

    /// A symbol that is not kept: drawn aside, then laid down in the pen's colour.
    private func drawOutlines(of symbol: Symbol, in rect: Rect, on context: borrowing CairoContext) throws {
        let handle = try kept.handle(for: symbol)
        cairo_push_group(context.pointer)
        let outcome = Result { try handle.draw(in: rect, on: context) }
        let drawn = cairo_pop_group(context.pointer)
        defer { cairo_pattern_destroy(drawn) }
        try outcome.get()
        cairo_mask(context.pointer, drawn)
    }
}
