import SourceJSON

/// A group or a token while files are merged: nothing is resolved, and later files may still change it.
final class TokenNode {
    let name: String
    /// The token's own object; nil for a group.
    var token: SourceObject?
    private(set) var children: [TokenNode] = []
    /// The places of the children by name; made when it is first asked for, since most groups never are.
    private var index: [ExactString: Int]?

    var type: SourceValue?
    var description: SourceValue?
    var deprecated: SourceValue?
    var extensions: SourceValue?
    /// `$extends`, or `$ref` where it names a group.
    var extends: SourceValue?

    /// How far the group's inheritance has come.
    var state = Expansion.untouched

    enum Expansion {
        case untouched
        /// What it extends is being copied in.
        case inheriting
        /// It has what it extends; its children have not been worked on.
        case inherited
        /// Its children are being worked on.
        case expanding
        case done
    }

    init(name: String) {
        self.name = name
    }

    var isToken: Bool { token != nil }

    /// The pointer of an object with `$ref` alone, which is a token unless the pointer leads to a group.
    var soleReference: SourceValue? {
        guard let token, token["$value"] == nil else { return nil }
        return token["$ref"]
    }

    /// Below this many children a list is searched faster than a table.
    private static let indexedCount = 8

    func child(named name: String) -> TokenNode? { position(of: name).map { children[$0] } }

    /// Adds a child of a name that no other has.
    func append(_ child: TokenNode) {
        index?[ExactString(child.name)] = children.count
        children.append(child)
    }

    /// Puts a child in the place of the one of its name, or at the end.
    func place(_ child: TokenNode) {
        if let position = position(of: child.name) {
            children[position] = child
        } else {
            append(child)
        }
    }

    private func position(of name: String) -> Int? {
        if children.count < Self.indexedCount {
            return children.firstIndex { ExactString.areEqual($0.name, name) }
        }
        if let index { return index[ExactString(name)] }
        var index: [ExactString: Int] = [:]
        index.reserveCapacity(children.count)
        for (position, child) in children.enumerated() { index[ExactString(child.name)] = position }
        self.index = index
        return index[ExactString(name)]
    }

    /// Makes the node a group again, empty but for its name.
    func clear() {
        token = nil
        children = []
        index = nil
        (type, description, deprecated, extensions, extends) = (nil, nil, nil, nil, nil)
    }

    /// A copy that shares no node with the original; `budget` falls by the number of nodes, and none is made once it
    /// is spent.
    func copy(budget: inout Int) -> TokenNode {
        let copy = TokenNode(name: name)
        budget -= 1
        (copy.token, copy.type, copy.description) = (token, type, description)
        (copy.deprecated, copy.extensions, copy.state) = (deprecated, extensions, .done)
        guard budget > 0 else { return copy }
        for child in children { copy.append(child.copy(budget: &budget)) }
        return copy
    }
}
