import SourceJSON

/// Reads the tokens that a theme needs, by name.
struct ThemeReader {
    let tokens: DraftTokens

    private func token(_ path: String) throws -> SourceObject {
        guard let token = tokens.tokens[path] else { throw tokens.root.error("missing token", path: path) }
        return token
    }

    private func resolved(_ value: SourceValue) throws -> SourceValue {
        var value = value
        while let text = value.stringValue, text.hasPrefix("{") {
            value = try token(String(text.dropFirst().dropLast())).required("$value")
        }
        return value
    }

    private func value(_ path: String) throws -> SourceValue { try resolved(token(path).required("$value")) }

    func color(_ path: String) throws -> ColorToken { try color(value(path), path: path) }

    private func color(_ value: SourceValue, path: String) throws -> ColorToken {
        let object = try resolved(value).object()
        let components = try object.required("components").array().map { try $0.number() }
        let alpha = try object["alpha"]?.number() ?? 1
        return ColorToken(path: path, red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }

    func dimension(_ path: String) throws -> DimensionToken {
        DimensionToken(path: path, points: try points(value(path)))
    }

    private func points(_ value: SourceValue) throws -> Double {
        try resolved(value).object().required("value").number()
    }

    func elevation(_ path: String) throws -> ElevationToken {
        let value = try value(path)
        let shadows = value.arrayValue ?? [value]
        return ElevationToken(path: path, shadows: try shadows.map { try shadow($0.object(), path: path) })
    }

    private func shadow(_ object: SourceObject, path: String) throws -> ElevationToken.Shadow {
        ElevationToken.Shadow(
            color: try color(object.required("color"), path: path),
            offsetX: try points(object.required("offsetX")),
            offsetY: try points(object.required("offsetY")),
            blur: try points(object.required("blur")),
            spread: try points(object.required("spread"))
        )
    }

    func type(_ path: String, _ style: TextStyle) throws -> TypeToken {
        let object = try value(path).object()
        let family = try object.required("fontFamily")
        let size = try points(object.required("fontSize"))
        let ratio = try object.required("lineHeight").number()
        return TypeToken(
            path: path,
            style: style,
            families: try resolved(family).array().map { try $0.string() },
            weight: try object.required("fontWeight").integer(),
            size: size,
            leading: (size * ratio * 100).rounded() / 100,
            tracking: try points(object.required("letterSpacing")),
            trackingCurve: try trackingCurve()
        )
    }

    private func trackingCurve() throws -> TrackingCurve? {
        let extensions = try token("font.family")["$extensions"]?.object()
        let knots = try extensions?["org.barsnap.tracking"]?.array().map { pair in
            let numbers = try pair.array().map { try $0.number() }
            return TrackingCurve.Knot(size: numbers[0], ratio: numbers[1])
        }
        return TrackingCurve(knots ?? [])
    }

    func spring(_ path: String) throws -> SpringToken {
        let spring = try token(path).required("$extensions").object().required("org.barsnap.spring").object()
        let bounce = try spring.required("bounce").number()
        return SpringToken(path: path, spring: Spring(response: try points(value(path)), bounce: bounce))
    }

    func gradients(in group: String) throws -> [GradientToken] {
        try tokens.order.filter { $0.hasPrefix(group + ".") }.map { path in
            let stops = try value(path).array().map { stop in
                let object = try stop.object()
                let color = try color(object.required("color"), path: path)
                return GradientToken.Stop(color: color, position: try object.required("position").number())
            }
            return GradientToken(path: path, stops: stops)
        }
    }
}
