import Drawing

/// A custom symbol as Apple's SF Symbols app exports it: one SVG with a drawing per weight and scale in the group
/// `Symbols`, and lines between them in the group `Guides`.
struct SymbolTemplate {
    private let drawings: XMLElement
    private let guides: XMLElement?

    /// The scales in the order in which they are looked for: a tab bar's is the medium one, and a template for variable
    /// weights holds the small one alone.
    private static let scales = ["M", "S", "L"]
    /// The side of the square that stands for an icon's, in heights of a capital letter: the app's own largest symbols of
    /// medium scale are about as high. Ours, by eye.
    private static let sideInCapitals = 1.6

    /// Nil for an SVG that is no template.
    init?(_ root: XMLElement) {
        let groups = root.children.filter { $0.name == "g" }
        guard let drawings = groups.first(where: { $0["id"] == "Symbols" }) else { return nil }
        self.drawings = drawings
        guides = groups.first { $0["id"] == "Guides" }
    }

    /// The drawing of the nearest weight there is, and the square around it.
    ///
    /// Throws `XMLError` where the template has no drawing, or no guides to place it by.
    func drawing(weight: SymbolWeight) throws(XMLError) -> (group: XMLElement, square: Rect) {
        for scale in Self.scales {
            for weight in weight.nearestFirst {
                let name = "\(weight.rawValue)-\(scale)"
                guard let group = drawings.children.first(where: { $0["id"] == name && $0.name == "g" }) else {
                    continue
                }
                return (group, try square(of: name, scale: scale, line: group.line))
            }
        }
        throw XMLError(line: drawings.line, reason: "the template's group “Symbols” holds no group such as “Regular-M”")
    }

    /// From margin to margin across, around the middle of a capital letter in height.
    private func square(of name: String, scale: String, line: Int) throws(XMLError) -> Rect {
        guard let cap = position("y1", "Capline-\(scale)"), let base = position("y1", "Baseline-\(scale)"), base > cap
        else {
            throw XMLError(
                line: line,
                reason: "the template lacks the guides “Capline-\(scale)” and “Baseline-\(scale)”"
            )
        }
        // Templates before the third version give the margins of the regular weight only, without its name.
        guard let left = position("x1", "left-margin-\(name)") ?? position("x1", "left-margin"),
            let right = position("x1", "right-margin-\(name)") ?? position("x1", "right-margin"), right > left
        else { throw XMLError(line: line, reason: "the template lacks the margins of “\(name)”") }
        let side = max(right - left, (base - cap) * Self.sideInCapitals)
        return Rect(x: (left + right - side) / 2, y: (cap + base - side) / 2, width: side, height: side)
    }

    /// A coordinate of a guide; nil where there is no such line, or its number is none a picture can have.
    private func position(_ coordinate: String, _ id: String) -> Double? {
        guard let text = guides?.children.first(where: { $0["id"] == id })?[coordinate], let number = Double(text),
            abs(number) < 1e6
        else { return nil }
        return number
    }
}
