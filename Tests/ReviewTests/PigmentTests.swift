import Drawing
import Testing
import Theme

@testable import Review

/// A paint as its token has it, where it is looked at.
@Suite("Paints by their tokens")
struct PigmentTests {
    private static func tokens() throws -> TokenSet {
        let color = #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.8}}"#
        func stop(_ components: String, _ position: Double) -> String {
            #"{"color": {"colorSpace": "srgb", "components": [\#(components)]}, "position": \#(position)}"#
        }
        let stops = [stop("0, 0, 0", 0.25), stop("1, 0.5, 0", 0.75)].joined(separator: ", ")
        let text = #"{"ink": \#(color), "dawn": {"$type": "gradient", "$value": [\#(stops)]}}"#
        return try TokenSet(document: .init(bytes: Array(text.utf8), file: "own.tokens.json"))
    }

    /// A way of 100 points from the left to the right.
    private static func paint(_ token: String, _ stops: [(offset: Double, color: Color)]) -> Paint {
        let gradient = LinearGradient(
            start: .zero,
            end: Point(x: 100, y: 0),
            stops: stops.map { LinearGradient.Stop(offset: $0.offset, color: $0.color) }
        )
        return Paint(.linearGradient(gradient), token: token)
    }

    private static func strip(_ from: Double, _ to: Double) -> Rect { Rect(x: from, y: 0, width: to - from, height: 9) }

    private static let fading = paint(
        "ink",
        [(0.2, Color(red: 1, green: 0, blue: 0, alpha: 0)), (0.6, Color(red: 1, green: 0, blue: 0, alpha: 0.8))]
    )

    @Test(
        "one colour that fades has, in hundredths of the token's alpha, what it has at both ends and in the middle",
        arguments: [
            (0.0, 10.0, nil), (10, 20, nil), (0, 40, [0, 0.5]), (20, 60, [0, 0.5, 1]), (30, 50, [0.25, 0.5, 0.75]),
            (60, 100, [1]), (0, 100, [0, 0.75, 1]),
        ] as [(Double, Double, [Double]?)]
    )
    func fade(from: Double, to: Double, shares: [Double]?) throws {
        let pigment = Pigment(Self.fading, opacity: 1, tokens: try Self.tokens(), under: Self.strip(from, to))
        #expect(pigment?.shares == shares)
        let alphas = try pigment?.colors(in: Self.tokens()).map { ($0.alpha * 100).rounded() / 100 }
        #expect(alphas == shares?.map { ($0 * 80).rounded() / 100 })
    }

    @Test("a fading paint in a layer that fades keeps less; looked at as a whole it has every stop")
    func opacity() throws {
        let tokens = try Self.tokens()
        #expect(Pigment(Self.fading, opacity: 0.5, tokens: tokens, under: Self.strip(60, 100))?.shares == [0.5])
        #expect(Pigment(Self.fading, opacity: 1, tokens: tokens)?.shares == [0, 1])
        #expect(Pigment(Self.fading, opacity: 0, tokens: tokens) == nil)
    }

    @Test(
        "two colours are mixed on their way, and are the end's outside the stops",
        arguments: [
            (0.0, 0.0), (25, 0), (37.5, 0.25), (50, 0.5), (75, 1), (100, 1),
        ] as [(Double, Double)]
    )
    func mix(place: Double, share: Double) throws {
        let paint = Self.paint("dawn", [(0, Color(red: 0, green: 0, blue: 0)), (1, Color(red: 1, green: 0, blue: 0))])
        let tokens = try Self.tokens()
        let pigment = try #require(Pigment(paint, opacity: 1, tokens: tokens, under: Self.strip(place, place)))
        for color in pigment.colors(in: tokens) {
            #expect(abs(color.components.x - share) < 1e-9)
            #expect(abs(color.components.y - share / 2) < 1e-9)
        }
    }

    @Test("a flat paint in a colour of a gradient is that colour alone", arguments: [(0.0, 0.25), (1, 0.75)])
    func flat(red: Double, place: Double) throws {
        let tokens = try Self.tokens()
        let paint = Paint(.solid(Color(red: red, green: red / 2, blue: 0, alpha: 0.55)), token: "dawn")
        let pigment = try #require(Pigment(paint, opacity: 1, tokens: tokens))
        #expect(pigment.places == [place])
        #expect(pigment.shares == [0.55])
        #expect(pigment.colors(in: tokens).map(\.components.x) == [red])
    }

    @Test("a paint of no token is its own colour")
    func fixed() throws {
        let paint = Paint(.solid(Color(red: 0, green: 1, blue: 0, alpha: 0.5)), token: nil)
        let pigment = try #require(Pigment(paint, opacity: 0.5, tokens: try Self.tokens()))
        #expect(try pigment.colors(in: Self.tokens()).map(\.alpha) == [0.25])
    }
}
