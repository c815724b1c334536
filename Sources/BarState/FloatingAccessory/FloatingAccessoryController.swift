/// What a tab bar controller's floating accessory holds, where it stands, and whether it shows.
///
/// Position and visibility are the app's requests: they are kept while there is no content, and apply to the next.
public struct FloatingAccessoryController: Hashable, Sendable {
    /// Where along the foot of the screen the content stands.
    public typealias Position = FloatingAccessoryPresentation.Position

    /// Nil once removed.
    public private(set) var contentView: FloatingAccessoryContent?
    /// Trailing until the app says otherwise.
    public private(set) var position: Position = .trailing
    /// Whether the app hid the accessory: the content stays installed, and new content stays out of sight too.
    public private(set) var isHidden = false
    /// Whether the tab bar was hidden, through the controller or past it.
    public private(set) var isTabBarHidden = false

    /// A picture of what was removed or replaced: the view itself is already the app's again.
    private(set) var snapshot: FloatingAccessoryContent?
    /// The app hid the bar past the controller.
    private(set) var isTabBarHiddenDirectly = false
    private(set) var place = MotionTrack(Position.trailing.place)
    private(set) var visibility = MotionTrack(0)
    private(set) var size = MotionTrack(1)
    private(set) var tabBarHidden = MotionTrack(0)
    private var lastEvent = LastEvent()

    init() {}

    /// Installs or replaces the content; without a position the present one stays, and so does the visibility.
    ///
    /// Throws `BarError` for content without a text that it needs, and for a time before the last.
    public mutating func setContentView(
        _ contentView: FloatingAccessoryContent,
        position: Position? = nil,
        animated: Bool = false,
        at time: Seconds
    ) throws {
        try contentView.validate()
        try change(at: time) { controller in
            if let position { controller.setPlace(position, animated: animated, at: time) }
            let before = controller.contentView
            controller.contentView = contentView
            if before == nil {
                controller.show(animated: animated, at: time)
            } else {
                controller.resize(from: before, animated: animated, at: time)
            }
        }
    }

    /// Removes the content: it is detached before this returns, and what fades is a snapshot. Position and visibility
    /// stay as they are.
    ///
    /// Throws `BarError` for a time before the last.
    public mutating func removeContent(animated: Bool = false, at time: Seconds) throws {
        try change(at: time) { controller in
            guard let removed = controller.contentView else { return }
            controller.contentView = nil
            controller.snapshot = animated && !controller.isHidden ? removed : nil
            controller.visibility.move(to: 0, animated: animated, at: time)
        }
    }

    /// Moves the content, or what will be the content.
    ///
    /// Throws `BarError` for a time before the last.
    public mutating func setPosition(_ position: Position, animated: Bool = false, at time: Seconds) throws {
        try change(at: time) { $0.setPlace(position, animated: animated, at: time) }
    }

    /// Hides or shows the content, which stays installed where it is.
    ///
    /// Throws `BarError` for a time before the last.
    public mutating func setHidden(_ isHidden: Bool, animated: Bool = false, at time: Seconds) throws {
        try change(at: time) { controller in
            controller.isHidden = isHidden
            controller.show(animated: animated, at: time)
        }
    }

    /// Changes the content and measures it in one transaction; it stays installed, its position and visibility too.
    ///
    /// The closure runs where there is no content, too; what it would install is not kept. `animated: false` has no
    /// frame between the sizes.
    ///
    /// Throws what the closure throws, and `BarError` for content that can't be and for a time before the last.
    public mutating func performContentUpdate(
        animated: Bool = true,
        at time: Seconds,
        _ updates: (inout FloatingAccessoryContent?) throws -> Void
    ) throws {
        try change(at: time) { controller in
            let before = controller.contentView
            var updated = before
            try updates(&updated)
            guard before != nil, let updated, updated != before else { return }
            try updated.validate()
            controller.contentView = updated
            controller.resize(from: before, animated: animated, at: time)
        }
    }

    /// Content that grew or shrank by itself is measured too.
    ///
    /// Throws `BarError` for content that can't be, and for a time before the last.
    public mutating func contentDidLayout(_ content: FloatingAccessoryContent, at time: Seconds) throws {
        try performContentUpdate(at: time) { $0 = content }
    }

    /// Hides or shows the tab bar, and moves the accessory with it.
    ///
    /// Throws `BarError` for a time before the last.
    public mutating func setTabBarHidden(_ isHidden: Bool, animated: Bool = false, at time: Seconds) throws {
        try change(at: time) { controller in
            controller.isTabBarHidden = isHidden
            controller.isTabBarHiddenDirectly = false
            controller.tabBarHidden.move(to: isHidden ? 1 : 0, animated: animated, at: time)
        }
    }

    /// The host's own `setTabBarHidden(_:animated:)`, of which the accessory hears nothing on iOS 18.
    mutating func noteTabBarHidden(_ isHidden: Bool, animated: Bool, at time: Seconds) throws {
        try setTabBarHidden(isHidden, animated: animated, at: time)
        isTabBarHiddenDirectly = true
    }

    private mutating func change(at time: Seconds, _ body: (inout Self) throws -> Void) throws {
        var next = self
        try next.lastEvent.move(to: time)
        try body(&next)
        self = next
    }

    private mutating func setPlace(_ new: Position, animated: Bool, at time: Seconds) {
        guard new != position else { return }
        position = new
        place.move(to: new.place, animated: animated && contentView != nil, at: time)
    }

    private mutating func show(animated: Bool, at time: Seconds) {
        visibility.move(to: contentView != nil && !isHidden ? 1 : 0, animated: animated, at: time)
    }

    private mutating func resize(from before: FloatingAccessoryContent?, animated: Bool, at time: Seconds) {
        let isSeen = animated && !isHidden
        snapshot = isSeen ? before : nil
        size.settle(at: isSeen ? 0 : 1)
        size.head(for: 1, at: time)
    }
}

extension FloatingAccessoryPresentation.Position {
    /// 0 leading, 0.5 center, 1 trailing.
    var place: Double {
        switch self {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
    }
}

extension FloatingAccessoryController {
    /// What the accessory runs on.
    public enum Device: String, Hashable, Sendable, CaseIterable {
        /// The only one that the accessory runs on.
        case iPhone
        /// Refused with an error that says so.
        case iPad
    }

    /// Throws `BarError` for anything but an iPhone with iOS 18 or later.
    public static func check(device: Device, release: SystemRelease) throws {
        guard device == .iPhone else { throw BarError.floatingAccessoryDevice(device.rawValue) }
        guard AvailabilityGate.gate(of: .floatingAccessoryController).isOpen(on: release) else {
            throw BarError.floatingAccessoryRelease(release)
        }
    }

    /// Throws `BarError` with today's name for one of the names that the accessory's interfaces had before.
    public static func check(name: String) throws {
        // What stands before the parenthesis: `setContentView(…)` is no old name.
        let base = name.prefix { $0 != "(" }
        if let now = retiredNames.first(where: { base == $0.name })?.now {
            throw BarError.retiredName(name, now: now)
        }
    }

    /// Documented by the package's migration list.
    private static let retiredNames: [(name: String, now: String)] = [
        ("TabBarAccessoryController", "floatingAccessoryController, which the host owns"),
        (
            "setContent",
            "setContentView(_:position:animated:), setPosition(_:animated:), setHidden(_:animated:) or "
                + "removeContent(animated:)"
        ),
    ]
}
