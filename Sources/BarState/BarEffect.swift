/// What a bar asks the outside to do after an event, in this order.
public enum BarEffect<Tab: Hashable & Sendable>: Hashable, Sendable {
    /// Run `onControl`, and send `controlEnds` or `controlThrows` with this run's number.
    case runControl(ControlRun)
    /// Run `onExpand`.
    case expand
    /// Run `onSubmit` on the main actor with the trimmed query.
    case submit(String)
    /// Run `onReselect`.
    case reselect(Tab)
    /// The bar changed a value that the app owns.
    case setSelection(Tab)
    case setQuery(String)
    case setRecents([String])
    case haptic(Haptic)
    /// VoiceOver speaks a sentence of its own accord.
    case announce(String)
}

public enum Haptic: String, Hashable, Sendable, CaseIterable {
    /// The light tick of a changed choice.
    case selection
}

/// One run of the control's closure, so that a late result can be told from the present one.
public struct ControlRun: Hashable, Sendable {
    /// Counted from 1 since the bar appeared.
    public var number: Int
    /// The accessory whose control was tapped.
    public var accessoryID: String

    public init(number: Int, accessoryID: String) {
        self.number = number
        self.accessoryID = accessoryID
    }
}
