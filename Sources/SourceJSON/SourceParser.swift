/// Turns bytes into nodes in one pass, without recursion: nesting is a stack of its own, so depth can't overflow.
struct SourceParser {
    let file: String
    let depthLimit: Int
    let repeatableRemarks: [String]

    var nodes: [SourceDocument.Node] = []
    var lineStarts: [UInt32] = [0]
    var continuations: [UInt32] = []

    var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var position = 0
    /// The indices of the arrays and objects that are open.
    private var open: [Int] = []

    init(file: String, depthLimit: Int, repeatableRemarks: [String] = []) {
        self.file = file
        self.depthLimit = depthLimit
        self.repeatableRemarks = repeatableRemarks
    }

    mutating func parse(_ source: [UInt8]) throws {
        guard source.count < Int32.max else {
            throw SourceError(file: file, message: "the file is larger than two gigabytes")
        }
        nodes.reserveCapacity(source.count / 8)
        try source.withUnsafeBufferPointer { buffer in
            bytes = buffer
            defer { bytes = UnsafeBufferPointer(start: nil, count: 0) }
            try parseDocument()
        }
    }

    private mutating func parseDocument() throws {
        try refuseByteOrderMark()
        skipWhitespace()
        try parseValue(expected: "a value")
        while let container = open.last {
            skipWhitespace()
            if nodes[container].kind == .object {
                try continueObject(container)
            } else {
                try continueArray(container)
            }
        }
        skipWhitespace()
        guard position == bytes.count else { throw unexpected("the end of the file") }
    }

    // MARK: Containers

    private mutating func continueArray(_ container: Int) throws {
        let isFirst = nodes[container].count == 0
        guard position < bytes.count else { throw ended(in: container, isFirst ? "a value or ']'" : "',' or ']'") }
        if bytes[position] == UInt8(ascii: "]") { return close(container) }
        if !isFirst {
            guard bytes[position] == UInt8(ascii: ",") else { throw unexpected("',' or ']'") }
            position += 1
            skipWhitespace()
        }
        nodes[container].count += 1
        try parseValue(expected: "a value", in: container)
    }

    private mutating func continueObject(_ container: Int) throws {
        let isFirst = nodes[container].count == 0
        guard position < bytes.count else { throw ended(in: container, isFirst ? "a key or '}'" : "',' or '}'") }
        if bytes[position] == UInt8(ascii: "}") {
            close(container)
            return try refuseDuplicateKeys(of: container)
        }
        if !isFirst {
            guard bytes[position] == UInt8(ascii: ",") else { throw unexpected("',' or '}'") }
            position += 1
            skipWhitespace()
        }
        nodes[container].count += 1
        guard position < bytes.count else { throw ended(in: container, "a key") }
        guard bytes[position] == UInt8(ascii: "\"") else {
            throw unexpected(isFirst ? "a key in double quotes, or '}'" : "a key in double quotes")
        }
        try parseString()
        skipWhitespace()
        guard position < bytes.count else { throw ended(in: container, "':' after the key") }
        guard bytes[position] == UInt8(ascii: ":") else { throw unexpected("':' after the key") }
        position += 1
        skipWhitespace()
        try parseValue(expected: "a value", in: container)
    }

    private mutating func begin(_ kind: SourceValue.Kind) throws {
        guard open.count < depthLimit else {
            throw error("nested more than \(depthLimit) levels deep", at: position)
        }
        open.append(nodes.count)
        nodes.append(
            SourceDocument.Node(kind: kind, flag: false, start: UInt32(position), end: 0, after: 0, count: 0)
        )
        position += 1
    }

    private mutating func close(_ container: Int) {
        position += 1
        nodes[container].end = UInt32(position)
        nodes[container].after = UInt32(nodes.count)
        open.removeLast()
    }

    // MARK: Values

    private mutating func parseValue(expected: String, in container: Int? = nil) throws {
        guard position < bytes.count else {
            if let container { throw ended(in: container, expected) }
            throw error("the file is empty: expected a value", at: position)
        }
        switch bytes[position] {
        case UInt8(ascii: "{"): try begin(.object)
        case UInt8(ascii: "["): try begin(.array)
        case UInt8(ascii: "\""): try parseString()
        case UInt8(ascii: "t"): try parseWord("true", .bool, flag: true)
        case UInt8(ascii: "f"): try parseWord("false", .bool, flag: false)
        case UInt8(ascii: "n"): try parseWord("null", .null, flag: false)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
        default: throw unexpected(expected)
        }
    }

    private mutating func parseWord(_ word: StaticString, _ kind: SourceValue.Kind, flag: Bool) throws {
        let start = position
        let length = word.utf8CodeUnitCount
        let matches =
            start + length <= bytes.count
            && word.withUTF8Buffer { $0.elementsEqual(bytes[start..<start + length]) }
            && (start + length == bytes.count || !isWordByte(bytes[start + length]))
        guard matches else { throw unexpected("a value") }
        append(kind, flag: flag, from: start, to: start + length)
        position = start + length
    }

    mutating func append(_ kind: SourceValue.Kind, flag: Bool, from start: Int, to end: Int) {
        nodes.append(
            SourceDocument.Node(
                kind: kind,
                flag: flag,
                start: UInt32(start),
                end: UInt32(end),
                after: UInt32(nodes.count + 1),
                count: 0
            )
        )
    }

    // MARK: Between values

    mutating func skipWhitespace() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
            case UInt8(ascii: "\n"):
                position += 1
                lineStarts.append(UInt32(position))
            default: return
            }
        }
    }

    private func refuseByteOrderMark() throws {
        let marks: [(bytes: [UInt8], name: String)] = [
            ([0xEF, 0xBB, 0xBF], "a UTF-8 byte-order mark"),
            ([0xFF, 0xFE], "a UTF-16 byte-order mark"), ([0xFE, 0xFF], "a UTF-16 byte-order mark"),
        ]
        for mark in marks where bytes.starts(with: mark.bytes) {
            throw error("the file begins with \(mark.name)", at: 0, remedy: "save it as UTF-8 without one")
        }
    }
}
