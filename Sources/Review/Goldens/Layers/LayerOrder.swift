/// Finds the layers that are drawn over others than before.
enum LayerOrder {
    /// By their ids: what each of them is drawn right above, before and after, among the layers beside it that both
    /// versions have.
    ///
    /// As few layers are named as can have moved.
    static func changes(from before: [FrameLayer], to after: [FrameLayer]) -> [String: LayerChange.Property] {
        var changes: [String: LayerChange.Property] = [:]
        let parents = Dictionary(before.map { ($0.id, $0.parent) }) { first, _ in first }
        let kept = after.filter { parents[$0.id] == .some($0.parent) }
        let places = Dictionary(before.enumerated().map { ($1.id, $0) }) { first, _ in first }
        for (_, siblings) in Dictionary(grouping: kept, by: \.parent) where siblings.count > 1 {
            let new = siblings.map(\.id)
            let old = new.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
            guard old != new else { continue }
            let staying = Set(longestRise(new.map { places[$0] ?? 0 }).map { new[$0] })
            func under(_ id: String, in order: [String]) -> String? {
                order.firstIndex(of: id).flatMap { $0 > 0 ? order[$0 - 1] : nil }
            }
            for id in new where !staying.contains(id) {
                changes[id] = LayerChange.Property("above", under(id, in: old), under(id, in: new))
            }
        }
        return changes
    }

    /// The places in a list of the most numbers that rise from one to the next.
    private static func longestRise(_ numbers: [Int]) -> [Int] {
        var best: [[Int]] = []
        for (index, number) in numbers.enumerated() {
            let before = best.filter { rise in rise.last.map { numbers[$0] < number } ?? false }
            best.append((before.max { $0.count < $1.count } ?? []) + [index])
        }
        return best.max { $0.count < $1.count } ?? []
    }
}
