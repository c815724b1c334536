/// A named part of the picture: what a designer points at, a screen reader speaks and a review compares.
public struct Layer: Hashable, Sendable {
    /// The designer's word for it, such as `tab-bar/pill`; unique in a frame.
    public var id: String
    /// Where it stands in its parent's coordinates, in points, without shadows.
    public var frame: Rect
    public var role: Role?
    /// What is spoken for it; nil where it is not an element of its own.
    public var label: String?
    /// What is spoken after the label to say what it does.
    public var hint: String?
    /// 0…1, applied to the layer as one picture.
    public var opacity: Double
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
    case group
    case tabList
    case tab(isSelected: Bool)
    case button
    /// `value` is 0…1.
    case progressBar(value: Double)
    case searchBox(text: String)
    case image
    case heading
    case list
    case listItem
    case dialog
    case status
}

/// One thing that is drawn.
public enum Item: Hashable, Sendable {
    case layer(Layer)
    case fill(Path, Paint)
    /// `width` in points, centred on the outline.
    case stroke(Path, Paint, width: Double)
    case shadow(Path, Shadow)
    case text(TextItem)
    case symbol(SymbolItem)
    case glass(Glass)
}

/// A shaped line at its place.
public struct TextItem: Hashable, Sendable {
    public var text: ShapedText
    /// The baseline's left end.
    public var origin: Point
    public var paint: Paint
    /// The type token that decided size and weight, such as `type.caption`.
    public var typeToken: String?
    public var face: FontFace

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
    public var name: String
    public var rect: Rect
    public var paint: Paint

    public init(name: String, rect: Rect, paint: Paint) {
        self.name = name
        self.rect = rect
        self.paint = paint
    }
}
