import BarLayout
import BarState

/// One picture to draw: a capture in a variant.
public struct Frame: Hashable, Sendable {
    public var story: String
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
    public var frame: String
    public var cause: any Error

    public var description: String { "\(frame): \(cause)" }
}
