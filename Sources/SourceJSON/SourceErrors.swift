/// Everything found wrong in one reading, so that a person mends it in one go. Never empty.
public struct SourceErrors: Error, Hashable, Sendable, CustomStringConvertible {
    /// In the order of files and places.
    public let errors: [SourceError]

    /// Sorts the errors by place; nil where there is nothing wrong.
    public init?(_ errors: [SourceError]) {
        guard !errors.isEmpty else { return nil }
        self.errors = errors.sorted()
    }

    /// The errors of a reading that found one.
    public init(_ error: SourceError) {
        errors = [error]
    }

    /// One error a line.
    public var description: String {
        errors.map(\.description).joined(separator: "\n")
    }
}

extension [SourceError] {
    /// Each error once, at its first place.
    public var withoutRepeats: [SourceError] {
        var seen: Set<SourceError> = []
        return filter { seen.insert($0).inserted }
    }
}
