import BarState
import Drawing
import Theme

/// Everything around a bar that changes how it is drawn, and nothing that changes what it does.
public struct LayoutEnvironment: Hashable, Sendable {
    public enum Orientation: String, Hashable, Sendable, CaseIterable {
        case portrait
        case landscape
    }

    public enum Motion: String, Hashable, Sendable, CaseIterable {
        case full
        /// Reduce Motion: moves become fades, the press scale goes.
        case reduced
    }

    public enum Transparency: String, Hashable, Sendable, CaseIterable {
        case standard
        /// Reduce Transparency.
        case reduced
    }

    /// Already resolved for appearance and contrast.
    public var theme: SPTheme
    public var appearance: SPTheme.Appearance { theme.appearance }
    public var contrast: SPTheme.Contrast { theme.contrast }
    public var transparency: Transparency
    public var textSize: TextSize
    public var direction: LayoutDirection
    public var motion: Motion
    public var isBoldText: Bool
    public var system: SystemVersion
    public var device: Device
    public var orientation: Orientation
    public var locale: PseudoLocale

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
    case iOS17 = "17"
    case iOS18 = "18"
    case iOS26 = "26.0"
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
