import BarState
import SourceJSON

/// A step that can't happen, with its number and, where the story is a file, its place.
public struct StoryError: Error, Hashable, Sendable, CustomStringConvertible {
    public var story: String
    /// Counted from 1; nil where the story as a whole is wrong.
    public var step: Int?
    /// The step's name, such as `tap`.
    public var event: String?
    public var place: SourcePlace?
    public var message: String

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
