import Theme

/// Which stories, captures, frames and layers each token decides something in, from the display lists alone: not a pixel
/// is drawn.
///
/// A token counts where a layer names it, and where it stands behind one that a layer names, by alias or as a part of
/// its value, in the theme, appearance and contrast of that frame.
public struct TokenReach: Sendable {
    /// A frame that a token touches.
    public struct Touch: Hashable, Sendable {
        /// The frame's name: `listening/folded.dark`.
        public var frame: String
        /// The name of the frame's story.
        public var story: String
        /// The name of the frame's capture, without the variant.
        public var capture: String
        /// The theme that the frame is drawn in; a token of another theme has no part in it, whatever it is called.
        public var theme: String
        /// The layers' ids in the order they are drawn, the lowest first.
        public var layers: [String]
    }

    /// All that one token touches.
    public struct Row: Hashable, Sendable {
        /// The token's path.
        public var token: String
        /// In the order of the plan's frames; empty for a token that decides nothing in them.
        public var touches: [Touch]
    }

    /// No token of the themes is called so.
    public struct UnknownToken: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String
    }

    /// A row for every token of the themes that the frames are drawn in, in the order of the files.
    public let rows: [Row]
    /// Tokens that are unused in every theme that has them, in the order of the files.
    public let unused: [String]
    private let index: [String: Int]
    private let unusedByTheme: [String: [String]]
    /// How many frames of the plan each capture has, by `story/capture`.
    let frameCounts: [String: Int]

    /// Lays out every frame of the plan.
    ///
    /// Throws `FrameError`, and what is wrong with a theme.
    public init(of plan: FramePlan) throws {
        var collector = try TokenTouches(plan)
        try plan.layOut { collector.add($0) }
        self.init(collector)
    }

    init(_ touches: TokenTouches) {
        rows = touches.paths.map { Row(token: $0, touches: touches.byToken[$0] ?? []) }
        index = Dictionary(zip(rows.map(\.token), rows.indices)) { first, _ in first }
        frameCounts = touches.frameCounts
        let unusedByTheme = touches.unusedByTheme()
        unused = touches.paths.filter { path in
            touches.themes.allSatisfy { theme in
                !theme.paths.contains(path) || unusedByTheme[theme.name]?.contains(path) == true
            }
        }
        self.unusedByTheme = unusedByTheme
    }

    /// What a token touches.
    ///
    /// Throws `UnknownToken` with the nearest name.
    public func row(of token: String) throws -> Row {
        if let place = index[token] { return rows[place] }
        let hint = suggestion(for: token, among: rows.map(\.token))
        throw UnknownToken(description: "no theme of these stories has a token '\(token.printable)'\(hint)")
    }

    /// The tokens of one theme that no frame of it shows in any appearance or contrast, that stand behind none that is
    /// shown, and that no bar asks for: they could go. In the order of the files.
    public func unused(in theme: String) -> [String] { unusedByTheme[theme] ?? [] }
}

extension TokenReach.Row {
    /// The frames of one capture that a token touches.
    public struct Capture: Hashable, Sendable {
        /// The name of the capture's story.
        public var story: String
        /// The capture's own name, such as `folded`.
        public var capture: String
        /// The names of the frames, in the order of the plan.
        public var frames: [String]
        /// The layers of all these frames, each once.
        public var layers: [String]

        /// `listening/folded`: the name of the capture's standard frame.
        public var name: String { "\(story)/\(capture)" }
    }

    /// The touches gathered by capture, in the order of the plan.
    public var captures: [Capture] {
        var captures: [Capture] = []
        for touch in touches {
            if captures.last?.story != touch.story || captures.last?.capture != touch.capture {
                captures.append(Capture(story: touch.story, capture: touch.capture, frames: [], layers: []))
            }
            let last = captures.count - 1
            captures[last].frames.append(touch.frame)
            for layer in touch.layers where !captures[last].layers.contains(layer) {
                captures[last].layers.append(layer)
            }
        }
        return captures
    }

    /// The names of the stories that it touches, in the order of the plan.
    public var stories: [String] {
        var names: [String] = []
        for touch in touches where names.last != touch.story { names.append(touch.story) }
        return names
    }

    /// The layers that it touches in any frame, each once, in the order they are first met.
    public var layers: [String] {
        var (layers, seen): ([String], Set<String>) = ([], [])
        for touch in touches { for layer in touch.layers where seen.insert(layer).inserted { layers.append(layer) } }
        return layers
    }
}
