/// A named part of the picture: what a designer points at, a screen reader speaks and a review compares.
public struct Layer: Hashable, Sendable {
    /// The designer's word for it, such as `tab-bar/pill`; unique in a frame.
    public var id: String
    /// Where it stands in its parent's coordinates, in points, without shadows.
    public var frame: Rect
    /// What it is to assistive technology; nil for a part that is only drawn and, where there is a label, for a group.
    public var role: Role?
    /// What is spoken for it; nil where it is not an element of its own.
    public var label: String?
    /// What is spoken after the label to say what it does.
    public var hint: String?
    /// 0…1, applied to the layer as one picture.
    public var opacity: Double
    /// Maps the layer's own coordinates to its parent's, for all that it draws; `frame` is told before it.
    public var transform: AffineTransform
    /// σ of the Gaussian, in points, by which the layer is blurred as one picture. What it draws further outside its frame
    /// than three times that is cut off.
    public var blur: Double
    /// Tokens that decided something other than a paint: a corner's radius, an elevation, a motion.
    public var tokens: [String]
    /// An outline outside of which nothing of the layer is drawn.
    public var clip: Path?
    /// Drawn in order, the first lowest.
    public var items: [Item]

    /// A layer that, where nothing else is said, is opaque, in its parent's coordinates, silent and empty.
    public init(
        id: String,
        frame: Rect,
        role: Role? = nil,
        label: String? = nil,
        hint: String? = nil,
        opacity: Double = 1,
        transform: AffineTransform = .identity,
        blur: Double = 0,
        tokens: [String] = [],
        clip: Path? = nil,
        items: [Item] = []
    ) {
        self.id = id
        self.frame = frame
        self.role = role
        self.label = label
        self.hint = hint
        self.opacity = opacity
        self.transform = transform
        self.blur = blur
        self.tokens = tokens
        self.clip = clip
        self.items = items
    }
}

extension Layer {
    /// Where the blurred layer can leave ink, in whole points of its own coordinates.
    public var blurRegion: Rect { frame.reached(byBlur: blur) }
}

/// What a layer is to assistive technology, in ARIA's terms.
public enum Role: Hashable, Sendable {
    /// Several layers that belong together, such as the accessory's row: ARIA's `group`.
    case group
    /// The row of tabs: ARIA's `tablist`.
    case tabList
    /// One tab of the row: ARIA's `tab`, with `aria-selected`.
    case tab(isSelected: Bool)
    /// What a tap does something to, such as the accessory's control.
    case button
    /// `value` is 0…1.
    case progressBar(value: Double)
    /// The search field, with what has been typed into it.
    case searchBox(text: String)
    /// A picture with a spoken text, such as a cover or a sheet's artwork: ARIA's `img`.
    case image
    /// The title of a screen, a section or a card.
    case heading
    /// Rows or tiles one after the other.
    case list
    /// One row or tile of a list.
    case listItem
    /// A sheet, which hides what lies under it from a screen reader.
    case dialog
    /// Words that a screen reader speaks as they appear: an error, an empty screen, the large content viewer.
    case status
}

/// One thing that is drawn.
public enum Item: Hashable, Sendable {
    /// Another layer, drawn where it stands among the items.
    case layer(Layer)
    /// An outline filled, by the nonzero rule.
    case fill(Path, Paint)
    /// `width` in points, centred on the outline.
    case stroke(Path, Paint, width: Double)
    /// A shadow that the outline casts; the shape itself isn't drawn by it.
    case shadow(Path, Shadow)
    /// A line of text, drawn as the outlines of its glyphs.
    case text(TextItem)
    /// A symbol by its name.
    case symbol(SymbolItem)
    /// A pane that shows the layer `backdrop` through it.
    case glass(Glass)
}

/// A shaped line at its place.
public struct TextItem: Hashable, Sendable {
    /// The shaped line, with what it says and where its glyphs stand.
    public var text: ShapedText
    /// The baseline's left end.
    public var origin: Point
    /// What the glyphs are filled with.
    public var paint: Paint
    /// The type token that decided size and weight, such as `type.caption`.
    public var typeToken: String?
    /// The face that was asked for, which live text names as its font.
    public var face: FontFace

    /// A line at its place; without a type token, none decided its size and weight.
    public init(text: ShapedText, origin: Point, paint: Paint, typeToken: String? = nil, face: FontFace) {
        self.text = text
        self.origin = origin
        self.paint = paint
        self.typeToken = typeToken
        self.face = face
    }
}

/// A symbol scaled to fit `rect`, centred, its proportions kept.
public struct SymbolItem: Hashable, Sendable {
    /// The SF Symbol name, the key of its drawing in the display list.
    public var name: String
    /// The box it is fitted into, in points of the layer's coordinates.
    public var rect: Rect
    /// What takes the place of `currentColor` in the drawing.
    public var paint: Paint

    /// A symbol that fills `rect` as far as its proportions let it.
    public init(name: String, rect: Rect, paint: Paint) {
        self.name = name
        self.rect = rect
        self.paint = paint
    }
}
