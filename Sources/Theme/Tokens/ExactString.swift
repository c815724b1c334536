/// A string that is equal to another only byte for byte.
///
/// Swift calls two spellings of “é” equal; JSON, and so the standard, takes them for two names.
struct ExactString: Hashable, Sendable {
    let string: String

    init(_ string: String) {
        self.string = string
    }

    static func == (left: ExactString, right: ExactString) -> Bool {
        areEqual(left.string, right.string)
    }

    static func areEqual(_ left: String, _ right: String) -> Bool {
        let isEqual = left.utf8.withContiguousStorageIfAvailable { leftBytes in
            right.utf8.withContiguousStorageIfAvailable { rightBytes in
                leftBytes.count == rightBytes.count && leftBytes.elementsEqual(rightBytes)
            }
        }
        return (isEqual ?? nil) ?? left.utf8.elementsEqual(right.utf8)
    }

    func hash(into hasher: inout Hasher) {
        let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
        if isDone == nil {
            for byte in string.utf8 { hasher.combine(byte) }
        }
    }
}
