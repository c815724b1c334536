import Drawing

/// One thing that a screen reader stops at.
public struct SpokenElement: Hashable, Sendable {
    /// The layer's id.
    public var id: String
    /// The layer's label, such as a tab's title with its badge.
    public var text: String
    /// What it does, said after a pause.
    public var hint: String?
    /// What it is, as a screen reader says it: "selected tab", "button".
    public var kind: String?

    /// Whether it belongs to the screen behind the bar.
    public var isContent: Bool { id.hasPrefix("screen") || id.hasPrefix("results") }

    /// Everything spoken in a frame, in the order in which it is read, which isn't the order in which it is drawn.
    static func all(in tree: LayerTree, direction: LayoutDirection) -> [SpokenElement] {
        let own = tree.label.map { SpokenElement(id: tree.id, text: $0, hint: tree.hint, kind: tree.role?.spoken) }
        let inner = tree.reachable.inReadingOrder(direction).flatMap { all(in: $0, direction: direction) }
        return (own.map { [$0] } ?? []) + inner
    }
}

extension Frame {
    /// Which way the screen is read.
    var direction: LayoutDirection { LayoutDirection(rawValue: drawn[.direction]) ?? .leftToRight }
}

extension LayerTree {
    /// The tokens of the layer and of all in it.
    var allTokens: Set<String> { children.reduce(into: Set(tokens)) { $0.formUnion($1.allTokens) } }

    /// The children that a screen reader gets to: what lies under a sheet is out of its reach.
    fileprivate var reachable: ArraySlice<LayerTree> {
        guard let sheet = children.lastIndex(where: { $0.role == .dialog }) else { return children[...] }
        return children[sheet...]
    }
}

extension ArraySlice<LayerTree> {
    /// Line by line from the top, each line from where reading starts.
    fileprivate func inReadingOrder(_ direction: LayoutDirection) -> [LayerTree] {
        var lines: [[LayerTree]] = []
        let down = enumerated().sorted {
            ($0.element.frame.y, $0.element.frame.maxY, $0.offset)
                < ($1.element.frame.y, $1.element.frame.maxY, $1.offset)
        }
        for (_, layer) in down {
            if let line = lines.last?.first, line.frame.isBeside(layer.frame) {
                lines[lines.count - 1].append(layer)
            } else {
                lines.append([layer])
            }
        }
        return lines.flatMap { line in
            line.enumerated().sorted {
                let (left, right) = ($0.element.frame, $1.element.frame)
                switch direction {
                case .leftToRight: return (left.x, $0.offset) < (right.x, $1.offset)
                case .rightToLeft: return (-left.maxX, $0.offset) < (-right.maxX, $1.offset)
                }
            }.map(\.element)
        }
    }
}

extension Rect {
    /// Whether both stand on one line: the middle of each is at the height of the other.
    fileprivate func isBeside(_ other: Rect) -> Bool {
        (y...maxY).contains(other.midY) && (other.y...other.maxY).contains(midY)
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
