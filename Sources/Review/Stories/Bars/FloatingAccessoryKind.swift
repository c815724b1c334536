import BarState
import SourceJSON

extension BarKind {
    private typealias Bar = TabBarController<String>

    /// A tab bar controller with its floating accessory, its calls by the package's names.
    static let floatingAccessory = BarKind(
        name: "floatingAccessory",
        read: { reader, object, parts in
            try reader.checkNames(of: object)
            reader.errors += object.unknownKeyErrors(
                ["kind", "selection", "items", "release", "onAccessoryTap"]
                    + FloatingAccessoryCall.hostNames + [FloatingAccessoryCall.install.name]
            )
            let described = try reader.nativeTabs(object.required("items"))
            try parts.check(tabs: described.map(\.id))
            let selection = try reader.selection(object, among: described.map(\.item))
            let release = try object["release"].map { try SystemRelease(written: $0) } ?? .iOS26
            var bar = try reader.placing(object) {
                try Bar(selection: selection, tabs: parts.tabs(described), release: release)
            }
            bar.onAccessoryTap = try reader.isThere(object["onAccessoryTap"]) ? StoryClosure.expand : nil
            for call in FloatingAccessoryCall.all {
                guard let value = object[named: call.name] else { continue }
                let body = try call.read(&reader, value)
                try reader.placing(object) { try body(&bar, 0) }
            }
            return bar
        },
        change: { reader, object in
            try reader.checkNames(of: object)
            reader.errors += object.unknownKeyErrors(FloatingAccessoryCall.all.map(\.name))
            var calls: [FloatingAccessoryCall.Body] = []
            for call in FloatingAccessoryCall.all {
                if let value = object[named: call.name] { calls.append(try call.read(&reader, value)) }
            }
            return BarChange { [calls] (bar: inout Bar, time) in
                for call in calls { try call(&bar, time) }
            }
        }
    )
}

extension StoryReader {
    /// Throws a `SourceError` with today's name for a key that the package called otherwise before.
    fileprivate func checkNames(of object: SourceObject) throws {
        for member in object.compactMap(\.self) {
            do {
                try FloatingAccessoryController.check(name: member.key)
            } catch let error as BarError {
                throw member.error(error.problem.asClause, remedy: error.remedyInStory.asClause)
            }
        }
    }
}
