extension SVGSession {
    /// One `<g>` per layer, named, spoken and nested as the layers are.
    ///
    /// `data-frame` is its place on the screen, `x y width height` in points with every transform applied, and
    /// `data-tokens` are the tokens that decided something of the layer itself, as in its layer tree.
    mutating func write(_ layer: Layer) {
        let outer = transform
        transform = layer.transform.concatenated(with: outer)
        defer { transform = outer }
        let isBackdrop = list.hasGlass && layer.id == Glass.backdropID
        if isBackdrop {
            body.append("<g")
            body.attribute("id", definitions.backdropID)
            body.append(">\n")
        }
        body.append("<g")
        body.attribute("id", layer.id)
        body.append(" class=\"layer\"")
        writeFrame(of: layer)
        writeRole(of: layer)
        if layer.opacity < 1 { body.attribute("opacity", layer.opacity) }
        if layer.transform != .identity { body.attribute("transform", layer.transform) }
        if layer.blur > 0 {
            let blur = SVGDefinitions.Blur(sigma: layer.blur, region: layer.blurRegion)
            body.attribute("filter", reference: definitions.id(of: blur))
        }
        if let clip = layer.clip { body.attribute("clip-path", reference: definitions.id(ofClip: clip)) }
        body.append(">\n")
        writeElement("title", layer.label)
        writeElement("desc", layer.hint)
        for item in layer.items { write(item) }
        body.append(isBackdrop ? "</g>\n</g>\n" : "</g>\n")
    }

    private mutating func writeElement(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        body.append("<")
        body.append(name)
        body.append(">")
        body.append(escaped: text)
        body.append("</")
        body.append(name)
        body.append(">\n")
    }

    private mutating func writeFrame(of layer: Layer) {
        let frame = layer.screenFrame(under: transform)
        body.append(" data-frame=\"")
        for (index, value) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
            if index > 0 { body.append(" ") }
            body.append(value)
        }
        body.append("\"")
        let tokens = layer.allTokens
        if !tokens.isEmpty { body.attribute("data-tokens", tokens.joined(separator: " ")) }
    }

    private mutating func writeRole(of layer: Layer) {
        // A label without a role would be ignored: ARIA allows no name on a generic element.
        guard let role = layer.spokenRole else { return }
        hasSpokenLayers = true
        body.append(" role=\"")
        body.append(role.ariaName)
        body.append("\"")
        if let label = layer.label { body.attribute("aria-label", label) }
        switch role {
        case .tab(let isSelected): body.attribute("aria-selected", isSelected ? "true" : "false")
        case .progressBar(let value):
            body.attribute("aria-valuenow", value * 100)
            body.append(" aria-valuemin=\"0\" aria-valuemax=\"100\"")
        case .searchBox(let text): body.attribute("data-value", text)
        case .heading: body.append(" aria-level=\"1\"")
        case .group, .tabList, .button, .image, .list, .listItem, .dialog, .status: break
        }
    }
}

extension Role {
    /// The role's name in ARIA.
    var ariaName: StaticString {
        switch self {
        case .group: "group"
        case .tabList: "tablist"
        case .tab: "tab"
        case .button: "button"
        case .progressBar: "progressbar"
        case .searchBox: "searchbox"
        case .image: "img"
        case .heading: "heading"
        case .list: "list"
        case .listItem: "listitem"
        case .dialog: "dialog"
        case .status: "status"
        }
    }
}
