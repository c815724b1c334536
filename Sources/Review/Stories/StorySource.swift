import BarState
import SourceJSON

/// The text that a story was read from, in which the state model's words about a bar find their line and column.
public struct StorySource: Sendable {
    let story: SourceObject
    let bar: SourceValue

    /// Where the bar is described.
    public var place: SourcePlace { bar.place }

    /// Keys that stories write otherwise than code does, and calls that give the accessory its content.
    private static let keys: [String: [String]] = [
        AvailabilityGate.API.tabItem.shortName: ["legacy"],
        AvailabilityGate.API.glassEffect.shortName: ["glass"],
        AvailabilityGate.API.animatable.shortName: ["wedge"],
        "contentView": FloatingAccessoryCall.contentCalls,
    ]

    // MARK: - Findings

    /// What a path leads to, or the nearest thing around it that the story writes.
    func place(of path: [Finding.Part]) -> SourcePlace {
        var trail = Trail(bar, at: place)
        for part in path where !follow(part, along: &trail) { break }
        return trail.place
    }

    /// What a path leads to in a step's own value; nil where that says nothing of it.
    func place(of path: [Finding.Part], inStepAt place: SourcePlace) -> SourcePlace? {
        guard !path.isEmpty, let member = step(at: place) else { return nil }
        var trail = Trail(member.value, at: member.value.place)
        for part in path {
            switch part {
            case .pushed where member.key == "push":
                // Where the step says only that there is one, it is the screen that the story pushes everywhere.
                let screen = member.value.boolValue == true ? story["push"] : member.value
                guard let screen else { return nil }
                trail = Trail(screen, at: screen.place)
            case .pushed, .screen: return nil
            default: guard follow(part, along: &trail) else { return nil }
            }
        }
        return trail.place
    }

    /// The one member of the step at a place.
    func step(at place: SourcePlace) -> SourceObject.Member? {
        story["steps"]?.arrayValue?.first { $0.place == place }?.objectValue?.first { _ in true }
    }

    private struct Trail {
        var value: SourceValue
        var place: SourcePlace

        init(_ value: SourceValue, at place: SourcePlace) {
            self.value = value
            self.place = place
        }
    }

    /// Takes one step; false where the story doesn't write what it leads to.
    private func follow(_ part: Finding.Part, along trail: inout Trail) -> Bool {
        switch part {
        case .tab(let id):
            guard let tab = tab(id, in: trail.value) else { return false }
            trail = Trail(tab, at: tab.place)
        case .screen(let id):
            guard let member = story["screens"]?.objectValue?.member(id) else {
                // Nobody described it: the sample stands under the tab.
                if let tab = tab(id, in: trail.value) { trail = Trail(tab, at: tab.place) }
                return false
            }
            trail = Trail(member.value, at: member.keyPlace)
        case .pushed:
            return false
        case .cell(let section, let index):
            guard let cell = trail.value.cell(section: section, index: index) else { return false }
            trail = Trail(cell, at: cell.place)
        case .destination:
            let members = ItemModifier.destinations.compactMap { trail.value.objectValue?.member($0) }
            guard let member = members.last else { return false }
            trail = Trail(member.value, at: member.keyPlace)
        case .modifier(let name, let index):
            let members = (Self.keys[name] ?? [name]).compactMap { trail.value.objectValue?.member($0) }
            guard let member = members.last else { return false }
            trail = Trail(member.value, at: member.keyPlace)
            if let values = member.value.arrayValue, values.indices.contains(index) {
                trail = Trail(values[index], at: values[index].place)
            }
        }
        return true
    }

    /// A tab's object in the bar's `items`, or in a step's.
    private func tab(_ id: String, in value: SourceValue) -> SourceValue? {
        (value.objectValue?["items"]?.arrayValue ?? []).first { tab in
            let object = tab.objectValue
            return (object?["id"] ?? object?["role"])?.stringValue == id
        }
    }
}

extension StorySource {
    /// Every key and value of the story, in the order in which they are written.
    var members: [SourceObject.Member] { Self.members(in: story.value) }

    private static func members(in value: SourceValue) -> [SourceObject.Member] {
        if let values = value.arrayValue { return values.flatMap(members) }
        return (value.objectValue?.map(\.self) ?? []).flatMap { [$0] + members(in: $0.value) }
    }
}

extension SourceObject {
    /// The key and value of that name; nil where there is none.
    func member(_ name: String) -> Member? { first { $0.key == name } }
}

extension SourceValue {
    /// A cell of the screen that this describes, both places counted from 0.
    fileprivate func cell(section: Int, index: Int) -> SourceValue? {
        guard let sections = objectValue?["sections"]?.arrayValue, sections.indices.contains(section) else {
            return nil
        }
        let cells = sections[section].objectValue?.cells ?? []
        return cells.indices.contains(index) ? cells[index] : nil
    }
}

extension SourceObject {
    /// What stands in a section that this describes, in order: a banner is one alone.
    var cells: [SourceValue] {
        flatMap { member in member.key == "heading" ? [] : member.value.arrayValue ?? [member.value] }
    }
}
