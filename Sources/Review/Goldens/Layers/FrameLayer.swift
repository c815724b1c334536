import Drawing

/// A layer as a frame's SVG tells of it: what two versions of a frame are compared by.
struct FrameLayer: Hashable {
    var id: String
    /// The layer it is in; nil for the screen.
    var parent: String?
    /// On the screen, in points.
    var frame: Rect
    /// What decided it, sorted.
    var tokens: [String]
    /// What it says of itself, in a fixed order: role, spoken words, opacity.
    var words: [Word]
    /// What it draws, in order.
    var marks: [FrameMark]

    struct Word: Hashable {
        var name: String
        var value: String
    }
}

/// One thing that a layer draws, as a frame's SVG tells of it.
struct FrameMark: Hashable {
    enum Kind: String, Hashable {
        case fill
        case stroke
        case shadow
        case text
        case symbol
        case glass
    }

    var kind: Kind
    /// The token of its colour.
    var token: String?
    /// The token of its type, where it is text.
    var typeToken: String?
    /// Its colour or gradient, as a person reads it.
    var paint: String?
    /// The text or the symbol's name.
    var content: String?
    /// What else decides how it looks, wherever it stands: a stroke's width, a blur, a filter.
    var style: [FrameLayer.Word] = []
    /// The outline as it stands on the screen.
    var outline: String?
    /// Where text and symbols stand and how large they are, in points and in points per unit.
    var place: [Double] = []
}
