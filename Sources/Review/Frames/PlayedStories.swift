import Theme

/// What the captures of stories saw when they were played, so that only a story that was changed is played again.
struct PlayedStories: Sendable {
    private struct Played {
        var moments: [CapturedMoment]
        /// On the system's bar, once that was asked for; an inner nil where it has no drawing of the bar.
        var systemMoments: [CapturedMoment]??
    }

    private var stories: [String: Played] = [:]

    /// Plays the story, whose symbols are checked first, unless it was played before.
    ///
    /// Throws `StoryError`, and what is wrong with a symbol.
    mutating func moments(of story: Story, theme: SPTheme) throws -> [CapturedMoment] {
        if let played = stories[story.name] { return played.moments }
        let tools = FrameTools(symbolFolder: story.symbolFolder)
        try tools.checkSymbols(of: story)
        let moments = try StoryPlayer.play(story, on: tools.stage(theme: theme))
        stories[story.name] = Played(moments: moments, systemMoments: nil)
        return moments
    }

    /// The same where the system draws the bar; nil for a bar that the system has no drawing of.
    ///
    /// Throws `StoryError`.
    mutating func systemMoments(of story: Story, theme: SPTheme) throws -> [CapturedMoment]? {
        if let known = stories[story.name]?.systemMoments { return known }
        let tools = FrameTools(symbolFolder: story.symbolFolder)
        let moments = try StoryPlayer.playOnSystemBar(story, on: tools.stage(theme: theme))
        stories[story.name]?.systemMoments = .some(moments)
        return moments
    }

    /// The story is played again when it is needed.
    mutating func forget(_ name: String) { stories[name] = nil }

    mutating func forgetAll() { stories = [:] }
}
