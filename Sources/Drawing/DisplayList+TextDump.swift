extension DisplayList: CustomStringConvertible {
    /// The list as text for people and tests: a line for each layer and item, in the order of drawing, indented as the
    /// layers nest, with its geometry to 1/1000 pt, its resolved colour and the token it came from.
    ///
    ///     screen 0,0 402×874
    ///       fill 0,0 402×874 5pts/8f1c #f2f2f7 color.bg
    ///       tab-bar 21,766 360×54 tablist “Tabs”
    ///         shadow 21,766 360×54 13pts/02be #000000 10% y4 blur12 e2
    ///         text “Library” 40,800 w51.2 Inter-Medium 12pt 7glyphs/91d0 x0 #000000 color.textPrimary type.caption
    public var description: String {
        var dump = TextDump()
        dump.write(root, indent: 0)
        return dump.text
    }

    /// The list as text that two different lists don't share: the description with marks of sixty-four bits instead of
    /// sixteen, then the outline of every glyph and the markup of every symbol. For hashing, not for reading.
    public var statement: String {
        var dump = TextDump()
        dump.marksAreLong = true
        dump.write(root, indent: 0)
        for key in glyphs.keys.sorted() {
            guard let outline = glyphs[key] else { continue }
            dump.text += "glyph \(key.font) \(key.id) \(outline.path.mark.text(isLong: true))\n"
        }
        for name in symbols.keys.sorted() {
            guard let symbol = symbols[name] else { continue }
            dump.text += "symbol \(name) \(symbol.viewBox) \(symbol.markup)\n"
        }
        return dump.text
    }
}

private struct TextDump {
    var text = ""
    var marksAreLong = false

    mutating func write(_ layer: Layer, indent: Int) {
        var words = [layer.id, place(layer.frame)]
        if let role = layer.spokenRole { words.append(name(of: role)) }
        if let label = layer.label { words.append(quoted(label)) }
        if let hint = layer.hint { words.append("hint " + quoted(hint)) }
        if layer.opacity != 1 { words.append("opacity " + number(layer.opacity)) }
        if layer.transform != .identity { words.append("transform " + matrix(layer.transform)) }
        if layer.blur > 0 { words.append("blur " + number(layer.blur)) }
        if let clip = layer.clip { words.append("clip " + outline(clip)) }
        words += layer.tokens
        line(words, indent)
        for item in layer.items { write(item, indent: indent + 1) }
    }

    private mutating func write(_ item: Item, indent: Int) {
        switch item {
        case .layer(let layer): write(layer, indent: indent)
        case .fill(let path, let paint): line(["fill", outline(path)] + words(of: paint), indent)
        case .stroke(let path, let paint, let width):
            line(["stroke", outline(path), "width " + number(width)] + words(of: paint), indent)
        case .shadow(let path, let shadow):
            line(
                [
                    "shadow", outline(path), color(shadow.color), "x" + number(shadow.offset.x),
                    "y" + number(shadow.offset.y), "blur" + number(shadow.blur),
                ] + [shadow.token].compactMap { $0 },
                indent
            )
        case .text(let item): line(words(of: item), indent)
        case .symbol(let symbol):
            line(["symbol", symbol.name, place(symbol.rect)] + words(of: symbol.paint), indent)
        case .glass(let glass): line(words(of: glass), indent)
        }
    }

    private func words(of item: TextItem) -> [String] {
        var words = ["text", quoted(item.text.visible)]
        if item.text.isTruncated { words.append("of " + quoted(item.text.text)) }
        words.append(number(item.origin.x) + "," + number(item.origin.y))
        words.append("w" + number(item.text.width))
        for run in item.text.runs {
            words.append(
                "\(run.font) \(number(run.size))pt \(run.glyphs.count)glyphs/\(run.mark.text(isLong: marksAreLong)) x\(number(run.x))"
            )
        }
        if item.text.tracking != 0 { words.append("tracking " + number(item.text.tracking)) }
        return words + self.words(of: item.paint) + [item.typeToken].compactMap { $0 }
    }

    private func words(of glass: Glass) -> [String] {
        var words = ["glass", place(glass.rect), "r" + number(glass.radius), "blur" + number(glass.blur)]
        if glass.saturation != 1 { words.append("saturation" + number(glass.saturation)) }
        words.append("gain" + channels(glass.gain))
        words.append("lift" + channels(glass.lift))
        words += glass.overlays.map { "over " + color($0) }
        if let lens = glass.lens { words.append("lens \(number(lens.depth)) by \(number(lens.shift))") }
        words += glass.tokens
        for rim in glass.rims {
            words += ["rim " + number(rim.width), color(rim.color)] + [rim.token].compactMap { $0 }
        }
        return words
    }

