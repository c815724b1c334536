import SourceJSON

/// Types made of others.
extension TokenReader {
    mutating func strokeStyle(_ value: SourceValue) -> TokenStrokeStyle? {
        follow(value, .strokeStyle) {
            if case .strokeStyle(let style) = $0 { style } else { nil }
        } literal: {
            reader,
            value in
            if value.kind == .string {
                let keyword: TokenStrokeStyle.Keyword? = reader.word(value, "stroke style")
                return keyword.map(TokenStrokeStyle.keyword)
            }
            let object = reader.members(of: value, "a stroke style", required: ["dashArray", "lineCap"])
            guard let object, let dashes = object["dashArray"], let cap = object["lineCap"] else { return nil }
            let lengths = reader.dashArray(dashes)
            let lineCap: TokenStrokeStyle.LineCap? = reader.word(cap, "lineCap")
            guard let lengths, let lineCap else { return nil }
            return .dashes(lengths, lineCap)
        }
    }

    private mutating func dashArray(_ value: SourceValue) -> [TokenDimension]? {
        guard let elements = arrayProperty(value, "dashArray") else { return nil }
        if elements.isEmpty { fail(value, "dashArray needs at least one length") }
        let lengths = elements.compactMap { dimension($0) }
        return !elements.isEmpty && lengths.count == elements.count ? lengths : nil
    }

    mutating func border(_ value: SourceValue) -> TokenBorder? {
        follow(value, .border) {
            if case .border(let border) = $0 { border } else { nil }
        } literal: { reader, value in
            guard let object = reader.members(of: value, "a border", required: ["color", "width", "style"]) else {
                return nil
            }
            let color = object["color"].flatMap { reader.color($0) }
            let width = object["width"].flatMap { reader.dimension($0) }
            let style = object["style"].flatMap { reader.strokeStyle($0) }
            guard let color, let width, let style else { return nil }
            return TokenBorder(color: color, width: width, style: style)
        }
    }

    mutating func transition(_ value: SourceValue) -> TokenTransition? {
        follow(value, .transition) {
            if case .transition(let change) = $0 { change } else { nil }
        } literal: {
            reader,
            value in
            let keys: [StaticString] = ["duration", "delay", "timingFunction"]
            guard let object = reader.members(of: value, "a transition", required: keys) else { return nil }
            let duration = object["duration"].flatMap { reader.duration($0) }
            let delay = object["delay"].flatMap { reader.duration($0) }
            let curve = object["timingFunction"].flatMap { reader.cubicBezier($0) }
            guard let duration, let delay, let curve else { return nil }
            return TokenTransition(duration: duration, delay: delay, timingFunction: curve)
        }
    }

    mutating func typography(_ value: SourceValue) -> TokenTypography? {
        follow(value, .typography) {
            if case .typography(let style) = $0 { style } else { nil }
        } literal: {
            reader,
            value in
            let keys: [StaticString] = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
            guard let object = reader.members(of: value, "a typography", required: keys) else { return nil }
            let family = object["fontFamily"].flatMap { reader.fontFamily($0) }
            let size = object["fontSize"].flatMap { reader.dimension($0) }
            let weight = object["fontWeight"].flatMap { reader.fontWeight($0) }
            let spacing = object["letterSpacing"].flatMap { reader.dimension($0) }
            let lineHeight = object["lineHeight"].flatMap { reader.number($0) }
            guard let family, let size, let weight, let spacing, let lineHeight else { return nil }
            return TokenTypography(
                fontFamily: family,
                fontSize: size,
                fontWeight: weight,
                letterSpacing: spacing,
                lineHeight: lineHeight
            )
        }
    }

    // MARK: Lists

    /// One shadow, or a list. A reference in a list stands for one shadow: lists are not flattened.
    mutating func shadows(_ value: SourceValue) -> [TokenShadow]? {
        list(value, .shadow) {
            if case .shadow(let shadows) = $0 { shadows } else { nil }
        } element: {
            $0.shadow($1)
        } single: {
            $0.kind == .object
        }
    }

    private mutating func shadow(_ value: SourceValue) -> TokenShadow? {
        let keys: [StaticString] = ["color", "offsetX", "offsetY", "blur", "spread"]
        guard let object = members(of: value, "a shadow", required: keys, optional: ["inset"]) else { return nil }
        let color = object["color"].flatMap { self.color($0) }
        let offsetX = object["offsetX"].flatMap { dimension($0) }
        let offsetY = object["offsetY"].flatMap { dimension($0) }
        let blur = object["blur"].flatMap { dimension($0) }
        let spread = object["spread"].flatMap { dimension($0) }
        let inset = object["inset"].map { boolProperty($0, "inset") } ?? false
        guard let color, let offsetX, let offsetY, let blur, let spread, let inset else { return nil }
        return TokenShadow(
            color: color,
            offsetX: offsetX,
            offsetY: offsetY,
            blur: blur,
            spread: spread,
            inset: inset
        )
    }

    /// Stops in the order they are written. A reference stands for a gradient of one stop: lists are not flattened.
    ///
    /// A position outside 0…1 is clamped, as the prose asks; the schema refuses it.
    mutating func gradient(_ value: SourceValue) -> [TokenGradientStop]? {
        list(value, .gradient) {
            if case .gradient(let stops) = $0 { stops } else { nil }
        } element: {
            $0.stop($1)
        } single: { _ in
            false
        }
    }

    private mutating func stop(_ value: SourceValue) -> TokenGradientStop? {
        guard let object = members(of: value, "a gradient stop", required: ["color", "position"]) else { return nil }
        let color = object["color"].flatMap { self.color($0) }
        let position = object["position"].flatMap { number($0) }
        guard let color, let position else { return nil }
        return TokenGradientStop(color: color, position: min(max(position, 0), 1))
    }

    private mutating func list<Element>(
        _ value: SourceValue,
        _ type: TokenType,
        unwrap: (TokenValue) -> [Element]?,
        element read: (inout TokenReader, SourceValue) -> Element?,
        single: (SourceValue) -> Bool
    ) -> [Element]? {
        follow(value, type, unwrap: unwrap) { reader, value in
            if single(value) { return read(&reader, value).map { [$0] } }
            guard let elements = value.arrayValue, !elements.isEmpty else {
                reader.mismatch(value, "\(type.name) with at least one part")
                return nil
            }
            let parts = elements.compactMap { reader.listElement($0, type, unwrap: unwrap, element: read) }
            return parts.count == elements.count ? parts : nil
        }
    }

    private mutating func listElement<Element>(
        _ value: SourceValue,
        _ type: TokenType,
        unwrap: (TokenValue) -> [Element]?,
        element read: (inout TokenReader, SourceValue) -> Element?
    ) -> Element? {
        switch resolve(value, as: type) {
        case .literal(let literal): return read(&self, literal)
        case .nothing: return nil
        case .token(let token):
            guard let parts = unwrap(token), parts.count == 1 else {
                fail(
                    value,
                    "a reference in a list must lead to one part, not to a list",
                    remedy: "lists are not flattened"
                )
                return nil
            }
            return parts.first
        case .part(let part):
            return quietly(at: value, type, part) { read(&$0, part) }
        }
    }
}
