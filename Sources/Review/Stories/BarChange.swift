import BarState

/// A change that the app makes to the values it owns, on whatever bar the story is about.
public struct BarChange: Sendable {
    /// The change was written for another kind of bar.
    public struct WrongBar: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String
    }

    private let apply: @Sendable (any BarMachine, Seconds) throws -> any BarMachine

    /// A change that `body` makes to a bar of its kind, at a time in seconds; whatever `body` throws, the step throws.
    public init<Bar: BarMachine>(_ body: @escaping @Sendable (inout Bar, Seconds) throws -> Void) {
        apply = { bar, time in
            guard var bar = bar as? Bar else {
                throw WrongBar(
                    description: "the step sets values of a \(Bar.self), the story's bar is a \(type(of: bar))"
                )
            }
            try body(&bar, time)
            return bar
        }
    }

    /// The bar after the change, at `time` in seconds.
    ///
    /// Throws what the bar refuses, and `WrongBar`.
    public func callAsFunction(_ bar: any BarMachine, at time: Seconds) throws -> any BarMachine {
        try apply(bar, time)
    }
}
