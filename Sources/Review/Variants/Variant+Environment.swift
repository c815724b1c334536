import BarLayout
import BarState
import Drawing
import Theme

extension Variant {
    /// What layout draws this variant in.
    public func environment(theme: SPTheme) -> LayoutEnvironment {
        LayoutEnvironment(
            theme: theme,
            transparency: LayoutEnvironment.Transparency(rawValue: self[.transparency]) ?? .standard,
            textSize: TextSize(rawValue: self[.textSize]) ?? .standard,
            direction: LayoutDirection(rawValue: self[.direction]) ?? .leftToRight,
            motion: LayoutEnvironment.Motion(rawValue: self[.motion]) ?? .full,
            isBoldText: self[.boldText] != VariantAxis.boldText.standard,
            system: SystemVersion(rawValue: self[.os]) ?? .iOS26,
            device: Device.named(self[.device]) ?? .iPhone16Pro,
            orientation: LayoutEnvironment.Orientation(rawValue: self[.orientation]) ?? .portrait,
            locale: PseudoLocale(rawValue: self[.locale]) ?? .english
        )
    }

    /// The presentation with the style that the variant asks for, on a bar that has one.
    func styled(_ presentation: Presentation) -> Presentation {
        guard case .accessoryTabBar(var bar) = presentation.bar,
            let style = AccessoryTabBarPresentation.Style(rawValue: self[.style])
        else { return presentation }
        var styled = presentation
        bar.style = style
        styled.bar = .accessoryTabBar(bar)
        return styled
    }
}
