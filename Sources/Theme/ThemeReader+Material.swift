extension ThemeReader {
    mutating func material() -> MaterialTokens {
        MaterialTokens(
            regular: glass("material.glass.regular"),
            clear: glass("material.glass.clear"),
            tone: MaterialTokens.Tone(
                darkBelow: number("material.tone.darkBelow"),
                lightAbove: number("material.tone.lightAbove")
            ),
            bar: MaterialTokens.Tones(light: bar("material.bar.light"), dark: bar("material.bar.dark")),
            scrollEdge: ScrollEdgeToken(
                bottom: gradient("material.scrollEdge.soft.bottom"),
                top: gradient("material.scrollEdge.soft.top"),
                bottomReach: dimension("material.scrollEdge.soft.bottomReach"),
                topReach: dimension("material.scrollEdge.soft.topReach")
            )
        )
    }

    private mutating func glass(_ path: String) -> MaterialTokens.Tones<GlassToken> {
        MaterialTokens.Tones(light: tone(path + ".light"), dark: tone(path + ".dark"))
    }

    private mutating func tone(_ path: String) -> GlassToken {
        GlassToken(
            path: path,
            body: body(path),
            adaptation: GlassToken.Adaptation(
                amount: number(path + ".adaptation.amount"),
                from: number(path + ".adaptation.from"),
                to: number(path + ".adaptation.to")
            ),
            lens: GlassToken.Lens(depth: dimension(path + ".lens.depth"), shift: dimension(path + ".lens.shift")),
            rim: GlassToken.Rim(
                width: dimension(path + ".rim.width"),
                light: color(path + ".rim.light"),
                contour: color(path + ".rim.contour"),
                from: number(path + ".rim.from"),
                to: number(path + ".rim.to")
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
                borderWidth: dimension(path + ".contrast.borderWidth")
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
            blur: dimension(path + ".blur"),
            saturation: number(path + ".saturation"),
            gain: number(path + ".gain"),
            lift: number(path + ".lift"),
            tint: color(path + ".tint")
        )
    }
}
