/// A variant that can't be.
public enum VariantError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownValue(axis: VariantAxis, text: String)
    case badName(axis: VariantAxis, text: String)
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
