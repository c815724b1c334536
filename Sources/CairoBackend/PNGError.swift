/// Why a picture can't be written as PNG or a file can't be read as one.
///
/// Every description says what was found and where, and what that usually means.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// PNG has no picture without pixels, and none past 2³¹ − 1 pixels on a side.
    case unwritableSize(width: Int, height: Int)
    /// A pixel density that no file can hold.
    case unwritableScale(Double)
    /// There was no memory for libdeflate's own state.
    case outOfMemory
    /// A file of no bytes.
    case empty
    /// The file starts as something else; `looksLike` says as what.
    case notPNG(looksLike: String)
    /// The file ends inside the chunk named, or where a chunk should start.
    case truncated(chunk: String)
    /// The chunk's checksum is not the one its bytes have.
    case damagedChunk(String)
    /// The header, or another chunk, says what the specification doesn't allow.
    case invalid(chunk: String, reason: String)
    /// The header asks for more pixels than the limit given to the decoder.
    case tooLarge(width: Int, height: Int, limit: Int)
    /// The compressed picture is not a zlib stream, or its checksum is wrong.
    case damagedPicture
    /// The compressed picture holds less than the size in the header takes.
    case shortPicture(width: Int, height: Int)
    /// The compressed picture holds more than the size in the header takes.
    case longPicture(width: Int, height: Int)

    public var description: String {
        switch self {
        case .unwritableSize(let width, let height):
            "a \(width)×\(height) picture can't be written as PNG: each side takes 1 to 2147483647 pixels"
        case .unwritableScale(let scale):
            "a scale of \(scale) can't be written into a PNG: it takes more than 0 and at most 1000"
        case .outOfMemory:
            "there was no memory to compress or decompress a picture"
        case .empty:
            "the file is empty: zero bytes"
        case .notPNG(let looksLike):
            "not a PNG: it looks like \(looksLike)"
        case .truncated(let chunk):
            "the PNG is cut off in \(chunk): it was not written or copied to its end"
        case .damagedChunk(let chunk):
            "the PNG is damaged: the checksum of \(chunk) doesn't fit its bytes"
        case .invalid(let chunk, let reason):
            "not a valid PNG: in \(chunk), \(reason)"
        case .tooLarge(let width, let height, let limit):
            "the PNG's header asks for \(width)×\(height) pixels, more than the limit of \(limit)"
        case .damagedPicture:
            "the PNG is damaged: its compressed picture can't be read"
        case .shortPicture(let width, let height):
            "the PNG is damaged: it holds less than the \(width)×\(height) pixels its header tells of"
        case .longPicture(let width, let height):
            "the PNG is damaged: it holds more than the \(width)×\(height) pixels its header tells of"
        }
    }
}
