extension TabBarController {
    public func presentation(at time: Seconds) -> Presentation {
        let controller = floatingAccessoryController
        let finger = touch.among(tappableLayers(at: time))
        let isLeaving = controller.visibility.isMoving(at: time) || controller.size.isMoving(at: time)
        return Presentation(
            time: time,
            bar: .floatingAccessory(
                FloatingAccessoryPresentation(
                    tabs: tabs.presentations(selection: selection).spokenBySystem(),
                    content: controller.contentView?.content,
                    leavingContent: isLeaving ? controller.snapshot?.content : nil,
                    position: controller.position,
                    isHidden: controller.isHidden,
                    isTabBarHidden: controller.isTabBarHidden,
                    isMinimized: isMinimized,
                    place: controller.place,
                    visibility: controller.visibility,
                    size: controller.size,
                    tabBarHidden: controller.tabBarHidden,
                    minimize: minimize,
                    pill: pill
                )
            ),
            content: pages.current.content,
            isKeyboardShown: isKeyboardShown,
            pressed: finger.pressed,
            longPressed: finger.longPressed,
            edges: pages.current.top.screen.patterns.edges
        )
    }

    /// The app changes the values that it owns.
    public enum Change: Sendable {
        /// The tab that shows, behind which the pill slides.
        case selection(Value)
        /// The tabs in order; those that are gone lose what they kept.
        case tabs([Item])
        /// When the bar minimises from now on, iOS 26 and later.
        case tabBarMinimizeBehavior(TabBarMinimizeBehavior)
        /// When scrolling hides the bar from now on, before iOS 26; nil lets it stand.
        case scrollPolicy(ScrollPolicy?)
        /// The same app on another iOS: a bar that had stepped aside stands again.
        case release(SystemRelease)
    }

    /// Takes new values in, all at once.
    ///
    /// Throws `BarError` for what `init` refuses too; then nothing has changed.
    @discardableResult
    public mutating func set(_ values: Change..., at time: Seconds) throws -> [BarEffect<Value>] {
        try set(values, at: time)
    }

    /// The same for a list of values; of two of one kind the later one stands.
    @discardableResult
    public mutating func set(_ values: [Change], at time: Seconds) throws -> [BarEffect<Value>] {
        var next = self
        try next.lastEvent.move(to: time)
        var selection = next.selection
        for value in values {
            switch value {
            case .selection(let tab): selection = tab
            case .tabs(let tabs): next.tabs = tabs
            case .tabBarMinimizeBehavior(let behavior): next.tabBarMinimizeBehavior = behavior
            case .scrollPolicy(let policy): next.scrollPolicy = policy
            case .release(let release): try next.run(on: release)
            }
        }
        try next.tabs.validate(selection: selection)
        if selection != next.selection { next.select(selection, at: time) }
        next.pill.head(for: next.tabs.place(of: selection), at: time)
        next.pages.keep(next.tabs.map(\.value))
        self = next
        return []
    }

    private mutating func run(on other: SystemRelease) throws {
        try FloatingAccessoryController.check(device: .iPhone, release: other)
        guard other != release else { return }
        release = other
        isMinimized = false
        minimize.settle(at: 0)
        pages.current.top.restartCount()
    }
}
