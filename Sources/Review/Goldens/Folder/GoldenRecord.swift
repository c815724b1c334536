import SourceJSON

/// What a golden is known by: sums of what was drawn and of the files that keep it, the first 128 bits of each SHA-256
/// in hexadecimal digits.
public struct GoldenRecord: Hashable, Sendable {
    /// The display list's statement.
    public var list: String
    /// The picture as the rasteriser draws it, at one pixel per point.
    public var pixels: String
    /// The file of the outlined SVG.
    public var svg: String
    /// The file of the PNG at one pixel per point; nil where none is kept.
    public var png: String?

    /// A record by its sums, 32 hexadecimal digits each; without `png`, no PNG is kept for the frame.
    public init(list: String, pixels: String, svg: String, png: String? = nil) {
        self.list = list
        self.pixels = pixels
        self.svg = svg
        self.png = png
    }

    /// Half of a SHA-256 tells as many goldens apart as there will ever be, in half the line.
    static func short(_ digest: String) -> String { String(digest.prefix(32)) }

    /// One line of JSON.
    var json: String {
        let png = png.map { ", \"png\": \($0.quotedJSON)" } ?? ""
        return "{\"list\": \(list.quotedJSON), \"pixels\": \(pixels.quotedJSON), \"svg\": \(svg.quotedJSON)\(png)}"
    }
}
