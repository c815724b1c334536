import BarState
import SourceJSON

/// What a bar refuses, told to the author of a story: keys and steps where the state model names calls and events.
extension BarError {
    /// What happened.
    ///
    /// - Parameter step: The step's key; nil where the bar's description is refused.
    func problem(inStep step: String? = nil) -> String {
        guard let step, case .eventOutOfPlace(_, let reason, let remedy) = self else { return problem }
        return BarError.eventOutOfPlace(event: step, reason: reason, remedy: remedy).problem
    }

    /// What to write instead.
    var remedyInStory: String {
        switch self {
        case .zoomWithoutSource(let id, let known):
            nearest(to: id, in: known).map { "Did you mean \"\($0)\"?" }
                ?? "Give a cell \"matchedTransitionSource\": \"\(id)\""
                + (known.isEmpty ? "." : ", or zoom from one of: \(known.joined(separator: ", ")).")
        case .unknownTab(let id, let known): nearest(to: id, in: known).map { "Did you mean \"\($0)\"?" } ?? remedy
        case .eventOutOfPlace(_, _, let remedy):
            remedy.replacing(BarEvent.showKeyboard.name, with: StoryStep.Action.keyboard.name)
        case .retiredName: remedy.asClause.withoutArguments + "; in a story each call is a key"
        default: remedy
        }
    }

    /// Both as one error at a place of the file.
    func error(at value: SourceValue) -> SourceError {
        value.error(problem.asClause, remedy: remedyInStory.asClause)
    }
}

extension String {
    /// The calls in it as stories write them: `setHidden(_:animated:)` as `setHidden`.
    fileprivate var withoutArguments: String {
        split(separator: "(", omittingEmptySubsequences: false).enumerated().map { index, part in
            index == 0 ? part : part.drop { $0 != ")" }.dropFirst()
        }.joined()
    }
}

extension SourceObject {
    /// The part of a bar's description, of a `set` step's values or of a pushed screen that an objection is about; nil
    /// where it is about the whole.
    func blamed(for error: BarError) -> SourceValue? {
        switch error {
        case .unknownTab: self["selection"] ?? self["items"]
        case .progress: self["accessory"]?.objectValue?["progress"] ?? self["accessory"]
        case .emptyText(let field, let owner) where owner.hasPrefix("accessory"):
            self["accessory"]?.objectValue?[named: field] ?? self["accessory"]
        case .noTabs, .tabCount, .duplicateTab, .negativeBadge, .emptyText: self["items"]?.blamedTab(for: error)
        case .floatingAccessoryRelease: self["release"]
        case .zoomWithoutSource: self["navigationTransition"]?.objectValue?["zoom"]
        default: nil
        }
    }
}

extension SourceValue {
    /// A tab's key where an objection is about one, else all tabs.
    fileprivate func blamedTab(for error: BarError) -> SourceValue {
        let objects = (arrayValue ?? []).compactMap(\.objectValue)
        switch error {
        case .duplicateTab(let id):
            return objects.filter { $0["id"]?.stringValue == id }.dropFirst().first?["id"] ?? self
        case .negativeBadge(let badge, _):
            return objects.lazy.compactMap { $0["badge"] }.first { (try? $0.integer()) == badge } ?? self
        case .emptyText:
            // The first that is blank, in the order in which the bar looks.
            let texts = objects.lazy.flatMap { [$0["title"], $0["symbol"]].compactMap(\.self) }
            return texts.first { $0.stringValue?.allSatisfy(\.isWhitespace) == true } ?? self
        default:
            return self
        }
    }
}

extension StoryError {
    /// What a step can't do, at what is at fault in it.
    init(_ error: any Error, in story: Story, step index: Int) {
        let step = story.steps[index]
        self.init(story: story.name, step: index + 1, event: step.action.name, place: step.place, message: "\(error)")
        guard let error = error as? BarError else { return }
        message = "\(error.problem(inStep: step.action.name)) \(error.remedyInStory)"
        let value = step.place.flatMap { story.source?.step(at: $0)?.value }
        place = value?.objectValue?.blamed(for: error)?.place ?? place
    }
}
