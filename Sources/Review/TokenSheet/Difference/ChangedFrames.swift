import Drawing

/// The frames that a change of a theme changes, each with the tokens behind it.
struct ChangedFrames {
    struct Change {
        var frame: Frame
        /// The paths of the changed tokens that it names.
        var tokens: Set<String>
        var size: Size
    }

    /// How many frames were compared.
    private(set) var total = 0
    /// Those whose display list differs, in the order of the plan.
    private(set) var changes: [Change] = []
    /// Frames that differ though no token they name has changed, as where a theme has more covers than before.
    var unexplained: [String] { changes.filter(\.tokens.isEmpty).map(\.frame.name) }

    /// Lays out every frame of the plan that is drawn in this theme, before and after; nothing is drawn.
    ///
    /// Throws `FrameError`.
    init(_ plan: FramePlan, in pair: inout ThemePair) throws {
        for chapter in plan.chapters {
            let tools = FrameTools(symbolFolder: chapter.story.symbolFolder)
            for frame in chapter.frames where Self.isDrawn(frame, in: pair.name) {
                total += 1
                do {
                    let comparison = try pair.compare(frame, with: tools)
                    guard comparison.differs else { continue }
                    changes.append(Change(frame: frame, tokens: comparison.tokens, size: comparison.after.size))
                } catch {
                    throw FrameError(frame: frame.name, cause: error)
                }
            }
        }
    }

    /// A frame that asks for another theme by name has no part in this one.
    private static func isDrawn(_ frame: Frame, in theme: String) -> Bool {
        let own = frame.drawn[.theme]
        return own == VariantAxis.theme.standard || own == theme
    }

    /// The frames that a token changes, in the order of the plan.
    func frames(of token: String) -> [Change] { changes.filter { $0.tokens.contains(token) } }

    /// For each token the frames to show: the first few of its own, captures as they are before their variants.
    func shown(of token: String, most: Int) -> [Change] {
        let all = frames(of: token)
        let plain = all.filter { $0.frame.variant.titles(without: [.appearance]).isEmpty }
        let rest = all.filter { !$0.frame.variant.titles(without: [.appearance]).isEmpty }
        return Array((plain + rest).prefix(most))
    }
}
