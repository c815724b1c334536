import Theme

/// One token with what it is worth in each column of a sheet.
struct SheetRow: Sendable {
    var path: String
    /// One for each column; nil where that permutation has no such token.
    var tokens: [Token?]

    var first: Token? { tokens.lazy.compactMap { $0 }.first }

    /// Whether the token is the same in every column.
    var isShared: Bool {
        guard let first = tokens.first else { return true }
        return tokens.dropFirst().allSatisfy { $0?.value == first?.value && $0?.alias == first?.alias }
    }

    /// The name after the last full stop.
    var name: String { Self.parts(of: path).name }

    /// Everything before the name; empty for a token at the root.
    var group: String { Self.parts(of: path).group }

    private static func parts(of path: String) -> (group: String, name: String) {
        guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return ("", path) }
        return (String(path[..<dot]), String(path[path.utf8.index(after: dot)...]))
    }

    /// A row for every token that any column has, in the order of the files.
    static func all(of columns: [SheetColumn]) -> [SheetRow] {
        var rows: [SheetRow] = []
        var seen: Set<String> = []
        for column in columns {
            for token in column.tokens.tokens where seen.insert(token.path).inserted {
                rows.append(SheetRow(path: token.path, tokens: columns.map { $0.tokens[token.path] }))
            }
        }
        return rows
    }

    /// Rows that stand under one group, in the order that groups are first met.
    static func groups(of rows: [SheetRow]) -> [(group: String, rows: [SheetRow])] {
        var groups: [(group: String, rows: [SheetRow])] = []
        var places: [String: Int] = [:]
        for row in rows {
            if let place = places[row.group] {
                groups[place].rows.append(row)
            } else {
                places[row.group] = groups.count
                groups.append((row.group, [row]))
            }
        }
        return groups
    }
}
