import BarLayout
import BarState
import Drawing
import Theme

/// One way in which a frame can differ from the default one, in the order that file names give them.
///
/// This table drives everything about variants: what stories and flags may say, the suffixes of file names, the help.
public enum VariantAxis: String, CaseIterable, Comparable, Sendable {
    /// `light` or `dark`: which of the theme's appearances is drawn.
    case appearance
    /// `standard` or `increased`: Increase Contrast, with the theme's own values for it.
    case contrast
    /// `standard` or `reduced`: Reduce Transparency, which makes glass and materials hide more.
    case transparency
    /// `xSmall` to `AX5`: one of the twelve sizes of Dynamic Type; `large` by default.
    case textSize
    /// `ltr` or `rtl`: which way the whole screen is read.
    case direction
    /// `full` or `reduced`: Reduce Motion.
    case motion
    /// `regular` or `bold`: Bold Text.
    case boldText
    /// `17`, `18`, `26.0` or `26.1`: the iOS that the bar stands on; `26.0` by default.
    case os
    /// `custom` or `automatic`: whether an accessory tab bar draws itself or leaves it to the system; no other bar has
    /// it.
    case style
    /// A device's id; `iphone-16-pro` by default.
    case device
    /// `portrait` or `landscape`: how the device is held.
    case orientation
    /// `en`, or a stand-in for a translation: `accented`, `long` or `rtl-text`.
    case locale
    /// A theme's name; `default` by default. Any may stand here, and whether it is there is asked when it is read.
    case theme

    /// The option of a whole run, without its dashes.
    public var flag: String {
        switch self {
        case .textSize: "text-size"
        case .boldText: "bold-text"
        default: rawValue
        }
    }

    /// One sentence for the help.
    public var summary: String {
        switch self {
        case .appearance: "Light or dark."
        case .contrast: "Increase Contrast."
        case .transparency: "Reduce Transparency."
        case .textSize: "The Dynamic Type size."
        case .direction: "The reading direction."
        case .motion: "Reduce Motion."
        case .boldText: "Bold Text."
        case .os: "The iOS version."
        case .style: "Who draws an accessory tab bar: its own code, or the system where it can."
        case .device: "The device, such as iphone-16-pro or 'iPhone 16 Pro'."
        case .orientation: "How the device is held."
        case .locale: "English, or a stand-in for a translation that finds text without room."
        case .theme: "A theme of the folder themes, by its name."
        }
    }

    /// The values in the order of the help, the default one first; nil where any name may stand.
    public var values: [VariantValue]? { Self.table[self] }

    private static let table: [VariantAxis: [VariantValue]] = Dictionary(
        allCases.compactMap { axis in axis.row.map { (axis, $0) } }
    ) { first, _ in first }

    private var row: [VariantValue]? {
        switch self {
        case .appearance: Self.plain(["light", "dark"])
        case .contrast: [VariantValue("standard"), VariantValue("increased", title: "Increased contrast")]
        case .transparency: [VariantValue("standard"), Self.reduced(.transparency)]
        case .textSize: Self.textSizes
        case .direction: [VariantValue("ltr", title: "Left to right"), VariantValue("rtl", title: "Right to left")]
        case .motion: [VariantValue("full"), Self.reduced(.motion)]
        case .boldText: [VariantValue("regular"), VariantValue("bold", title: "Bold text")]
        case .os: Self.systems
        case .style: [VariantValue("custom"), VariantValue("automatic", title: "Style automatic")]
        case .device: Self.devices
        case .orientation: Self.plain(LayoutEnvironment.Orientation.allCases.map(\.rawValue))
        case .locale: Self.plain(PseudoLocale.allCases.map(\.rawValue))
        case .theme: nil
        }
    }

    /// The default value, which file names leave out: the first of the table, or the theme `default`.
    public var standard: String { Self.standards[self] ?? Self.standardTheme }

    /// Every value of every frame is held against these.
    private static let standards: [VariantAxis: String] = table.compactMapValues(\.first?.name)

    public static func < (left: VariantAxis, right: VariantAxis) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The theme that is built in; `themes/default.resolver.json`.
    private static let standardTheme = "default"

    // MARK: - Rows

    private static func plain(_ names: [String]) -> [VariantValue] { names.map { VariantValue($0) } }

    /// Two axes have a value `reduced`, so their suffixes say of what.
    private static func reduced(_ axis: VariantAxis) -> VariantValue {
        VariantValue("reduced", suffix: "reduced-\(axis.rawValue)", title: "Reduced \(axis.rawValue)")
    }

    private static let textSizes = withDefaultFirst(
        TextSize.allCases.map {
            VariantValue($0.rawValue, suffix: $0.rawValue.lowercased(), title: "Text size \($0.rawValue)")
        },
        TextSize.large.rawValue
    )

    private static let systems = withDefaultFirst(
        SystemVersion.allCases.map {
            // A dot would end the suffix.
            VariantValue(
                $0.rawValue,
                suffix: "ios" + $0.rawValue.split(separator: ".").joined(separator: "-"),
                title: "iOS \($0.rawValue)",
                alias: $0 == .iOS26 ? "26" : nil
            )
        },
        SystemVersion.iOS26.rawValue
    )

    private static let devices = withDefaultFirst(
        Device.all.map { VariantValue($0.id, title: $0.name, alias: $0.name) },
        Device.iPhone16Pro.id
    )

    private static func withDefaultFirst(_ values: [VariantValue], _ standard: String) -> [VariantValue] {
        values.filter { $0.name == standard } + values.filter { $0.name != standard }
    }
}

/// One value of an axis.
public struct VariantValue: Hashable, Sendable {
    /// As stories and flags write it.
    public var name: String
    /// As file names write it. Two axes that share a value differ here.
    public var suffix: String
    /// As a person reads it.
    public var title: String
    /// Another way to write it, such as a device's marketing name.
    public var alias: String?

    /// A value by its name, which is also its suffix and, with a capital, its title where nothing else is said.
    public init(_ name: String, suffix: String? = nil, title: String? = nil, alias: String? = nil) {
        self.name = name
        self.suffix = suffix ?? name
        self.title = title ?? name.prefix(1).uppercased() + name.dropFirst()
        self.alias = alias
    }

    /// Case is no difference: `ax3` is `AX3`.
    func isWritten(_ text: String) -> Bool {
        let text = text.lowercased()
        return name.lowercased() == text || alias?.lowercased() == text
    }
}
