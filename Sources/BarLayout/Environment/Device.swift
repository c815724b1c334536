import Drawing

/// A phone or tablet as layout knows it: sizes and insets in points, held upright unless stated.
public struct Device: Hashable, Sendable {
    /// What is cut out of the head of the screen: it decides where the clock stands and how round the corners are.
    public enum Cutout: Hashable, Sendable {
        /// Nothing, as on phones with a home button and on iPads: the status bar is one line from side to side.
        case none
        /// A bay in the upper edge: the clock stands in one ear beside it, the battery in the other.
        case notch
        /// A pill clear of the edge: the clock and the battery stand on either side of it.
        case dynamicIsland
    }

    /// How sure a row of the table is.
    public enum Confidence: String, Hashable, Sendable {
        /// Figures that were read from a simulator.
        case high
        /// Figures of which some were inferred from phones of the same build.
        case medium
        /// Figures that nothing measured bears out, as for the iPad.
        case guess
    }

    /// The marketing name, such as `iPhone 16 Pro`.
    public var name: String
    /// Width and height of the screen in points, held upright.
    public var size: Size
    /// Pixels per point.
    public var scale: Int
    /// Points from the upper edge to the safe area, held upright: the status bar's height.
    public var safeTop: Double
    /// Points from the safe area to the lower edge, held upright: the home indicator's room, 0 with a home button.
    public var safeBottom: Double
    /// Points of the inset on either side when held sideways.
    public var landscapeSafeSide: Double
    /// Points from the safe area to the lower edge when held sideways; 0 with a home button.
    public var landscapeSafeBottom: Double
    /// What the status bar makes room for.
    public var cutout: Cutout
    /// The keyboard's height in points, held upright.
    public var keyboardHeight: Double
    /// The keyboard's height in points when held sideways; nil where it was never measured, and a guess is drawn.
    public var landscapeKeyboardHeight: Double?
    /// The iOS versions it was seen running.
    public var systems: [Int]
    /// How far the figures of this row can be relied on.
    public var confidence: Confidence
    /// Whether it is an iPad: held sideways it keeps the status bar, and a sidebar may stand beside the content.
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
