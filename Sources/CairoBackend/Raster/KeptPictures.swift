import Drawing

/// What a rasteriser keeps from frame to frame: a story's frames mostly show the same things in the same places.
final class KeptPictures {
    let shadows = PictureCache<ShadowKey>(megabytes: 32)
    let texts = PictureCache<TextKey>(megabytes: 16)
    let gradients = PictureCache<GradientKey>(megabytes: 32)
    let symbols = PictureCache<SymbolKey>(megabytes: 8)
    let panes: KeptPanes
    private var handles: [Symbol: SVGHandle] = [:]

    /// `cutsPanes` is false where panes are cut out by outline, as they are laid down.
    init(cutsPanes: Bool = true) {
        panes = KeptPanes(areCut: cutsPanes)
    }

    /// The symbol as a document in black, parsed once. Throws `SVGError` where its markup is no SVG.
    func handle(for symbol: Symbol) throws -> SVGHandle {
        if let handle = handles[symbol] { return handle }
        let box = symbol.viewBox
        let document =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" overflow=\"visible\" "
            + "viewBox=\"\(box.x) \(box.y) \(box.width) \(box.height)\">\(symbol.markup)</svg>"
        let handle = try SVGHandle(Array(document.utf8))
        handles[symbol] = handle
        return handle
    }
}
