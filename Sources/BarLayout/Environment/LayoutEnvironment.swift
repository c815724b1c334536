import BarState
import Drawing
import Theme

/// Everything around a bar that changes how it is drawn, and nothing that changes what it does.
public struct LayoutEnvironment: Hashable, Sendable {
    /// How the device is held.
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        /// Upright: the screen is as wide and as high as the device's own size.
        case portrait
        /// Sideways: width and height change places, and a phone loses its status bar.
        case landscape
    }

    /// Whether things move or only fade, as the setting Reduce Motion has it.
    public enum Motion: String, Hashable, Sendable, CaseIterable {
        /// Folds, slides and the press scale are drawn, by the springs of the theme or the system.
        case full
        /// Reduce Motion: moves become fades, the press scale goes.
        case reduced
    }

    /// How much shows through glass, bars and fades, as the setting Reduce Transparency has it.
    public enum Transparency: String, Hashable, Sendable, CaseIterable {
        /// Glass with its lens, over a fade that the content can still be seen through.
        case standard
        /// Reduce Transparency: materials in their reduced form, glass without a lens, and a complete fade behind the
        /// own bars.
        case reduced
    }

    /// Already resolved for appearance and contrast.
    public var theme: SPTheme
    /// Light or dark, as the theme was resolved.
    public var appearance: SPTheme.Appearance { theme.appearance }
    /// Standard or increased, as the theme was resolved.
    public var contrast: SPTheme.Contrast { theme.contrast }
    /// Standard by default.
    public var transparency: Transparency
    /// The step of Dynamic Type, from xSmall to AX5; large by default.
    public var textSize: TextSize
    /// Which way the interface reads; right to left mirrors places, and is not the default.
    public var direction: LayoutDirection
    /// Full by default.
    public var motion: Motion
    /// The setting Bold Text: every style of the theme is set in a heavier weight; off by default.
    public var isBoldText: Bool
    /// The iOS that is drawn: glass bars since 26.0, which is the default, and classic ones before.
    public var system: SystemVersion
    /// The screen's size, insets and corners; an iPhone 16 Pro by default.
    public var device: Device
    /// Upright by default.
    public var orientation: Orientation
    /// What becomes of the texts that a translator would be given; by default they stay as they are.
    public var locale: PseudoLocale

    /// An environment in which all but the theme has the value of the default frames.
    public init(
        theme: SPTheme,
        transparency: Transparency = .standard,
        textSize: TextSize = .large,
        direction: LayoutDirection = .leftToRight,
        motion: Motion = .full,
        isBoldText: Bool = false,
        system: SystemVersion = .iOS26,
        device: Device = .iPhone16Pro,
        orientation: Orientation = .portrait,
        locale: PseudoLocale = .english
    ) {
        self.theme = theme
        self.transparency = transparency
        self.textSize = textSize
        self.direction = direction
        self.motion = motion
        self.isBoldText = isBoldText
        self.system = system
        self.device = device
        self.orientation = orientation
        self.locale = locale
    }
}

/// The iOS versions whose bars differ, by the names that stories give them.
public enum SystemVersion: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Classic bars, zooms drawn as cross-fades, and videos that wait for a tap.
    case iOS17 = "17"
    /// Classic bars; cells zoom into what they open, and videos play while they can be seen.
    case iOS18 = "18"
    /// Bars of glass that float, minimise and host an accessory.
    case iOS26 = "26.0"
    /// As 26.0, and an accessory may be disabled by `isEnabled`.
    case iOS26point1 = "26.1"

    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        left.release < right.release
    }

    /// The version as availability is told by it.
    public var release: SystemRelease {
        switch self {
        case .iOS17: .iOS17
        case .iOS18: .iOS18
        case .iOS26: .iOS26
        case .iOS26point1: .iOS26point1
        }
    }
}
