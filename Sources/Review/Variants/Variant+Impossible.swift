import BarLayout
import BarState

/// The pairs that can't be, in one table.
extension Variant {
    private struct Rule: Sendable {
        /// Why this variant of a bar can't be, and what to do; nil where it can.
        let objection: @Sendable (Variant, Presentation.Bar) -> (reason: String, remedy: String)?
    }

    private static let rules: [Rule] = [
        // device × OS
        Rule { variant, _ in
            guard let device = Device.named(variant[.device]), let system = SystemVersion(rawValue: variant[.os]),
                !device.runs(system)
            else { return nil }
            let others = SystemVersion.allCases.filter(device.runs).map(\.rawValue)
            return ("\(device.name) doesn't run iOS \(system.rawValue)", "it runs \(others.joined(separator: ", "))")
        },
        // floating accessory × device, × OS
        Rule { variant, bar in
            guard case .floatingAccessory = bar, let device = Device.named(variant[.device]),
                let system = SystemVersion(rawValue: variant[.os])
            else { return nil }
            do {
                try FloatingAccessoryController.check(device: device.isPad ? .iPad : .iPhone, release: system.release)
                return nil
            } catch let error as BarError {
                return (error.problem.asClause, error.remedy.asClause)
            } catch {
                return (String(describing: error), "draw it on an iPhone with iOS 18 or later")
            }
        },
        // style × bar
        Rule { variant, bar in
            guard variant[.style] != VariantAxis.style.standard else { return nil }
            switch bar {
            case .accessoryTabBar: return nil
            case .searchTabBar:
                return ("a search tab bar has no style", "it draws its own bar on every iOS; leave style out")
            case .tabView, .floatingAccessory:
                return ("a bar of the system's has no style", "the system draws it on every iOS; leave style out")
            }
        },
    ]

    /// Throws `VariantError` where the bar can't be drawn so.
    public func check(for bar: Presentation.Bar) throws {
        for rule in Self.rules {
            if let objection = rule.objection(self, bar) {
                throw VariantError.impossible(reason: objection.reason, remedy: objection.remedy)
            }
        }
    }
}

extension Device {
    /// Phones that came with iOS 18 run nothing older. Documented by Apple for each model.
    private static let cameWithIOS18: Set<String> = [
        "iphone-16", "iphone-16-plus", "iphone-16-pro", "iphone-16-pro-max", "iphone-16e",
    ]

    /// Whether the device can run that version at all.
    func runs(_ system: SystemVersion) -> Bool {
        switch system {
        case .iOS17: systems.contains(18) && !Self.cameWithIOS18.contains(id)
        case .iOS18: systems.contains(18)
        case .iOS26, .iOS26point1: systems.contains(26)
        }
    }
}
