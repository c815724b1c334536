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
                let keyword: TokenStrokeStyle.Keyword? = reader.word(value)
                return keyword.map(TokenStrokeStyle.keyword)
            }
            let object = reader.members(of: value, "a stroke style", required: ["dashArray", "lineCap"])
            guard let object else { return nil }
            let lengths = reader.member("dashArray", of: object) { $0.dashArray($1) }
            let lineCap: TokenStrokeStyle.LineCap? = reader.member("lineCap", of: object) { $0.word($1) }
            guard let lengths, let lineCap else { return nil }
            return .dashes(lengths, lineCap)
        }
    }

    private mutating func dashArray(_ value: SourceValue) -> [TokenDimension]? {
        guard let elements = arrayProperty(value) else { return nil }
        if elements.isEmpty { fail(value, "needs at least one length") }
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
            let color = reader.member("color", of: object) { $0.color($1) }
            let width = reader.member("width", of: object) { $0.dimension($1) }
            let style = reader.member("style", of: object) { $0.strokeStyle($1) }
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
            let duration = reader.member("duration", of: object) { $0.duration($1) }
            let delay = reader.member("delay", of: object) { $0.duration($1) }
            let curve = reader.member("timingFunction", of: object) { $0.cubicBezier($1) }
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
            let family = reader.member("fontFamily", of: object) { $0.fontFamily($1) }
            let size = reader.member("fontSize", of: object) { $0.dimension($1) }
            let weight = reader.member("fontWeight", of: object) { $0.fontWeight($1) }
            let spacing = reader.member("letterSpacing", of: object) { $0.dimension($1) }
            let lineHeight = reader.member("lineHeight", of: object) { $0.number($1) }
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
        let color = member("color", of: object) { $0.color($1) }
        let offsetX = member("offsetX", of: object) { $0.dimension($1) }
        let offsetY = member("offsetY", of: object) { $0.dimension($1) }
        let blur = member("blur", of: object) { $0.dimension($1) }
        let spread = member("spread", of: object) { $0.dimension($1) }
        let inset = object["inset"] == nil ? false : member("inset", of: object) { $0.boolProperty($1) }
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
        let color = member("color", of: object) { $0.color($1) }
        let position = member("position", of: object) { $0.number($1) }
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
