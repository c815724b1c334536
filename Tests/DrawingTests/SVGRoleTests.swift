import Drawing
import Testing

@Suite("A layer in SVG")
struct SVGRoleTests {
    static let roles: [(role: Role, attributes: String)] = [
        (.group, "role=\"group\" aria-label=\"L\""),
        (.tabList, "role=\"tablist\" aria-label=\"L\""),
        (.tab(isSelected: true), "role=\"tab\" aria-label=\"L\" aria-selected=\"true\""),
        (.tab(isSelected: false), "role=\"tab\" aria-label=\"L\" aria-selected=\"false\""),
        (.button, "role=\"button\" aria-label=\"L\""),
        (
            .progressBar(value: 0.345),
            "role=\"progressbar\" aria-label=\"L\" aria-valuenow=\"34.5\" aria-valuemin=\"0\" aria-valuemax=\"100\""
        ),
        (.searchBox(text: "a&b"), "role=\"searchbox\" aria-label=\"L\" data-value=\"a&amp;b\""),
        (.image, "role=\"img\" aria-label=\"L\""),
        (.heading, "role=\"heading\" aria-label=\"L\" aria-level=\"1\""),
        (.list, "role=\"list\" aria-label=\"L\""),
        (.listItem, "role=\"listitem\" aria-label=\"L\""),
        (.dialog, "role=\"dialog\" aria-label=\"L\""),
        (.status, "role=\"status\" aria-label=\"L\""),
    ]

    /// What every layer of the sample page says of its place.
    static let frame = "data-frame=\"0 0 100 80\""

    @Test("carries its role and name in ARIA's terms, and its title", arguments: roles)
    func role(role: Role, attributes: String) throws {
        let svg = try Sample.svg([.layer(Layer(id: "tab-bar/pill", frame: Sample.page, role: role, label: "L"))])
        #expect(
            svg.contains("<g id=\"tab-bar/pill\" class=\"layer\" \(Self.frame) \(attributes)>\n<title>L</title>\n</g>")
        )
        #expect(svg.contains("role=\"group\" aria-label=\"sample\">"), "the root holds spoken elements")
    }

    @Test("is a group where it has a name without a role, and nothing where it has neither")
    func unnamed() throws {
        let svg = try Sample.svg([
            .layer(Layer(id: "named", frame: Sample.page, label: "L", hint: "H")),
            .layer(Layer(id: "plain", frame: Sample.page)),
        ])
        #expect(
            svg.contains(
                "<g id=\"named\" class=\"layer\" \(Self.frame) role=\"group\" aria-label=\"L\">\n<title>L</title>\n<desc>H</desc>\n</g>"
            )
        )
        #expect(svg.contains("<g id=\"plain\" class=\"layer\" \(Self.frame)>\n</g>"))
    }

    @Test("states opacity, transform and clip only where it has them")
    func effects() throws {
        let layer = Layer(
            id: "a",
            frame: Sample.page,
            opacity: 0.5,
            transform: AffineTransform(a: 0.96, b: 0, c: 0, d: 0.96, tx: 1.5, ty: -2),
            clip: .rectangle(Sample.page)
        )
        let moved = Layer(id: "b", frame: Sample.page, transform: .translation(x: 3, y: 0.25))
        let svg = try Sample.svg([.layer(layer), .layer(moved)])
        #expect(
            svg.contains(
                "<g id=\"a\" class=\"layer\" data-frame=\"1.5 -2 96 76.8\" opacity=\".5\" transform=\"matrix(.96 0 0 .96 1.5 -2)\" "
                    + "clip-path=\"url(#clip-0)\">"
            )
        )
        #expect(svg.contains("<g id=\"b\" class=\"layer\" data-frame=\"3 .25 100 80\" transform=\"translate(3 .25)\">"))
    }

    @Test("says its place on the screen through every transform, and its own and its items' tokens, each once, sorted")
    func place() throws {
        let path = Path.rectangle(Rect(x: 0, y: 0, width: 10, height: 10))
        let inner = Layer(
            id: "inner",
            frame: Rect(x: 1, y: 2, width: 10, height: 20),
            tokens: ["radius.md", "color.fill"],
            items: [
                .fill(path, Sample.ink), .fill(path, Paint(.solid(.init(red: 0, green: 0, blue: 0)), token: "a.b")),
            ]
        )
        let outer = Layer(
            id: "outer",
            frame: Sample.page,
            transform: AffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 4, ty: 0.25),
            items: [.layer(inner)]
        )
        let svg = try Sample.svg([.layer(outer)])
        let tokens = (["radius.md", "color.fill", "a.b"] + [Sample.ink.token].compactMap { $0 }).sorted()
        #expect(svg.contains("id=\"outer\" class=\"layer\" data-frame=\"4 .25 50 40\" transform="))
        #expect(
            svg.contains(
                "id=\"inner\" class=\"layer\" data-frame=\"4.5 1.25 5 10\" data-tokens=\"\(Set(tokens).sorted().joined(separator: " "))\">"
            )
        )
    }

    static let numbers: [(value: Double, written: String)] = [
        (0, "0"), (-0.0, "0"), (1, "1"), (0.5, ".5"), (-0.5, "-.5"), (12.34, "12.34"), (0.001, ".001"),
        (0.0004, "0"), (-0.0004, "0"), (100, "100"), (1200.05, "1200.05"), (-3.25, "-3.25"), (.nan, "0"),
        (.infinity, "0"), (1e300, "0"),
    ]

    @Test("has numbers in thousandths without idle digits", arguments: numbers)
    func number(value: Double, written: String) throws {
        let svg = try Sample.svg([.fill(Path([.move(Point(x: value, y: 7))]), Sample.ink)])
        #expect(svg.contains("d=\"M\(written) 7\""))
    }
}
