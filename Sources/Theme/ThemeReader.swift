import SourceJSON

/// Takes the tokens that a theme needs out of a set, by name.
///
/// What is missing or of another type is noted and stood in for by a value that no caller sees, so that all of it is
/// reported at once.
struct ThemeReader {
    let tokens: TokenSet
    private(set) var errors: [SourceError] = []
    /// The tokens that were asked for.
    private(set) var paths: Set<String> = []

    /// The reverse-domain keys of what the standard has no type for.
    static let springKey = "org.barsnap.spring"
    static let trackingKey = "org.barsnap.tracking"

    init(tokens: TokenSet) {
        self.tokens = tokens
    }

    private mutating func value<Value>(
        _ path: String,
        _ type: TokenType,
        _ unwrap: (TokenValue) -> Value?
    ) -> Value? {
        paths.insert(path)
        guard let token = tokens[path] else {
            let near = nearest(to: path, in: tokens.tokens.map(\.path))
            let remedy = near.map { "is \($0) meant?" }
            errors.append(
                SourceError(file: tokens.file, path: path, message: "the theme lacks this token", remedy: remedy)
            )
            return nil
        }
        guard let value = unwrap(token.value) else {
            let message = "the theme needs \(type.name) here, found \(token.type.name)"
            errors.append(SourceError(at: token.place, path: path, message: message))
            return nil
        }
        return value
    }

    // MARK: Values

    mutating func color(_ path: String) -> ColorToken {
        let color = value(path, .color) { if case .color(let color) = $0 { color } else { nil } }
        return Self.token(path, color ?? TokenColor(srgb: Vector3(0, 0, 0)))
    }

    static func token(_ path: String, _ color: TokenColor) -> ColorToken {
        let srgb = color.srgb
        return ColorToken(path: path, red: srgb.x, green: srgb.y, blue: srgb.z, alpha: color.alpha)
    }

    mutating func dimension(_ path: String) -> DimensionToken {
        let length = value(path, .dimension) { if case .dimension(let length) = $0 { length } else { nil } }
        return DimensionToken(path: path, points: length?.points ?? 0)
    }

    mutating func radius(_ path: String) -> DimensionToken {
        let radius = dimension(path)
        check(radius.points, "a radius", ThemeLimits.radius, at: path)
        return radius
    }

    mutating func number(_ path: String) -> NumberToken {
        let number = value(path, .number) { if case .number(let number) = $0 { number } else { nil } }
        return NumberToken(path: path, value: number ?? 0)
    }

    mutating func elevation(_ path: String) -> ElevationToken {
        let shadows: [TokenShadow] =
            value(path, .shadow) { if case .shadow(let shadows) = $0 { shadows } else { nil } } ?? []
        if let place = tokens[path]?.place, shadows.contains(where: \.inset) {
            errors.append(SourceError(at: place, path: path, message: "an elevation casts no inset shadow"))
        }
        for shadow in shadows {
            check(shadow.blur.points, "a shadow's blur", ThemeLimits.blur, at: path)
            for offset in [shadow.offsetX.points, shadow.offsetY.points] {
                check(offset, "a shadow's offset", ThemeLimits.shadowOffset, at: path)
            }
            check(shadow.spread.points, "a shadow's spread", ThemeLimits.shadowOffset, at: path)
        }
        return ElevationToken(path: path, shadows: shadows.map { Self.shadow(path, $0) })
    }

    private static func shadow(_ path: String, _ shadow: TokenShadow) -> ElevationToken.Shadow {
        ElevationToken.Shadow(
            color: token(path, shadow.color),
            offsetX: shadow.offsetX.points,
            offsetY: shadow.offsetY.points,
            blur: shadow.blur.points,
            spread: shadow.spread.points
        )
    }

    mutating func gradient(_ path: String) -> GradientToken {
        let stops: [TokenGradientStop] =
            value(path, .gradient) { if case .gradient(let stops) = $0 { stops } else { nil } } ?? []
        return Self.token(path, stops)
    }

    private static func token(_ path: String, _ stops: [TokenGradientStop]) -> GradientToken {
        let sorted = stops.sorted { $0.position < $1.position }
        return GradientToken(
            path: path,
            stops: sorted.map { .init(color: token(path, $0.color), position: $0.position) }
        )
    }

    mutating func gradients(in group: String) -> [GradientToken] {
        let prefix = group + "."
        return tokens.tokens.compactMap { token in
            guard token.path.hasPrefix(prefix), case .gradient(let stops) = token.value else { return nil }
            paths.insert(token.path)
            return Self.token(token.path, stops)
        }
    }

