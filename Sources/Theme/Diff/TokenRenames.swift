import SourceJSON

/// Finds which added token is a removed one under a new name.
///
/// First by an id that both carry in their extensions, as design tools keep one. Then by value: type and value are the
/// same and no other removed or added token has them, or, among several, the last name is the same.
struct TokenRenames {
    /// The old token by its new path.
    private(set) var oldToken: [String: Token] = [:]
    /// The new path by the old one.
    private(set) var newPath: [String: String] = [:]

    init(removed: [Token], added: [Token]) {
        pairByID(removed, added)
        pairByValue(removed, added)
    }

    private mutating func pair(_ old: Token, _ new: Token) {
        oldToken[new.path] = old
        newPath[old.path] = new.path
    }

    private mutating func pairByID(_ removed: [Token], _ added: [Token]) {
        var byID: [String: [Token]] = [:]
        for token in removed { for id in Self.ids(of: token) { byID[id, default: []].append(token) } }
        for token in added {
            for id in Self.ids(of: token) {
                guard let matches = byID[id], matches.count == 1, newPath[matches[0].path] == nil,
                    oldToken[token.path] == nil
                else { continue }
                pair(matches[0], token)
            }
        }
    }

    /// Every string named `id`, or that ends in `Id` or `ID`, in a vendor's data or one object deeper.
    static func ids(of token: Token) -> [String] {
        var ids: [String] = []
        func collect(_ object: SourceObject, _ prefix: String, depth: Int) {
            for member in object {
                let key = member.key
                if let text = member.value.stringValue {
                    let isID = key == "id" || key.hasSuffix("Id") || key.hasSuffix("ID")
                    if isID { ids.append("\(prefix)/\(key)=\(text)") }
                } else if depth > 0, let inner = member.value.objectValue {
                    collect(inner, "\(prefix)/\(key)", depth: depth - 1)
                }
            }
        }
        if let extensions = token.extensions { collect(extensions, "", depth: 2) }
        return ids
    }

    private mutating func pairByValue(_ removed: [Token], _ added: [Token]) {
        var oldByValue: [TokenValue: [Token]] = [:]
        var newByValue: [TokenValue: [Token]] = [:]
        for token in removed where newPath[token.path] == nil { oldByValue[token.value, default: []].append(token) }
        for token in added where oldToken[token.path] == nil { newByValue[token.value, default: []].append(token) }
        for token in removed where newPath[token.path] == nil {
            guard let olds = oldByValue[token.value], let news = newByValue[token.value] else { continue }
            let free = news.filter { oldToken[$0.path] == nil }
            if olds.count == 1, free.count == 1 {
                pair(token, free[0])
            } else {
                let name = Self.lastName(of: token.path)
                let namesakes = free.filter { Self.lastName(of: $0.path) == name }
                if namesakes.count == 1 { pair(token, namesakes[0]) }
            }
        }
    }

    private static func lastName(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }
}
