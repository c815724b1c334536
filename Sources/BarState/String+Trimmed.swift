extension String {
    /// The text without white space and line ends at either side.
    var trimmed: String {
        let start = drop { $0.isWhitespace }
        let blankTail = start.reversed().prefix { $0.isWhitespace }.count
        return String(start.dropLast(blankTail))
    }

    /// Nothing but white space.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
