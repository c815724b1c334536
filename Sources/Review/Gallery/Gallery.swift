import Drawing

/// Drawn frames as a person looks at them: by story and capture, light beside dark.
struct Gallery {
    struct Chapter {
        var story: String
        var title: String
        var summary: String?
        var captures: [Capture]
    }

    struct Capture {
        var name: String
        var pairs: [Pair]
    }

    /// The frames that differ in nothing but their appearance.
    struct Pair {
        /// What sets it apart from the default; empty for that.
        var titles: [String]
        var frames: [FrameRun.Drawn]

        /// What is read out, which is the same in light and in dark.
        var spoken: [SpokenElement] { frames.first?.spoken ?? [] }
    }

    private(set) var chapters: [Chapter] = []

    var frameCount: Int { chapters.flatMap(\.captures).flatMap(\.pairs).map(\.frames.count).reduce(0, +) }
    var captureCount: Int { chapters.map(\.captures.count).reduce(0, +) }

    /// Keeps the order in which the frames were planned.
    init(_ plan: FramePlan, drawn: [FrameRun.Drawn]) {
        var rest = drawn[...]
        for chapter in plan.chapters {
            let own = rest.prefix(chapter.frames.count)
            rest = rest.dropFirst(chapter.frames.count)
            chapters.append(
                Chapter(
                    story: chapter.story.name,
                    title: chapter.story.title ?? chapter.story.name,
                    summary: chapter.story.summary,
                    captures: Self.captures(Array(own))
                )
            )
        }
    }

    private static func captures(_ drawn: [FrameRun.Drawn]) -> [Capture] {
        var captures: [Capture] = []
        for one in drawn {
            let name = one.frame.moment.capture.name
            if captures.last?.name != name { captures.append(Capture(name: name, pairs: [])) }
            captures[captures.count - 1].add(one)
        }
        return captures
    }
}

extension Gallery.Capture {
    fileprivate mutating func add(_ drawn: FrameRun.Drawn) {
        let titles = drawn.frame.variant.titles(without: [.appearance])
        if let index = pairs.firstIndex(where: { $0.titles == titles }) {
            pairs[index].frames.append(drawn)
        } else {
            pairs.append(Gallery.Pair(titles: titles, frames: [drawn]))
        }
    }
}
