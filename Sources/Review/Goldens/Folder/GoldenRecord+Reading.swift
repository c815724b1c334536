import SourceJSON

extension GoldenRecord {
    /// Throws a `SourceError` at what isn't a record.
    init(_ value: SourceValue) throws {
        let object = try value.object()
        try object.checkKeys(["list", "pixels", "svg", "png"])
        self.init(
            list: try Self.digest(object.required("list")),
            pixels: try Self.digest(object.required("pixels")),
            svg: try Self.digest(object.required("svg")),
            png: try object["png"].map(Self.digest)
        )
    }

    private static func digest(_ value: SourceValue) throws -> String {
        let text = try value.string()
        guard text.utf8.count == 32, text.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }) else {
            throw value.error("expected 32 hexadecimal digits, found \"\(text)\"")
        }
        return text
    }
}
