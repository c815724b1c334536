/// The variants that every story draws without asking.
enum AlwaysDrawn {
    private static let rightToLeft: Set<String> = [
        "folded", "failed", "search-open", "typing", "accessory-inline",
    ]
    private static let landscape: Set<String> = [
        "resting", "folded", "search-open", "minimised", "tab-bar-hidden",
    ]

    /// The variants of a capture before each is drawn in light and in dark, the default one first.
    static func variants(of capture: String) -> [Variant] {
        var variants = [Variant()]
        if rightToLeft.contains(capture) { variants.append(Variant([.direction: "rtl"])) }
        if landscape.contains(capture) { variants.append(Variant([.orientation: "landscape"])) }
        return variants
    }

    /// Light and dark, for every variant that doesn't choose itself.
    static func appearances(of variant: Variant) -> [Variant] {
        (VariantAxis.appearance.values ?? []).map { variant.overlaid(with: [.appearance: $0.name]) }
    }
}
