extension LayerTree {
    /// The tree as indented JSON, keys in a fixed order, with a line end after it.
    public var json: [UInt8] {
        var writer = LayerTreeJSON()
        writer.write(self, indent: 0)
        writer.text.append("\n")
        return Array(writer.text.utf8)
    }
}

/// JSON of a layer tree in the making: one line for each layer's frame and list, so that a diff reads well.
private struct LayerTreeJSON {
    var text = ""

    mutating func write(_ tree: LayerTree, indent: Int) {
        let frame = tree.frame
        text += "{"
        start("id", indent, isFirst: true)
        string(tree.id)
        start("frame", indent)
        text += "{\"x\": \(number(frame.x)), \"y\": \(number(frame.y)), "
        text += "\"width\": \(number(frame.width)), \"height\": \(number(frame.height))}"
        start("role", indent)
        if let role = tree.role { string("\(role.ariaName)") } else { text += "null" }
        writeState(of: tree.role, indent)
        start("spoken", indent)
        if let label = tree.label { string(label) } else { text += "null" }
        if let hint = tree.hint {
            start("hint", indent)
            string(hint)
        }
        if !tree.texts.isEmpty {
            start("texts", indent)
            strings(tree.texts)
        }
        start("tokens", indent)
        strings(tree.tokens)
        start("children", indent)
        write(tree.children, indent: indent + 1)
        newLine(indent)
        text += "}"
    }

    private mutating func writeState(of role: Role?, _ indent: Int) {
        switch role {
        case .tab(let isSelected):
            start("selected", indent)
            text += isSelected ? "true" : "false"
        case .progressBar(let value):
            start("value", indent)
            text += number(value)
        case .searchBox(let query):
            start("value", indent)
            string(query)
        default: break
        }
    }

    private mutating func write(_ children: [LayerTree], indent: Int) {
        text += "["
        for (index, child) in children.enumerated() {
            if index > 0 { text += "," }
            newLine(indent + 1)
            write(child, indent: indent + 1)
        }
        if !children.isEmpty { newLine(indent) }
        text += "]"
    }

    private mutating func start(_ key: String, _ indent: Int, isFirst: Bool = false) {
        if !isFirst { text += "," }
        newLine(indent + 1)
        text += "\"\(key)\": "
    }

    private mutating func newLine(_ indent: Int) {
        text += "\n"
        for _ in 0..<indent { text += "  " }
    }

    private mutating func strings(_ strings: [String]) {
        text += "["
        for (index, value) in strings.enumerated() {
            if index > 0 { text += ", " }
            string(value)
        }
        text += "]"
    }

    private mutating func string(_ value: String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private func number(_ value: Double) -> String { value.thousandths(leadingZero: true) }
}
