/// A colour in sRGB, each component 0…1 and not premultiplied; a wider colour has been mapped into the gamut.
public struct ColorToken: Hashable, Sendable {
    /// The token's path, such as `color.fill`.
    public var path: String
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    public init(path: String, red: Double, green: Double, blue: Double, alpha: Double) {
        self.path = path
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
