import SourceJSON

extension ThemeReader {
    mutating func material() -> MaterialTokens {
        MaterialTokens(
            regular: glass("material.glass.regular"),
            clear: glass("material.glass.clear"),
            tone: band("material.tone"),
            bar: MaterialTokens.Tones(light: bar("material.bar.light"), dark: bar("material.bar.dark")),
            scrollEdge: ScrollEdgeToken(
                bottom: gradient("material.scrollEdge.soft.bottom"),
                top: gradient("material.scrollEdge.soft.top"),
                bottomReach: length("material.scrollEdge.soft.bottomReach", "an edge's reach", ThemeLimits.edgeReach),
                topReach: length("material.scrollEdge.soft.topReach", "an edge's reach", ThemeLimits.edgeReach)
            )
        )
    }

    /// Two brightnesses with a band between them, in which nothing turns.
    private mutating func band(_ path: String) -> MaterialTokens.Tone {
        let below = number(path + ".darkBelow", "a brightness", ThemeLimits.brightness)
        let above = number(path + ".lightAbove", "a brightness", ThemeLimits.brightness)
        if let place = tokens[above.path]?.place, above.value < below.value {
            let remedy = "here it is \(above.value), and darkBelow is \(below.value)"
            let message = "glass is light above a brightness no lower than darkBelow"
            note(SourceError(at: place, message: message, remedy: remedy), path: above.path)
        }
        return MaterialTokens.Tone(darkBelow: below, lightAbove: above)
    }

    private mutating func glass(_ path: String) -> MaterialTokens.Tones<GlassToken> {
        MaterialTokens.Tones(light: tone(path + ".light"), dark: tone(path + ".dark"))
    }

    private mutating func tone(_ path: String) -> GlassToken {
        GlassToken(
            path: path,
            body: body(path),
            adaptation: GlassToken.Adaptation(
                amount: number(path + ".adaptation.amount", "what is added to the lift", ThemeLimits.lift),
                from: number(path + ".adaptation.from", "a brightness", ThemeLimits.brightness),
                to: end(path + ".adaptation", ThemeLimits.brightness)
            ),
            lens: GlassToken.Lens(
                depth: length(path + ".lens.depth", "a lens's depth", ThemeLimits.lens),
                shift: length(path + ".lens.shift", "a lens's shift", ThemeLimits.lens)
            ),
            rim: GlassToken.Rim(
                width: length(path + ".rim.width", "a rim's width", ThemeLimits.line),
                light: color(path + ".rim.light"),
                contour: color(path + ".rim.contour"),
                from: number(path + ".rim.from", "a brightness", ThemeLimits.brightnessOrNever),
                to: end(path + ".rim", ThemeLimits.brightnessOrNever)
            ),
            shadow: elevation(path + ".shadow"),
            content: GlassToken.Content(
                label: color(path + ".content.label"),
                unselected: color(path + ".content.unselected"),
                secondary: color(path + ".content.secondary"),
                pill: color(path + ".content.pill")
            ),
            reduced: body(path + ".reduced"),
            contrast: GlassToken.Contrast(
                fill: color(path + ".contrast.fill"),
                border: color(path + ".contrast.border"),
                borderWidth: length(path + ".contrast.borderWidth", "a border's width", ThemeLimits.line)
            )
        )
    }

    private mutating func bar(_ path: String) -> BarMaterialToken {
        BarMaterialToken(
            path: path,
            body: body(path),
            reduced: body(path + ".reduced"),
            hairline: color(path + ".hairline")
        )
    }

    private mutating func body(_ path: String) -> MaterialToken {
        MaterialToken(
            path: path,
            blur: length(path + ".blur", "a material's blur", ThemeLimits.materialBlur),
            saturation: number(path + ".saturation", "a saturation", ThemeLimits.saturation),
            gain: number(path + ".gain", "a gain", ThemeLimits.gain),
            lift: number(path + ".lift", "a lift", ThemeLimits.lift),
            tint: color(path + ".tint")
        )
    }

    // MARK: Figures within their limits

    private mutating func number(_ path: String, _ name: String, _ limits: ThemeLimits.Range) -> NumberToken {
        let token = number(path)
        check(token.value, name, limits, in: nil, at: path)
        return token
    }

    private mutating func length(_ path: String, _ name: String, _ limits: ThemeLimits.Range) -> DimensionToken {
        let token = dimension(path)
        check(token.points, name, limits, at: path)
        return token
    }

    /// The brightness `to` of a group, which lies no lower than its `from`.
    private mutating func end(_ group: String, _ limits: ThemeLimits.Range) -> NumberToken {
        let (start, end) = (number(group + ".from"), number(group + ".to", "a brightness", limits))
        if let place = tokens[end.path]?.place, end.value < start.value {
            let remedy = "here it is \(end.value), and from is \(start.value)"
            note(
                SourceError(at: place, message: "what begins at from ends at to, no lower", remedy: remedy),
                path: end.path
            )
        }
        return end
    }
}
