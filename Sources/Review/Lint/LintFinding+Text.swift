import SourceJSON
import Theme

extension LintFinding {
    /// One line: theme, check, token, what is wrong and what would pass.
    public var text: String {
        let places = permutations.map(\.description).joined(separator: "; ")
        return "\(theme): \(check): \(token)\(message)" + (places.isEmpty ? "" : "  [\(places)]")
    }

    private var message: String {
        switch kind {
        case .contrast(let pair):
            let under = pair.layers.reversed().joined(separator: " over ")
            return " on \(under) is \(Self.decimal(pair.ratio)), needs \(Self.decimal(pair.needed)) (\(pair.use))"
                + "; \(pair.remedy)"
        case .deprecated(let reason, let frames):
            let count = frames.count == 1 ? "1 frame" : "\(frames.count) frames"
            return " is deprecated" + (reason.map { ", \($0.quotedJSON)" } ?? "") + ", and used in \(count)"
                + (frames.first.map { ", first \($0)" } ?? "")
        case .gamut(let nearest): return " lies outside sRGB; drawn as \(nearest)"
        case .unused: return " is in no frame, and nothing asks for it"
        }
    }

    /// One object of `theme`, `check`, `token`, `permutations` (null where it is so in all) and what the check knows.
    var json: String {
        var members = [("theme", theme.quotedJSON), ("check", check.quotedJSON), ("token", token.quotedJSON)]
        switch kind {
        case .contrast(let pair):
            members += [
                ("on", Self.array(pair.layers)), ("use", pair.use.quotedJSON), ("ratio", Self.decimal(pair.ratio)),
                ("needed", Self.decimal(pair.needed)), ("nearest_token", pair.passingToken?.quotedJSON ?? "null"),
                ("nearest_value", pair.passingValue?.quotedJSON ?? "null"),
            ]
        case .deprecated(let reason, let frames):
            members += [("reason", reason?.quotedJSON ?? "null"), ("frames", Self.array(frames))]
        case .gamut(let nearest): members += [("nearest_value", nearest.quotedJSON)]
        case .unused: break
        }
        let places = permutations.isEmpty ? "null" : Self.array(permutations.map(\.description))
        members.append(("permutations", places))
        return "{ \(members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")) }"
    }

    private static func array(_ texts: [String]) -> String {
        "[\(texts.map(\.quotedJSON).joined(separator: ", "))]"
    }

    /// Two digits, rounded down: a pair that misses its level never reads as if it had reached it.
    private static func decimal(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded(.down))
        let rest = hundredths % 100
        if rest == 0 { return String(hundredths / 100) }
        return "\(hundredths / 100)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
    }
}

extension LintFinding.Faintness {
    fileprivate var remedy: String {
        let names = [passingToken, passingValue].compactMap { $0 }
        return names.isEmpty ? "no colour passes there" : "\(names.joined(separator: " or ")) would pass"
    }
}
