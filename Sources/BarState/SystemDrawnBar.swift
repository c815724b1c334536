/// A bar that the system draws in its own way where the style and the iOS have it so.
public protocol SystemDrawnBar: BarMachine {
    /// Whether the system draws it: it then steps aside by the system's rules.
    var isSystemBar: Bool { get set }
}

extension AccessoryTabBar: SystemDrawnBar {}
