import Theme

func testTheme(_ appearance: SPTheme.Appearance, _ contrast: SPTheme.Contrast) throws -> SPTheme {
    try SPTheme.load(appearance: appearance, contrast: contrast)
}
