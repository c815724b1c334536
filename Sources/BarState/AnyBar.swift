/// Either bar with strings for tabs: what a story drives, knowing tabs and layers by their ids only.
public enum AnyBar: BarMachine {
    case accessoryTabBar(AccessoryTabBar<String>)
    case searchTabBar(SearchTabBar<String>)

    public mutating func handle(_ event: BarEvent, at time: Seconds) throws -> [BarEffect<String>] {
        switch self {
        case .accessoryTabBar(var bar):
            let effects = try bar.handle(event, at: time)
            self = .accessoryTabBar(bar)
            return effects
        case .searchTabBar(var bar):
            let effects = try bar.handle(event, at: time)
            self = .searchTabBar(bar)
            return effects
        }
    }

    public func presentation(at time: Seconds) -> Presentation {
        switch self {
        case .accessoryTabBar(let bar): bar.presentation(at: time)
        case .searchTabBar(let bar): bar.presentation(at: time)
        }
    }

    public func tappableLayers(at time: Seconds) -> [String] {
        switch self {
        case .accessoryTabBar(let bar): bar.tappableLayers(at: time)
        case .searchTabBar(let bar): bar.tappableLayers(at: time)
        }
    }

    public func perform(_ effect: BarEffect<String>) async throws {
        switch self {
        case .accessoryTabBar(let bar): try await bar.perform(effect)
        case .searchTabBar(let bar): try await bar.perform(effect)
        }
    }
}
