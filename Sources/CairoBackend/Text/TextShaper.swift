public import Drawing

/// Shapes lines with chosen font files only, and hands out the outlines of the glyphs it used.
///
/// The order of characters and their scripts come from Pango, glyphs and outlines from HarfBuzz; neither asks the
/// machine for a font, a language or a setting. One shaper belongs to one task.
public final class TextShaper: TextShaping {
    private let library: FontLibrary
    private var families: [String: [FontFile]] = [:]
    private var loaded: [String: LoadedFont] = [:]
    private var chains: [FontFace: FontChain] = [:]
    private var lines: [TextRequest: ShapedText] = [:]
    private var outlines: [GlyphKey: GlyphOutline] = [:]

    /// Lines kept before all are forgotten: more than a run's distinct texts, few enough to hold (ours).
    private static let mostLines = 8_192

    /// A shaper that finds fonts in the folders of `library` alone; nothing is read before the first line.
    public init(library: FontLibrary = FontLibrary()) {
        self.library = library
    }

    /// Throws `MissingFont`.
    public func shape(_ request: TextRequest) throws -> ShapedText {
        if let line = lines[request] { return line }
        let line = try LineShaper(chain: chain(for: request.face), request: request).shape()
        if lines.count >= Self.mostLines { lines.removeAll(keepingCapacity: true) }
        lines[request] = line
        return line
    }

    /// Throws `MissingFont` for a font that no line was shaped with.
    public func outline(of glyph: GlyphKey) throws -> GlyphOutline {
        if let outline = outlines[glyph] { return outline }
        guard let font = loaded[glyph.font] else { throw MissingFont(family: glyph.font, folders: library.folders) }
        let outline = font.font.outline(of: glyph.id)
        outlines[glyph] = outline
        return outline
    }

    /// Every font file that a line was shaped with, in the order of their names.
    public var usedFonts: [FontFile] {
        loaded.values.filter(\.isUsed).map(\.file).sorted { $0.postScriptName < $1.postScriptName }
    }

    private func chain(for face: FontFace) throws -> FontChain {
        if let chain = chains[face] { return chain }
        let chosen = try load(nearest(to: face.weight, in: faces(of: face.family)))
        let chain = FontChain(primary: chosen) { [unowned self] index in
            guard index < FontLibrary.fallbackFamilies.count else { return nil }
            let family = FontLibrary.fallbackFamilies[index]
            guard let faces = try? self.faces(of: family), !faces.isEmpty else { return .absent }
            return (try? self.load(self.nearest(to: face.weight, in: faces))).map { .font($0) } ?? .absent
        }
        chains[face] = chain
        return chain
    }

    private func faces(of family: String) throws -> [FontFile] {
        if let faces = families[family] { return faces }
        let faces = try library.faces(of: family)
        families[family] = faces
        return faces
    }

    /// The face whose weight is nearest; of two as near, the bolder one for bold weights and the lighter one else, as
    /// CSS chooses.
    private func nearest(to weight: Int, in faces: [FontFile]) -> FontFile {
        var best = faces[0]
        for face in faces.dropFirst() {
            let (new, old) = (abs(face.weight - weight), abs(best.weight - weight))
            if new < old || (new == old && weight > 500 && face.weight > best.weight) { best = face }
        }
        return best
    }

    private func load(_ file: FontFile) throws -> LoadedFont {
        if let font = loaded[file.postScriptName] { return font }
        let font = try LoadedFont(file)
        loaded[file.postScriptName] = font
        return font
    }
}

/// The fonts to try for a character: the face that was asked for, then the fallbacks, each opened when first needed.
final class FontChain {
    enum Link {
        case font(LoadedFont)
        /// Not on this machine.
        case absent
    }

    let primary: LoadedFont
    private var links: [Link] = []
    /// The fallback at a place of the list; nil past its end.
    private let next: (Int) -> Link?

    init(primary: LoadedFont, next: @escaping (Int) -> Link?) {
        self.primary = primary
        self.next = next
    }

    /// The first font that has every character of a grapheme cluster; nil where none has.
    func font(covering cluster: some Collection<Unicode.Scalar>) -> LoadedFont? {
        if cluster.allSatisfy(primary.covers) { return primary }
        var index = 0
        while true {
            if index == links.count {
                guard let link = next(index) else { return nil }
                links.append(link)
            }
            if case .font(let font) = links[index], cluster.allSatisfy(font.covers) { return font }
            index += 1
        }
    }
}
