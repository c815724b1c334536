import SourceJSON

extension SPTheme {
    /// Reads a theme for one appearance and one contrast.
    ///
    /// The theme's document takes both as inputs where it has modifiers of the names `appearance` and `contrast`; a
    /// theme without them looks the same in all. Throws `SourceErrors` with everything that is wrong, and a
    /// `SourceError` where there is no such theme.
    public static func load(
        from source: ThemeSource = .embedded,
        named name: String = "default",
        appearance: Appearance,
        contrast: Contrast = .standard
    ) throws -> SPTheme {
        let inputs = ["appearance": appearance.rawValue, "contrast": contrast.rawValue]
        let draft = try DraftTokens(source: source, named: name, inputs: inputs)
        return try SPTheme(name: name, appearance: appearance, contrast: contrast, tokens: draft)
    }

    init(name: String, appearance: Appearance, contrast: Contrast, tokens: DraftTokens) throws {
        let reader = ThemeReader(tokens: tokens)
        self.name = name
        self.appearance = appearance
        self.contrast = contrast
        color = Colors(
            bg: try reader.color("color.bg"),
            surface: try reader.color("color.surface"),
            fill: try reader.color("color.fill"),
            separator: try reader.color("color.separator"),
            textPrimary: try reader.color("color.textPrimary"),
            textSecondary: try reader.color("color.textSecondary"),
            textTertiary: try reader.color("color.textTertiary"),
            danger: try reader.color("color.danger"),
            tint: try reader.color("color.tint")
        )
        radius = Radii(
            xs: try reader.dimension("radius.xs"),
            sm: try reader.dimension("radius.sm"),
            md: try reader.dimension("radius.md"),
            lg: try reader.dimension("radius.lg"),
            xl: try reader.dimension("radius.xl")
        )
        elevation = Elevations(
            e1: try reader.elevation("e1"),
            e2: try reader.elevation("e2"),
            e3: try reader.elevation("e3")
        )
        type = TypeScale(
            caption: try reader.type("type.caption", .caption1),
            footnote: try reader.type("type.footnote", .footnote),
            subhead: try reader.type("type.subhead", .subhead),
            body: try reader.type("type.body", .body),
            headline: try reader.type("type.headline", .headline),
            title3: try reader.type("type.title3", .title3),
            title2: try reader.type("type.title2", .title2),
            largeTitle: try reader.type("type.largeTitle", .largeTitle)
        )
        motion = Motion(
            standard: try reader.spring("motion.standard"),
            snappy: try reader.spring("motion.snappy")
        )
        chrome = Chrome(
            scrim: try reader.color("chrome.scrim"),
            onArtwork: try reader.color("chrome.onArtwork"),
            statusBar: try reader.color("chrome.statusBar"),
            homeIndicator: try reader.color("chrome.homeIndicator"),
            keyboard: Keyboard(
                bg: try reader.color("chrome.keyboard.bg"),
                key: try reader.color("chrome.keyboard.key"),
                keySecondary: try reader.color("chrome.keyboard.keySecondary"),
                label: try reader.color("chrome.keyboard.label"),
                edge: try reader.color("chrome.keyboard.edge")
            )
        )
        artwork = try reader.gradients(in: "artwork")
    }
}
