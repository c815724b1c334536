/// What an open page is told while its gallery is watched: how often something changed, what changed lately, and what
/// is wrong with the inputs.
struct ChangeList: Sendable {
    /// The script that an open page runs again and again.
    static let fileName = "changes.js"
    /// The index as a script, for a page that is told of a change.
    static let indexName = "index.js"

    /// Grows with each change, from one watch of a folder to the next.
    private(set) var count: Int
    /// What is wrong with the inputs, a line for each; the gallery is then what it was before.
    var problems: [String] = []
    /// Whether nobody watches any more.
    var isOver = false
    /// The latest changes with the frames that were drawn anew; nil for any of them.
    private var recent: [(count: Int, frames: [String]?)] = []

    /// Changes that are listed; a page that missed more takes everything anew. Ours.
    private static let mostChanges = 24
    /// Frames of a change that are listed by name. Ours.
    private static let mostFrames = 400

    /// Goes on counting where an earlier list of the same folder ended.
    init(after script: String?) {
        let digits = script?.firstRange(of: "\"count\":").map { script?[$0.upperBound...].prefix { $0.isNumber } ?? "" }
        let earlier = digits.flatMap { Int($0) } ?? 0
        count = (0..<Int(Int32.max)).contains(earlier) ? earlier : 0
    }

    /// Frames were drawn anew, or the page has other words for them; nil where it may be any frame.
    mutating func add(_ frames: [String]?) {
        count += 1
        recent.append((count, frames.flatMap { $0.count > Self.mostFrames ? nil : $0 }))
        recent.removeFirst(max(0, recent.count - Self.mostChanges))
    }

    var script: String {
        let changes = recent.map { change in
            PageValue.list([.whole(change.count), change.frames.map { .texts($0) } ?? .null])
        }
        let value = PageValue.record([
            ("count", .whole(count)),
            ("changes", .list(changes)),
            ("problems", .texts(problems)),
            ("isOver", .whole(isOver ? 1 : 0)),
        ])
        return "barsnap.changed(\(value.json))\n"
    }

    /// An index of this count as a script.
    func script(of index: String) -> String { "barsnap.takeIndex(\(count),\(index))\n" }
}
