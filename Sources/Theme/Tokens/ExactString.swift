/// A string that is equal to another only byte for byte.
///
/// Swift calls two spellings of “é” equal; JSON, and so the standard, takes them for two names.
struct ExactString: Hashable, Sendable {
    let string: String

    init(_ string: String) {
        self.string = string
    }

    static func == (left: ExactString, right: ExactString) -> Bool {
        left.string.utf8.elementsEqual(right.string.utf8)
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
