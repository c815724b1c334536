/// What can happen to a bar from outside the app: gestures, the keyboard, navigation, and closures that come back.
///
/// What the app itself changes goes through each bar's `set`.
public enum BarEvent: Hashable, Sendable {
    /// A finger touches a layer and lets go: the layer's action.
    case tap(String)
    /// A finger goes down on a layer and stays there.
    case press(String)
    /// A finger rests on a layer until the large content viewer would show it.
    case longPress(String)
    /// The finger slides off and lifts: nothing is pressed any more, and no action follows.
    case release
    /// The visible content moves by points, downwards positive.
    ///
    /// `limit` is the largest offset without rubber-banding, in points, as whoever knows the layout says. `isTracked`
    /// overrides the screen's own mark for this one movement.
    case scroll(by: Double, limit: Double, isTracked: Bool? = nil)
    /// The scrolling comes to rest: content that rubber-bands returns to its end.
    case scrollEnds
    /// Text is typed at the end of the field.
    case type(String)
    /// The keyboard's Search key.
    case submit
    /// A field in the content takes the focus.
    case showKeyboard
    /// The keyboard slides away and the field loses its focus; what was typed stays.
    case dismissKeyboard
    /// A screen is pushed inside the visible tab, or on the results.
    case push(Screen)
    /// The topmost pushed screen goes, and the one below shows where it was scrolled to.
    case pop
    /// The sheet goes.
    case dismiss
    /// The control's closure came back; `run` nil means the oldest run that is under way.
    case controlEnds(run: Int? = nil)
    /// The control's closure threw; a message of nil says the general sentence.
    case controlThrows(message: String?, run: Int? = nil)
    /// So much of a cell can be seen now, 0…1, as whoever knows the layout says: `onScrollVisibilityChange`.
    case visibility(of: String, share: Double)

    /// The step's name in a story.
    public var name: String {
        switch self {
        case .tap: "tap"
        case .press: "press"
        case .longPress: "longPress"
        case .release: "release"
        case .scroll: "scroll"
        case .scrollEnds: "scrollEnds"
        case .type: "type"
        case .submit: "submit"
        case .showKeyboard: "showKeyboard"
        case .dismissKeyboard: "dismissKeyboard"
        case .push: "push"
        case .pop: "pop"
        case .dismiss: "dismiss"
        case .controlEnds: "controlEnds"
        case .controlThrows: "controlThrows"
        case .visibility: "visibility"
        }
    }
}
