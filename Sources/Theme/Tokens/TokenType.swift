/// The thirteen types of DTCG 2025.10.
public enum TokenType: String, Hashable, Sendable, CaseIterable {
    /// `color`: a colour space, three components, alpha and a fallback in hexadecimal.
    case color
    /// `dimension`: a length in px or rem.
    case dimension
    /// `fontFamily`: one family's name, or several with the most wanted first.
    case fontFamily
    /// `fontWeight`: 1–1000, or one of the standard's names.
    case fontWeight
    /// `duration`: a time in ms or s.
    case duration
    /// `cubicBezier`: the two handles of an easing curve.
    case cubicBezier
    /// `number`: a number without a unit.
    case number
    /// `strokeStyle`: a keyword, or dashes and a line cap.
    case strokeStyle
    /// `border`: a colour, a width and a stroke style.
    case border
    /// `transition`: a duration, a delay and an easing curve.
    case transition
    /// `shadow`: one shadow, or several with the first on top.
    case shadow
    /// `gradient`: colours with their positions along a line.
    case gradient
    /// `typography`: families, size, weight, letter spacing and line height.
    case typography

    /// The type in a sentence, with its article.
    var name: String {
        switch self {
        case .color: "a color"
        case .dimension: "a dimension"
        case .fontFamily: "a font family"
        case .fontWeight: "a font weight"
        case .duration: "a duration"
        case .cubicBezier: "a cubic Bézier"
        case .number: "a number"
        case .strokeStyle: "a stroke style"
        case .border: "a border"
        case .transition: "a transition"
        case .shadow: "a shadow"
        case .gradient: "a gradient"
        case .typography: "a typography"
        }
    }
}
