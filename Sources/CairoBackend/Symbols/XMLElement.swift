/// One element of a small XML document.
public struct XMLElement {
    public var name: String
    /// In the order of the file.
    public var attributes: [(name: String, value: String)]
    public var children: [XMLElement] = []
    /// What stands in it outside its children.
    public var text = ""
    var line: Int

    public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// Where a document stops being XML that is read here, and why.
public struct XMLError: Error, Hashable, Sendable, CustomStringConvertible {
    public var line: Int
    public var reason: String

    public var description: String { "line \(line): \(reason)" }
}
