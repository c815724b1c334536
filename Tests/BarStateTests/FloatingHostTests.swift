import BarState
import Testing

@Suite("Floating accessory: its host")
struct FloatingHostTests {
    typealias Host = TabBarController<Place>

    static func host(on release: SystemRelease) throws -> Host {
        try FloatingAccessoryTests.host(release: release)
    }

    @Test("the controller hides the bar, and the accessory goes down with it", arguments: [true, false])
    func hides(animated: Bool) throws {
        var host = try Self.host(on: .iOS18)
        try host.floatingAccessoryController.setTabBarHidden(true, animated: animated, at: 1)
        #expect(try host.shown().isTabBarHidden)
        #expect(try host.shown().tabBarHidden.target == 1)
        #expect(try host.shown().tabBarHidden.changes.count == (animated ? 1 : 0))
        #expect(try host.shown().content != nil)
        #expect(host.tappableLayers(at: 1) == ["tab-bar-area"])
    }

    @Test(
        "a tap or a long press of the empty area brings the bar back",
        arguments: [BarEvent.tap("tab-bar-area"), .longPress("tab-bar-area")]
    )
    func restores(event: BarEvent) throws {
        var host = try Self.host(on: .iOS18)
        try host.floatingAccessoryController.setTabBarHidden(true, at: 1)
        #expect(try host.handle(event, at: 2).isEmpty)
        #expect(try !host.shown(at: 2).isTabBarHidden)
        #expect(try host.shown(at: 2).tabBarHidden.changes == [.init(time: 2, target: 0)])
        #expect(host.presentation(at: 2).longPressed == nil)
    }

    @Test("the area is there only while the bar is hidden, and only before iOS 26")
    func area() throws {
        var early = try Self.host(on: .iOS18)
        #expect(throws: BarError.self) { try early.handle(.tap("tab-bar-area"), at: 1) }
        var late = try Self.host(on: .iOS26)
        try late.floatingAccessoryController.setTabBarHidden(true, at: 1)
        #expect(late.tappableLayers(at: 1).isEmpty)
    }

    @Test("it says Show Tab Bar")
    func words() {
        #expect(FloatingAccessoryRules.showTabBar == "Show Tab Bar")
    }

    static let policy: [(scrolls: [Double], isHidden: Bool)] = [
        ([39.9], false), ([40], true), ([40, -39.9], true), ([80, -40], false), ([40, -40], false),
        ([30, -5, 30], false),
    ]

    @Test("the app's own policy hides the bar on iOS 18", arguments: policy)
    func scrollPolicy(scrolls: [Double], isHidden: Bool) throws {
        var host = try Self.host(on: .iOS18)
        host.scrollPolicy = Host.ScrollPolicy(distance: 40)
        for distance in scrolls { _ = try host.handle(.scroll(by: distance, limit: 1_000), at: 1) }
        #expect(try host.shown().isTabBarHidden == isHidden)
        #expect(try !host.shown().isMinimized)
    }

    @Test(
        "iOS 26 minimises by the system's behaviour, and no policy hides the bar there",
        arguments: TabBarMinimizeBehavior.allCases
    )
    func minimizes(behavior: TabBarMinimizeBehavior) throws {
        var host = try Self.host(on: .iOS26)
        host.scrollPolicy = Host.ScrollPolicy()
        host.tabBarMinimizeBehavior = behavior
        _ = try host.handle(.scroll(by: 200, limit: 1_000), at: 1)
        #expect(try host.shown().isMinimized == (behavior == .onScrollDown))
        #expect(try !host.shown().isTabBarHidden)
    }

    @Test("iOS 18 has no such behaviour")
    func neverMinimizes() throws {
        var host = try Self.host(on: .iOS18)
        host.tabBarMinimizeBehavior = .onScrollDown
        _ = try host.handle(.scroll(by: 200, limit: 1_000), at: 1)
        #expect(try !host.shown().isMinimized)
    }

    @Test("a moment of iOS 26 shows the full bar on iOS 18")
    func fallback() throws {
        var host = try Self.host(on: .iOS26)
        host.tabBarMinimizeBehavior = .onScrollDown
        _ = try host.handle(.scroll(by: 200, limit: 1_000), at: 1)
        guard case .floatingAccessory(let bar) = host.presentation(at: 1).on(.iOS18).bar else { throw WrongBar() }
        #expect(!bar.isMinimized)
        #expect(bar.minimize == MotionTrack(0))
    }

    @Test("a tap on the minimised tab brings the bar back")
    func unfolds() throws {
        var host = try Self.host(on: .iOS26)
        host.tabBarMinimizeBehavior = .onScrollDown
        _ = try host.handle(.scroll(by: 200, limit: 1_000), at: 1)
        #expect(host.tappableLayers(at: 1) == ["tab-bar/folded"])
        _ = try host.handle(.tap("tab-bar/folded"), at: 2)
        #expect(try !host.shown(at: 2).isMinimized)
    }

