/// What a comparison found of one pixel.
///
/// Bytes rather than an enumeration, because a picture has millions and the inner loops write them without a branch.
enum PixelMark {
    /// The same, or too near to count.
    static let same: UInt8 = 0
    static let differs: UInt8 = 1
    /// Only the smoothing of an edge changed.
    static let smoothed: UInt8 = 2
    /// In one picture only; counts as different.
    static let inOneOnly: UInt8 = 3
    /// In an ignored region.
    static let ignored: UInt8 = 4
    /// In neither picture: the corner that a wide and a tall picture leave open.
    static let inNeither: UInt8 = 6

    /// The bit that marks of counted pixels have, and no others.
    static let counts: UInt8 = 1
}
