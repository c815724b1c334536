import BarLayout
import BarState
import Drawing
import SourceJSON

/// One thing that happens to the bar, or one picture of it.
public struct StoryStep: Sendable {
    public enum Action: Sendable {
        case tap(Target)
        case press(Target)
        case longPress(Target)
        case release
        /// Moves the visible content by points, downwards positive; `tracked` overrides the screen's own mark.
        case scroll(by: Double, tracked: Bool? = nil)
        /// Moves the visible content to one of its ends and lets it rest there.
        case scrollTo(End)
        /// Content that was pulled past an end returns to it.
        case scrollEnds
        case type(String)
        case submit
        /// A field in the content takes the focus.
        case keyboard
        case dismissKeyboard
        case controlEnds
        /// Nil says the general sentence.
        case controlThrows(String?)
        case dismiss
        /// Nil pushes the story's usual screen.
        case push(Screen?)
        case pop
        /// Nil turns the device the other way.
        case rotate(LayoutEnvironment.Orientation?)
        /// So much of a cell can be seen, 0…1: `onScrollVisibilityChange`.
        case visibility(of: String, share: Double)
        /// Tells every cell that plays by itself how much of it can be seen now.
        case see
        case set(BarChange)
        /// Seconds.
        case wait(Seconds)
        /// The bar as described, at time 0.
        case restart
        case capture(Capture)
    }

    /// What a finger is put on.
    public enum Target: Hashable, Sendable {
        /// A layer by its id, such as `tab-bar/tab-home`.
        case layer(String)
        /// Points from the top left of the screen.
        case point(Point)
    }

    public enum End: String, Hashable, Sendable, CaseIterable {
        case top
        case end
    }

    public var action: Action
    /// Where the step was written; nil for one that was built in Swift.
    public var place: SourcePlace?

    public init(_ action: Action, place: SourcePlace? = nil) {
        self.action = action
        self.place = place
    }
}

extension StoryStep.Target: ExpressibleByStringLiteral {
    public init(stringLiteral id: String) { self = .layer(id) }
}

extension StoryStep.Action {
    /// A picture of everything at rest.
    public static func capture(_ name: String, pin: [VariantAxis: String] = [:], at progress: Double? = nil) -> Self {
        .capture(Capture(name, pin: pin, progress: progress))
    }

    /// New values that the app gives its accessory tab bar.
    public static func set<Tab>(_ values: AccessoryTabBar<Tab>.Value...) -> Self {
        .set(BarChange { (bar: inout AccessoryTabBar<Tab>, time) in _ = try bar.set(values, at: time) })
    }

    /// New values that the app gives its tab view.
    public static func set<Tab>(_ values: TabView<Tab>.Value...) -> Self {
        .set(BarChange { (bar: inout TabView<Tab>, time) in _ = try bar.set(values, at: time) })
    }

    /// New values that the app gives its search tab bar.
    public static func set<Tab>(_ values: SearchTabBar<Tab>.Value...) -> Self {
        .set(BarChange { (bar: inout SearchTabBar<Tab>, time) in _ = try bar.set(values, at: time) })
    }
}
