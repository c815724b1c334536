import CairoBackend
import Drawing

/// How a frame's SVG differs from its golden's: layer by layer, and as pictures drawn from both.
public struct SVGComparison: Sendable {
    /// The golden isn't an SVG of a frame.
    public struct Unreadable: Error, Sendable, CustomStringConvertible {
        public let description: String
    }

    /// What an SVG shows, at two pixels per point.
    public struct Picture: Sendable {
        let pixels: PixelBuffer

        /// As a PNG file. Throws where there is no memory for it.
        public func png() throws -> [UInt8] { try PNGEncoder.encode(pixels, scale: SVGComparison.scale) }
    }

    /// In the order of drawing.
    public let layers: [LayerChange]
    let picture: PictureComparison
    /// What the golden shows.
    public let before: Picture
    /// What is drawn now.
    public let after: Picture
    private let threshold: Double

    private static let scale = 2.0

    /// Throws `Unreadable` for a golden that isn't one, and what drawing throws.
    public init(golden: [UInt8], drawn: [UInt8], options: ComparisonOptions = .exact) throws {
        do {
            let known = try FrameLayerReader.layers(of: golden)
            layers = LayerComparison.changes(from: known, to: try FrameLayerReader.layers(of: drawn))
            before = try Self.picture(of: golden)
        } catch {
            throw Unreadable(description: String(describing: error))
        }
        after = try Self.picture(of: drawn)
        picture = try PictureComparison(expected: before.pixels, actual: after.pixels, options: options)
        threshold = options.threshold
    }

    /// The picture that an SVG shows. Throws `SVGError` for what is none, and what drawing throws.
    public static func picture(of svg: [UInt8]) throws -> Picture {
        Picture(pixels: try SVGRasterizer().rasterize(svg, scale: scale))
    }

    /// Where, in points, and how much: `1204 pixels (0.34 %), largest 0.12, at 21,772 88×44 pt`.
    public var summary: String {
        let difference = MeasuredDifference(picture, scale: Self.scale).summary
        guard picture.sizeDiffers else { return difference }
        return "\(picture.expectedSize) → \(picture.actualSize) px at two a point, \(difference)"
    }

    /// Whether a threshold was given, the pictures stay under it, and nothing changed but places and sizes, which other
    /// versions of the libraries round differently.
    public var isWithinThreshold: Bool {
        threshold > 0 && !picture.isDifferent && !layers.contains(where: \.isInWords)
    }

    /// The golden's picture, what differs, and the new picture side by side.
    public var triptych: Picture {
        Picture(pixels: picture.triptych(expected: before.pixels, actual: after.pixels))
    }
}
