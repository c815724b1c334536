import BarState
import Drawing
import Testing
import Theme

@testable import BarLayout

/// Every sentence of the blocks' theming: which token decides which part of which layer.
@Suite("Theming")
struct ThemingTests {
    enum State: String, Sendable {
        case expanded, folded, failed, searchClosed, searchOpen, typing, prompt

        var presentation: Presentation {
            switch self {
            case .expanded: Fixture.accessoryBar(badge: "2")
            case .folded: Fixture.accessoryBar(fold: MotionTrack(1), badge: "2")
            case .failed: Fixture.accessoryBar(accessory: Fixture.accessory(error: "No connection"))
            case .searchClosed: Fixture.searchBar(badge: "2")
            case .searchOpen: Fixture.searchBar(isOpen: true, badge: "2")
            case .typing: Fixture.searchBar(isOpen: true, query: "riv", panel: .results)
            case .prompt: Fixture.searchBar(isOpen: true, panel: .recentsPrompt("Your searches appear here."))
            }
        }
    }

    enum Part: Hashable, Sendable {
        case fill, lastFill, stroke, shadow, text, type, weight(Int), symbol, token
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var state: State
        var layer: String
        var part: Part
        var token: String

        init(_ state: State, _ layer: String, _ part: Part, _ token: String) {
            self.state = state
            self.layer = layer
            self.part = part
            self.token = token
        }

        var testDescription: String { "\(state.rawValue): \(layer) \(part) is \(token)" }
    }

    static let accessoryRows: [Row] = [
        Row(.expanded, "tab-bar", .fill, "color.surface"),
        Row(.expanded, "tab-bar", .stroke, "color.separator"),
        Row(.expanded, "tab-bar", .shadow, "e2"),
        Row(.expanded, "tab-bar/pill", .fill, "color.fill"),
        Row(.expanded, "tab-bar/tab-home/label", .type, "type.caption"),
        Row(.expanded, "tab-bar/tab-home/label", .weight(500), "type.caption"),
        Row(.expanded, "tab-bar/tab-home/label", .text, "color.textPrimary"),
        Row(.expanded, "tab-bar/tab-library/label", .text, "color.textSecondary"),
        Row(.expanded, "tab-bar/tab-home/symbol", .symbol, "color.textPrimary"),
        Row(.expanded, "tab-bar/tab-library/symbol", .symbol, "color.textSecondary"),
        Row(.expanded, "tab-bar/tab-home/badge", .fill, "color.textPrimary"),
        Row(.expanded, "tab-bar/tab-home/badge", .text, "color.surface"),
        Row(.expanded, "accessory", .fill, "color.surface"),
        Row(.expanded, "accessory", .stroke, "color.separator"),
        Row(.expanded, "accessory", .shadow, "e2"),
        Row(.expanded, "accessory/artwork", .fill, "color.fill"),
        Row(.expanded, "accessory/artwork", .token, "radius.sm"),
        Row(.expanded, "accessory/artwork", .symbol, "color.textSecondary"),
        Row(.expanded, "accessory/title", .type, "type.subhead"),
        Row(.expanded, "accessory/title", .weight(500), "type.subhead"),
        Row(.expanded, "accessory/title", .text, "color.textPrimary"),
        Row(.expanded, "accessory/subtitle", .type, "type.footnote"),
        Row(.expanded, "accessory/subtitle", .text, "color.textSecondary"),
        Row(.expanded, "accessory/control", .symbol, "color.textPrimary"),
        Row(.expanded, "accessory/progress", .fill, "color.fill"),
        Row(.expanded, "accessory/progress", .lastFill, "color.textPrimary"),
        Row(.failed, "accessory/subtitle", .text, "color.danger"),
        Row(.failed, "accessory/subtitle", .type, "type.footnote"),
        Row(.folded, "tab-bar", .fill, "color.surface"),
        Row(.folded, "tab-bar", .shadow, "e2"),
        Row(.folded, "tab-bar/folded/symbol", .symbol, "color.textPrimary"),
        Row(.folded, "accessory", .fill, "color.surface"),
        Row(.folded, "accessory/artwork", .token, "radius.xs"),
        Row(.expanded, "bottom-fade", .fill, "color.bg"),
        Row(.folded, "bottom-fade", .fill, "color.bg"),
        Row(.expanded, "tab-bar", .token, "motion.standard"),
        Row(.expanded, "accessory", .token, "motion.standard"),
        Row(.expanded, "accessory/control", .token, "motion.snappy"),
    ]

