public import CairoBackend

/// Why a picture file can't be compared, with its path.
public struct PictureFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The picture's path as it was given.
    public var path: String
    /// What the PNG decoder refused in the file.
    public var reason: PNGError

    /// An error of the decoder with the path of the file it came from.
    public init(path: String, reason: PNGError) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "\(path): \(reason)" }
}
