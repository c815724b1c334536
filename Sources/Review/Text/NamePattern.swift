/// A pattern over names as a person types it: `*` stands for any letters, `?` for one.
public struct NamePattern: Hashable, Sendable {
    /// The pattern as it was typed, which messages repeat.
    public let text: String

    /// A pattern of any text; without `*` and `?` it means that very name.
    public init(_ text: String) { self.text = text }

    /// Whether the pattern means the whole name, capitals counted; `*` passes slashes too.
    public func matches(_ name: String) -> Bool {
        let pattern = Array(text)
        let letters = Array(name)
        var position = 0
        var index = 0
        // Where to go on after the last star, should the letters since then not fit.
        var retry: (position: Int, index: Int)?
        while index < letters.count {
            if position < pattern.count, pattern[position] == "*" {
                retry = (position + 1, index)
                position += 1
            } else if position < pattern.count, pattern[position] == "?" || pattern[position] == letters[index] {
                position += 1
                index += 1
            } else if let last = retry {
                position = last.position
                index = last.index + 1
                retry = (position, index)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == "*" }
    }
}
