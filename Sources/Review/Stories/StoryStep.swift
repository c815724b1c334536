import BarLayout
import BarState
import Drawing
import SourceJSON

/// One thing that happens to the bar, or one picture of it.
public struct StoryStep: Sendable {
    /// An event of the bar's state, a change that the app makes, or a picture; each is a step's key in `story.json`.
    public enum Action: Sendable {
        /// A finger touches and lets go: what the layer does then.
        case tap(Target)
        /// A finger goes down and stays.
        case press(Target)
        /// A finger rests until the large content viewer would show.
        case longPress(Target)
        /// The finger slides off and lifts, so nothing is pressed any more and no action follows.
        case release
        /// Moves the visible content by points, downwards positive; `tracked` overrides the screen's own mark.
        case scroll(by: Double, tracked: Bool? = nil)
        /// Moves the visible content to one of its ends and lets it rest there.
        case scrollTo(End)
        /// Content that was pulled past an end returns to it.
        case scrollEnds
        /// Text put at the end of the search field's.
        case type(String)
        /// The keyboard's Search key.
        case submit
        /// A field in the content takes the focus.
        case keyboard
        /// The keyboard goes, and the field loses the focus.
        case dismissKeyboard
        /// The closure of the accessory's control has come back, which stops its spinner.
        case controlEnds
        /// Nil says the general sentence.
        case controlThrows(String?)
        /// The sheet that lies over the bar goes.
        case dismiss
        /// Nil pushes the story's usual screen.
        case push(Screen?)
        /// The screen on top of the stack goes.
        case pop
        /// Nil turns the device the other way.
        case rotate(LayoutEnvironment.Orientation?)
        /// So much of a cell can be seen, 0…1: `onScrollVisibilityChange`.
        case visibility(of: String, share: Double)
        /// Tells every cell that plays by itself how much of it can be seen now.
        case see
        /// New values that the app gives its bar; they throw where the story's bar is of another kind.
        case set(BarChange)
        /// Seconds.
        case wait(Seconds)
        /// The bar as described, at time 0.
        case restart
        /// A picture of the bar as it is now, drawn in every variant that the story asks for.
        case capture(Capture)
    }

    /// What a finger is put on.
    public enum Target: Hashable, Sendable {
        /// A layer by its id, such as `tab-bar/tab-home`.
        case layer(String)
        /// Points from the top left of the screen.
        case point(Point)
    }

    /// An end of a screen's content.
    public enum End: String, Hashable, Sendable, CaseIterable {
        /// The beginning, at scroll offset 0.
        case top
        /// The foot, at the largest offset without rubber-banding.
        case end
    }

    /// What happens.
    public var action: Action
    /// Where the step was written; nil for one that was built in Swift.
    public var place: SourcePlace?

    /// A step, with the place that its errors name.
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
