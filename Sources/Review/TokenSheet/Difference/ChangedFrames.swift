import Drawing
import Theme

/// The frames that a change of a theme changes, each with the tokens behind it.
struct ChangedFrames {
    struct Change {
        var frame: Frame
        /// For each changed token that it names, by its path: how much of the frame its layers take up, in square points.
        var areas: [String: Double]
        var size: Size
        /// What the frame is drawn in, of the new version's permutations.
        var permutation: Permutation
    }

    /// How many frames were compared.
    private(set) var total = 0
    /// Those whose display list differs, in the order of the plan.
    private(set) var changes: [Change] = []
    /// Frames that differ though no token they name has changed, as where a theme has more covers than before.
    var unexplained: [String] { changes.filter(\.areas.isEmpty).map(\.frame.name) }

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
                    changes.append(
                        Change(
                            frame: frame,
                            areas: comparison.areas,
                            size: comparison.after.size,
                            permutation: comparison.permutation
                        )
                    )
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
    func frames(of token: String) -> [Change] { changes.filter { $0.areas[token] != nil } }

    /// How many frames a token changes in each permutation that the difference is told of, in their order; permutations
    /// that no frame is drawn in are left out.
    func counts(of difference: TokenDifference) -> [(permutation: Permutation, count: Int)] {
        let frames = frames(of: difference.change.path)
        return difference.permutations.compactMap { permutation in
            let count = frames.count { $0.permutation == permutation }
            return count > 0 ? (permutation, count) : nil
        }
    }

    /// For each token the frames to show, at most `most`: of each story in turn the one that the token takes up most of,
    /// captures as they are before their variants.
    func shown(of token: String, most: Int) -> [Change] {
        func rank(_ change: Change) -> (isVariant: Int, area: Double) {
            (change.frame.variant.titles(without: [.appearance]).isEmpty ? 0 : 1, -(change.areas[token] ?? 0))
        }
        // Equal ones stay in the order of the plan.
        let ranked = frames(of: token).enumerated().sorted { one, other in
            let (left, right) = (rank(one.element), rank(other.element))
            return left == right ? one.offset < other.offset : left < right
        }
        .map(\.element)
        var turns: [String: Int] = [:]
        let taken = ranked.enumerated().map { place, change in
            defer { turns[change.frame.story, default: 0] += 1 }
            return (turn: turns[change.frame.story] ?? 0, place: place, change: change)
        }
        return taken.sorted { ($0.turn, $0.place) < ($1.turn, $1.place) }.prefix(most).map(\.change)
    }
}