    @Test("tabs select, content keeps its place, and the accessory stays over a pushed screen")
    func tabs() throws {
        var host = try Self.host(on: .iOS18)
        _ = try host.handle(.scroll(by: 30, limit: 100), at: 1)
        #expect(try host.handle(.tap("tab-bar/tab-library"), at: 2) == [.setSelection(.library)])
        _ = try host.handle(.push(Screen(title: "more")), at: 2)
        #expect(host.presentation(at: 2).content.backTitle == "library")
        #expect(try host.shown(at: 2).content != nil)
        _ = try host.handle(.pop, at: 2)
        #expect(try host.handle(.tap("tab-bar/tab-home"), at: 3) == [.setSelection(.home)])
        #expect(host.presentation(at: 3).content.scrollOffset == 30)
        #expect(try host.handle(.tap("tab-bar/tab-home"), at: 3) == [.reselect(.home)])
    }

    @Test("a tap on the accessory is its button's, where it is one and shows")
    func accessory() throws {
        var host = try Self.host(on: .iOS18)
        #expect(throws: BarError.self) { try host.handle(.tap("floating-accessory"), at: 1) }
        host.onAccessoryTap = {}
        #expect(try host.handle(.tap("floating-accessory"), at: 1) == [.expand])
        try host.floatingAccessoryController.setHidden(true, at: 1)
        #expect(throws: BarError.self) { try host.handle(.tap("floating-accessory"), at: 1) }
    }

    @Test("a keyboard in the content covers bar and accessory")
    func keyboard() throws {
        var host = try Self.host(on: .iOS18)
        _ = try host.handle(.showKeyboard, at: 1)
        #expect(host.presentation(at: 1).isKeyboardShown)
        #expect(host.tappableLayers(at: 1).isEmpty)
        _ = try host.handle(.dismissKeyboard, at: 1)
        #expect(throws: BarError.self) { try host.handle(.dismissKeyboard, at: 1) }
    }

    @Test("the app changes what it owns, all at once or not at all")
    func set() throws {
        var host = try Self.host(on: .iOS18)
        try host.set(.selection(.library), .scrollPolicy(.init(distance: 10)), .tabBarMinimizeBehavior(.never), at: 1)
        #expect(host.selection == .library)
        #expect(try host.shown().pill.target == 1)
        #expect(throws: BarError.self) { try host.set(.scrollPolicy(nil), .selection(.search), at: 2) }
        #expect(host.scrollPolicy == .init(distance: 10))
    }

    @Test("it is for iPhone only, from iOS 18 on")
    func onlyThere() throws {
        let controller = FloatingAccessoryController.self
        try controller.check(device: .iPhone, release: .iOS18)
        #expect(throws: BarError.floatingAccessoryDevice("iPad")) {
            try controller.check(device: .iPad, release: .iOS26)
        }
        #expect(throws: BarError.floatingAccessoryRelease(.iOS17)) {
            try controller.check(device: .iPhone, release: .iOS17)
        }
        let tabs = try Self.host(on: .iOS18).tabs
        #expect(throws: BarError.floatingAccessoryDevice("iPad")) {
            try Host(selection: .home, tabs: tabs, device: .iPad)
        }
        #expect(throws: BarError.floatingAccessoryRelease(.iOS17)) {
            try Host(selection: .home, tabs: tabs, release: .iOS17)
        }
        #expect(
            "\(BarError.floatingAccessoryRelease(.iOS17))"
                == "The floating accessory is not made for iOS 17.0. It needs iOS 18.0 or later."
        )
    }

    @Test(
        "the old names are refused with the new ones",
        arguments: [
            ("TabBarAccessoryController(tabBarController:)", "floatingAccessoryController"),
            ("setContent(_:position:animated:)", "setContentView(_:position:animated:)"),
        ]
    )
    func retired(name: String, now: String) throws {
        do {
            try FloatingAccessoryController.check(name: name)
            Issue.record("\(name) is still a name")
        } catch BarError.retiredName(let old, let words) {
            #expect(old == name)
            #expect(words.contains(now))
        }
    }

    @Test(
        "today's names are fine",
        arguments: ["setContentView(_:position:animated:)", "setContentView", "removeContent(animated:)"]
    )
    func present(name: String) throws {
        try FloatingAccessoryController.check(name: name)
    }

    @Test("content needs its words, and a width that a view can have")
    func content() throws {
        var host = try FloatingAccessoryTests.host(content: nil)
        let bad: [(FloatingAccessoryContent, BarError)] = [
            (.symbol("", label: "Add"), .emptyText(field: "symbol", owner: "the floating accessory's content")),
            (.symbol("plus", label: " "), .emptyText(field: "label", owner: "the floating accessory's content")),
            (.text(""), .emptyText(field: "title", owner: "the floating accessory's content")),
            (.wide(title: "W", width: 0), .contentWidth("0.0")),
            (.wide(title: "W", width: .nan), .contentWidth("nan")),
            (.wide(title: "W", width: .infinity), .contentWidth("inf")),
        ]
        for (content, error) in bad {
            #expect(throws: error) { try host.floatingAccessoryController.setContentView(content, at: 1) }
            #expect(host.floatingAccessoryController.contentView == nil)
        }
    }
}
