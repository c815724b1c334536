/// One element of a small XML document.
struct XMLElement {
    var name: String
    /// In the order of the file.
    var attributes: [(name: String, value: String)]
    var children: [XMLElement] = []
    var line: Int

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// Where a document stops being XML that is read here, and why.
struct XMLError: Error {
    var line: Int
    var reason: String
}
