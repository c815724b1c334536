/// The pages' own files, put together.
enum PageTemplate {
    /// A whole page; `content` is markup, the title anybody's words.
    static func page(title: String, content: String, styles: [String]) -> String {
        let parts = ["title": HTMLText.escaped(title), "style": styles.map(file).joined(), "content": content]
        return Template.fill(file("page.html")) { parts[$0] ?? "" }
    }

    private static func file(_ name: String) -> String {
        TokenPageFiles.files.first { $0.name == name }?.text ?? ""
    }

    /// A relative address: whatever a file's name holds is percent-encoded, slashes apart.
    static func address(_ path: String) -> String {
        var out = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: "/"):
                out.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                out += digits.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return out
    }
}
