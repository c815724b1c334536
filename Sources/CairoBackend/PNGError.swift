/// Why a picture can't be written as PNG or a file can't be read as one.
///
/// Every description says what was found, where it was found, and what that usually means.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// PNG has no picture without pixels, and none past 2³¹ − 1 pixels on a side.
    case unwritableSize(width: Int, height: Int)
    /// libdeflate had no memory for a compressor or a decompressor.
    case outOfMemory
    /// A pixel density that no file can hold.
    case unwritableScale(Double)

    public var description: String {
        switch self {
        case .unwritableSize(let width, let height):
            "a \(width)×\(height) picture can't be written as PNG: each side takes 1 to 2147483647 pixels"
        case .outOfMemory:
            "there was no memory for the compressor"
        case .unwritableScale(let scale):
            "a scale of \(scale) can't be written into a PNG: it takes more than 0 and at most 1000"
        }
    }
}
