import Drawing
import Theme

extension FramePlan {
    /// A frame laid out and not drawn, with all tokens of the theme that it is laid out in.
    struct LaidOutFrame {
        var frame: Frame
        var list: DisplayList
        var tokens: TokenSet
    }

    /// Lays out every frame, in the order of the plan.
    ///
    /// Throws `FrameError` with the frame that can't be laid out, and what `visit` throws.
    func layOut(_ visit: (LaidOutFrame) throws -> Void) throws {
        var themes = themes
        for chapter in chapters {
            let tools = FrameTools(symbolFolder: chapter.story.symbolFolder)
            for frame in chapter.frames {
                let laidOut: LaidOutFrame
                do {
                    let list = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn))
                    laidOut = LaidOutFrame(frame: frame, list: list, tokens: try themes.tokens(for: frame.drawn))
                } catch {
                    throw FrameError(frame: frame.name, cause: error)
                }
                try visit(laidOut)
            }
        }
    }

    /// The themes that the frames are laid out in, each once, in the order of the frames.
    var themeNames: [String] {
        var names: [String] = []
        for chapter in chapters {
            for frame in chapter.frames where !names.contains(frame.drawn[.theme]) { names.append(frame.drawn[.theme]) }
        }
        return names
    }
}
