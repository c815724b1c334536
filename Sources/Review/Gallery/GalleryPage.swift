import Drawing

/// Writes the page: one file that opens from the disk, and refers to nothing but the frames beside it.
struct GalleryPage {
    private let gallery: Gallery
    private var page = HTMLText()

    private init(_ gallery: Gallery) { self.gallery = gallery }

    /// The page's text, the same for the same frames.
    static func html(of gallery: Gallery) -> String {
        var page = GalleryPage(gallery)
        page.writeTop()
        page.writeBody()
        return fill(
            file("page.html"),
            with: ["style": file("gallery.css"), "script": file("gallery.js"), "content": page.page.text]
        )
    }

    private static func file(_ name: String) -> String {
        GalleryFiles.files.first { $0.name == name }?.text ?? ""
    }

    /// Puts each part in place of its name in double braces, once and never inside another part.
    private static func fill(_ template: String, with parts: [String: String]) -> String {
        var out = ""
        var rest = template[...]
        while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
            out += rest[..<start.lowerBound]
            out += parts[String(rest[start.upperBound..<end.lowerBound])] ?? ""
            rest = rest[end.upperBound...]
        }
        return out + rest
    }

    // MARK: - Parts

    private mutating func writeTop() {
        page.markup("<header class=\"top\">\n")
        page.element("h1", "barsnap gallery")
        let counts = [
            Self.count(gallery.chapters.count, "story", "stories"),
            Self.count(gallery.captureCount, "capture", "captures"),
            Self.count(gallery.frameCount, "frame", "frames"),
        ]
        page.element("p class=\"count\"", counts.joined(separator: " · "))
        page.markup(
            """
            <div class="tools">
            <label>Find <input id="find" type="search" placeholder="folded, badged …" autocomplete="off"></label>
            <label>Size <input id="size" type="range" min="140" max="402" value="236"></label>
            <label>Page <select id="appearance"><option value="">Automatic</option>\
            <option value="light">Light</option><option value="dark">Dark</option></select></label>
            </div>
            </header>

            """
        )
    }

    private static func count(_ number: Int, _ one: String, _ many: String) -> String {
        "\(number) \(number == 1 ? one : many)"
    }

    private mutating func writeBody() {
        page.markup("<div class=\"page\">\n<nav class=\"contents\" aria-label=\"Captures\">\n")
        for chapter in gallery.chapters {
            page.element("h2", chapter.title)
            page.markup("<ol>\n")
            for capture in chapter.captures {
                let id = HTMLText.escaped("\(chapter.story)/\(capture.name)")
                page.markup("<li data-id=\"\(id)\"><a href=\"#\(id)\">")
                page.words(capture.name)
                page.markup("</a></li>\n")
            }
            page.markup("</ol>\n")
        }
        page.markup("</nav>\n<main>\n")
        for chapter in gallery.chapters { write(chapter) }
        page.markup("<p class=\"empty\">No capture fits.</p>\n</main>\n</div>\n")
    }

    private mutating func write(_ chapter: Gallery.Chapter) {
        page.markup("<section class=\"story\" id=\"\(HTMLText.escaped(chapter.story))\">\n<header>\n")
        page.element("h2 dir=\"auto\"", chapter.title)
        if let summary = chapter.summary { page.element("p dir=\"auto\"", summary) }
        page.markup("</header>\n")
        for capture in chapter.captures {
            let id = HTMLText.escaped("\(chapter.story)/\(capture.name)")
            page.markup("<article class=\"capture\" id=\"\(id)\">\n<h3><a href=\"#\(id)\">")
            page.words(capture.name)
            page.markup("</a></h3>\n<div class=\"pairs\">\n")
            for pair in capture.pairs { write(pair, isOnly: capture.pairs.count == 1) }
            page.markup("</div>\n</article>\n")
        }
        page.markup("</section>\n")
    }

    private mutating func write(_ pair: Gallery.Pair, isOnly: Bool) {
        page.markup("<section class=\"pair\">\n")
        if !isOnly {
            page.element("h4", pair.titles.isEmpty ? "Default" : pair.titles.joined(separator: ", "))
        }
        page.markup("<div class=\"frames\">\n")
        for drawn in pair.frames { write(drawn) }
        page.markup("</div>\n")
        writeSpoken(pair.spoken, isOpen: pair.titles.isEmpty)
        page.markup("</section>\n")
    }

    private mutating func write(_ drawn: FrameRun.Drawn) {
        let path = HTMLText.escaped(Self.address(drawn.frame.name))
        let (width, height) = (Self.points(drawn.size.width), Self.points(drawn.size.height))
        page.markup("<figure style=\"--w:\(width);--h:\(height)\"><a href=\"\(path).svg\">")
        page.markup("<img loading=\"lazy\" decoding=\"async\" width=\"\(width)\" height=\"\(height)\"")
        page.markup(" src=\"\(path).svg\" alt=\"\(HTMLText.escaped(drawn.frame.label))\"></a>\n<figcaption>")
        let appearance = VariantAxis.appearance.title(of: drawn.frame.drawn[.appearance])
        page.markup("<span class=\"appearance\">")
        page.words(appearance)
        page.markup("</span><a href=\"\(path).svg\">SVG</a><a href=\"\(path).png\">PNG</a></figcaption></figure>\n")
    }

    /// The bar's own elements, and under them the content's, which are many.
    private mutating func writeSpoken(_ elements: [SpokenElement], isOpen: Bool) {
        guard !elements.isEmpty else { return }
        let content = elements.filter(\.isContent)
        page.markup("<details class=\"spoken\"\(isOpen ? " open" : "")>\n")
        page.element("summary", "Spoken: \(Self.count(elements.count, "element", "elements"))")
        writeList(elements.filter { !$0.isContent })
        if !content.isEmpty {
            page.markup("<details>\n")
            page.element("summary", "In the content: \(content.count)")
            writeList(content)
            page.markup("</details>\n")
        }
        page.markup("</details>\n")
    }

    private mutating func writeList(_ elements: [SpokenElement]) {
        page.markup("<ol>\n")
        for element in elements {
            page.markup("<li><bdi>")
            page.words(element.text)
            page.markup("</bdi>")
            for (name, words) in [("kind", element.kind), ("hint", element.hint)] {
                guard let words else { continue }
                page.markup("<span class=\"\(name)\">")
                page.words(words)
                page.markup("</span>")
            }
            page.markup("<code>")
            page.words(element.id)
            page.markup("</code></li>\n")
        }
        page.markup("</ol>\n")
    }

    // MARK: - Values

    private static func points(_ length: Double) -> Int { Int(length.rounded()) }

    /// A relative address: whatever a folder's name holds is percent-encoded, slashes apart.
    private static func address(_ path: String) -> String {
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

extension SpokenElement {
    /// Whether it belongs to the screen behind the bar.
    fileprivate var isContent: Bool { id.hasPrefix("screen") || id.hasPrefix("results") }
}

extension VariantAxis {
    fileprivate func title(of value: String) -> String { values?.first { $0.name == value }?.title ?? value }
}
