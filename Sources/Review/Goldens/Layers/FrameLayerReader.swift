import CairoBackend
import Drawing

/// Reads the layers of a frame out of the SVG that the writer made of it.
struct FrameLayerReader {
    private var definitions: [String: XMLElement] = [:]
    private(set) var layers: [FrameLayer] = []

    /// In the order of drawing. Throws `XMLError` for what is no SVG of ours.
    static func layers(of svg: [UInt8]) throws(XMLError) -> [FrameLayer] {
        var reader = FrameLayerReader()
        let root = try XMLReader.read(svg, takesNumbers: true)
        for child in root.children where child.name == "defs" {
            for definition in child.children { reader.definitions[definition["id"] ?? ""] = definition }
        }
        reader.readLayers(in: root, parent: nil)
        return reader.layers
    }

    private mutating func readLayers(in element: XMLElement, parent: String?) {
        for child in element.children {
            if child["class"] == "layer", let id = child["id"] {
                layers.append(layer(child, id: id, parent: parent))
                readLayers(in: child, parent: id)
            } else if child.name == "g", child["class"] != "glass" {
                // The backdrop of glass stands in a group of its own.
                readLayers(in: child, parent: parent)
            }
        }
    }

    private func layer(_ element: XMLElement, id: String, parent: String?) -> FrameLayer {
        let frame = numbers(element["data-frame"] ?? "")
        var words: [FrameLayer.Word] = []
        for (attribute, name) in Self.words {
            if let value = element[attribute] { words.append(FrameLayer.Word(name: name, value: value)) }
        }
        let opacity = numbers(element["opacity"] ?? "1").first ?? 1
        words.append(FrameLayer.Word(name: "opacity", value: opacity.thousandths()))
        if let hint = element.children.first(where: { $0.name == "desc" })?.text {
            words.append(FrameLayer.Word(name: "hint", value: hint))
        }
        if let filter = definition(element["filter"]) {
            words.append(FrameLayer.Word(name: "blur", value: statement(of: filter)))
        }
        return FrameLayer(
            id: id,
            parent: parent,
            frame: frame.count == 4 ? Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) : .zero,
            tokens: (element["data-tokens"] ?? "").split(separator: " ").map(String.init),
            words: words,
            marks: element.children.compactMap(mark)
        )
    }

    /// Attributes of a layer, and what a person calls them.
    private static let words = [
        ("role", "role"), ("aria-label", "spoken"), ("aria-selected", "selected"), ("aria-valuenow", "value"),
        ("data-value", "value"),
    ]

    private func mark(_ element: XMLElement) -> FrameMark? {
        let token = element["data-token"]
        switch element.name {
        case "path" where element["fill"] == "none":
            var mark = FrameMark(kind: .stroke, token: token, paint: paint(element, "stroke"))
            mark.style = [FrameLayer.Word(name: "stroke width", value: element["stroke-width"] ?? "1")]
            mark.outline = element["d"]
            return mark
        case "path":
            let isShadow = element["class"]?.hasPrefix("shadow-") == true || element["filter"] != nil
            var mark = FrameMark(kind: isShadow ? .shadow : .fill, token: token, paint: paint(element, "fill"))
            if let filter = definition(element["filter"]) {
                mark.style = [FrameLayer.Word(name: "blur", value: statement(of: filter))]
            }
            mark.outline = element["d"]
            return mark
        case "use":
            var mark = FrameMark(kind: .symbol, token: token, paint: paint(element, "fill"))
            mark.content = element["href"].map { FilePath.lastPart(of: $0) }
            mark.place = ["x", "y", "width", "height"].map { numbers(element[$0] ?? "0").first ?? 0 }
            return mark
        case "g" where element["class"] == "glass":
            var mark = FrameMark(kind: .glass)
            mark.token = element["data-tokens"]
            if let filter = definition(element.children.first?["filter"]) {
                mark.style = [FrameLayer.Word(name: "material", value: statement(of: filter))]
            }
            mark.outline = definition(element["clip-path"])?.children.first?["d"]
            return mark
        case "g" where element["class"] != "layer" && element["aria-label"] != nil:
            var mark = FrameMark(kind: .text, token: token, paint: paint(element, "fill"))
            mark.typeToken = element["data-type-token"]
            mark.content = element["aria-label"]
            let run = element["transform"] ?? element.children.first?["transform"]
            mark.place = numbers(run ?? "")
            mark.outline = element.children.map { "\($0["href"] ?? "") \($0["x"] ?? "") \($0["d"] ?? "")" }
                .joined(separator: " ")
            return mark
        default: return nil
        }
    }

    /// A colour with its opacity, or a gradient's stops.
    private func paint(_ element: XMLElement, _ attribute: String) -> String? {
        guard let value = element[attribute] else { return nil }
        if let gradient = definition(value) {
            return gradient.children.map { stop in
                color(stop["stop-color"] ?? "", opacity: stop["stop-opacity"]) + " at " + (stop["offset"] ?? "0")
            }.joined(separator: ", ")
        }
        return color(value, opacity: element[attribute + "-opacity"] ?? element["opacity"])
    }

    private func color(_ hex: String, opacity: String?) -> String {
        guard let opacity, let value = numbers(opacity).first else { return hex }
        return "\(hex) \((value * 100).thousandths()) %"
    }

    private func definition(_ reference: String?) -> XMLElement? {
        guard let reference, reference.hasPrefix("url(#"), reference.hasSuffix(")") else { return nil }
        return definitions[String(reference.dropFirst(5).dropLast())]
    }

    /// What a filter does, without where.
    private func statement(of filter: XMLElement) -> String {
        filter.children.map { step in
            let deviation = step["stdDeviation"].map { "σ \($0) pt" }
            return deviation ?? ([step["values"], step["scale"]].compactMap { $0 }).joined(separator: " ")
        }.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The numbers in an attribute, whatever stands between them.
    private func numbers(_ text: String) -> [Double] {
        text.split { !"+-.0123456789eE".contains($0) }.compactMap { Double($0) }
    }
}
