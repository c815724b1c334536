import Testing
import Theme

@Suite struct SPThemeTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var token: KeyPath<SPTheme, ColorToken> & Sendable
        var path: String
        var light: String
        var dark: String
        var increasedLight: String
        var increasedDark: String
        var testDescription: String { path }
    }

    static let colorRows = [
        Row(\.color.bg, "color.bg", "f2f2f7ff", "000000ff"),
        Row(\.color.surface, "color.surface", "ffffffff", "1c1c1eff"),
        Row(\.color.fill, "color.fill", "7878801f", "7878803d"),
        Row(\.color.separator, "color.separator", "3c3c434a", "54545899", "3c3c435e", "545458ad"),
        Row(\.color.textPrimary, "color.textPrimary", "000000ff", "ffffffff"),
        Row(\.color.textSecondary, "color.textSecondary", "3c3c4399", "ebebf599", "3c3c43ad", "ebebf5ad"),
        Row(\.color.textTertiary, "color.textTertiary", "3c3c434d", "ebebf54d", "3c3c4360", "ebebf560"),
        Row(\.color.danger, "color.danger", "ff383cff", "ff4245ff", "e9152dff", "ff6165ff"),
        Row(\.color.tint, "color.tint", "0088ffff", "0091ffff", "1e6ef4ff", "5cb8ffff"),
        Row(\.chrome.scrim, "chrome.scrim", "0000007a", "0000007a"),
        Row(\.chrome.statusBar, "chrome.statusBar", "000000ff", "ffffffff"),
        Row(\.chrome.homeIndicator, "chrome.homeIndicator", "000000ff", "ffffffff"),
        Row(\.chrome.keyboard.bg, "chrome.keyboard.bg", "d1d3d9ff", "2b2b2dff"),
        Row(\.chrome.keyboard.key, "chrome.keyboard.key", "ffffffff", "6b6b6eff"),
    ]

    @Test("the default theme has these colours in its four permutations", arguments: colorRows)
    func colors(_ row: Row) throws {
        let expected: [(SPTheme.Appearance, SPTheme.Contrast, String)] = [
            (.light, .standard, row.light), (.dark, .standard, row.dark), (.light, .increased, row.increasedLight),
            (.dark, .increased, row.increasedDark),
        ]
        for (appearance, contrast, hex) in expected {
            let token = try SPTheme.load(appearance: appearance, contrast: contrast)[keyPath: row.token]
            #expect(token.path == row.path)
            #expect(Self.hex(token) == hex, "\(appearance) \(contrast)")
        }
    }

    @Test("radii, shadows and springs are the seeds'")
    func others() throws {
        let theme = try SPTheme.load(appearance: .dark, contrast: .increased)
        let radii = [theme.radius.xs, theme.radius.sm, theme.radius.md, theme.radius.lg, theme.radius.xl]
        #expect(radii.map(\.points) == [6, 8, 12, 16, 24])
        #expect(radii.map(\.path) == ["radius.xs", "radius.sm", "radius.md", "radius.lg", "radius.xl"])
        #expect(theme.elevation.e2.path == "e2")
        #expect(
            theme.elevation.e2.shadows.map { [$0.offsetX, $0.offsetY, $0.blur, $0.spread, $0.color.alpha] } == [
                [0, 4, 12, 0, 0.1], [0, 1, 3, 0, 0.06],
            ]
        )
        #expect(theme.elevation.e1.shadows.map { [$0.offsetY, $0.blur, $0.color.alpha] } == [[1, 2, 0.06]])
        #expect(theme.elevation.e3.shadows.map { [$0.offsetY, $0.blur, $0.color.alpha] } == [[12, 32, 0.18]])
        #expect(
            theme.motion.standard == SpringToken(path: "motion.standard", spring: Spring(response: 0.36, bounce: 0.2))
        )
        #expect(theme.motion.snappy == SpringToken(path: "motion.snappy", spring: Spring(response: 0.25, bounce: 0.15)))
    }

    @Test("the type scale comes back in whole points")
    func typeScale() throws {
        let type = try SPTheme.load(appearance: .light).type
        let rows: [(TypeToken, String, Double, Double, Int)] = [
            (type.caption, "type.caption", 12, 16, 400), (type.footnote, "type.footnote", 13, 18, 400),
            (type.subhead, "type.subhead", 15, 20, 400), (type.body, "type.body", 17, 22, 400),
            (type.headline, "type.headline", 17, 22, 600), (type.title3, "type.title3", 20, 25, 600),
            (type.title2, "type.title2", 22, 28, 700), (type.largeTitle, "type.largeTitle", 34, 41, 700),
        ]
        for (token, path, size, leading, weight) in rows {
            #expect(token.path == path)
            #expect(token.size == size && token.leading == leading && token.weight == weight, "\(path)")
            #expect(token.family == "Inter")
        }
    }

    @Test("there are six covers, each from 0 to 1")
    func artwork() throws {
        let artwork = try SPTheme.load(appearance: .light).artwork
        #expect(artwork.map(\.path) == (1...6).map { "artwork.\($0)" })
        for gradient in artwork {
            #expect(gradient.stops.first?.position == 0 && gradient.stops.last?.position == 1)
        }
    }

    static func hex(_ color: ColorToken) -> String {
        [color.red, color.green, color.blue, color.alpha].map { component in
            let digits = String(Int((component * 255).rounded()), radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}

extension SPThemeTests.Row {
    init(
        _ token: KeyPath<SPTheme, ColorToken> & Sendable,
        _ path: String,
        _ light: String,
        _ dark: String,
        _ increasedLight: String? = nil,
        _ increasedDark: String? = nil
    ) {
        self.init(
            token: token,
            path: path,
            light: light,
            dark: dark,
            increasedLight: increasedLight ?? light,
            increasedDark: increasedDark ?? dark
        )
    }
}
