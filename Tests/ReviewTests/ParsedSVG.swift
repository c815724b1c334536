import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An SVG as a reader of XML finds it.
final class ParsedSVG: NSObject, XMLParserDelegate {
    private(set) var isWellFormed = false
    /// What doesn't belong in a picture.
    private(set) var complaints: [String] = []
    /// Labels and titles: what search and screen readers find.
    private(set) var names: Set<String> = []
    private var title: String?

    init(_ svg: [UInt8]) {
        super.init()
        let parser = XMLParser(data: Data(svg))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    private static let foreign: Set<String> = [
        "script", "style", "foreignObject", "feDropShadow", "animate", "set", "a", "iframe",
    ]

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if Self.foreign.contains(name) { complaints.append("<\(name)>") }
        for (name, value) in attributes where name != "d" && name != "aria-label" {
            let isHandler = name.lowercased().hasPrefix("on") || value.contains("javascript:")
            let leadsOut = name.hasSuffix("href") && !value.hasPrefix("#") && !value.hasPrefix("data:image/png;base64,")
            let isUnportable = value.contains("var(") || (value.contains("url(") && !value.hasPrefix("url(#"))
            if isHandler || leadsOut || isUnportable { complaints.append("\(name)=\"\(value.prefix(60))\"") }
        }
        if let label = attributes["aria-label"] { names.insert(label) }
        if name == "title" { title = "" }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { title?.append(string) }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "title", let title { names.insert(title) }
        title = nil
    }
}
