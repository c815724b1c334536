import CairoBackend
import SourceJSON

/// Whose fault an error is: what a script wants to know of it.
public enum Blame: Hashable, Sendable {
    /// What was asked for can't be done: a mistake in a story, a theme, an option, a path.
    case input
    /// The machine lacks a font, symbols, memory or room on the disk.
    case machine

    /// Sorts an error: the machine for missing fonts and symbols, for Cairo, and for lack of memory or room; the input
    /// for every other. A frame's error is judged by its cause.
    public init(_ error: any Error) {
        self =
            switch error {
            case let error as FrameError: Blame(error.cause)
            case let error as FileError: error.isOutOfRoom ? .machine : .input
            case is MissingFont, is MissingSymbols, is CairoError: .machine
            case PNGError.outOfMemory: .machine
            default: .input
            }
    }

    /// The error in lines of their own, one for each thing that is wrong.
    public static func lines(of error: any Error) -> [String] {
        if let error = error as? FrameError { return lines(of: error.cause).map { "\(error.frame): \($0)" } }
        if let several = error as? SourceErrors { return several.errors.map(\.description) }
        return [String(describing: error)]
    }
}
