import Drawing
import Testing

@Suite("The SVG writer")
struct SVGWriterTests {
    static let fading = Paint(
        .linearGradient(
            LinearGradient(
                start: Point(x: 0, y: 0),
                end: Point(x: 0, y: 80),
                stops: [
                    LinearGradient.Stop(offset: 0, color: Color(red: 1, green: 1, blue: 1, alpha: 0)),
                    LinearGradient.Stop(offset: 1, color: Color(red: 1, green: 1, blue: 1, alpha: 0.9)),
                ]
            )
        ),
        token: "color.bg"
    )

    @Test("states size, view box and name on the root")
    func root() throws {
        let svg = try Sample.svg([])
        #expect(
            svg.hasPrefix(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                    + "width=\"100\" height=\"80\" viewBox=\"0 0 100 80\" role=\"img\" aria-label=\"sample\">\n"
            )
        )
        #expect(svg.hasSuffix("</g>\n</svg>\n"))
    }

    @Test("names a paint's token by class and data-token beside the resolved colour")
    func tokens() throws {
        let shape = Path.rectangle(Rect(x: 1, y: 2, width: 3, height: 4))
        let svg = try Sample.svg([.fill(shape, Sample.ink), .stroke(shape, Sample.ink, width: 0.333)])
        #expect(
            svg.contains(
                "<path class=\"fill-color-textSecondary\" data-token=\"color.textSecondary\" fill=\"#000000\" "
                    + "fill-opacity=\".6\" d=\"M1 2h3v4h-3z\"/>"
            )
        )
        #expect(
            svg.contains(
                "<path fill=\"none\" class=\"stroke-color-textSecondary\" data-token=\"color.textSecondary\" "
                    + "stroke=\"#000000\" stroke-opacity=\".6\" stroke-width=\".333\""
            )
        )
    }

    @Test("gives a fading colour one class at all stops, and several colours one each")
    func gradients() throws {
        var sunset = Self.fading
        if case .linearGradient(var gradient) = sunset.source {
            gradient.stops[0].color = Color(red: 1, green: 0, blue: 0)
            sunset = Paint(.linearGradient(gradient), token: "artwork.1")
        }
        let svg = try Sample.svg([.fill(.rectangle(Sample.page), Self.fading), .fill(.rectangle(Sample.page), sunset)])
        #expect(svg.components(of: "class=\"stop-color-bg\"") == 2)
        #expect(svg.components(of: "class=\"stop-artwork-1-0\"") == 1)
        #expect(svg.components(of: "class=\"stop-artwork-1-1\"") == 1)
        #expect(svg.contains("gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"80\""))
        #expect(!svg.contains("class=\"fill-color-bg\""), "a class on the shape would replace the gradient")
    }

    @Test("writes each gradient, clip and blur once, however often it is used")
    func definitionsOnce() throws {
        let shape = Path.rectangle(Rect(x: 10, y: 10, width: 20, height: 20))
        let shadow = Shadow(color: Color(red: 0, green: 0, blue: 0, alpha: 0.1), offset: Point(x: 0, y: 4), blur: 12)
        let layer = Layer(id: "a", frame: Sample.page, clip: shape)
        let other = Layer(id: "b", frame: Sample.page, clip: shape)
        let items: [Item] = [
            .fill(shape, Self.fading), .fill(shape, Self.fading), .shadow(shape, shadow), .shadow(shape, shadow),
            .layer(layer), .layer(other),
        ]
        let svg = try Sample.svg(items)
        for element in ["<linearGradient", "<filter", "<clipPath"] { #expect(svg.components(of: element) == 1) }
    }

    @Test("draws a shadow as an opaque shape, blurred by half the token's blur in a stated region, faint as a whole")
    func shadows() throws {
        let shape = Path.rectangle(Rect(x: 10, y: 10, width: 20, height: 20))
        let color = Color(red: 0, green: 0, blue: 0, alpha: 0.1)
        let svg = try Sample.svg([
            .shadow(shape, Shadow(color: color, offset: Point(x: 1, y: 4), blur: 12, token: "e2"))
        ])
        // σ 6 reaches 18, and 1 more for the edge.
        #expect(
            svg.contains(
                "filterUnits=\"userSpaceOnUse\" x=\"-8\" y=\"-5\" width=\"58\" height=\"58\" "
                    + "color-interpolation-filters=\"sRGB\"><feGaussianBlur stdDeviation=\"6\"/></filter>"
            )
        )
        #expect(
            svg.contains(
                "<path class=\"shadow-e2\" data-token=\"e2\" fill=\"#000000\" opacity=\".1\" "
                    + "filter=\"url(#blur-0)\" d=\"M11 14h20v20h-20z\"/>"
            )
        )
    }

    @Test("draws a shadow without blur without a filter")
    func hardShadow() throws {
        let shape = Path.rectangle(Rect(x: 10, y: 10, width: 20, height: 20))
        let shadow = Shadow(color: Color(red: 0, green: 0, blue: 0), offset: Point(x: 0, y: 1), blur: 0)
        #expect(try !Sample.svg([.shadow(shape, shadow)]).contains("filter"))
    }

    @Test("nests symbols once and colours each use by attributes")
    func symbols() throws {
        let item = SymbolItem(name: "play.fill", rect: Rect(x: 5, y: 6, width: 24, height: 24), paint: Sample.ink)
        let svg = try Sample.svg([.symbol(item), .symbol(item)])
        #expect(
            svg.components(
                of: "<symbol id=\"symbol/play.fill\" viewBox=\"0 0 16 16\" overflow=\"visible\">"
                    + "<circle cx=\"8\" cy=\"8\" r=\"8\"/></symbol>"
            ) == 1
        )
        #expect(
            svg.components(
                of: "<use href=\"#symbol/play.fill\" xlink:href=\"#symbol/play.fill\" x=\"5\" y=\"6\" width=\"24\" "
                    + "height=\"24\" class=\"fill-color-textSecondary\" data-token=\"color.textSecondary\" "
                    + "fill=\"#000000\" fill-opacity=\".6\" color=\"#000000\" aria-hidden=\"true\"/>"
            ) == 2
        )
    }

    @Test("uses only what every reader draws alike")
    func portable() throws {
        let svg = try Sample.svg(try everything())
        for word in [
            "var(", "feDropShadow", "<style", " style=", "<script", "<image", "foreignObject",
            "http://www.w3.org/1999/xhtml",
            "dominant-baseline", "data:",
        ] {
            #expect(!svg.contains(word))
        }
        #expect(svg.components(of: "http") == 2, "only the two namespaces")
        #expect(svg.components(of: " href=\"#") == svg.components(of: " xlink:href=\"#"))
    }

    @Test("writes the same bytes for the same list")
    func repeatable() throws {
        let first = try Sample.svg(try everything())
        for _ in 0..<4 { #expect(try Sample.svg(try everything()) == first) }
    }

    @Test("puts a prefix before every id that is not a layer's")
    func prefix() throws {
        let list = try Sample.list(try everything())
        let svg = String(decoding: SVGWriter(idPrefix: "f1-").write(list, label: ""), as: UTF8.self)
        for id in svg.matches(after: "url(#") + svg.matches(after: "href=\"#") { #expect(id.hasPrefix("f1-")) }
    }

    @Test("refers only to ids that it defines, each once")
    func references() throws {
        let svg = try Sample.svg(try everything())
        let ids = svg.matches(after: " id=\"")
        #expect(Set(ids).count == ids.count)
        let references = svg.matches(after: "url(#") + svg.matches(after: "href=\"#")
        #expect(!references.isEmpty)
        #expect(Set(references).subtracting(ids) == [])
    }

    private func everything() throws -> [Item] {
        let shape = Path.continuousRectangle(Rect(x: 10, y: 10, width: 60, height: 40), radius: 8)
        let black = Color(red: 0, green: 0, blue: 0, alpha: 0.2)
        let inner = Layer(
            id: "tab-bar/pill",
            frame: Rect(x: 10, y: 10, width: 60, height: 40),
            opacity: 0.5,
            transform: .scale(0.96, around: Point(x: 40, y: 30)),
            clip: shape,
            items: [.fill(shape, Self.fading), try Sample.text("Pill")]
        )
        return [
            .shadow(shape, Shadow(color: black, offset: Point(x: 0, y: 4), blur: 12, token: "e2")),
            .fill(shape, Self.fading), .stroke(shape, Sample.ink, width: 1), try Sample.text("Home & away"),
            try Sample.text("Faded", paint: Self.fading),
            .symbol(SymbolItem(name: "house", rect: Rect(x: 0, y: 0, width: 20, height: 20), paint: Sample.ink)),
            .layer(inner),
        ]
    }
}

extension String {
    /// How often `part` stands in the text.
    func components(of part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }

    /// What follows each `mark`, up to a quote or a closing bracket.
    func matches(after mark: String) -> [String] {
        var found: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: mark) {
            rest = rest[range.upperBound...]
            found.append(String(rest.prefix { $0 != "\"" && $0 != ")" }))
        }
        return found
    }
}
