/// A bar that is driven by events with times and answers with effects: one value, no clock, no pixel.
public protocol BarMachine<Tab>: Sendable {
    /// The app's own type of tab, as effects give it back.
    associatedtype Tab: Hashable & Sendable

    /// Takes one event in and gives back what the outside must do; after an error nothing has changed.
    ///
    /// Throws `BarError` for an event that is out of place, such as a tap on a layer that isn't there.
    mutating func handle(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<Tab>]

    /// Everything a person could see or hear at a moment, in seconds since the bar appeared.
    func presentation(at time: Seconds) -> Presentation

    /// The ids of the layers that a finger could act on, in reading order.
    func tappableLayers(at time: Seconds) -> [String]

    /// When the error that shows now, or showed last, is over by itself; nil where there is none.
    var errorEnd: Seconds? { get }

    /// Runs the app's closure that an effect asks for: `onControl` where it stands, the rest on the main actor.
    ///
    /// Throws what `onControl` throws. Effects without a closure do nothing.
    func perform(_ effect: BarEffect<Tab>) async throws
}

extension BarMachine {
    public var errorEnd: Seconds? { nil }
}
