public import CairoBackend

/// Why a picture file can't be compared, with its path.
public struct PictureFileError: Error, Hashable, Sendable, CustomStringConvertible {
    public var path: String
    public var reason: PNGError

    public init(path: String, reason: PNGError) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "\(path): \(reason)" }
}
