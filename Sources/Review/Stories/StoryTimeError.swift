import BarState

/// A wait that leads past the longest time of a story, or back.
struct StoryTimeError: Error, Hashable, CustomStringConvertible {
    /// Seconds since the story began, after the wait.
    var time: Seconds

    var description: String {
        "the story would be \(time) seconds on; let it last from 0 to \(Int(StoryPlayer.longestTime)), or restart it"
    }
}
