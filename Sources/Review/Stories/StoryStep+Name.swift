extension StoryStep.Action {
    /// The key that stands for it in a story.
    public var name: String {
        switch self {
        case .tap: "tap"
        case .press: "press"
        case .longPress: "longPress"
        case .release: "release"
        case .scroll, .scrollTo: "scroll"
        case .scrollEnds: "scrollEnds"
        case .type: "type"
        case .submit: "submit"
        case .keyboard: "keyboard"
        case .dismissKeyboard: "dismissKeyboard"
        case .controlEnds: "controlEnds"
        case .controlThrows: "controlThrows"
        case .dismiss: "dismiss"
        case .push: "push"
        case .pop: "pop"
        case .rotate: "rotate"
        case .visibility, .see: "visibility"
        case .set: "set"
        case .wait: "wait"
        case .restart: "restart"
        case .capture: "capture"
        }
    }
}
