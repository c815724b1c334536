import Testing
import Theme

@Suite struct TypeScaleTests {
    func theme() throws -> SPTheme { try SPTheme.load(appearance: .light) }

    @Test("there are twelve sizes, five of them for accessibility, in order")
    func textSizes() {
        #expect(TextSize.allCases.count == 12)
        #expect(TextSize.allCases.filter(\.isAccessibilitySize).map(\.rawValue) == ["AX1", "AX2", "AX3", "AX4", "AX5"])
        #expect(TextSize.allCases.sorted() == TextSize.allCases)
        #expect(min(TextSize.ax3, .xLarge) == .xLarge)
    }

    @Test("the default theme's tokens have Apple's sizes and leading at every text size")
    func appleTable() throws {
        let type = try theme().type
        let tokens = [
            type.caption, type.footnote, type.subhead, type.body, type.headline, type.title3, type.title2,
            type.largeTitle,
        ]
        for token in tokens {
            for size in TextSize.allCases {
                let scaled = token.scaled(to: size)
                #expect(scaled.size == token.style.size(at: size), "\(token.path) at \(size)")
                #expect(scaled.leading == token.style.leading(at: size), "\(token.path) at \(size)")
            }
        }
    }

    @Test("at large a token is exactly itself, whatever its values")
    func standardSize() {
        let token = TypeToken(
            path: "t",
            style: .body,
            families: ["F"],
            weight: 400,
            size: 16.5,
            leading: 21.3,
            tracking: 0.1
        )
        #expect(token.scaled(to: .large) == token)
    }

    @Test("another theme's sizes grow in the table's proportion, to whole points")
    func otherTheme() {
        let token = TypeToken(
            path: "t",
            style: .body,
            families: ["F"],
            weight: 400,
            size: 16,
            leading: 20,
            tracking: 0.16
        )
        let largest = token.scaled(to: .ax5)
        #expect(largest.size == 50)  // 16 · 53/17 = 49.88
        #expect(largest.leading == 56)  // 20 · 62/22 = 56.36
        #expect(abs(largest.tracking - 0.5) < 1e-12)  // The same share of the size.
    }

    @Test("tracking follows the font's own curve where the theme has one, and meets the token's at large")
    func trackingCurve() throws {
        let body = try theme().type.body
        // Inter's dynamic metrics, −0.0223 + 0.185·e^(−0.1745·size) em.
        #expect(abs(body.tracking - -0.2172) < 0.001)
        #expect(abs(body.scaled(to: .ax5).tracking - 53 * -0.02228) < 0.01)
        #expect(abs(body.scaled(to: .xSmall).tracking - 14 * -0.00622) < 0.005)
    }

    @Test("a curve is straight between its knots and level beyond them")
    func curve() {
        let curve = TrackingCurve([.init(size: 20, ratio: 0), .init(size: 10, ratio: 0.1)])
        #expect(curve?.ratio(at: 5) == 0.1)
        #expect(curve?.ratio(at: 10) == 0.1)
        #expect(curve?.ratio(at: 15) == 0.05)
        #expect(curve?.ratio(at: 30) == 0)
        #expect(TrackingCurve([]) == nil)
    }

    @Test("bold text steps every weight up and stops at 900")
    func boldText() throws {
        let type = try theme().type
        #expect(type.body.bold.weight == 600)
        #expect(type.headline.bold.weight == 800)
        #expect(type.body.weight(850).bold.weight == 900)
        #expect(type.body.weight(950).bold.weight == 950)
        #expect(type.body.bold.size == type.body.size)
    }
}
