/// Something in a description that works and yet goes wrong: its name, its place, the reason, and how to mend it.
public struct Finding: Hashable, Sendable {
    /// The kinds of fault that are looked for; the raw value is what a report calls each.
    public enum Name: String, Hashable, Sendable, CaseIterable {
        /// Tabs made with `tabItem`, under a bar that is to minimise or host an accessory.
        case legacyTabs = "legacy-tabs"
        /// Glass of the app's own on a bar whose edge has an effect already.
        case glassOnGlass = "glass-on-glass"
        /// More than one view of a screen that extends its background.
        case backgroundExtensions = "background-extensions"
        /// Two cells of a screen with one transition id: the zoom begins at the wrong one.
        case zoomIDTwice = "zoom-id-twice"
        /// An interface that the oldest iOS drawn doesn't have, without a fallback.
        case newerAPI = "api-newer-than-os"
        /// `searchToolbarBehavior` without a `searchable` before it, where it does nothing.
        case strayToolbarBehavior = "search-toolbar-behavior"
        /// A floating accessory whose content brings a background along.
        case ownBackground = "own-background"
        /// The host's own `setTabBarHidden` on iOS 18, of which the floating accessory hears nothing.
        case directTabBarHiding = "direct-tab-bar-hiding"
        /// Floating content that asks for more than the width between the safe sides.
        case contentTooWide = "content-too-wide"
        /// An accessory without content: an empty capsule stays on screen.
        case emptyAccessory = "empty-accessory"
        /// A background of the app's own behind the tab bar, which kills its glass.
        case opaqueBar = "opaque-bar"
        /// A pushed screen whose last row stays hidden under bar and accessory.
        case lostInset = "lost-inset"
        /// A scroll view that the bar doesn't find, so that it never minimises.
        case contentNotFound = "content-not-found"
    }

    /// One step on the way from the bar to what is at fault.
    public enum Part: Hashable, Sendable {
        /// A tab as the bar declares it.
        case tab(id: String)
        /// The first screen of a tab.
        case screen(tab: String)
        /// A screen that an event pushed and no cell opens.
        case pushed
        /// A cell of the screen, by its section and its place in it, both counted from 0.
        case cell(section: Int, index: Int)
        /// The screen that the cell opens.
        case destination
        /// A modifier, a call or an argument by its name in code; of several of one name at that place, the one so many
        /// behind the first.
        case modifier(String, index: Int = 0)

        /// A modifier that has a row among the gates.
        static func use(_ api: AvailabilityGate.API, index: Int = 0) -> Part { .modifier(api.shortName, index: index) }
    }

    /// Which fault it is.
    public var name: Name
    /// `tab view`, `floating accessory`, or a screen: `tab "home" › screen "Feed"`.
    public var place: String
    /// The way from the bar to what is to be mended; empty where that is the bar as a whole.
    public var path: [Part]
    /// What goes wrong, as the part of a sentence, without a full stop.
    public var why: String
    /// What to write in its place, as the part of a sentence, without a full stop.
    public var mend: String

    /// A fault at a place; `why` and `mend` are set into one line, which adds their full stops.
    public init(_ name: Name, at place: String, path: [Part] = [], why: String, mend: String) {
        self.name = name
        self.place = place
        self.path = path
        self.why = why
        self.mend = mend
    }
}

extension Finding: CustomStringConvertible {
    /// One line: `zoom-id-twice at tab "home": … Mend: …`.
    public var description: String { "\(name.rawValue) at \(place): \(why). Mend: \(mend)." }
}
