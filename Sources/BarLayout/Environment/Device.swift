import Drawing

/// A phone or tablet as layout knows it: sizes and insets in points, held upright unless stated.
public struct Device: Hashable, Sendable {
    public enum Cutout: Hashable, Sendable {
        case none
        case notch
        case dynamicIsland
    }

    /// How sure a row of the table is.
    public enum Confidence: String, Hashable, Sendable {
        case high
        case medium
        case guess
    }

    /// The marketing name, such as `iPhone 16 Pro`.
    public var name: String
    public var size: Size
    /// Pixels per point.
    public var scale: Int
    public var safeTop: Double
    public var safeBottom: Double
    /// The inset on either side when held sideways, and the one below.
    public var landscapeSafeSide: Double
    public var landscapeSafeBottom: Double
    public var cutout: Cutout
    /// The keyboard's height upright and sideways; nil where it was never measured.
    public var keyboardHeight: Double
    public var landscapeKeyboardHeight: Double?
    /// The iOS versions it was seen running.
    public var systems: [Int]
    public var confidence: Confidence
    public var isPad: Bool

    /// The name as a variant and in a file name: `iphone-16-pro`.
    public var id: String {
        var id = ""
        for character in name.lowercased() {
            switch character {
            case "a"..."z", "0"..."9": id.append(character)
            case " ": id.append("-")
            default: break
            }
        }
        return id
    }

    /// The device of every default frame.
    public static let iPhone16Pro = Device.phone("iPhone 16 Pro", 402, 874, .island62, keyboard: 335)

    /// The device with this id or marketing name, case ignored; nil where there is none.
    public static func named(_ name: String) -> Device? { byName[name.lowercased()] }

    /// By id and by marketing name in small letters: every frame asks for its device several times.
    private static let byName = Dictionary(
        all.flatMap { [($0.id, $0), ($0.name.lowercased(), $0)] }
    ) { first, _ in first }
}
