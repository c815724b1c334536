import BarState
import SourceJSON

/// One modifier of a row, a card or a tile as stories write it: a row here is all that a new one needs.
struct ItemModifier: Sendable {
    var name: String
    var apply: @Sendable (inout StoryReader, SourceValue, Screen.Item) throws -> Screen.Item

    static let all: [ItemModifier] = [
        ItemModifier(name: "photograph") { _, value, item in try value.bool() ? item.photograph() : item },
        ItemModifier(name: "matchedTransitionSource") { _, value, item in
            item.matchedTransitionSource(id: try value.string())
        },
        ItemModifier(name: "navigationLink") { reader, value, item in
            let screen = try reader.screen(value)
            return item.navigationLink { screen }
        },
        ItemModifier(name: "sheet") { reader, value, item in
            let screen = try reader.screen(value)
            return item.sheet { screen }
        },
        ItemModifier(name: "fullScreenCover") { reader, value, item in
            let screen = try reader.screen(value)
            return item.fullScreenCover { screen }
        },
        ItemModifier(name: "onScrollVisibilityChange") { _, value, item in
            if value.boolValue == true { return item.onScrollVisibilityChange() }
            let object = try value.object()
            try object.checkKeys(["threshold"])
            let threshold = try object.required("threshold")
            let share = try threshold.number()
            guard (0...1).contains(share) else {
                throw threshold.error(
                    "the visibility threshold is \(threshold.numberText ?? "no number")",
                    remedy: "give a share from 0 to 1"
                )
            }
            return item.onScrollVisibilityChange(threshold: share)
        },
    ]

    /// The modifiers whose value is the screen that the cell opens.
    static let destinations = ["navigationLink", "sheet", "fullScreenCover"]
}

extension StoryReader {
    /// What is wrong with the transitions of the screens that a screen's cells open, each at its place: a zoom from
    /// an id that no cell here carries, and a sheet or a cover that doesn't zoom, which nothing shows.
    func zoomErrors(in object: SourceObject) -> [SourceError] {
        let sections = (object["sections"]?.arrayValue ?? []).compactMap(\.objectValue)
        let cells = sections.flatMap(\.cells).compactMap(\.objectValue)
        // As the story writes them: a section that is wrong elsewhere has its sources all the same.
        let sources = cells.compactMap { $0["matchedTransitionSource"]?.stringValue }
        return cells.flatMap { cell in
            ItemModifier.destinations.compactMap { key in
                guard let value = cell[named: key], let destination = value.objectValue else { return nil }
                guard let zoom = destination["navigationTransition"]?.objectValue?["zoom"] else {
                    return key == ItemModifier.destinations[0]
                        ? nil
                        : value.error(
                            "only a \(key) that zooms is drawn",
                            remedy: "give it \"navigationTransition\": {\"zoom\": the cell's matchedTransitionSource}"
                        )
                }
                guard let id = zoom.stringValue, !sources.contains(id) else { return nil }
                return BarError.zoomWithoutSource(id: id, known: sources).error(at: zoom)
            }
        }
    }
}
