/// One JSON file, read once and strictly: key order, exact numbers and the place of everything are kept.
///
/// Strict means RFC 8259 to the letter, and a little more where the letter leaves a choice that hides mistakes:
/// a key twice in one object, a byte-order mark, half a surrogate pair, and a number too large for a double are errors.
///
/// The tree is a flat array of nodes over the file's own bytes, and a string or number is decoded when it is asked for:
/// that is what makes a file of nine thousand tokens a matter of a few milliseconds.
public struct SourceDocument: Sendable {
    /// How many arrays and objects may stand inside each other before a file is refused.
    ///
    /// Ours: deeper than any real file, and shallow enough that code which walks the tree by recursion is safe on the
    /// half megabyte of stack that a secondary thread has on macOS.
    public static let standardDepthLimit = 256

    let storage: Storage

    /// Parses `bytes`, which must be UTF-8. `file` is the name that errors give.
    ///
    /// `repeatableRemarks` are keys that may stand twice in an object where both values are strings: remarks, which
    /// hide nothing from one another. Throws a `SourceError` at the first thing that is not JSON.
    public init(
        bytes: [UInt8],
        file: String,
        depthLimit: Int = standardDepthLimit,
        repeatableRemarks: [String] = []
    ) throws {
        var parser = SourceParser(file: file, depthLimit: depthLimit, repeatableRemarks: repeatableRemarks)
        try parser.parse(bytes)
        storage = Storage(
            file: file,
            bytes: bytes,
            nodes: parser.nodes,
            lineStarts: parser.lineStarts,
            continuations: parser.continuations
        )
    }

    /// Parses text that is already in memory.
    public init(
        text: String,
        file: String,
        depthLimit: Int = standardDepthLimit,
        repeatableRemarks: [String] = []
    ) throws {
        try self.init(
            bytes: Array(text.utf8),
            file: file,
            depthLimit: depthLimit,
            repeatableRemarks: repeatableRemarks
        )
    }

    /// The file's name as the caller gave it, which stands in every error.
    public var file: String { storage.file }
    /// The outermost value, of whatever kind it is.
    public var root: SourceValue { SourceValue(storage: storage, index: 0) }
}

extension SourceDocument {
    /// One value or key of the tree. Children follow their parent in the array; an object's are key, value, key, value.
    struct Node: Sendable {
        var kind: SourceValue.Kind
        /// Strings: whether there is an escape to decode. Booleans: the value.
        var flag: Bool
        /// The first byte and the one past the last.
        var start: UInt32
        var end: UInt32
        /// The index of the first node that is not part of this one.
        var after: UInt32
        /// Elements of an array, members of an object.
        var count: UInt32
    }

    final class Storage: Sendable {
        let file: String
        let bytes: [UInt8]
        let nodes: [Node]
        let lineStarts: [UInt32]
        /// The offsets of UTF-8 continuation bytes, which don't count as columns.
        let continuations: [UInt32]

        init(file: String, bytes: [UInt8], nodes: [Node], lineStarts: [UInt32], continuations: [UInt32]) {
            self.file = file
            self.bytes = bytes
            self.nodes = nodes
            self.lineStarts = lineStarts
            self.continuations = continuations
        }

        /// The node of the member `key` of the object at `object`. Works on the bytes, since readers ask this most.
        func value(of key: StaticString, in object: Int) -> Int? {
            bytes.withUnsafeBufferPointer { bytes in
                nodes.withUnsafeBufferPointer { nodes in
                    key.withUTF8Buffer { name in
                        let end = Int(nodes[object].after)
                        var member = object + 1
                        while member < end {
                            if Self.isKey(nodes[member], name, in: bytes) { return member + 1 }
                            member = Int(nodes[member + 1].after)
                        }
                        return nil
                    }
                }
            }
        }

        private static func isKey(
            _ node: Node,
            _ name: UnsafeBufferPointer<UInt8>,
            in bytes: UnsafeBufferPointer<UInt8>
        ) -> Bool {
            let raw = UnsafeBufferPointer(rebasing: bytes[Int(node.start)..<Int(node.end)])
            if node.flag { return JSONString.decode(raw).utf8.elementsEqual(name) }
            return raw.count == name.count && raw.elementsEqual(name)
        }

        func place(ofByte offset: UInt32) -> SourcePlace {
            SourcePlace(file: file, offset: offset, lineStarts: lineStarts, continuations: continuations)
        }
    }
}

extension SourcePlace {
    init(file: String, offset: UInt32, lineStarts: [UInt32], continuations: [UInt32]) {
        let line = lineStarts.count(while: { $0 <= offset })
        let start = line > 0 ? lineStarts[line - 1] : 0
        let skipped = continuations.count(while: { $0 < offset }) - continuations.count(while: { $0 < start })
        self.init(file: file, line: max(line, 1), column: Int(offset - start) - skipped + 1)
    }
}

extension [UInt32] {
    /// How many leading elements of a sorted array satisfy a condition that, once false, stays false.
    fileprivate func count(while holds: (UInt32) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
