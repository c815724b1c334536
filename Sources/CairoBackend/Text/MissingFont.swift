/// A family that no folder of fonts holds: the machine lacks something.
public struct MissingFont: Error, Hashable, Sendable, CustomStringConvertible {
    /// The family that was asked for; for a glyph that no line was shaped with, its font's PostScript name.
    public var family: String
    /// Every folder that was looked in.
    public var folders: [String]

    public var description: String {
        let remedy =
            family == "Inter"
            ? "Install it with “apt-get install fonts-inter” (Debian, Ubuntu) or “brew install --cask font-inter” "
                + "(macOS), or name a folder that holds its font files."
            : "Name a folder that holds its font files."
        return "The font “\(family)” was not found in \(folders.joined(separator: ", ")). \(remedy)"
    }
}