    static let searchRows: [Row] = [
        Row(.searchClosed, "tab-bar", .fill, "color.surface"),
        Row(.searchClosed, "tab-bar", .stroke, "color.separator"),
        Row(.searchClosed, "tab-bar", .shadow, "e2"),
        Row(.searchClosed, "search-button", .fill, "color.surface"),
        Row(.searchClosed, "search-button", .stroke, "color.separator"),
        Row(.searchClosed, "search-button", .shadow, "e2"),
        Row(.searchClosed, "tab-bar/pill", .fill, "color.fill"),
        Row(.searchClosed, "tab-bar/tab-home/label", .type, "type.caption"),
        Row(.searchClosed, "tab-bar/tab-home/label", .weight(500), "type.caption"),
        Row(.searchClosed, "tab-bar/tab-home/label", .text, "color.textPrimary"),
        Row(.searchClosed, "tab-bar/tab-library/label", .text, "color.textSecondary"),
        Row(.searchClosed, "tab-bar/tab-home/symbol", .symbol, "color.textPrimary"),
        Row(.searchClosed, "tab-bar/tab-library/symbol", .symbol, "color.textSecondary"),
        Row(.searchClosed, "tab-bar/tab-home/badge", .fill, "color.textPrimary"),
        Row(.searchClosed, "tab-bar/tab-home/badge", .text, "color.surface"),
        Row(.searchOpen, "tab-bar", .fill, "color.surface"),
        Row(.searchOpen, "tab-bar/folded/badge", .fill, "color.textPrimary"),
        Row(.searchOpen, "search-field", .fill, "color.surface"),
        Row(.searchOpen, "search-field", .stroke, "color.separator"),
        Row(.searchOpen, "search-field", .shadow, "e2"),
        Row(.searchOpen, "search-field/symbol", .symbol, "color.textSecondary"),
        Row(.searchOpen, "search-field/caret", .fill, "color.tint"),
        Row(.typing, "search-field/text", .type, "type.body"),
        Row(.typing, "search-field/text", .text, "color.textPrimary"),
        Row(.typing, "search-field/clear", .symbol, "color.textTertiary"),
        Row(.typing, "search-field/clear", .token, "motion.snappy"),
        Row(.typing, "results", .fill, "color.bg"),
        Row(.searchOpen, "search-ground", .fill, "color.bg"),
        Row(.searchOpen, "recents/card", .fill, "color.surface"),
        Row(.searchOpen, "recents/card", .token, "radius.lg"),
        Row(.searchOpen, "recents/row-1", .type, "type.body"),
        Row(.searchOpen, "recents/row-1", .symbol, "color.textSecondary"),
        Row(.searchOpen, "recents/row-2", .lastFill, "color.separator"),
        Row(.searchOpen, "recents/title", .type, "type.headline"),
        Row(.searchOpen, "recents/clear", .type, "type.subhead"),
        Row(.prompt, "search-ground", .fill, "color.bg"),
        Row(.searchOpen, "tab-bar", .token, "motion.standard"),
        Row(.searchOpen, "search-field", .token, "motion.standard"),
    ]

    @Test("accessory tab bar", arguments: accessoryRows)
    func accessory(row: Row) throws { try check(row) }

    @Test("search tab bar", arguments: searchRows)
    func search(row: Row) throws { try check(row) }

    private func check(_ row: Row) throws {
        let list = try BarLayout.ruled().frame(of: row.state.presentation)
        let layer = try #require(list.layer(row.layer), "no layer \(row.layer)")
        #expect(layer.tokens(of: row.part).contains(row.token), "\(layer.tokens(of: row.part))")
    }

    @Test("the background fades in from 0 to 90 %")
    func fade() throws {
        let list = try BarLayout.ruled().frame(of: Fixture.accessoryBar())
        let layer = try #require(list.layer("bottom-fade"))
        guard case .fill(_, let paint) = layer.items.first, case .linearGradient(let gradient) = paint.source else {
            Issue.record("not a gradient")
            return
        }
        #expect(gradient.stops.map(\.color.alpha) == [0, 0.9])
    }

    @Test("hairlines between recents are inset to the text")
    func insetHairlines() throws {
        let list = try BarLayout.ruled().frame(of: Fixture.searchBar(isOpen: true))
        let row = try #require(list.layer("recents/row-2"))
        let line = row.items.compactMap { item -> Rect? in
            guard case .fill(let path, let paint) = item, paint.token == "color.separator" else { return nil }
            return path.controlBounds
        }
        #expect(line.count == 1)
        #expect((line.first?.x ?? 0) > row.frame.x + 30)
        #expect(line.first?.maxX == row.frame.maxX)
    }
}

extension Layer {
    /// The tokens of that part among the layer's own items; of `lastFill` only the topmost fill's.
    func tokens(of part: ThemingTests.Part) -> [String] {
        let found = items.compactMap { item -> String? in
            switch (item, part) {
            case (.fill(_, let paint), .fill), (.fill(_, let paint), .lastFill): return paint.token
            case (.stroke(_, let paint, _), .stroke): return paint.token
            case (.shadow(_, let shadow), .shadow): return shadow.token
            case (.text(let text), .text): return text.paint.token
            case (.text(let text), .type): return text.typeToken
            case (.text(let text), .weight(let weight)): return text.face.weight == weight ? text.typeToken : nil
            case (.symbol(let symbol), .symbol): return symbol.paint.token
            default: return nil
            }
        }
        switch part {
        case .token: return tokens
        case .fill: return Array(found.prefix(1))
        case .lastFill: return Array(found.suffix(1))
        default: return found
        }
    }
}
