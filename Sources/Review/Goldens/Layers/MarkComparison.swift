import Drawing

/// Says how one thing that a layer draws differs from what the golden's layer draws in its place.
struct MarkComparison {
    let before: FrameMark
    let after: FrameMark
    /// How far the layer moved, in points.
    let shift: Point
    /// Whether the layer kept its size: an outline that follows a new size goes without saying.
    let isSameSize: Bool
    /// What decided the layer: where an outline changed, a radius among them is why.
    let layerTokens: [String]

    var properties: [LayerChange.Property] {
        guard before != after else { return [] }
        return content + tokens + paint + style + places + outline
    }

    private typealias Property = LayerChange.Property

    private var content: [LayerChange.Property] {
        guard before.content != after.content else { return [] }
        func quoted(_ text: String?) -> String? { after.kind == .text ? text.map { "“\($0)”" } : text }
        return [Property(after.kind.rawValue, quoted(before.content), quoted(after.content), token: after.typeToken)]
    }

    private var tokens: [LayerChange.Property] {
        var properties: [Property] = []
        if before.token != after.token { properties.append(Property("token", before.token, after.token)) }
        if before.typeToken != after.typeToken {
            properties.append(Property("token", before.typeToken, after.typeToken))
        }
        return properties
    }

    private var paint: [LayerChange.Property] {
        guard before.paint != after.paint else { return [] }
        let name = [.symbol, .text].contains(after.kind) ? "colour" : after.kind.rawValue
        return [Property(name, before.paint, after.paint, token: after.token)]
    }

    private var style: [LayerChange.Property] {
        let names = (before.style + after.style).map(\.name)
        return names.indices.compactMap { index in
            let name = names[index]
            let old = before.style.first { $0.name == name }?.value
            let new = after.style.first { $0.name == name }?.value
            guard !names[..<index].contains(name), old != new else { return nil }
            // Many numbers say less than that they changed.
            let isLong = max(old?.count ?? 0, new?.count ?? 0) > 40
            let label = after.kind == .stroke ? name : "\(after.kind.rawValue) \(name)"
            return Property(label, isLong ? nil : old, isLong ? nil : new, token: after.token)
        }
    }

    /// Where text and symbols stand in their layer, and how large they are.
    private var places: [LayerChange.Property] {
        guard [.text, .symbol].contains(after.kind), before.place != after.place, before.place.count >= 4,
            after.place.count >= 4
        else { return [] }
        var properties: [Property] = []
        let (old, new) = (before.place, after.place)
        func compare(_ name: String, _ index: Int, shift: Double) {
            guard isSameSize, abs(new[index] - old[index] - shift) > 0.0005 else { return }
            properties.append(
                Property(
                    "\(after.kind.rawValue) \(name)",
                    old[index].thousandths(),
                    new[index].thousandths(),
                    unit: "pt"
                )
            )
        }
        compare("x", 0, shift: shift.x)
        compare("y", 1, shift: shift.y)
        if old[2] != new[2] {
            if after.kind == .text {
                // An SVG scales letters, and says of no size of type.
                let percent = old[2] == 0 ? 0 : new[2] / old[2] * 100
                properties.append(
                    Property("type size", "100", percent.thousandths(), unit: "%", token: after.typeToken)
                )
            } else {
                properties.append(Property("symbol size", old[2].thousandths(), new[2].thousandths(), unit: "pt"))
            }
        }
        return properties
    }

    private var outline: [LayerChange.Property] {
        switch after.kind {
        case .symbol: return []
        case .text:
            // The same words in other letters: another weight, another font, other spacing.
            guard before.outline != after.outline, before.content == after.content else { return [] }
            return [Property("letters", nil, nil, token: after.typeToken)]
        case .fill, .stroke, .shadow, .glass:
            guard isSameSize, before.outline != after.outline else { return [] }
            let (old, new) = (OutlineShape(before.outline ?? ""), OutlineShape(after.outline ?? ""))
            let name = after.kind == .fill ? "outline" : "\(after.kind.rawValue) outline"
            guard old.isSame(as: new) else {
                // A layer may hold corners of several radii: its own, and its artwork's.
                let radii = layerTokens.filter { $0.hasPrefix("radius.") }.joined(separator: " ")
                return [Property(name, nil, nil, token: radii.isEmpty ? nil : radii)]
            }
            // An outline that moved along with its layer goes without saying.
            guard shift == .zero else { return [] }
            var properties: [Property] = []
            if old.start.x != new.start.x {
                properties.append(
                    Property("\(name) x", old.start.x.thousandths(), new.start.x.thousandths(), unit: "pt")
                )
            }
            if old.start.y != new.start.y {
                properties.append(
                    Property("\(name) y", old.start.y.thousandths(), new.start.y.thousandths(), unit: "pt")
                )
            }
            return properties
        }
    }
}
