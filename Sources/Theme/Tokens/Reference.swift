/// The two ways a token file names something in itself.
enum Reference {
    /// What is wrong with a reference as it is written.
    struct Fault: Error {
        var message: String
        var remedy: String?
    }

    /// The path between the braces of `{a.b}`.
    static func parseAlias(_ text: String) -> Result<String, Fault> {
        guard text.utf8.first == UInt8(ascii: "{") else {
            return .failure(Fault(message: "the reference \"\(text)\" must begin with {", remedy: nil))
        }
        guard text.utf8.last == UInt8(ascii: "}"), text.utf8.count > 1 else {
            return .failure(Fault(message: "the reference \"\(text)\" has no closing }", remedy: nil))
        }
        let path = String(Substring(text.utf8.dropFirst().dropLast()))
        if path.isEmpty { return .failure(Fault(message: "the reference {} names nothing", remedy: nil)) }
        if path.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
            return .failure(Fault(message: "the reference \"\(text)\" has braces inside", remedy: nil))
        }
        if let fault = fault(inPath: path.utf8, of: text) { return .failure(fault) }
        return .success(path)
    }

    private static func fault(inPath path: String.UTF8View, of text: String) -> Fault? {
        var start = path.startIndex
        while true {
            let end = path[start...].firstIndex(of: UInt8(ascii: ".")) ?? path.endIndex
            if start == end { return Fault(message: "the reference \"\(text)\" has an empty name", remedy: nil) }
            let isLast = end == path.endIndex
            if path[start] == UInt8(ascii: "$"), !(isLast && path[start..<end].elementsEqual("$root".utf8)) {
                let remedy = "braces name whole tokens; a part of one is named by {\"$ref\": \"#/…/$value/…\"}"
                return Fault(message: "the reference \"\(text)\" names a property", remedy: remedy)
            }
            if isLast { return nil }
            start = path.index(after: end)
        }
    }

    /// The unescaped names of a JSON pointer in this document, such as `#/a/b/$value/components/0`.
    ///
    /// The standard writes names with spaces as they are (`#/brand colors/primary`), though a URI would escape them;
    /// both are taken.
    static func parsePointer(_ text: String) -> Result<[String], Fault> {
        guard text.utf8.starts(with: "#/".utf8), text.utf8.count > 2 else {
            let remedy = "a reference within the file is written #/group/token/$value"
            let message = text.isEmpty ? "the reference names nothing" : "\"\(text)\" is no JSON pointer"
            return .failure(Fault(message: message, remedy: remedy))
        }
        var names: [String] = []
        for part in text.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let name = unescape(part) else {
                return .failure(
                    Fault(message: "\"\(text)\" has a ~ that is not ~0 or ~1", remedy: "~0 stands for ~, ~1 for /")
                )
            }
            names.append(name)
        }
        return .success(names)
    }

    private static func unescape(_ part: Substring.UTF8View) -> String? {
        guard part.contains(UInt8(ascii: "~")) else { return String(Substring(part)) }
        var bytes: [UInt8] = []
        var rest = part[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "~") else {
                bytes.append(byte)
                continue
            }
            switch rest.popFirst() {
            case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
            case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
            default: return nil
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// `%20` and its like decoded; nil where nothing is encoded, or not well.
    static func percentDecoded(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let digits = String(rest.prefix(2)), digits.utf8.count == 2, let value = UInt8(digits, radix: 16)
            else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
