import Drawing

/// Turns a symbol's SVG file into markup that can only draw: shapes from a short list, in `currentColor`.
///
/// What would run or fetch something, or draw by other means than shapes, is refused by name; what editors leave behind
/// (titles, metadata, attributes of their own) is dropped.
struct SymbolSanitizer {
    private let file: String
    private var markup = ""

    /// More than any icon has, and any template of 27 drawings (ours).
    static let mostBytes = 1_048_576
    static let tooLarge = "a symbol of more than \(mostBytes) bytes is not accepted"

    /// Throws `UnsafeSymbol`.
    static func symbol(
        named name: String,
        from bytes: [UInt8],
        file: String,
        weight: SymbolWeight = .regular
    ) throws -> Symbol {
        guard bytes.count <= mostBytes else {
            throw UnsafeSymbol(file: file, line: 1, reason: tooLarge)
        }
        let root: XMLElement
        do {
            root = try XMLReader.read(bytes)
        } catch {
            throw UnsafeSymbol(file: file, line: error.line, reason: error.reason)
        }
        var sanitizer = SymbolSanitizer(file: file)
        guard root.name == "svg" else { throw sanitizer.error(root, "the root element is <\(root.name)>, not <svg>") }
        if let template = SymbolTemplate(root) {
            return try sanitizer.symbol(named: name, of: template, weight: weight)
        }
        let viewBox = try sanitizer.viewBox(of: root)
        // A root that says no more than “filled with the current colour” says what every symbol does.
        let paint = try sanitizer.attributes(of: root, isUnderNone: false).filter { Self.inherited.contains($0.name) }
        let isUnderNone = paint.contains { $0.name == "fill" && $0.value == "none" }
        if !paint.isEmpty { sanitizer.open("g", paint, isEmpty: false) }
        for child in root.children { try sanitizer.write(child, isUnderNone: isUnderNone) }
        if !paint.isEmpty { sanitizer.markup += "</g>" }
        return Symbol(name: name, viewBox: viewBox, markup: sanitizer.markup)
    }

    private init(file: String) { self.file = file }

    private mutating func symbol(
        named name: String,
        of template: SymbolTemplate,
        weight: SymbolWeight
    ) throws -> Symbol {
        do {
            let (group, square) = try template.drawing(weight: weight)
            try write(group, isUnderNone: false)
            return Symbol(name: name, viewBox: square, markup: markup)
        } catch let error as XMLError {
            throw UnsafeSymbol(file: file, line: error.line, reason: error.reason)
        }
    }

    private func error(_ element: XMLElement, _ reason: String) -> UnsafeSymbol {
        UnsafeSymbol(file: file, line: element.line, reason: reason)
    }

    private static let shapes: Set = ["path", "circle", "ellipse", "rect", "line", "polyline", "polygon"]
    private static let silent: Set = ["title", "desc", "metadata"]
    private static let inherited: Set = [
        "fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
        "stroke-miterlimit", "stroke-opacity", "stroke-dasharray", "stroke-dashoffset", "opacity",
    ]
    private static let geometry: Set = [
        "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "x1", "y1", "x2", "y2", "points", "transform",
    ]

    private mutating func write(_ element: XMLElement, isUnderNone: Bool) throws {
        if Self.silent.contains(element.name) || element.name.contains(":") { return }
        if element.name == "defs", element.children.isEmpty { return }
        let isGroup = element.name == "g"
        guard isGroup || Self.shapes.contains(element.name) else {
            throw error(element, "<\(element.name)> is not accepted in a symbol: only shapes are")
        }
        let attributes = try attributes(of: element, isUnderNone: isUnderNone)
        open(element.name, attributes, isEmpty: !isGroup)
        guard isGroup else { return }
        let isNone = attributes.last { $0.name == "fill" }.map { $0.value == "none" } ?? isUnderNone
        for child in element.children { try write(child, isUnderNone: isNone) }
        markup += "</g>"
    }

    private mutating func open(_ name: String, _ attributes: [(name: String, value: String)], isEmpty: Bool) {
        markup += "<" + name
        for attribute in attributes { markup += " \(attribute.name)=\"\(attribute.value)\"" }
        markup += isEmpty ? "/>" : ">"
    }

    private func attributes(
        of element: XMLElement,
        isUnderNone: Bool
    ) throws -> [(name: String, value: String)] {
        var kept: [(name: String, value: String)] = []
        for (name, value) in element.attributes {
            if name.hasSuffix("href") { throw error(element, "a reference is not accepted in a symbol") }
            guard Self.inherited.contains(name) || Self.geometry.contains(name) else {
                if name == "style" { throw error(element, "a style attribute is not accepted: use attributes") }
                continue
            }
            if name == "fill" || name == "stroke" {
                // Symbols have one colour. A fill is inherited from where the symbol is used, unless “none” came between.
                if value == "none" || name == "stroke" || isUnderNone {
                    kept.append((name, value == "none" ? "none" : "currentColor"))
                }
                continue
            }
            let isHarmless = value.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"):
                    true
                default: " .,+-()%".utf8.contains(byte)
                }
            }
            guard isHarmless, !value.contains("url") else {
                throw error(element, "the value of “\(name)” is not accepted")
            }
            kept.append((name, value))
        }
        return kept
    }

    private func viewBox(of root: XMLElement) throws -> Rect {
        if let text = root["viewBox"] {
            let numbers = text.split { $0 == " " || $0 == "," }.map { Double($0) }
            if numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
                let height = numbers[3], width > 0, height > 0, [x, y, width, height].allSatisfy({ abs($0) < 1e6 })
            {
                return Rect(x: x, y: y, width: width, height: height)
            }
        } else if let width = root["width"].flatMap(Double.init), let height = root["height"].flatMap(Double.init),
            width > 0, height > 0, width < 1e6, height < 1e6
        {
            return Rect(x: 0, y: 0, width: width, height: height)
        }
        throw error(root, "the symbol has no usable viewBox")
    }
}
