extension TokenValue {
    /// The value on one line, as a designer would write it: `#ff383c · oklch(…)`, `12 px`, `0.36 s`.
    public var text: String {
        switch self {
        case .color(let color): "\(color.hexText) · \(color.oklchText)"
        case .dimension(let length): length.text
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): weight.text
        case .duration(let time): "\(Self.decimal(time.value)) \(time.unit.rawValue)"
        case .cubicBezier(let curve): curve.text
        case .number(let number): Self.decimal(number)
        case .strokeStyle(let style): style.text
        case .border(let border): "\(border.width.text) \(border.style.text) \(border.color.hexText)"
        case .transition(let change):
            "\(Self.decimal(change.duration.seconds)) s after \(Self.decimal(change.delay.seconds)) s, "
                + change.timingFunction.text
        case .shadow(let shadows): shadows.map(\.text).joined(separator: ", ")
        case .gradient(let stops):
            stops.map { "\($0.color.hexText) \(Self.decimal($0.position * 100))%" }.joined(separator: ", ")
        case .typography(let style): style.text
        }
    }

    /// A number without a trailing `.0`, to six digits after the point.
    static func decimal(_ value: Double) -> String { TokenColor.decimal(value, digits: 6) }
}

extension TokenDimension {
    /// `12 px`
    public var text: String { "\(TokenValue.decimal(value)) \(unit.rawValue)" }
}

extension TokenFontWeight {
    /// `600 (semi-bold)`, or the number alone.
    public var text: String { TokenValue.decimal(value) + (name.map { " (\($0))" } ?? "") }
}

extension TokenCubicBezier {
    /// As CSS writes it.
    public var text: String {
        "cubic-bezier(\([x1, y1, x2, y2].map(TokenValue.decimal).joined(separator: ", ")))"
    }
}

extension TokenStrokeStyle {
    /// The keyword, or `dashes 4 px 2 px, round`.
    public var text: String {
        switch self {
        case .keyword(let keyword): keyword.rawValue
        case .dashes(let lengths, let cap): "dashes \(lengths.map(\.text).joined(separator: " ")), \(cap.rawValue)"
        }
    }
}

extension TokenShadow {
    /// Offsets, blur, spread and colour, in CSS's order.
    public var text: String {
        let lengths = [offsetX, offsetY, blur, spread].map(\.text).joined(separator: " ")
        return (inset ? "inset " : "") + "\(lengths) \(color.hexText)"
    }
}

extension TokenTypography {
    /// Family, weight, size, leading in points, and letter spacing.
    public var text: String {
        let family = fontFamily.first ?? ""
        let leading = TokenValue.decimal(self.leading)
        return "\(family) \(fontWeight.text), \(fontSize.text) on \(leading) pt, tracking \(letterSpacing.text)"
    }
}
