/// Plain pixels, row after row without padding: what leaves a rasteriser, enters an encoder and crosses tasks.
public struct PixelBuffer: Hashable, Sendable {
    /// How a pixel's bytes are laid out.
    public enum Format: Hashable, Sendable {
        /// Eight bits each of blue, green, red, alpha, colour multiplied by alpha: Cairo's ARGB32 in little-endian memory.
        case bgraPremultiplied
        /// Eight bits each of red, green, blue, alpha, colour as it is.
        case rgba8
        /// Sixteen bits each of red, green, blue, alpha in native order, colour as it is.
        case rgba16

        /// Bytes of one pixel: 4, or 8 for sixteen bits a sample.
        public var bytesPerPixel: Int {
            switch self {
            case .bgraPremultiplied, .rgba8: 4
            case .rgba16: 8
            }
        }
    }

    /// Pixels.
    public let width: Int
    /// Pixels from top to bottom, the number of rows.
    public let height: Int
    /// How each pixel's bytes are to be read.
    public let format: Format
    /// `width × height × format.bytesPerPixel` bytes.
    public var bytes: [UInt8]

    /// Nil where the bytes are not as many as the size and format ask for.
    public init?(width: Int, height: Int, format: Format, bytes: [UInt8]) {
        guard width >= 0, height >= 0 else { return nil }
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, bytes.count == pixels * format.bytesPerPixel else { return nil }
        self.width = width
        self.height = height
        self.format = format
        self.bytes = bytes
    }
}