    mutating func type(_ path: String, _ style: TextStyle) -> TypeToken {
        let typography = value(path, .typography) { if case .typography(let style) = $0 { style } else { nil } }
        if let typography {
            check(typography.fontSize.points, "a font's size", ThemeLimits.fontSize, at: path)
            check(typography.lineHeight, "a line's height", ThemeLimits.lineHeight, in: "times the size", at: path)
            check(typography.letterSpacing.points, "the space between letters", ThemeLimits.letterSpacing, at: path)
        }
        return TypeToken(
            path: path,
            style: style,
            families: typography?.fontFamily ?? [],
            weight: Int((typography?.fontWeight.value ?? 0).rounded()),
            size: typography?.fontSize.points ?? 0,
            leading: typography?.leading ?? 0,
            tracking: typography?.letterSpacing.points ?? 0,
            trackingCurve: trackingCurve(of: path)
        )
    }

    // MARK: Extensions

    /// The curve kept with the font family that the style refers to.
    private mutating func trackingCurve(of path: String) -> TrackingCurve? {
        var value: SourceValue?
        for name in (tokens[path]?.references ?? []).flatMap(tokens.aliasChain) where value == nil {
            guard let token = tokens[name], token.type == .fontFamily else { continue }
            value = token.extensions?[named: Self.trackingKey]
        }
        guard let value else { return nil }
        do {
            return TrackingCurve(
                try value.array().map { pair in
                    let numbers = try pair.array().map { try $0.number() }
                    guard numbers.count == 2, numbers[0] > 0 else {
                        throw pair.error("expected a size in points and a share of it")
                    }
                    return TrackingCurve.Knot(size: numbers[0], ratio: numbers[1])
                }
            )
        } catch {
            note(error, path: path)
            return nil
        }
    }

    /// A duration is the spring's response; its bounce stands in the token's extensions.
    mutating func spring(_ path: String) -> SpringToken {
        let response = value(path, .duration) { if case .duration(let time) = $0 { time.seconds } else { nil } }
        guard let response, let token = tokens[path] else {
            return SpringToken(path: path, spring: Spring(response: 1, bounce: 0))
        }
        do {
            let spring = Spring(response: response, bounce: try bounce(of: token))
            if check(response, "a spring's response", ThemeLimits.springResponse, in: "seconds", at: path) {
                try checkSettling(of: spring, at: token)
            }
            return SpringToken(path: path, spring: spring)
        } catch {
            note(error, path: path)
            return SpringToken(path: path, spring: Spring(response: response, bounce: 0))
        }
    }

    private func checkSettling(of spring: Spring, at token: Token) throws {
        // Written so that a time which is no number fails too.
        guard spring.settleTime() <= ThemeLimits.settleTime else {
            throw SourceError(
                at: token.place,
                message: "the spring has not settled after \(ThemeLimits.settleTime) seconds",
                remedy: "give it a shorter response, or a bounce nearer to 0"
            )
        }
    }

    private func bounce(of token: Token) throws -> Double {
        guard let spring = token.extensions?[named: Self.springKey] else {
            let remedy = "add $extensions { \"\(Self.springKey)\": { \"bounce\": … } }"
            throw SourceError(at: token.place, message: "a motion token needs its spring's bounce", remedy: remedy)
        }
        let object = try spring.object()
        try object.checkKeys(["bounce"])
        let value = try object.required("bounce")
        let bounce = try value.number()
        guard bounce > -1, bounce < 1 else {
            throw value.error("a spring's bounce is between -1 and 1, both excluded")
        }
        return bounce
    }

    // MARK: Limits

    /// Notes a figure outside its limits, and returns whether it is inside.
    @discardableResult
    mutating func check(
        _ figure: Double,
        _ name: String,
        _ limits: ThemeLimits.Range,
        in unit: String? = "points",
        at path: String
    ) -> Bool {
        guard let place = tokens[path]?.place, !limits.contains(figure) else { return true }
        note(
            SourceError(
                at: place,
                message: "\(name) is \(limits.described)\(unit.map { " " + $0 } ?? "")",
                remedy: "here it is \(figure)"
            ),
            path: path
        )
        return false
    }

    mutating func note(_ error: any Error, path: String) {
        guard var error = error as? SourceError else { return }
        error.path = path
        if !errors.contains(error) { errors.append(error) }
    }
}
