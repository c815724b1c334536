/// Writes a frame as SVG that any reader draws the same and a person can read: layers by the designer's names, spoken
/// texts and roles, and on every paint the design token it came from.
///
/// Colours are resolved, so the file needs nothing beside it; the class that names the token lets a page re-theme it.
/// Only what every reader agrees on is used: attributes instead of styles, no variables, no eight-digit colours, no
/// scripts, no reference out of the file.
public struct SVGWriter: Sendable {
    /// How text stands in the file.
    public enum TextMode: String, Hashable, Sendable, CaseIterable {
        /// Glyph outlines: the same picture everywhere.
        case outlines
        /// `<text>` for people who edit it: drawn with whatever font the reader has.
        case live
    }

    /// How text stands in the file: as outlines where nothing is said.
    public var textMode: TextMode
    /// Stands before the id of every definition, for a page that holds several frames in one document.
    public var idPrefix: String

    /// A writer for a file of its own; a page with several frames gives each a prefix.
    public init(textMode: TextMode = .outlines, idPrefix: String = "") {
        self.textMode = textMode
        self.idPrefix = idPrefix
    }

    /// The file's bytes, the same for the same list on every run.
    ///
    /// `label` names the whole picture to assistive technology.
    public func write(_ list: DisplayList, label: String) -> [UInt8] {
        var session = SVGSession(list: list, textMode: textMode, prefix: idPrefix)
        session.write(list.root)

        var file = SVGBuffer()
        file.reserve(session.body.bytes.count * 2)
        file.append("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
        file.attribute("width", list.size.width)
        file.attribute("height", list.size.height)
        file.append(" viewBox=\"0 0 ")
        file.append(list.size.width)
        file.append(" ")
        file.append(list.size.height)
        file.append(session.hasSpokenLayers ? "\" role=\"group\"" : "\" role=\"img\"")
        file.attribute("aria-label", label)
        file.append(">\n")
        session.definitions.write(of: list, includingGlyphs: textMode == .outlines, to: &file)
        file.append(session.body)
        file.append("</svg>\n")
        return file.bytes
    }
}

/// One file in the making: its layers, and what they refer to.
struct SVGSession {
    let list: DisplayList
    let textMode: SVGWriter.TextMode
    var definitions: SVGDefinitions
    var body = SVGBuffer()
    var hasSpokenLayers = false
    /// From the layer that is being written to the screen.
    var transform = AffineTransform.identity

    init(list: DisplayList, textMode: SVGWriter.TextMode, prefix: String) {
        self.list = list
        self.textMode = textMode
        self.definitions = SVGDefinitions(of: list, prefix: prefix)
    }
}
