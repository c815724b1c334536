/// A colour in sRGB, each component 0…1 and not premultiplied; a wider colour has been mapped into the gamut.
public struct ColorToken: Hashable, Sendable {
    /// The token's path, such as `color.fill`.
    public var path: String
    /// 0…1, as sRGB encodes it.
    public var red: Double
    /// 0…1, as sRGB encodes it.
    public var green: Double
    /// 0…1, as sRGB encodes it.
    public var blue: Double
    /// 0 is clear, 1 opaque.
    public var alpha: Double

    /// A colour with the path of its token; the components are taken as they are.
    public init(path: String, red: Double, green: Double, blue: Double, alpha: Double) {
        self.path = path
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
