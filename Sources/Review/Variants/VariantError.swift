/// A variant that can't be.
public enum VariantError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The axis has a table of values, and `text` is none of them.
    case unknownValue(axis: VariantAxis, text: String)
    /// The axis takes any name, and `text` is none: only letters, digits and dashes can stand in a file's name.
    case badName(axis: VariantAxis, text: String)
    /// The values are fine alone, and don't go together with each other, with the bar or with the themes that are
    /// there.
    case impossible(reason: String, remedy: String)

    public var description: String {
        switch self {
        case .unknownValue(let axis, let text):
            let names = (axis.values ?? []).map(\.name)
            let hint = suggestion(for: text.lowercased(), among: names)
            return "'\(text)' is no \(axis.rawValue)"
                + (hint.isEmpty ? "; there are \(names.joined(separator: ", "))" : hint)
        case .badName(let axis, let text): return "'\(text)' can't name a \(axis.rawValue): use letters, digits, dashes"
        case .impossible(let reason, let remedy): return "\(reason); \(remedy)"
        }
    }
}
