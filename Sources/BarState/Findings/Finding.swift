/// Something in a description that works and yet goes wrong: its name, its place, the reason, and how to mend it.
public struct Finding: Hashable, Sendable {
    public enum Name: String, Hashable, Sendable, CaseIterable {
        case legacyTabs = "legacy-tabs"
        case glassOnGlass = "glass-on-glass"
        case backgroundExtensions = "background-extensions"
        case zoomIDTwice = "zoom-id-twice"
        case newerAPI = "api-newer-than-os"
        case strayToolbarBehavior = "search-toolbar-behavior"
        case ownBackground = "own-background"
        case directTabBarHiding = "direct-tab-bar-hiding"
        case contentTooWide = "content-too-wide"
        case emptyAccessory = "empty-accessory"
        case opaqueBar = "opaque-bar"
        case lostInset = "lost-inset"
        case contentNotFound = "content-not-found"
    }

    public var name: Name
    /// `tab view`, `floating accessory`, or a screen: `tab "home" › screen "Feed"`.
    public var place: String
    public var why: String
    public var mend: String

    public init(_ name: Name, at place: String, why: String, mend: String) {
        self.name = name
        self.place = place
        self.why = why
        self.mend = mend
    }
}

extension Finding: CustomStringConvertible {
    /// One line: `zoom-id-twice at tab "home": … Mend: …`.
    public var description: String { "\(name.rawValue) at \(place): \(why). Mend: \(mend)." }
}
