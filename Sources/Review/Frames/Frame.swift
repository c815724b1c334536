import BarLayout
import BarState

/// One picture to draw: a capture in a variant.
public struct Frame: Hashable, Sendable {
    /// The story's name, which is also the folder that the frame's files go to.
    public var story: String
    /// The capture with what the bar shows in it.
    public var moment: CapturedMoment
    /// What the name says.
    public var variant: Variant
    /// What is drawn: the variant, what the capture pins, and what was fixed for the whole run.
    public var drawn: Variant
    /// The story's own symbols; nil where it has none.
    public var symbolFolder: String?

    /// `listening/folded.dark.rtl`: the frame's files without their endings, under the folder they go to.
    public var name: String { "\(story)/\(moment.capture.name)\(variant.suffix)" }

    /// The moment of motion that is drawn.
    public var motion: MotionMoment { moment.capture.progress.map { .progress($0) } ?? .settled }

    /// What the picture is called where it is read out.
    public var label: String {
        ([story, moment.capture.name] + variant.titles()).joined(separator: ", ")
    }
}

/// A frame that can't be drawn, by its name.
public struct FrameError: Error, Sendable, CustomStringConvertible {
    /// The frame's name, such as `listening/folded.dark`.
    public var frame: String
    /// What went wrong: a variant that can't be, a missing font or symbol, a file that can't be written.
    public var cause: any Error

    public var description: String { "\(frame): \(cause)" }
}
