/// Since which iOS an interface exists, and what stands in for it before: one row of the table that the fallbacks and
/// the findings both read.
public struct AvailabilityGate: Hashable, Sendable {
    /// An interface of the native patterns, by the name it has in code.
    public enum API: String, Hashable, Sendable, CaseIterable {
        case tabItem = "tabItem(_:)"
        case tab = "Tab(_:systemImage:value:content:)"
        case searchTab = "Tab(role: .search)"
        case tabBarMinimizeBehavior = "tabBarMinimizeBehavior(_:)"
        case tabViewBottomAccessory = "tabViewBottomAccessory(content:)"
        case tabViewBottomAccessoryIsEnabled = "tabViewBottomAccessory(isEnabled:content:)"
        case tabViewBottomAccessoryPlacement = "tabViewBottomAccessoryPlacement"
        case searchable = "searchable(text:prompt:)"
        case searchToolbarBehavior = "searchToolbarBehavior(_:)"
        case tabViewSearchActivation = "tabViewSearchActivation(_:)"
        case scrollEdgeEffectStyle = "scrollEdgeEffectStyle(_:for:)"
        case safeAreaBar = "safeAreaBar(edge:alignment:spacing:content:)"
        case safeAreaInset = "safeAreaInset(edge:alignment:spacing:content:)"
        case backgroundExtensionEffect = "backgroundExtensionEffect()"
        case glassEffect = "glassEffect()"
        case matchedTransitionSource = "matchedTransitionSource(id:in:)"
        case zoomTransition = "navigationTransition(.zoom(sourceID:in:))"
        case onScrollVisibilityChange = "onScrollVisibilityChange(threshold:_:)"
        case animatable = "@Animatable"
        case floatingAccessoryController = "floatingAccessoryController"
    }

    public var api: API
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

    public func isOpen(on release: SystemRelease) -> Bool { release >= since }

    private static func row(_ api: API, _ since: SystemRelease, _ fallback: String?) -> AvailabilityGate {
        AvailabilityGate(api: api, since: since, fallback: fallback)
    }
}

/// A place in a description where an interface is used.
public struct APIUse: Hashable, Sendable {
    public var api: AvailabilityGate.API
    /// `tab view`, or a screen by its title.
    public var place: String

    public init(_ api: AvailabilityGate.API, at place: String) {
        self.api = api
        self.place = place
    }
}
