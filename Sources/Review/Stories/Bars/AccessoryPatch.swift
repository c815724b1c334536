import BarState
import SourceJSON

/// The keys of an accessory that a story gives: all of a new one, or what changes of the present one.
struct AccessoryPatch: Sendable {
    enum Progress: Sendable {
        case hidden
        case shown(Double)
    }

    /// A new accessory lacks what it can't do without.
    struct Incomplete: Error, CustomStringConvertible {
        var missing: [String]
        var description: String { "a new accessory needs \(missing.joined(separator: ", "))" }
    }

    var id: String?
    var title: String?
    var subtitle: String?
    var symbol: String?
    var progress: Progress?
    var isActive: Bool?
    var control: AccessoryTabBarAccessory.Control?

    /// The present accessory with these keys put over it; a new one where none is present or the id is another.
    ///
    /// Throws `Incomplete`.
    func merged(into present: AccessoryTabBarAccessory?) throws -> AccessoryTabBarAccessory {
        guard var accessory = present, id == nil || id == accessory.id else { return try complete() }
        if let title { accessory.title = title }
        if let subtitle { accessory.subtitle = subtitle }
        if let symbol { accessory.symbol = symbol }
        if let isActive { accessory.isActive = isActive }
        if let control { accessory.control = control }
        switch progress {
        case nil: break
        case .hidden: accessory.progress = nil
        case .shown(let share): accessory.progress = share
        }
        return accessory
    }

    /// The accessory that these keys describe alone; an error stands at `value`.
    func completed(at value: SourceValue?) throws -> AccessoryTabBarAccessory {
        do {
            return try complete()
        } catch let error as Incomplete {
            throw value?.error(error.description) ?? error
        }
    }

    private func complete() throws -> AccessoryTabBarAccessory {
        guard let id, let title, let symbol else {
            let missing = [("id", id), ("title", title), ("symbol", symbol)].filter { $0.1 == nil }.map(\.0)
            throw Incomplete(missing: missing)
        }
        var share: Double?
        if case .shown(let value) = progress { share = value }
        return AccessoryTabBarAccessory(
            id: id,
            title: title,
            subtitle: subtitle ?? "",
            symbol: symbol,
            progress: share,
            isActive: isActive ?? true,
            control: control ?? .playPause
        )
    }
}
