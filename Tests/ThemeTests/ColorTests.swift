import Testing

@testable import Theme

@Suite struct ColorTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var space: ColorSpace
        var components: Vector3
        var hex: String
        var testDescription: String { "\(hex) in \(space.rawValue)" }

        init(_ space: ColorSpace, _ x: Double, _ y: Double, _ z: Double, _ hex: String) {
            (self.space, components, self.hex) = (space, Vector3(x, y, z), hex)
        }
    }

    /// Two named CSS colours in each of the fourteen spaces, to twelve digits.
    static let samples = [
        Sample(.srgb, 0.4, 0.2, 0.6, "#663399"),
        Sample(.srgbLinear, 0.132868321554, 0.0331047665709, 0.318546778125, "#663399"),
        Sample(.hsl, 270, 50, 40, "#663399"), Sample(.hwb, 270, 20, 40, "#663399"),
        Sample(.lab, 32.3927164204, 38.4229937626, -47.6911255114, "#663399"),
        Sample(.lch, 32.3927164204, 61.2435294724, 308.857121051, "#663399"),
        Sample(.oklab, 0.440271796002, 0.0881767611858, -0.133864357483, "#663399"),
        Sample(.oklch, 0.440271796002, 0.160295999381, 303.372988489, "#663399"),
        Sample(.displayP3, 0.37366955912, 0.210333797008, 0.579113155015, "#663399"),
        Sample(.a98RGB, 0.35800372437, 0.212316609833, 0.584343100235, "#663399"),
        Sample(.prophotoRGB, 0.316421607478, 0.191328860506, 0.494807209355, "#663399"),
        Sample(.rec2020, 0.39569512505, 0.270162497066, 0.597360449699, "#663399"),
        Sample(.xyzD65, 0.124122993066, 0.07492510944, 0.309303323402, "#663399"),
        Sample(.xyzD50, 0.116266844393, 0.0726049173268, 0.232537952026, "#663399"),
        Sample(.srgb, 1, 0.498039215686, 0.313725490196, "#ff7f50"),
        Sample(.srgbLinear, 1, 0.212230757414, 0.0802198203145, "#ff7f50"),
        Sample(.hsl, 16.1142857143, 100, 65.6862745098, "#ff7f50"),
        Sample(.hwb, 16.1142857143, 31.3725490196, 0, "#ff7f50"),
        Sample(.lab, 67.9838625822, 47.3834449435, 48.6029002771, "#ff7f50"),
        Sample(.lch, 67.9838625822, 67.8780728222, 45.7278731684, "#ff7f50"),
        Sample(.oklab, 0.735112862371, 0.128225074769, 0.108537717063, "#ff7f50"),
        Sample(.oklch, 0.735112862371, 0.167994362478, 40.2466624971, "#ff7f50"),
        Sample(.displayP3, 0.935808704925, 0.525472493987, 0.358291079626, "#ff7f50"),
        Sample(.a98RGB, 0.89086859948, 0.494191284085, 0.327123806226, "#ff7f50"),
        Sample(.prophotoRGB, 0.760299686064, 0.498865209926, 0.295269228124, "#ff7f50"),
        Sample(.rec2020, 0.862292303056, 0.575171569788, 0.393942528978, "#ff7f50"),
        Sample(.xyzD65, 0.502759330869, 0.370211050812, 0.120879135568, "#ff7f50"),
        Sample(.xyzD50, 0.529284468614, 0.379501561129, 0.091812486526, "#ff7f50"),
    ]

    @Test("every space reaches sRGB, XYZ and OKLab to a millionth", arguments: samples)
    func conversion(_ sample: Sample) throws {
        func reference(_ space: ColorSpace) throws -> Vector3 {
            try #require(Self.samples.first { $0.hex == sample.hex && $0.space == space }).components
        }
        let srgb = ColorConversion.srgb(from: sample.space, sample.components)
        #expect(srgb.distance(to: try reference(.srgb)) < 1e-6)
        let xyz = ColorConversion.xyz(from: sample.space, sample.components)
        #expect(xyz.distance(to: try reference(.xyzD65)) < 1e-6)
        let oklab = ColorConversion.oklab(from: sample.space, sample.components)
        #expect(oklab.distance(to: try reference(.oklab)) < 1e-6)
        let components = [sample.components.x, sample.components.y, sample.components.z]
        let color = TokenColor(space: sample.space, components: components)
        #expect(color.hexText == sample.hex)
        #expect(color.isInSRGB)
    }

    @Test("all fourteen spaces are sampled")
    func coverage() {
        #expect(Set(Self.samples.map(\.space)) == Set(ColorSpace.allCases))
        #expect(ColorSpace.allCases.count == 14)
    }

    @Test("Display P3's yellow lies outside sRGB, and where CSS says")
    func p3Yellow() {
        let srgb = ColorConversion.srgb(from: .displayP3, Vector3(1, 1, 0))
        #expect(srgb.distance(to: Vector3(1, 1, -0.34627)) < 1e-5)
        let oklch = ColorConversion.oklch(from: .displayP3, Vector3(1, 1, 0))
        #expect(abs(oklch.x - 0.96476) < 1e-5 && abs(oklch.y - 0.24503) < 1e-5 && abs(oklch.z - 110.230) < 1e-3)
        #expect(!TokenColor(space: .displayP3, components: [1, 1, 0]).isInSRGB)
    }

    @Test("a mapped colour is in the gamut, and keeps lightness and hue as far as can be seen")
    func gamutMapping() {
        for hue in stride(from: 0.0, to: 360, by: 15) {
            for lightness in [0.3, 0.5, 0.7, 0.9] {
                let color = TokenColor(space: .oklch, components: [lightness, 0.4, hue])
                let mapped = color.srgb
                #expect(mapped.allSatisfy { (0...1).contains($0) })
                let result = ColorConversion.oklch(from: .srgb, mapped)
                #expect(abs(result.x - lightness) < 0.03, "lightness at \(hue)°")
                let turned = abs(result.z - hue)
                let turn = min(turned, 360 - turned) * .pi / 180 * result.y
                #expect(turn < 0.03, "hue at \(hue)°")
            }
        }
    }

    @Test("white and black end the gamut, whatever the chroma")
    func ends() {
        #expect(TokenColor(space: .oklch, components: [1, 0.3, 20]).srgb == Vector3(1, 1, 1))
        #expect(TokenColor(space: .oklch, components: [0, 0.3, 20]).srgb == Vector3(0, 0, 0))
    }

    @Test(
        "a colour as senseless as a file may hold comes out as a colour",
        arguments: [
            [50, 1e308, -1e308], [50, -1e300, 1e300], [0, 1e200, 0], [100, 1e308, 1e308],
        ]
    )
    func senseless(_ components: [Double]) {
        for space in [ColorSpace.lab, .lch, .oklab, .oklch] {
            let scaled = [space == .oklab || space == .oklch ? components[0] / 100 : components[0]]
            let color = TokenColor(space: space, components: scaled + components.dropFirst())
            #expect(color.srgb.allSatisfy { (0...1).contains($0) })
            #expect(color.hexText.utf8.count == 7)
            #expect(!color.oklchText.isEmpty)
        }
    }

    @Test("a composite value is outside sRGB where one of its colours is")
    func composite() {
        let inside = TokenColor(space: .srgb, components: [1, 0, 0])
        let outside = TokenColor(space: .displayP3, components: [0, 1, 0])
        let stops = [inside, outside].map { TokenGradientStop(color: $0, position: 0) }
        #expect(TokenValue.gradient(stops).colors == [inside, outside])
        #expect(!TokenValue.gradient(stops).isInSRGB)
        #expect(TokenValue.gradient([stops[0]]).isInSRGB)
        #expect(TokenValue.number(1).isInSRGB)
    }

    @Test("none is drawn as 0")
    func none() {
        #expect(TokenColor(space: .hsl, components: [nil, 0, 100]).hexText == "#ffffff")
        #expect(TokenColor(space: .srgb, components: [nil, nil, 1], alpha: 0.5).hexText == "#0000ff80")
    }

    @Test("colours are written as CSS writes them")
    func text() {
        #expect(TokenColor(space: .srgb, components: [0.4, 0.2, 0.6]).oklchText == "oklch(44% 0.1603 303.4)")
        #expect(TokenColor(space: .srgb, components: [1, 1, 1], alpha: 0.6).oklchText == "oklch(100% 0 none / 60%)")
        #expect(TokenColor(space: .srgb, components: [0, 0, 0]).oklchText == "oklch(0% 0 none)")
    }
}
