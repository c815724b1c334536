/// A frame's layers as a review and a screen reader see them: names, places on the screen, spoken texts and tokens.
public struct LayerTree: Hashable, Sendable {
    /// The layer's id, such as `tab-bar/pill`.
    public var id: String
    /// Points on the screen, every transform applied; shadows not counted.
    public var frame: Rect
    /// Nil where the layer is no element of its own.
    public var role: Role?
    /// What is spoken for it, and after it.
    public var label: String?
    /// What is said after the label, to tell what the layer does.
    public var hint: String?
    /// The tokens that decided something of the layer itself, each once, sorted.
    public var tokens: [String]
    /// The lines of text that the layer itself shows, as they were asked for.
    public var texts: [String]
    /// The layers in it, the lowest first.
    public var children: [LayerTree]

    /// The tree of a frame's layers, from its root.
    public init(of list: DisplayList) {
        self.init(of: list.root, under: .identity)
    }

    private init(of layer: Layer, under outer: AffineTransform) {
        let transform = layer.transform.concatenated(with: outer)
        id = layer.id
        frame = layer.screenFrame(under: transform)
        role = layer.spokenRole
        label = layer.label
        hint = layer.hint
        tokens = layer.allTokens
        texts = []
        children = []
        for item in layer.items {
            switch item {
            case .layer(let child): children.append(LayerTree(of: child, under: transform))
            case .text(let text): texts.append(text.text.text)
            case .fill, .stroke, .shadow, .symbol, .glass: break
            }
        }
    }
}

extension Layer {
    /// Where it stands on the screen, in points; `transform` leads there from its own coordinates.
    func screenFrame(under transform: AffineTransform) -> Rect { transform.apply(to: frame).rounded() }

    /// The tokens that decided something of the layer itself, each once, sorted.
    var allTokens: [String] { Set(tokens + items.flatMap(\.tokens)).sorted() }

    /// The role it is spoken with: a label without a role of its own names a group.
    var spokenRole: Role? { role ?? (label == nil ? nil : .group) }
}

extension Item {
    /// The tokens that decided the item; a layer's are its own affair.
    public var tokens: [String] {
        switch self {
        case .layer: []
        case .fill(_, let paint), .stroke(_, let paint, _): [paint.token].compactMap { $0 }
        case .shadow(_, let shadow): [shadow.token].compactMap { $0 }
        case .text(let text): [text.paint.token, text.typeToken].compactMap { $0 }
        case .symbol(let symbol): [symbol.paint.token].compactMap { $0 }
        case .glass(let glass): glass.tokens + glass.rims.compactMap(\.token)
        }
    }
}
