extension String {
    /// A sentence as a part of a longer line: with a small letter first and without its full stop.
    var asClause: String {
        let words = hasSuffix(".") ? dropLast() : self[...]
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
