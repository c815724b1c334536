/// Finds the name that somebody meant.
public enum NearestName {
    /// `; did you mean 'render'?`, or nothing where no name is near enough to be meant.
    public static func suggestion(for name: String, among names: [String]) -> String {
        guard let nearest = nearest(to: name, among: names) else { return "" }
        return "; did you mean '\(nearest)'?"
    }

    /// The name with the fewest edits, the first of them where several tie; nil where more than a third of the letters
    /// would have to change.
    public static func nearest(to name: String, among names: [String]) -> String? {
        let wanted = Array(name.lowercased())
        var best: (name: String, distance: Int)?
        for candidate in names {
            let letters = Array(candidate.lowercased())
            let distance = letters.starts(with: wanted) && wanted.count >= 3 ? 1 : edits(wanted, letters)
            guard distance <= max(1, max(wanted.count, letters.count) / 3) else { continue }
            if distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Insertions, deletions, replacements and swaps of neighbours between two words.
    private static func edits(_ left: [Character], _ right: [Character]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for row in 1...left.count {
            var current = [row] + [Int](repeating: 0, count: right.count)
            for column in 1...right.count {
                let isSame = left[row - 1] == right[column - 1]
                var fewest = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
                    fewest = min(fewest, beforeLast[column - 2] + 1)
                }
                current[column] = fewest
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
