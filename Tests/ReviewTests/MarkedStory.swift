/// A story in which ▸ stands before each place that something is expected at.
enum MarkedStory {
    /// The story without its marks, and their places as an error or a finding tells them.
    static func read(_ marked: String) -> (text: String, places: [String]) {
        var places: [String] = []
        let lines = marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
            let parts = line.split(separator: "▸", omittingEmptySubsequences: false)
            var column = 1
            for part in parts.dropLast() {
                column += part.unicodeScalars.count
                places.append("a/story.json:\(number + 1):\(column)")
            }
            return parts.joined()
        }
        return (lines.joined(separator: "\n"), places)
    }
}
