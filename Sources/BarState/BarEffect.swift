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
    /// The field's text changed: typed, cleared, or taken from a recent search.
    case setQuery(String)
    /// The recent searches changed, newest first: one was added, or Clear emptied them.
    case setRecents([String])
    /// The device taps the finger; nothing is seen.
    case haptic(Haptic)
    /// VoiceOver speaks a sentence of its own accord.
    case announce(String)
}

/// What a finger feels of a change.
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

    /// A run of the control of the accessory with this id.
    public init(number: Int, accessoryID: String) {
        self.number = number
        self.accessoryID = accessoryID
    }
}
