internal import CCairo

/// A call into Cairo that did not do what it was asked for.
public struct CairoError: Error, Hashable, Sendable, CustomStringConvertible {
    /// `cairo_status_t`.
    public var status: UInt32
    /// Cairo's own words for the status.
    public var message: String
    /// The function that failed.
    public var call: String

    public var description: String { "\(call) failed: \(message) (Cairo status \(status))." }

    init(_ status: cairo_status_t, call: String) {
        self.status = status.rawValue
        self.message = String(cString: cairo_status_to_string(status))
        self.call = call
    }

    /// Pixels that are not as many as their size asks for.
    static var wrongSize: CairoError { CairoError(CAIRO_STATUS_INVALID_SIZE, call: "checking the size of a picture") }

    static func check(_ status: cairo_status_t, _ call: String) throws {
        if status != CAIRO_STATUS_SUCCESS { throw CairoError(status, call: call) }
    }
}

/// A picture that would not fit in memory, or in what Cairo can draw; refused before anything is allocated.
public struct PictureTooLarge: Error, Hashable, Sendable, CustomStringConvertible {
    /// Points.
    public var size: [Double]
    /// The pixels per point that were asked for.
    public var scale: Double

    public var description: String {
        "A picture of \(size.map { "\($0)" }.joined(separator: "×")) pt at \(scale)x can't be drawn: the limit is "
            + "\(PixelSize.longestSide) px a side and \(PixelSize.mostPixels / 1_000_000) million px in all. "
            + "Use a smaller scale."
    }
}

/// A frame's size in whole pixels.
public struct PixelSize: Hashable, Sendable {
    /// Pixels from left to right, 1 to `longestSide`.
    public var width: Int
    /// Pixels from top to bottom, 1 to `longestSide`.
    public var height: Int

    /// Cairo's own limit (documented).
    public static let longestSide = 32_767
    /// 400 MB of pixels; more is a mistake in the scale (ours).
    public static let mostPixels = 100_000_000

    /// `size` points at `scale` pixels per point, rounded; at least one pixel.
    ///
    /// Throws `PictureTooLarge` past the limits, and for sizes that are no number.
    public init(width: Double, height: Double, scale: Double) throws {
        let pixels = [width, height].map { (($0 * scale).rounded()) }
        guard scale > 0, pixels.allSatisfy({ $0 >= 1 && $0 <= Double(Self.longestSide) }),
            pixels[0] * pixels[1] <= Double(Self.mostPixels)
        else { throw PictureTooLarge(size: [width, height], scale: scale) }
        self.width = Int(pixels[0])
        self.height = Int(pixels[1])
    }
}
