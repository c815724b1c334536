import CairoBackend
import Drawing

extension DisplayList {
    /// The list with other items, or without those that `change` has nothing for; layers are kept.
    func mapped(_ bars: GlassBars, _ change: (Item) -> Item?) throws -> DisplayList {
        try DisplayList(size: size, root: root.mapped(change), shaper: bars.shaper, symbols: bars.symbols)
    }

    /// The list with every pane of glass changed.
    func withGlass(_ bars: GlassBars, _ change: (inout Glass) -> Void) throws -> DisplayList {
        try mapped(bars) { item in
            guard case .glass(var glass) = item else { return item }
            change(&glass)
            return .glass(glass)
        }
    }

    /// The backdrop and the glass over it, without what stands on the glass.
    func withoutContent(_ bars: GlassBars) throws -> DisplayList {
        var root = root
        root.items = root.items.map { item in
            guard case .layer(let layer) = item, layer.id != Glass.backdropID else { return item }
            return .layer(
                layer.mapped { item in
                    switch item {
                    case .glass, .shadow, .layer: item
                    default: nil
                    }
                }
            )
        }
        return try DisplayList(size: size, root: root, shaper: bars.shaper, symbols: bars.symbols)
    }

    /// Every pane of glass, lowest first.
    var panes: [Glass] { root.panes }
}

extension Layer {
    fileprivate func mapped(_ change: (Item) -> Item?) -> Layer {
        var layer = self
        layer.items = items.compactMap { item in
            guard case .layer(let child) = item else { return change(item) }
            return .layer(child.mapped(change))
        }
        return layer
    }

    fileprivate var panes: [Glass] {
        items.flatMap { item -> [Glass] in
            switch item {
            case .layer(let child): child.panes
            case .glass(let glass): [glass]
            default: []
            }
        }
    }
}
