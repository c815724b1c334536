import CairoBackend
import Drawing
import Theme

/// The face that a sample is set in: the first of a token's families that is here, else the sheet's own.
struct SheetFace {
    let face: FontFace
    /// The family, or how it is stood in for.
    let title: String
    private let canvas: SheetCanvas

    /// `size` in points is any that the face will be used at.
    ///
    /// Throws `MissingFont` only where the sheet's own face is missing.
    init(_ families: [String], weight: Int, size: Double, on canvas: SheetCanvas) throws {
        self.canvas = canvas
        let weight = min(max(weight, 1), 1000)
        for family in families {
            let face = FontFace(family: family, weight: weight)
            if (try? canvas.shaper.shape(TextRequest(text: "A", face: face, size: 12))) != nil {
                (self.face, title) = (face, family)
                return
            }
        }
        face = FontFace(family: SheetStyle.family, weight: weight)
        title = families.first.map { "\($0), here \(SheetStyle.family)," } ?? SheetStyle.family
    }

    /// One line, cut at the tail where it is wider than `width` points.
    func shape(_ text: String, size: Double, tracking: Double, width: Double? = nil) throws -> ShapedText {
        try canvas.shaper.shape(
            TextRequest(
                text: SheetCanvas.shown(text),
                face: face,
                size: size,
                tracking: tracking,
                direction: .natural(of: text, fallback: .leftToRight),
                maximumWidth: width
            )
        )
    }

    /// The line from its baseline's left end.
    func item(_ shaped: ShapedText, at origin: Point, _ paint: Paint, token: String) -> Item {
        .text(TextItem(text: shaped, origin: origin, paint: paint, typeToken: token, face: face))
    }
}
