import Testing

@testable import Theme

@Suite struct ContrastTests {
    func gray(_ value: Double, alpha: Double = 1) -> SRGBColor { SRGBColor(Vector3(value, value, value), alpha: alpha) }

    @Test("black on white is 21 and a colour on itself 1")
    func ends() {
        #expect(abs(Contrast.ratio(gray(0), gray(1)) - 21) < 1e-12)
        #expect(Contrast.ratio(gray(0.5), gray(0.5)) == 1)
        #expect(Contrast.luminance(gray(1)) == 1)
    }

    @Test("alpha is composited first: the secondary label on white is 3.44, not 10.9")
    func alpha() {
        let label = SRGBColor(Vector3(60.0 / 255, 60.0 / 255, 67.0 / 255), alpha: 0.6)
        #expect(abs(Contrast.ratio(of: label, on: [gray(1)]) - 3.44) < 0.01)
        #expect(abs(Contrast.ratio(SRGBColor(label.components), gray(1)) - 10.9) < 0.1)
    }

    @Test("layers are composited from the lowest up")
    func layers() {
        let ground = Contrast.flattened([gray(1), gray(0, alpha: 0.5), gray(1, alpha: 0.5)])
        #expect(abs(ground.components.x - 0.75) < 1e-12)
        #expect(ground.alpha == 1)
    }

    @Test(
        "large text is 18 points, or bold of 14",
        arguments: [
            (17.9, 400, Contrast.Level.text), (18, 400, .largeOrGraphic), (14, 600, .text), (14, 700, .largeOrGraphic),
            (13.9, 700, .text),
        ]
    )
    func level(_ size: Double, _ weight: Int, _ expected: Contrast.Level) {
        #expect(Contrast.Level.text(size: size, weight: weight) == expected)
        #expect(Contrast.Level.text.rawValue == 4.5 && Contrast.Level.largeOrGraphic.rawValue == 3)
    }

    @Test("a colour that passes is its own nearest")
    func passing() {
        #expect(Contrast.nearestPassing(to: gray(0), on: [gray(1)], level: .text) == gray(0))
    }

    @Test("the nearest passing colour passes, and one step back does not")
    func nearest() throws {
        let label = SRGBColor(Vector3(60.0 / 255, 60.0 / 255, 67.0 / 255), alpha: 0.6)
        let found = try #require(Contrast.nearestPassing(to: label, on: [gray(1)], level: .text))
        #expect(Contrast.ratio(of: found, on: [gray(1)]) >= 4.5)
        #expect(Contrast.ratio(of: found, on: [gray(1)]) < 4.6)
        let red = SRGBColor(Vector3(1, 56.0 / 255, 60.0 / 255))
        let darker = try #require(Contrast.nearestPassing(to: red, on: [gray(1)], level: .text))
        #expect(Contrast.ratio(of: darker, on: [gray(1)]) >= 4.5)
        let (before, after) = (red.token.oklch, darker.token.oklch)
        #expect(after.x < before.x && after.x > before.x - 0.1)
        #expect(abs(after.z - before.z) < 6)
    }

    @Test("on every gray some colour passes for text, and it does so in eight bits", arguments: 0...16)
    func everyGround(_ step: Int) throws {
        let ground = gray(Double(step) / 16)
        let found = try #require(Contrast.nearestPassing(to: ground, on: [ground], level: .text))
        #expect(found == found.rounded)
        #expect(Contrast.ratio(of: found, on: [ground]) >= 4.5)
    }

    @Test("the default theme's pairs measure as WCAG says, and failing ones name what would pass")
    func measurements() throws {
        let document = try ThemeSource.embedded.document()
        let light = try document.tokens(["appearance": "light"]).measure()
        #expect(light.count == ContrastPair.bars.count { $0.inputs.isEmpty })
        let secondary = try #require(
            light.first { $0.pair.foreground == "color.textSecondary" && $0.pair.layers == ["color.surface"] }
        )
        #expect(abs(secondary.ratio - 3.44) < 0.01)
        #expect(!secondary.passes)
        #expect(secondary.passingToken != nil)
        let color = try #require(secondary.passingColor)
        #expect(Contrast.ratio(of: color, on: [gray(1)]) >= 4.5)
        let primary = try #require(light.first { $0.pair.foreground == "color.textPrimary" })
        #expect(primary.passes && primary.passingToken == nil && primary.passingColor == nil)
    }

    @Test("increased contrast raises every pair or leaves it", arguments: ["light", "dark"])
    func increased(_ appearance: String) throws {
        let document = try ThemeSource.embedded.document()
        let standard = try document.tokens(["appearance": appearance]).measure()
        let inputs = ["appearance": appearance, "contrast": "increased"]
        let increased = try document.tokens(inputs).measure()
        #expect(try document.tokens(inputs).measure(in: inputs).count == ContrastPair.bars.count)
        // The system's own red is lighter with more contrast in the dark, and the white on it fainter.
        for (before, after) in zip(standard, increased) where before.pair.layers != ["color.danger"] {
            #expect(after.ratio >= before.ratio - 1e-9, "\(after.pair.foreground) on \(after.pair.layers)")
        }
    }
}
