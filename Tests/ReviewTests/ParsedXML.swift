import CairoBackend

/// XML read by the strict reader: what is no whole document is an error.
enum ParsedXML {
    static func root(of text: String) throws -> XMLElement {
        try XMLReader.read(Array(text.utf8), takesNumbers: true)
    }
}