    private func channels(_ channels: Glass.Channels) -> String {
        let values = [channels.red, channels.green, channels.blue].map(number)
        return values[0] == values[1] && values[1] == values[2] ? values[0] : values.joined(separator: "/")
    }

    private func words(of paint: Paint) -> [String] {
        var words: [String]
        switch paint.source {
        case .solid(let color): words = [self.color(color)]
        case .linearGradient(let gradient):
            let stops = gradient.stops.map { number($0.offset) + " " + color($0.color) }
            let start = number(gradient.start.x) + "," + number(gradient.start.y)
            let end = number(gradient.end.x) + "," + number(gradient.end.y)
            words = ["gradient \(start) to \(end) (\(stops.joined(separator: ", ")))"]
        }
        if let token = paint.token { words.append(token) }
        return words
    }

    private func name(of role: Role) -> String {
        switch role {
        case .tab(let isSelected): isSelected ? "tab selected" : "tab"
        case .progressBar(let value): "progressbar " + number(value)
        case .searchBox(let query): "searchbox " + quoted(query)
        default: "\(role.ariaName)"
        }
    }

    private func color(_ color: Color) -> String {
        color.alpha == 1 ? color.hex : color.hex + " " + number(color.alpha * 100) + "%"
    }

    /// The outline's box and how many elements it has, then a mark of its points: two outlines of one box differ in it.
    private func outline(_ path: Path) -> String {
        guard let bounds = path.controlBounds else { return "nothing" }
        return "\(place(bounds)) \(path.elements.count)pts/\(path.mark.text(isLong: marksAreLong))"
    }

    private func place(_ rect: Rect) -> String {
        number(rect.x) + "," + number(rect.y) + " " + number(rect.width) + "×" + number(rect.height)
    }

    private func matrix(_ transform: AffineTransform) -> String {
        let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return values.map { value in
            var buffer = SVGBuffer()
            buffer.append(value, digits: 6)
            return String(decoding: buffer.bytes, as: UTF8.self)
        }.joined(separator: " ")
    }

    /// Text in quotes on one line: line ends and control characters as their numbers.
    private func quoted(_ string: String) -> String {
        var quoted = "“"
        for scalar in string.unicodeScalars {
            if scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{2028}"
                || scalar == "\u{2029}"
            {
                quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "”"
    }

    private func number(_ value: Double) -> String { value.thousandths(leadingZero: true) }

    private mutating func line(_ words: [String], _ indent: Int) {
        for _ in 0..<indent { text += "  " }
        text += words.joined(separator: " ") + "\n"
    }
}

/// A check over numbers (FNV-1a): its sixty-four bits folded to sixteen tell two shapes apart for a reader, and no more.
private struct Mark {
    private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ value: Double) { add(Int((value * 1000).rounded().clamped)) }

    mutating func add(_ value: Int) {
        var rest = UInt64(bitPattern: Int64(value))
        for _ in 0..<8 {
            hash = (hash ^ (rest & 0xFF)) &* 0x0000_0100_0000_01B3
            rest >>= 8
        }
    }

    func text(isLong: Bool) -> String {
        let half = (hash >> 32) ^ (hash & 0xFFFF_FFFF)
        let digits = String(isLong ? hash : (half >> 16) ^ (half & 0xFFFF), radix: 16)
        return String(repeating: "0", count: (isLong ? 16 : 4) - digits.utf8.count) + digits
    }
}

extension Double {
    /// The value where an `Int` can hold it, else 0.
    fileprivate var clamped: Double { isFinite && abs(self) < 1e18 ? self : 0 }
}

extension Path {
    fileprivate var mark: Mark {
        var mark = Mark()
        func add(_ kind: Int, _ points: Point...) {
            mark.add(kind)
            for point in points {
                mark.add(point.x)
                mark.add(point.y)
            }
        }
        for element in elements {
            switch element {
            case .move(let point): add(0, point)
            case .line(let point): add(1, point)
            case .quad(let point, let control): add(2, control, point)
            case .curve(let point, let control1, let control2): add(3, control1, control2, point)
            case .close: add(4)
            }
        }
        return mark
    }
}

extension GlyphRun {
    fileprivate var mark: Mark {
        var mark = Mark()
        for glyph in glyphs {
            mark.add(Int(glyph.id))
            mark.add(glyph.x)
            mark.add(glyph.y)
        }
        return mark
    }
}
