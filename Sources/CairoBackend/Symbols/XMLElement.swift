/// One element of a small XML document.
public struct XMLElement {
    /// The name as it is written, a prefix and its colon included.
    public var name: String
    /// In the order of the file.
    public var attributes: [(name: String, value: String)]
    /// The elements directly in it, in the order of the file.
    public var children: [XMLElement] = []
    /// What stands in it outside its children.
    public var text = ""
    var line: Int

    /// The value of the first attribute of that name; nil where there is none.
    public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// Where a document stops being XML that is read here, and why.
public struct XMLError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1; of something that never ends, the line it begins on.
    public var line: Int
    /// What is wrong there, as a clause.
    public var reason: String

    public var description: String { "line \(line): \(reason)" }
}
