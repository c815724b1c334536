import BarState
import SourceJSON

/// A step that can't happen, with its number and, where the story is a file, its place.
public struct StoryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The story's name, which a message gives where there is no place.
    public var story: String
    /// Counted from 1; nil where the story as a whole is wrong.
    public var step: Int?
    /// The step's name, such as `tap`.
    public var event: String?
    /// Where the step is written; nil for a story that is built in Swift.
    public var place: SourcePlace?
    /// Why the step can't happen, in the words of the bar or the layout that refused it.
    public var message: String

    /// An error about one step, or about the story as a whole where none is named.
    public init(story: String, step: Int? = nil, event: String? = nil, place: SourcePlace? = nil, message: String) {
        self.story = story
        self.step = step
        self.event = event
        self.place = place
        self.message = message
    }

    /// `listening/story.json:12:5: step 3 (tap): …`
    public var description: String {
        var text = place?.description ?? "story '\(story)'"
        if let step {
            text += ": step \(step)"
            if let event { text += " (\(event))" }
        }
        return text + ": " + message
    }
}
