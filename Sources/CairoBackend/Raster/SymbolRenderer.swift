internal import CCairo
import Drawing

/// Draws symbols' markup through librsvg, each colour of each symbol parsed once.
final class SymbolRenderer {
    private struct Key: Hashable {
        var symbol: Symbol
        var color: Color
    }

    private var handles: [Key: SVGHandle] = [:]

    /// Throws `SVGError` where the markup is no SVG.
    func draw(_ item: SymbolItem, from symbol: Symbol?, on context: borrowing CairoContext) throws {
        guard let symbol else { return }
        let color = item.paint.symbolColor
        let key = Key(symbol: symbol, color: color)
        let handle: SVGHandle
        if let cached = handles[key] {
            handle = cached
        } else {
            handle = try SVGHandle(Self.document(of: symbol, color: color))
            handles[key] = handle
        }
        try handle.draw(in: item.rect, on: context)
    }

    private static func document(of symbol: Symbol, color: Color) -> [UInt8] {
        let box = symbol.viewBox
        let text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" overflow=\"visible\" "
            + "viewBox=\"\(box.x) \(box.y) \(box.width) \(box.height)\" "
            + "color=\"\(color.hex)\" fill=\"\(color.hex)\" fill-opacity=\"\(color.alpha)\" "
            + "stroke-opacity=\"\(color.alpha)\">\(symbol.markup)</svg>"
        return Array(text.utf8)
    }
}
