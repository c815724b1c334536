/// One face of a family: what a shaper needs to choose a font file.
public struct FontFace: Hashable, Sendable {
    /// The family's name, such as `Inter`, which a folder of fonts has to hold.
    public var family: String
    /// 1–1000, as in CSS: 400 regular, 500 medium, 600 semibold, 700 bold.
    public var weight: Int

    /// A face by its family and its weight, 1–1000; the nearest weight of the family is taken.
    public init(family: String, weight: Int) {
        self.family = family
        self.weight = weight
    }
}

/// Which way a line of text, or a whole screen, is read.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// As English is read; `ltr` in files and flags.
    case leftToRight = "ltr"
    /// As Arabic and Hebrew are read; `rtl` in files and flags.
    case rightToLeft = "rtl"
}

/// A request to lay out one line of text.
public struct TextRequest: Hashable, Sendable {
    /// The line's text, which isn't broken.
    public var text: String
    /// The family and weight to set it in.
    public var face: FontFace
    /// Points.
    public var size: Double
    /// Extra space after each glyph, in points.
    public var tracking: Double
    /// The paragraph's base direction; text of the other direction inside it is still ordered by the bidi algorithm.
    public var direction: LayoutDirection
    /// The widest the line may be in points; past it the tail is replaced by “…”. Nil never truncates.
    public var maximumWidth: Double?

    /// A request for a line that is as wide as it becomes, read from left to right, where nothing else is said.
    public init(
        text: String,
        face: FontFace,
        size: Double,
        tracking: Double = 0,
        direction: LayoutDirection = .leftToRight,
        maximumWidth: Double? = nil
    ) {
        self.text = text
        self.face = face
        self.size = size
        self.tracking = tracking
        self.direction = direction
        self.maximumWidth = maximumWidth
    }
}

/// One shaped line: glyphs in visual order, left to right, from a baseline origin at the line's left end.
public struct ShapedText: Hashable, Sendable {
    /// The text that was asked for, whole even where the line was truncated.
    public var text: String
    /// The line's advance in points.
    public var width: Double
    /// Points above the baseline and below it that the chosen face asks for (its ascender and descender).
    public var ascent: Double
    /// Points below the baseline that the chosen face asks for, counted downwards.
    public var descent: Double
    /// Whether the line was too wide and lost its tail to “…”.
    public var isTruncated: Bool
    /// What is left of the text where it was truncated, with its “…”; else the text.
    public var visible: String
    /// Extra space after each glyph, in points, as it was asked for.
    public var tracking: Double
    /// The paragraph's base direction, as it was asked for.
    public var direction: LayoutDirection
    /// The glyphs, from left to right, in a run for each stretch of one font.
    public var runs: [GlyphRun]

    /// A line by its parts; without `visible`, the whole text can be seen.
    public init(
        text: String,
        width: Double,
        ascent: Double,
        descent: Double,
        isTruncated: Bool,
        visible: String? = nil,
        tracking: Double = 0,
        direction: LayoutDirection = .leftToRight,
        runs: [GlyphRun]
    ) {
        self.text = text
        self.visible = visible ?? text
        self.tracking = tracking
        self.direction = direction
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.isTruncated = isTruncated
        self.runs = runs
    }
}

/// Glyphs of one font file. Positions are in whole font units from the run's own origin, y up, so that no scale and
/// no writer can round them differently.
public struct GlyphRun: Hashable, Sendable {
    /// One glyph at its place.
    public struct Glyph: Hashable, Sendable {
        /// The glyph's number in its font file.
        public var id: UInt32
        /// Font units to the right of the run's origin.
        public var x: Int
        /// Font units above the run's origin.
        public var y: Int

        /// A glyph at its place in the run, in whole font units.
        public init(id: UInt32, x: Int, y: Int) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    /// The font's PostScript name, such as `Inter-Medium`: the key of its outlines.
    public var font: String
    /// How many font units make up the font size.
    public var unitsPerEm: Int
    /// Points from the line's origin to the run's, rightwards.
    public var x: Double
    /// The font size in points.
    public var size: Double
    /// The glyphs in visual order, from left to right.
    public var glyphs: [Glyph]

    /// A run by its parts: `x` and `size` in points, the glyphs in font units.
    public init(font: String, unitsPerEm: Int, x: Double, size: Double, glyphs: [Glyph]) {
        self.font = font
        self.unitsPerEm = unitsPerEm
        self.x = x
        self.size = size
        self.glyphs = glyphs
    }
}

/// Names one glyph's outline.
public struct GlyphKey: Hashable, Sendable, Comparable {
    /// The font's PostScript name, such as `Inter-Medium`.
    public var font: String
    /// The glyph's number in that font file.
    public var id: UInt32

    /// The key of a glyph that `shape` has returned.
    public init(font: String, id: UInt32) {
        self.font = font
        self.id = id
    }

    public static func < (left: GlyphKey, right: GlyphKey) -> Bool {
        left.font == right.font ? left.id < right.id : left.font < right.font
    }
}

/// A glyph's outline in whole font units, y up. Empty for a space.
public struct GlyphOutline: Hashable, Sendable {
    /// The outline as the font has it, not scaled.
    public var path: Path

    /// An outline in whole font units.
    public init(path: Path) {
        self.path = path
    }
}

/// What layout needs of a text engine: lines shaped to positions, and the outlines to draw them with.
public protocol TextShaping: AnyObject {
    /// Throws where no chosen font has the family at all.
    func shape(_ request: TextRequest) throws -> ShapedText
    /// Throws where the glyph is not one that `shape` returned.
    func outline(of glyph: GlyphKey) throws -> GlyphOutline
}
