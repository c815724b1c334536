import BarState
import Testing

@Suite("Floating accessory")
struct FloatingAccessoryTests {
    typealias Host = TabBarController<Place>
    typealias Content = FloatingAccessoryContent

    static let plus = Content.symbol("plus", label: "Add")

    static func host(release: SystemRelease = .iOS26, content: Content? = plus) throws -> Host {
        var host = try Host(
            selection: .home,
            tabs: [
                Tab("Home", systemImage: "house", value: .home) { Screen(title: "home") },
                Tab("Library", systemImage: "books.vertical", value: .library) { Screen(title: "library") }.badge(2),
            ],
            release: release
        )
        if let content { try host.floatingAccessoryController.setContentView(content, at: 0) }
        return host
    }

    @Test("it stands at the trailing edge at first")
    func trailing() throws {
        let shown = try Self.host().shown()
        #expect(shown.position == .trailing)
        #expect(shown.place == MotionTrack(1))
        #expect(shown.content == .symbol("plus", label: "Add"))
        #expect(shown.visibility == MotionTrack(1))
        #expect(!shown.isHidden)
        #expect(shown.tabs.map(\.spoken) == ["Selected, Home, tab, 1 of 2", "Library, 2 items, tab, 2 of 2"])
    }

    @Test(
        "a position goes leading, center, trailing",
        arguments: [(FloatingAccessoryPresentation.Position.leading, 0.0), (.center, 0.5), (.trailing, 1)]
    )
    func positions(position: FloatingAccessoryPresentation.Position, place: Double) throws {
        var host = try Self.host()
        try host.floatingAccessoryController.setPosition(position, at: 1)
        #expect(host.floatingAccessoryController.position == position)
        #expect(try host.shown().place == MotionTrack(place))
    }

    @Test("a move is animated only when asked", arguments: [true, false])
    func moves(animated: Bool) throws {
        var host = try Self.host()
        try host.floatingAccessoryController.setPosition(.leading, animated: animated, at: 1)
        #expect(try host.shown().place.changes == (animated ? [.init(time: 1, target: 0)] : []))
        #expect(try host.shown().place.target == 0)
    }

    @Test("a move from one place to the next turns round in the middle")
    func movesOn() throws {
        var host = try Self.host()
        try host.floatingAccessoryController.setPosition(.leading, animated: true, at: 1)
        try host.floatingAccessoryController.setPosition(.center, animated: true, at: 1.1)
        #expect(try host.shown().place.changes == [.init(time: 1, target: 0), .init(time: 1.1, target: 0.5)])
    }

    @Test("content installed without a position takes the present one")
    func keepsPosition() throws {
        var host = try Self.host(content: nil)
        try host.floatingAccessoryController.setPosition(.center, at: 1)
        try host.floatingAccessoryController.setContentView(Self.plus, at: 2)
        #expect(try host.shown().position == .center)
        try host.floatingAccessoryController.setContentView(.text("Other"), at: 3)
        #expect(try host.shown().position == .center)
        try host.floatingAccessoryController.setContentView(Self.plus, position: .leading, at: 4)
        #expect(try host.shown().position == .leading)
    }

    @Test("position and visibility outlive the content, and the next takes them over")
    func outlive() throws {
        var host = try Self.host()
        try host.floatingAccessoryController.setPosition(.leading, at: 1)
        try host.floatingAccessoryController.setHidden(true, at: 1)
        try host.floatingAccessoryController.removeContent(at: 2)
        #expect(host.floatingAccessoryController.position == .leading)
        #expect(host.floatingAccessoryController.isHidden)
        try host.floatingAccessoryController.setContentView(.text("Back"), at: 3)
        #expect(try host.shown(at: 3).position == .leading)
        #expect(try host.shown(at: 3).isHidden)
        #expect(try host.shown(at: 3).visibility.target == 0)
        try host.floatingAccessoryController.setHidden(false, at: 4)
        #expect(try host.shown(at: 4).visibility.target == 1)
    }

    @Test("asked for while there is no content, both wait for it")
    func waits() throws {
        var host = try Self.host(content: nil)
        try host.floatingAccessoryController.setHidden(true, animated: true, at: 1)
        try host.floatingAccessoryController.setPosition(.leading, animated: true, at: 1)
        #expect(try host.shown().place.changes.isEmpty)
        #expect(try host.shown().visibility.target == 0)
        #expect(try host.shown().content == nil)
    }

    @Test("hiding keeps content and position", arguments: [true, false])
    func hides(animated: Bool) throws {
        var host = try Self.host()
        try host.floatingAccessoryController.setPosition(.center, at: 1)
        try host.floatingAccessoryController.setHidden(true, animated: animated, at: 1)
        let shown = try host.shown()
        #expect(shown.isHidden)
        #expect(shown.content == .symbol("plus", label: "Add"))
        #expect(shown.position == .center)
        #expect(shown.visibility.changes.count == (animated ? 1 : 0))
        try host.floatingAccessoryController.setHidden(false, animated: animated, at: 2)
        #expect(try host.shown(at: 2).visibility.target == 1)
    }

