/// What a bar refuses, in words for the person who wrote the story or the call: what happened, and what to do next.
public enum BarError: Error, Hashable, Sendable {
    /// A bar without tabs.
    case noTabs
    /// A search tab bar with fewer than two or more than four tabs.
    case tabCount(Int)
    /// Two tabs with one id.
    case duplicateTab(id: String)
    /// A tab that is not among the items.
    case unknownTab(id: String, known: [String])
    /// A count below zero.
    case negativeBadge(Int, tab: String)
    /// A text that must not be empty, such as the title of a tab.
    case emptyText(field: String, owner: String)
    /// A progress outside 0…1, or one that is not a number, as text because NaN equals nothing.
    case progress(String, accessory: String)
    /// A layer that nobody could touch at that moment.
    case layerNotThere(String, there: [String], reason: String?)
    /// An event that this bar, or this moment, knows nothing to do with.
    case eventOutOfPlace(event: String, reason: String, remedy: String)
    /// A run of the control that never began or has already come back.
    case unknownControlRun(Int?)
    /// A figure that no gesture has: NaN, infinity, or a negative limit.
    case badScroll(by: String, limit: String)
    /// A time before the last event's, or one that is not a number of seconds from 0 on.
    case badTime(String, last: Seconds)
    /// More than one tab whose role is search.
    case searchTabs([String])
    /// A visibility threshold outside 0…1 or not a number, as text because NaN equals nothing.
    case visibilityThreshold(String, cell: String)
    /// A zoom from an id that no cell of the screen carries.
    case zoomWithoutSource(id: String, known: [String])
    /// A floating accessory on something other than an iPhone.
    case floatingAccessoryDevice(String)
    /// A floating accessory on an iOS without it.
    case floatingAccessoryRelease(SystemRelease)
    /// A width that no view has.
    case contentWidth(String)
    /// A name that an interface had before.
    case retiredName(String, now: String)

    /// What happened.
    public var problem: String {
        switch self {
        case .noTabs: "The bar has no tabs."
        case .tabCount(let count): "The search tab bar has \(count) \(count == 1 ? "tab" : "tabs")."
        case .duplicateTab(let id): "Two tabs have the id \"\(id)\"."
        case .unknownTab(let id, _): "No tab has the id \"\(id)\"."
        case .negativeBadge(let badge, let tab): "The badge of tab \"\(tab)\" is \(badge)."
        case .emptyText(let field, let owner): "The \(field) of \(owner) is empty."
        case .progress(let progress, let accessory): "The progress of accessory \"\(accessory)\" is \(progress)."
        case .layerNotThere(let layer, _, let reason):
            "\"\(layer)\" can't be touched now" + (reason.map { ": \($0)." } ?? ".")
        case .eventOutOfPlace(let event, let reason, _): "\"\(event)\" means nothing now: \(reason)."
        case .unknownControlRun(let run?): "Run \(run) of the control is not under way."
        case .unknownControlRun(nil): "No run of the control is under way."
        case .badScroll(let by, let limit): "A scroll by \(by) with the limit \(limit) is not a movement."
        case .badTime(let time, let last): "The event's time is \(time), and the last event came at \(last)."
        case .searchTabs(let ids): "\(ids.count) tabs have the role search: \(ids.joined(separator: ", "))."
        case .visibilityThreshold(let threshold, let cell):
            "The visibility threshold of \"\(cell)\" is \(threshold)."
        case .zoomWithoutSource(let id, _): "No cell is the source \"\(id)\" that a destination zooms from."
        case .floatingAccessoryDevice(let device): "The floating accessory is not made for \(device)."
        case .floatingAccessoryRelease(let release): "The floating accessory is not made for \(release)."
        case .contentWidth(let width): "A content view would be \(width) points wide."
        case .retiredName(let name, _): "\"\(name)\" is what it was called before."
        }
    }

    /// What to do next.
    public var remedy: String {
        switch self {
        case .noTabs: "Give it at least one item."
        case .tabCount:
            "Its capsule holds \(SearchTabBarRules.tabCount.lowerBound) to \(SearchTabBarRules.tabCount.upperBound)."
        case .duplicateTab: "Give every tab an id of its own."
        case .unknownTab(_, let known): "Choose one of: \(known.joined(separator: ", "))."
        case .negativeBadge: "Give a count from 0 on, or none."
        case .emptyText(let field, _): "Fill in its \(field)."
        case .progress: "Give a number from 0 to 1, or none to hide the line."
        case .layerNotThere(_, let there, _):
            there.isEmpty ? "Nothing of the bar can be touched now." : "There is: \(there.joined(separator: ", "))."
        case .eventOutOfPlace(_, _, let remedy): remedy
        case .unknownControlRun: "Tap \"\(BarLayer.control)\" first; each tap's closure comes back once."
        case .badScroll: "Give finite points, and a limit from 0 on."
        case .badTime: "Give seconds from 0 on, in the order in which things happen."
        case .searchTabs: "Give the role to one tab."
        case .visibilityThreshold: "Give a share from 0 to 1."
        case .zoomWithoutSource(let id, let known):
            "Give a cell matchedTransitionSource(id: \"\(id)\")"
                + (known.isEmpty ? "." : ", or zoom from one of: \(known.joined(separator: ", ")).")
        case .floatingAccessoryDevice: "It is for iPhone only."
        case .floatingAccessoryRelease:
            "It needs \(AvailabilityGate.gate(of: .floatingAccessoryController).since) or later."
        case .contentWidth: "Give points above 0."
        case .retiredName(_, let now): "Write \(now)."
        }
    }
}

extension BarError: CustomStringConvertible {
    public var description: String { "\(problem) \(remedy)" }
}

extension BarError {
    /// A visibility that the app's own bars do nothing with.
    static func noAutoplay(_ event: BarEvent) -> BarError {
        .eventOutOfPlace(
            event: event.name,
            reason: "this bar's screens play nothing by themselves",
            remedy: "Use it on a tab view."
        )
    }
}
