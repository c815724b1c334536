/// The weight of a symbol whose file holds several, from thin to heavy, by the names of Apple's templates.
public enum SymbolWeight: String, CaseIterable, Sendable {
    /// The thinnest.
    case ultralight = "Ultralight"
    /// Between ultralight and light.
    case thin = "Thin"
    /// Between thin and regular.
    case light = "Light"
    /// What text is set in where nothing else is said.
    case regular = "Regular"
    /// Between regular and semibold.
    case medium = "Medium"
    /// Between medium and bold.
    case semibold = "Semibold"
    /// What Bold Text asks for.
    case bold = "Bold"
    /// Between bold and black.
    case heavy = "Heavy"
    /// The heaviest.
    case black = "Black"

    /// All weights, this one first, then the others by how far they are; the heavier of two that are as far.
    var nearestFirst: [SymbolWeight] {
        let all = Self.allCases
        let own = all.firstIndex(of: self) ?? 0
        return all.indices.sorted { left, right in
            (abs(left - own), -left) < (abs(right - own), -right)
        }.map { all[$0] }
    }
}
