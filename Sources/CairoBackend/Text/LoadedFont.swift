/// A font file opened once and shared by every line that uses it.
final class LoadedFont {
    let file: FontFile
    let font: HarfBuzzFont
    /// Whether a line was set in it; a fallback may have been opened only to be looked through.
    var isUsed = false

    /// Throws `MissingFont` where a file that was found can no longer be read.
    init(_ file: FontFile) throws {
        guard let font = HarfBuzzFont(path: file.path, index: file.index) else {
            throw MissingFont(family: file.family, folders: [file.path])
        }
        self.file = file
        self.font = font
    }

    func covers(_ scalar: Unicode.Scalar) -> Bool {
        // A font need not draw what is never drawn: joiners, marks of direction, variation selectors.
        font.glyph(for: scalar) != nil || scalar.properties.isDefaultIgnorableCodePoint
    }
}
