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
            system: system,
            device: Device.named(self[.device]) ?? .iPhone16Pro,
            orientation: LayoutEnvironment.Orientation(rawValue: self[.orientation]) ?? .portrait,
            locale: PseudoLocale(rawValue: self[.locale]) ?? .english
        )
    }

    private var system: SystemVersion { SystemVersion(rawValue: self[.os]) ?? .iOS26 }

    /// Whether the system draws an accessory tab bar: with `style: automatic`, from iOS 26 on.
    var isDrawnBySystem: Bool {
        self[.style] == AccessoryTabBarPresentation.Style.automatic.rawValue && system >= .iOS26
    }

    /// The presentation with the style that the variant asks for, on a bar that has one, and with what its iOS has.
    func styled(_ presentation: Presentation) -> Presentation {
        var styled = presentation
        if case .accessoryTabBar(var bar) = presentation.bar {
            bar.style = AccessoryTabBarPresentation.Style(rawValue: self[.style]) ?? bar.style
            styled.bar = .accessoryTabBar(bar)
            if isDrawnBySystem { styled = styled.drawnBySystem }
        }
        return styled.on(system.release)
    }
}