    @Test("removal detaches before it returns; what fades is a snapshot", arguments: [true, false])
    func removes(animated: Bool) throws {
        var host = try Self.host()
        try host.floatingAccessoryController.removeContent(animated: animated, at: 1)
        #expect(host.floatingAccessoryController.contentView == nil)
        #expect(try host.shown().content == nil)
        #expect(try host.shown().leavingContent == (animated ? .symbol("plus", label: "Add") : nil))
        #expect(try host.shown().visibility.target == 0)
        #expect(try host.shown(at: 20).leavingContent == nil)
    }

    @Test("hidden content leaves no snapshot")
    func removesHidden() throws {
        var host = try Self.host()
        try host.floatingAccessoryController.setHidden(true, animated: true, at: 1.9)
        try host.floatingAccessoryController.removeContent(animated: true, at: 2)
        #expect(try host.shown(at: 2).leavingContent == nil)
    }

    @Test("an update is animated by default, and keeps content, position and visibility")
    func updates() throws {
        var host = try Self.host()
        try host.floatingAccessoryController.performContentUpdate(at: 1) { $0?.content = .text("Updated") }
        let shown = try host.shown()
        #expect(shown.content == .text("Updated"))
        #expect(shown.leavingContent == .symbol("plus", label: "Add"))
        #expect(shown.size.start == 0)
        #expect(shown.size.changes == [.init(time: 1, target: 1)])
        #expect(shown.position == .trailing)
        #expect(shown.visibility == MotionTrack(1))
    }

    @Test("animated false has no frame between")
    func updatesAtOnce() throws {
        var host = try Self.host()
        try host.floatingAccessoryController.performContentUpdate(animated: false, at: 1) {
            $0?.content = .text("Updated")
        }
        #expect(try host.shown().size == MotionTrack(1))
        #expect(try host.shown().leavingContent == nil)
    }

    @Test("content updated while hidden stays hidden, and shows as it is then")
    func updatesHidden() throws {
        var host = try Self.host()
        try host.floatingAccessoryController.setHidden(true, at: 1)
        try host.floatingAccessoryController.performContentUpdate(at: 2) { $0?.content = .text("Updated") }
        #expect(try host.shown(at: 2).isHidden)
        #expect(try host.shown(at: 2).visibility.target == 0)
        #expect(try host.shown(at: 2).leavingContent == nil)
        try host.floatingAccessoryController.setHidden(false, at: 3)
        #expect(try host.shown(at: 3).content == .text("Updated"))
    }

    @Test("an update runs without content too, and can neither install nor remove any")
    func updatesNothing() throws {
        var host = try Self.host(content: nil)
        var runs = 0
        try host.floatingAccessoryController.performContentUpdate(at: 1) {
            runs += 1
            $0 = Self.plus
        }
        #expect(runs == 1)
        #expect(host.floatingAccessoryController.contentView == nil)
        var other = try Self.host()
        try other.floatingAccessoryController.performContentUpdate(at: 1) { $0 = nil }
        #expect(other.floatingAccessoryController.contentView == Self.plus)
    }

    @Test("content that grows by itself is measured too; one that stays the same moves nothing")
    func grows() throws {
        var host = try Self.host()
        try host.floatingAccessoryController.contentDidLayout(.wide(title: "Wide", width: 300), at: 1)
        #expect(try host.shown().size.changes.count == 1)
        #expect(try host.shown().content == .wide(title: "Wide", width: 300))
        var same = try Self.host()
        try same.floatingAccessoryController.contentDidLayout(Self.plus, at: 1)
        #expect(try same.shown().size == MotionTrack(1))
    }

    @Test("replaced content gives way to the new at the same place", arguments: [true, false])
    func replaces(animated: Bool) throws {
        var host = try Self.host()
        try host.floatingAccessoryController.setContentView(.text("New"), animated: animated, at: 1)
        #expect(try host.shown().leavingContent == (animated ? .symbol("plus", label: "Add") : nil))
        #expect(try host.shown().visibility == MotionTrack(1))
    }

    @Test("the host owns one controller, whose calls come in order of time")
    func order() throws {
        var host = try Self.host()
        try host.floatingAccessoryController.setHidden(true, at: 2)
        let before = host.floatingAccessoryController
        #expect(throws: BarError.badTime("1.0", last: 2)) {
            try host.floatingAccessoryController.setHidden(false, at: 1)
        }
        #expect(host.floatingAccessoryController == before)
    }
}

extension TabBarController {
    func shown(at time: Seconds = 1) throws -> FloatingAccessoryPresentation {
        guard case .floatingAccessory(let bar) = presentation(at: time).bar else { throw WrongBar() }
        return bar
    }
}
