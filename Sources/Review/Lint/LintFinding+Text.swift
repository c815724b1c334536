import SourceJSON
import Theme

extension LintFinding: CustomStringConvertible {
    /// One line, as compilers print theirs: `file:line:column: check: what is wrong (what mends it) [theme, where]`.
    public var description: String {
        let place = place.map { "\($0): " } ?? ""
        let places = (themes + permutations.map(\.description)).filter { !$0.isEmpty }
        let end = places.isEmpty ? "" : " [\(places.joined(separator: ", "))]"
        return "\(place)\(check): \(message)" + (remedy.map { " (\($0))" } ?? "") + end
    }

    /// What is wrong, as a sentence without a full stop.
    public var message: String {
        switch kind {
        case .contrast(let pair):
            let under = pair.layers.reversed().joined(separator: " over ")
            return "\(subject) on \(under) is \(Self.decimal(pair.ratio)), needs \(Self.decimal(pair.needed)), in "
                + Self.first(of: pair.seenIn, "layer") + ", first in \(pair.frames.first ?? "no frame")"
        case .deprecated(_, let frames):
            return "\(subject) is deprecated and used in " + Self.first(of: frames, "frame")
        case .gamut: return "\(subject) holds a colour outside sRGB"
        case .unused: return "\(subject) is in no frame, behind no used token, and nothing a theme must have"
        case .bar(let finding): return "\(subject), \(finding.place): \(finding.why)"
        }
    }

    /// What to do about it; nil where nothing is known that helps.
    public var remedy: String? {
        switch kind {
        case .contrast(let pair):
            let names = [pair.passingToken, pair.passingValue].compactMap { $0 }
            return names.isEmpty ? "no colour passes there" : "\(names.joined(separator: " or ")) would pass"
        case .deprecated(let reason, _): return reason.map { "its file says: \($0)" } ?? "name another token"
        case .gamut(let nearest): return "the nearest that sRGB has is \(nearest), and is what is drawn"
        case .unused: return "remove it, or use it"
        case .bar(let finding) where finding.name == .newerAPI:
            return "\(finding.mend); then name it under \"fallbacks\""
        case .bar(let finding): return finding.mend
        }
    }

    /// The first name and how many there are besides.
    private static func first(of names: [String], _ noun: String) -> String {
        switch names.count {
        case 0: "no \(noun)"
        case 1: names[0]
        case 2: "\(names[0]) and 1 more \(noun)"
        default: "\(names[0]) and \(names.count - 1) more \(noun)s"
        }
    }

    /// One object of `check`, `file`, `line`, `column` (null without a file), `themes`, `token` or `story`,
    /// `permutations` (null where it is so in all), `message`, `remedy`, and what the check knows.
    var json: String {
        var members = [
            ("check", check.quotedJSON), ("file", place?.file.quotedJSON ?? "null"),
            ("line", place.map { "\($0.line)" } ?? "null"), ("column", place.map { "\($0.column)" } ?? "null"),
            ("themes", Self.array(themes)), (themes.isEmpty ? "story" : "token", subject.quotedJSON),
        ]
        switch kind {
        case .contrast(let pair):
            members += [
                ("on", Self.array(pair.layers)), ("ratio", Self.decimal(pair.ratio)),
                ("needed", Self.decimal(pair.needed)), ("nearest_token", pair.passingToken?.quotedJSON ?? "null"),
                ("nearest_value", pair.passingValue?.quotedJSON ?? "null"), ("layers", Self.array(pair.seenIn)),
                ("frames", Self.array(pair.frames)),
            ]
        case .deprecated(let reason, let frames):
            members += [("reason", reason?.quotedJSON ?? "null"), ("frames", Self.array(frames))]
        case .gamut(let nearest): members.append(("nearest_value", nearest.quotedJSON))
        case .unused: break
        case .bar(let finding): members.append(("place", finding.place.quotedJSON))
        }
        let places = permutations.isEmpty ? "null" : Self.array(permutations.map(\.description))
        members += [
            ("permutations", places), ("message", message.quotedJSON), ("remedy", remedy?.quotedJSON ?? "null"),
        ]
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
