/// Since which iOS an interface exists, and what stands in for it before: one row of the table that the fallbacks and
/// the findings both read.
public struct AvailabilityGate: Hashable, Sendable {
    /// An interface of the native patterns, by the name it has in code.
    public enum API: String, Hashable, Sendable, CaseIterable {
        /// A tab as it was made before `Tab`: its bar keeps its size and hosts no accessory.
        case tabItem = "tabItem(_:)"
        /// A tab that lets the bar minimise and host an accessory.
        case tab = "Tab(_:systemImage:value:content:)"
        /// A tab that stands apart and opens into a field.
        case searchTab = "Tab(role: .search)"
        /// The bar becomes one round button as content scrolls.
        case tabBarMinimizeBehavior = "tabBarMinimizeBehavior(_:)"
        /// A capsule above the bar, or beside it while it is minimised.
        case tabViewBottomAccessory = "tabViewBottomAccessory(content:)"
        /// The same, which leaves no capsule while it is disabled.
        case tabViewBottomAccessoryIsEnabled = "tabViewBottomAccessory(isEnabled:content:)"
        /// The environment's word on whether the accessory is inline or expanded.
        case tabViewBottomAccessoryPlacement = "tabViewBottomAccessoryPlacement"
        /// A search field for the screen.
        case searchable = "searchable(text:prompt:)"
        /// The field is a button until it is used.
        case searchToolbarBehavior = "searchToolbarBehavior(_:)"
        /// Whether selecting the search tab brings up the keyboard.
        case tabViewSearchActivation = "tabViewSearchActivation(_:)"
        /// How content gives way under a bar: little by little, or at a line.
        case scrollEdgeEffectStyle = "scrollEdgeEffectStyle(_:for:)"
        /// A bar at an edge of the content, with the edge's effect under it.
        case safeAreaBar = "safeAreaBar(edge:alignment:spacing:content:)"
        /// Content at an edge, which may have a material of its own.
        case safeAreaInset = "safeAreaInset(edge:alignment:spacing:content:)"
        /// A picture mirrored and blurred into the safe area around it.
        case backgroundExtensionEffect = "backgroundExtensionEffect()"
        /// A capsule of glass of the app's own.
        case glassEffect = "glassEffect()"
        /// The mark on the cell that a zoom begins at.
        case matchedTransitionSource = "matchedTransitionSource(id:in:)"
        /// A destination that grows out of its cell.
        case zoomTransition = "navigationTransition(.zoom(sourceID:in:))"
        /// A video that plays while enough of it can be seen.
        case onScrollVisibilityChange = "onScrollVisibilityChange(threshold:_:)"
        /// A shape whose fields move from one state to the next.
        case animatable = "@Animatable"
        /// The floating accessory of a tab bar controller.
        case floatingAccessoryController = "floatingAccessoryController"

        /// The name without its arguments.
        public var shortName: String { String(rawValue.prefix { $0 != "(" }) }
    }

    /// The interface that the row is about.
    public var api: API
    /// The first iOS that has it.
    public var since: SystemRelease
    /// What stands in for it before, in words; nil where nothing is lost or nothing can stand in.
    public var fallback: String?

    /// Every interface once. Documented by Apple for each, except where a row says otherwise.
    public static let all: [AvailabilityGate] = [
        row(.tabItem, SystemRelease(13), nil),
        row(.tab, .iOS18, "tabItem(_:), whose bar neither minimises nor hosts an accessory"),
        row(.searchTab, .iOS18, "an ordinary tab with a magnifying glass"),
        row(.tabBarMinimizeBehavior, .iOS26, "a bar that keeps its size"),
        row(.tabViewBottomAccessory, .iOS26, "safeAreaInset(edge: .bottom) with .background(.bar)"),
        row(.tabViewBottomAccessoryIsEnabled, .iOS26point1, "tabViewBottomAccessory(content:) inside an if"),
        row(.tabViewBottomAccessoryPlacement, .iOS26, "the compact content"),
        row(.searchable, SystemRelease(15), nil),
        row(.searchToolbarBehavior, .iOS26, "the field in the navigation bar"),
        row(.tabViewSearchActivation, .iOS26, "a field that waits for a tap"),
        row(.scrollEdgeEffectStyle, .iOS26, "the bars' own material"),
        row(.safeAreaBar, .iOS26, "safeAreaInset(edge:) with .background(.bar)"),
        row(.safeAreaInset, SystemRelease(15), nil),
        row(.backgroundExtensionEffect, .iOS26, "a background that ends at the safe area"),
        row(.glassEffect, .iOS26, ".background(.bar)"),
        row(.matchedTransitionSource, .iOS18, "no mark on the cell"),
        row(.zoomTransition, .iOS18, "a cross-fade"),
        row(.onScrollVisibilityChange, .iOS18, "a play button"),
        // The macro needs the SDK of iOS 26 and runs on every version that SwiftUI does.
        row(.animatable, SystemRelease(13), nil),
        // The package's own requirement.
        row(.floatingAccessoryController, .iOS18, nil),
    ]

    /// The row of an interface.
    public static func gate(of api: API) -> AvailabilityGate {
        // The table holds every interface, which a test proves; one that it missed would be held to be new.
        all.first { $0.api == api } ?? row(api, SystemRelease(.max), nil)
    }

    /// Whether that iOS has the interface: its first one, or any later.
    public func isOpen(on release: SystemRelease) -> Bool { release >= since }

    private static func row(_ api: API, _ since: SystemRelease, _ fallback: String?) -> AvailabilityGate {
        AvailabilityGate(api: api, since: since, fallback: fallback)
    }
}

/// A place in a description where an interface is used.
public struct APIUse: Hashable, Sendable {
    /// The interface that is used there.
    public var api: AvailabilityGate.API
    /// `tab view`, or a screen by its title.
    public var place: String
    /// The way from the bar to the first use there.
    public var path: [Finding.Part]

    /// A use of an interface on the tab view or on a screen.
    public init(_ api: AvailabilityGate.API, at place: String, path: [Finding.Part] = []) {
        self.api = api
        self.place = place
        self.path = path
    }
}
