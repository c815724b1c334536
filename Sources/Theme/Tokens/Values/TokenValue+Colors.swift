extension TokenValue {
    /// Every colour in the value, in the order it is written: one for a color, one a shadow or stop, none for a length.
    public var colors: [TokenColor] {
        switch self {
        case .color(let color): [color]
        case .border(let border): [border.color]
        case .shadow(let shadows): shadows.map(\.color)
        case .gradient(let stops): stops.map(\.color)
        case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition,
            .typography:
            []
        }
    }

    /// Whether sRGB has every colour of the value as it is.
    public var isInSRGB: Bool { colors.allSatisfy(\.isInSRGB) }
}
