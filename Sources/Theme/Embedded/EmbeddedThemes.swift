// swift-format-ignore-file
// Written by Scripts/embed.

/// The files of the `themes` folder.
enum EmbeddedThemes {
    /// Sorted by name; a name is the file's path in its folder.
    static let files: [(name: String, text: String)] = [
        ("default.resolver.json", defaultResolverJson),
        ("default/base.tokens.json", defaultBaseTokensJson),
        ("default/dark.tokens.json", defaultDarkTokensJson),
        ("default/increased.tokens.json", defaultIncreasedTokensJson),
        ("default/light.tokens.json", defaultLightTokensJson),
        ("default/material.tokens.json", defaultMaterialTokensJson),
        ("harbor.resolver.json", harborResolverJson),
        ("harbor/brand.tokens.json", harborBrandTokensJson),
        ("harbor/dark.tokens.json", harborDarkTokensJson),
        ("harbor/light.tokens.json", harborLightTokensJson),
    ]
}
