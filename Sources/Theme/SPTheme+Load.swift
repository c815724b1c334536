import SourceJSON

extension SPTheme {
    /// Reads a theme for one appearance and one contrast.
    ///
    /// Throws `SourceErrors` with everything that is wrong, and where there is no such theme.
    public static func load(
        from source: ThemeSource = .embedded,
        named name: String = ThemeSource.standardName,
        appearance: Appearance,
        contrast: Contrast = .standard
    ) throws -> SPTheme {
        try SPTheme(try source.document(named: name), named: name, appearance: appearance, contrast: contrast)
    }

    /// The theme of a document that has been read already.
    ///
    /// The document takes appearance and contrast as inputs where it has modifiers of the names `appearance` and
    /// `contrast`; one without them looks the same in all. `inputs` chooses the contexts of its other modifiers.
    /// Throws `SourceErrors` with everything that is wrong, tokens that the theme lacks among it.
    public init(
        _ document: ThemeDocument,
        named name: String,
        appearance: Appearance,
        contrast: Contrast = .standard,
        inputs: [String: String] = [:]
    ) throws {
        let inputs = document.inputs(appearance: appearance, contrast: contrast, others: inputs)
        var reader = ThemeReader(tokens: try document.tokens(inputs))
        self.name = name
        self.appearance = appearance
        self.contrast = contrast
        color = Colors(
            bg: reader.color("color.bg"),
            surface: reader.color("color.surface"),
            fill: reader.color("color.fill"),
            separator: reader.color("color.separator"),
            textPrimary: reader.color("color.textPrimary"),
            textSecondary: reader.color("color.textSecondary"),
            textTertiary: reader.color("color.textTertiary"),
            danger: reader.color("color.danger"),
            tint: reader.color("color.tint")
        )
        radius = Radii(
            xs: reader.radius("radius.xs"),
            sm: reader.radius("radius.sm"),
            md: reader.radius("radius.md"),
            lg: reader.radius("radius.lg"),
            xl: reader.radius("radius.xl")
        )
        elevation = Elevations(
            e1: reader.elevation("e1"),
            e2: reader.elevation("e2"),
            e3: reader.elevation("e3")
        )
        type = TypeScale(
            caption: reader.type("type.caption", .caption1),
            footnote: reader.type("type.footnote", .footnote),
            subhead: reader.type("type.subhead", .subhead),
            body: reader.type("type.body", .body),
            headline: reader.type("type.headline", .headline),
            title3: reader.type("type.title3", .title3),
            title2: reader.type("type.title2", .title2),
            largeTitle: reader.type("type.largeTitle", .largeTitle)
        )
        motion = Motion(
            standard: reader.spring("motion.standard"),
            snappy: reader.spring("motion.snappy")
        )
        chrome = Chrome(
            scrim: reader.color("chrome.scrim"),
            onArtwork: reader.color("chrome.onArtwork"),
            statusBar: reader.color("chrome.statusBar"),
            homeIndicator: reader.color("chrome.homeIndicator"),
            keyboard: Keyboard(
                bg: reader.color("chrome.keyboard.bg"),
                key: reader.color("chrome.keyboard.key"),
                keySecondary: reader.color("chrome.keyboard.keySecondary"),
                label: reader.color("chrome.keyboard.label"),
                edge: reader.color("chrome.keyboard.edge")
            )
        )
        material = reader.material()
        artwork = reader.gradients(in: "artwork")
        tokenPaths = reader.paths
        if let errors = SourceErrors(reader.errors) { throw errors }
    }
}

extension ThemeDocument {
    /// The inputs for one appearance and one contrast, as far as the document has modifiers of the names `appearance`
    /// and `contrast`, beside `others`.
    public func inputs(
        appearance: SPTheme.Appearance,
        contrast: SPTheme.Contrast,
        others: [String: String] = [:]
    ) -> [String: String] {
        var inputs = others
        for modifier in modifiers {
            if modifier.name == "appearance" { inputs[modifier.name] = appearance.rawValue }
            if modifier.name == "contrast" { inputs[modifier.name] = contrast.rawValue }
        }
        return inputs
    }
}
