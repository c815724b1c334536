import Drawing

extension Layer {
    /// The layer without what motion has faded out: nobody sees it, hears it or can say which token decides it. Nil where
    /// it is itself faded out.
    var withoutHidden: Layer? {
        guard opacity > 0 else { return nil }
        var layer = self
        layer.items = items.compactMap { item in
            guard case .layer(let child) = item else { return item }
            return child.withoutHidden.map { .layer($0) }
        }
        return layer
    }
}
