/// The name that a mistyped one was most likely meant to be; nil where none is near.
///
/// Near is at most a third of the letters changed, added, dropped or swapped with a neighbour, or one of a few; a
/// difference in case alone is always near, and for one or two letters nothing else is. The first of equally near names wins, so the answer depends on their order only.
public func nearest(to name: String, in names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (name: String, distance: Int)?
    for candidate in names where candidate != name {
        let letters = Array(candidate.lowercased().unicodeScalars)
        let longest = max(wanted.count, letters.count)
        let limit = longest < 3 ? 0 : max(1, longest / 3)
        let bound = min(limit, (best?.distance ?? limit + 1) - 1)
        guard bound >= 0, abs(wanted.count - letters.count) <= bound else { continue }
        if let distance = editDistance(wanted, letters, atMost: bound) {
            best = (candidate, distance)
            if distance == 0 { break }
        }
    }
    return best?.name
}

/// Letters to change, add, drop or swap with a neighbour to turn one into the other; nil past `limit`.
///
/// Damerau and Levenshtein's distance in its restricted form (no letter is edited twice).
private func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar], atMost limit: Int) -> Int? {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
        var current = [row + 1]
        current.reserveCapacity(second.count + 1)
        for column in second.indices {
            var cost = previous[column] + (first[row] == second[column] ? 0 : 1)
            cost = Swift.min(cost, previous[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                cost = Swift.min(cost, beforePrevious[column - 1] + 1)
            }
            current.append(cost)
        }
        guard let least = current.min(), least <= limit else { return nil }
        (beforePrevious, previous) = (previous, current)
    }
    guard let distance = previous.last, distance <= limit else { return nil }
    return distance
}
