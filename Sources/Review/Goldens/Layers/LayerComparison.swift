import Drawing

/// Says how the layers of a frame differ from those of its golden, in the words of whoever designs them.
struct LayerComparison {
    private let before: [String: FrameLayer]
    private let after: [String: FrameLayer]
    /// Layers that are drawn over others than before, by what lies next under them among those beside them.
    private let reordered: [String: LayerChange.Property]

    /// One change for each layer that differs, in the order of drawing, layers that are gone at the end.
    static func changes(from before: [FrameLayer], to after: [FrameLayer]) -> [LayerChange] {
        let comparison = LayerComparison(
            before: Dictionary(before.map { ($0.id, $0) }) { first, _ in first },
            after: Dictionary(after.map { ($0.id, $0) }) { first, _ in first },
            reordered: LayerOrder.changes(from: before, to: after)
        )
        return after.compactMap(comparison.change)
            + before.filter { comparison.after[$0.id] == nil }.map { layer in
                LayerChange(layer.id, .removed, tokens: layer.tokens)
            }
    }

    private func change(of layer: FrameLayer) -> LayerChange? {
        guard let old = before[layer.id] else { return LayerChange(layer.id, .added, tokens: layer.tokens) }
        guard old != layer || reordered[layer.id] != nil else { return nil }
        let properties =
            nesting(old, layer) + places(old, layer) + words(old, layer) + tokens(old, layer) + marks(old, layer)
        guard !properties.isEmpty else { return nil }
        let tokens = Set(old.tokens).symmetricDifference(layer.tokens).union(
            properties.flatMap { ($0.token ?? "").split(separator: " ").map(String.init) }
        )
        return LayerChange(layer.id, .changed, properties: properties, tokens: tokens.sorted())
    }

    // MARK: - Place

    /// What a layer is in, and what it is drawn over there.
    private func nesting(_ old: FrameLayer, _ new: FrameLayer) -> [LayerChange.Property] {
        let moved = old.parent == new.parent ? nil : LayerChange.Property("inside", old.parent, new.parent)
        return [moved, reordered[new.id]].compactMap { $0 }
    }

    /// How far a layer moved; zero for one that is new.
    private func shift(of id: String?) -> Point {
        guard let id, let old = before[id], let new = after[id] else { return .zero }
        return Point(x: new.frame.x - old.frame.x, y: new.frame.y - old.frame.y)
    }

    /// What moves along with the layer it is in goes without saying.
    private func places(_ old: FrameLayer, _ new: FrameLayer) -> [LayerChange.Property] {
        let carried = old.parent == new.parent ? shift(of: new.parent) : .zero
        var properties: [LayerChange.Property] = []
        func compare(_ name: String, _ before: Double, _ after: Double, carried: Double = 0) {
            guard abs(after - before - carried) > Self.leastShift else { return }
            properties.append(LayerChange.Property(name, before.thousandths(), after.thousandths(), unit: "pt"))
        }
        compare("x", old.frame.x, new.frame.x, carried: carried.x)
        compare("y", old.frame.y, new.frame.y, carried: carried.y)
        compare("width", old.frame.width, new.frame.width)
        compare("height", old.frame.height, new.frame.height)
        return properties
    }

    /// Half of what a place is rounded to, in points: sums of rounded numbers are off by less.
    private static let leastShift = 0.0005

    // MARK: - Words and tokens

    private func words(_ old: FrameLayer, _ new: FrameLayer) -> [LayerChange.Property] {
        var properties: [LayerChange.Property] = []
        let names = (old.words + new.words).map(\.name)
        for (index, name) in names.enumerated() where !names[..<index].contains(name) {
            let before = old.words.first { $0.name == name }?.value
            let after = new.words.first { $0.name == name }?.value
            guard before != after else { continue }
            properties.append(LayerChange.Property(name, quoted(before, name), quoted(after, name)))
        }
        return properties
    }

    private func quoted(_ value: String?, _ name: String) -> String? {
        ["spoken", "hint", "value"].contains(name) ? value.map { "“\($0)”" } : value
    }

    /// Tokens of the layer that no mark of it names: a radius, an elevation, a motion.
    private func tokens(_ old: FrameLayer, _ new: FrameLayer) -> [LayerChange.Property] {
        func own(_ layer: FrameLayer) -> [String] {
            let ofMarks = Set(layer.marks.flatMap { [$0.token, $0.typeToken] })
            return layer.tokens.filter { !ofMarks.contains($0) }
        }
        let (before, after) = (own(old), own(new))
        let gone = before.filter { !after.contains($0) }
        let added = after.filter { !before.contains($0) }
        guard !gone.isEmpty || !added.isEmpty else { return [] }
        func list(_ tokens: [String]) -> String? { tokens.isEmpty ? nil : tokens.joined(separator: " ") }
        return [LayerChange.Property("token", list(gone), list(added))]
    }

    // MARK: - Marks

    /// Marks are compared in order, kind by kind: a layer draws few, and seldom two of a kind for different ends.
    private func marks(_ old: FrameLayer, _ new: FrameLayer) -> [LayerChange.Property] {
        let shift = Point(x: new.frame.x - old.frame.x, y: new.frame.y - old.frame.y)
        let isSameSize = old.frame.width == new.frame.width && old.frame.height == new.frame.height
        var properties: [LayerChange.Property] = []
        for kind in [FrameMark.Kind.shadow, .fill, .stroke, .glass, .symbol, .text] {
            let before = old.marks.filter { $0.kind == kind }
            let after = new.marks.filter { $0.kind == kind }
            for index in 0..<max(before.count, after.count) {
                guard index < before.count else {
                    let mark = after[index]
                    properties.append(LayerChange.Property(kind.rawValue, nil, title(of: mark), token: mark.token))
                    continue
                }
                guard index < after.count else {
                    let mark = before[index]
                    properties.append(LayerChange.Property(kind.rawValue, title(of: mark), nil, token: mark.token))
                    continue
                }
                properties +=
                    MarkComparison(
                        before: before[index],
                        after: after[index],
                        shift: shift,
                        isSameSize: isSameSize,
                        layerTokens: new.tokens
                    ).properties
            }
        }
        return properties.reduce(into: []) { list, property in
            if !list.contains(property) { list.append(property) }
        }
    }

    private func title(of mark: FrameMark) -> String {
        mark.content.map { mark.kind == .text ? "“\($0)”" : $0 } ?? mark.paint ?? "drawn"
    }
}
