/// One value of a file, with its place.
public struct SourceValue: Sendable {
    /// The six kinds of value that JSON knows.
    public enum Kind: UInt8, Sendable {
        /// Members in braces.
        case object
        /// Elements in brackets.
        case array
        /// Text in quotes.
        case string
        /// A number that fits a double.
        case number
        /// The word `true` or `false`.
        case bool
        /// The word `null`.
        case null

        /// The kind in a sentence.
        public var name: String {
            switch self {
            case .object: "an object"
            case .array: "an array"
            case .string: "a string"
            case .number: "a number"
            case .bool: "true or false"
            case .null: "null"
            }
        }
    }

    let storage: SourceDocument.Storage
    let index: Int

    init(storage: SourceDocument.Storage, index: Int) {
        self.storage = storage
        self.index = index
    }

    var node: SourceDocument.Node { storage.nodes[index] }

    /// Which of the six kinds the value is, known without decoding it.
    public var kind: Kind { node.kind }
    /// The name of the file that the value stands in, as the caller gave it.
    public var file: String { storage.file }

    /// Where the value begins; a string begins at its quote.
    public var place: SourcePlace {
        storage.place(ofByte: node.kind == .string ? node.start - 1 : node.start)
    }

    /// Identifies the value within its file: values of one file sort by it in the order they are written.
    public var offset: Int { Int(node.start) }

    /// Tells values apart, those of different files too, for as long as one of their file is kept.
    public struct ID: Hashable, Sendable {
        let document: ObjectIdentifier
        let index: Int
    }

    /// Tells the value from every other one, of this file and of others.
    public var id: ID { ID(document: ObjectIdentifier(storage), index: index) }

    // MARK: Without an error

    /// The text with its escapes decoded; nil where the value is not a string.
    public var stringValue: String? { kind == .string ? text : nil }
    /// True or false; nil where the value is neither.
    public var boolValue: Bool? { kind == .bool ? node.flag : nil }
    /// Whether the file says `null`; a member that is missing has no value at all.
    public var isNull: Bool { kind == .null }

    /// The number as the nearest double; nil where the value is not a number.
    public var numberValue: Double? {
        kind == .number ? raw { JSONNumber.decode($0) } : nil
    }

    /// The number as it is written, digit for digit.
    public var numberText: String? {
        kind == .number ? raw { String(decoding: $0, as: UTF8.self) } : nil
    }

    /// The value with its members; nil where it is not an object.
    public var objectValue: SourceObject? { kind == .object ? SourceObject(storage: storage, index: index) : nil }

    /// The elements in order; nil where the value is not an array.
    public var arrayValue: [SourceValue]? {
        guard kind == .array else { return nil }
        var elements: [SourceValue] = []
        elements.reserveCapacity(Int(node.count))
        var child = index + 1
        while child < Int(node.after) {
            elements.append(SourceValue(storage: storage, index: child))
            child = Int(storage.nodes[child].after)
        }
        return elements
    }

    // MARK: With one

    /// The text with its escapes decoded; throws a `SourceError` at the value where it is not a string.
    public func string() throws -> String {
        guard let stringValue else { throw mismatch("a string") }
        return stringValue
    }

    /// The number as the nearest double; throws a `SourceError` at the value where it is not a number.
    public func number() throws -> Double {
        guard let numberValue else { throw mismatch("a number") }
        return numberValue
    }

    /// The number as an integer; throws a `SourceError` at the value where it is no number, has a fraction or does not
    /// fit.
    public func integer() throws -> Int {
        guard let numberValue, let numberText else { throw mismatch("a whole number") }
        if let integer = Int(numberText) { return integer }
        // By way of a double a number past 2⁵³ would be another, so only what is written with a point or a power goes.
        let isPlain = numberText.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
        if !isPlain, let integer = Int(exactly: numberValue) { return integer }
        guard numberValue.rounded() == numberValue else { throw error("expected a whole number, found \(numberText)") }
        throw error(
            "\(numberText) is too \(numberValue < 0 ? "small" : "large")",
            remedy: "whole numbers go from \(Int.min) to \(Int.max)"
        )
    }

    /// True or false; throws a `SourceError` at the value where it is neither.
    public func bool() throws -> Bool {
        guard let boolValue else { throw mismatch("true or false") }
        return boolValue
    }

    /// The value with its members; throws a `SourceError` at the value where it is not an object.
    public func object() throws -> SourceObject {
        guard let objectValue else { throw mismatch("an object") }
        return objectValue
    }

    /// The elements in order; throws a `SourceError` at the value where it is not an array.
    public func array() throws -> [SourceValue] {
        guard let arrayValue else { throw mismatch("an array") }
        return arrayValue
    }

    /// A string that names one of `values`; the error lists them, or suggests the nearest.
    public func choice(of values: [String]) throws -> String {
        let name = try string()
        guard values.contains(name) else {
            throw error("expected one of \(values.joined(separator: ", ")), found \"\(name)\"", near: name, in: values)
        }
        return name
    }

    /// An error at this value's place.
    public func error(_ message: String, path: String? = nil, remedy: String? = nil) -> SourceError {
        SourceError(at: place, path: path, message: message, remedy: remedy)
    }

    private func error(_ message: String, near name: String, in names: [String]) -> SourceError {
        error(message, remedy: nearest(to: name, in: names).map { "did you mean \"\($0)\"?" })
    }

    private func mismatch(_ expected: String) -> SourceError {
        error("expected \(expected), found \(described)")
    }

    /// The value in a sentence: its kind, and itself where that is short.
    public var described: String {
        switch kind {
        case .bool: node.flag ? "true" : "false"
        case .number: "the number \(numberText ?? "")"
        case .string: node.end - node.start <= 40 ? "the string \"\(text)\"" : "a string"
        case .object, .array, .null: kind.name
        }
    }

    // MARK: Bytes

    private var text: String {
        raw { node.flag ? JSONString.decode($0) : String(decoding: $0, as: UTF8.self) }
    }

    func raw<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        storage.bytes.withUnsafeBufferPointer { bytes in
            body(UnsafeBufferPointer(rebasing: bytes[Int(node.start)..<Int(node.end)]))
        }
    }

    /// Whether this string, decoded, begins with `first` or ends with `last`.
    public func isString(beginningWith first: UInt8, orEndingWith last: UInt8) -> Bool {
        guard kind == .string else { return false }
        if node.flag {
            let bytes = text.utf8
            return bytes.first == first || bytes.last == last
        }
        return raw { $0.first == first || $0.last == last }
    }

    /// Whether this string is `name`, byte for byte, without decoding it where that can be helped.
    public func isString(_ name: StaticString) -> Bool {
        guard kind == .string else { return false }
        if node.flag { return text == name.description }
        return raw { bytes in
            bytes.count == name.utf8CodeUnitCount && name.withUTF8Buffer { $0.elementsEqual(bytes) }
        }
    }
}
