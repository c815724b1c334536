import Drawing

/// One thing that a screen reader stops at.
public struct SpokenElement: Hashable, Sendable {
    /// The layer's id.
    public var id: String
    public var text: String
    /// What it does, said after a pause.
    public var hint: String?
    /// What it is, as a screen reader says it: "selected tab", "button".
    public var kind: String?

    /// Everything spoken in a frame, in the order it is drawn.
    static func all(in list: DisplayList) -> [SpokenElement] { all(in: LayerTree(of: list)) }

    private static func all(in tree: LayerTree) -> [SpokenElement] {
        let own = tree.label.map { SpokenElement(id: tree.id, text: $0, hint: tree.hint, kind: tree.role?.spoken) }
        return (own.map { [$0] } ?? []) + tree.children.flatMap { all(in: $0) }
    }
}

extension Role {
    fileprivate var spoken: String? {
        switch self {
        case .tab(let isSelected): isSelected ? "selected tab" : "tab"
        case .button: "button"
        case .progressBar(let value): "\(Int((value * 100).rounded())) %"
        case .searchBox(let text): text.isEmpty ? "search field" : "search field, “\(text)”"
        case .heading: "heading"
        case .dialog: "sheet"
        case .group, .tabList, .image, .list, .listItem, .status: nil
        }
    }
}
