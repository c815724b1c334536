import CairoBackend
import Drawing
import Testing

@Suite("How bright it is under glass")
struct BackdropSamplerTests {
    private let frames = GlassFrames()

    struct Look: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var backdrop: String
        var rect: Rect
        var radius = 0.0
        var luminance: Double

        static let all = [
            Look(testDescription: "black", backdrop: "black", rect: GlassFrames.platter, radius: 31, luminance: 0),
            Look(testDescription: "white", backdrop: "white", rect: GlassFrames.platter, radius: 31, luminance: 1),
            Look(
                testDescription: "half of it",
                backdrop: "half",
                rect: Rect(x: 191, y: 40, width: 20, height: 20),
                luminance: 0.5
            ),
            Look(
                testDescription: "a quarter, at a part of a pixel: pixels count by their middle",
                backdrop: "half",
                rect: Rect(x: 186.4, y: 40.4, width: 20, height: 20),
                luminance: 0.25
            ),
            Look(
                testDescription: "red counts .2126",
                backdrop: "red",
                rect: Rect(x: 10, y: 10, width: 30, height: 30),
                luminance: 0.213
            ),
            Look(
                testDescription: "partly off the screen: only what is on it counts",
                backdrop: "white",
                rect: Rect(x: -20, y: 100, width: 40, height: 40),
                luminance: 1
            ),
            Look(
                testDescription: "wholly off the screen",
                backdrop: "white",
                rect: Rect(x: 500, y: 100, width: 40, height: 40),
                luminance: 0
            ),
            Look(
                testDescription: "corners cut away",
                backdrop: "dot",
                rect: Rect(x: 100, y: 60, width: 60, height: 60),
                radius: 30,
                luminance: 0
            ),
            Look(
                testDescription: "and not cut away",
                backdrop: "dot",
                rect: Rect(x: 100, y: 60, width: 60, height: 60),
                luminance: 0.007
            ),
        ]
    }

    @Test("is the mean of the stored components inside the outline, to a thousandth", arguments: Look.all)
    func looks(_ look: Look) throws {
        let sampler = CairoBackdropSampler()
        let backdrop = try backdrop(look.backdrop)
        for _ in 0..<2 {
            #expect(try sampler.luminance(of: backdrop, in: look.rect, radius: look.radius) == look.luminance)
        }
    }

    private func backdrop(_ name: String) throws -> DisplayList {
        let page = Path.rectangle(Rect(x: 0, y: 0, width: GlassFrames.size.width, height: GlassFrames.size.height))
        let white = Paint.solid(Color(red: 1, green: 1, blue: 1))
        let items: [Item] =
            switch name {
            case "half":
                [
                    .fill(page, SampleFrames.ink),
                    .fill(.rectangle(Rect(x: 201, y: 0, width: 201, height: 180)), white),
                ]
            case "red": [.fill(page, .solid(Color(red: 1, green: 0, blue: 0)))]
            case "dot":
                [
                    .fill(page, SampleFrames.ink),
                    .fill(.rectangle(Rect(x: 100, y: 60, width: 5, height: 5)), white),
                ]
            default: try frames.backdrop(name)
            }
        let root = Layer(id: Glass.backdropID, frame: Rect(x: 0, y: 0, width: 402, height: 180), items: items)
        return try DisplayList(
            size: GlassFrames.size,
            root: root,
            shaper: frames.samples.shaper,
            symbols: frames.samples.symbols
        )
    }
}
