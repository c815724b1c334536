import BarLayout
import BarState
import CairoBackend
import Drawing
import Testing
import Theme

/// Text in the bars stays in its capsule and clear of other text, with real glyphs at every size and in both
/// directions.
@Suite("Text fits its capsule")
struct TextFitTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var size: TextSize
        var direction: LayoutDirection
        var device: Device

        var testDescription: String { "\(size.rawValue) \(direction.rawValue) \(device.id)" }

        static let all: [Case] = TextSize.allCases.flatMap { size in
            LayoutDirection.allCases.flatMap { direction in
                ["iphone-se-3rd-gen", "iphone-16-pro", "iphone-16-pro-max"].compactMap { id in
                    Device.named(id).map { Case(size: size, direction: direction, device: $0) }
                }
            }
        }
    }

    @Test("accessory tab bar, expanded, folded and failed", arguments: Case.all)
    func accessory(_ fit: Case) throws {
        for title in ["How Harbours Keep Time", "Ätherische Öle: jÿgq gläserne Übergrößen und noch mehr davon"] {
            let accessory = AccessoryTabBarAccessory(
                id: "a",
                title: title,
                subtitle: "Tidal Clocks, a long series about jetties and quays",
                symbol: "waveform",
                progress: 0.4,
                isActive: true,
                control: .playPause
            )
            var bar = try AccessoryTabBar<String>(
                selection: "home",
                items: Self.tabs.map {
                    .init($0.0, title: $0.1, symbol: "house", badge: $0.0 == "library" ? 100 : nil)
                },
                accessory: accessory,
                style: .custom,
                onControl: {},
                onExpand: {},
                content: { _ in Screen(title: "Home").accessoryTabBarScrollTracking() }
            )
            try check(bar.presentation(at: 0), fit)
            _ = try bar.handle(.tap("accessory/control"), at: 0)
            _ = try bar.handle(.controlThrows(message: "The player didn't answer. Try again."), at: 0)
            try check(bar.presentation(at: 1), fit)
            _ = try bar.handle(.scroll(by: 60, limit: 900, isTracked: true), at: 1)
            try check(bar.presentation(at: 1), fit)
        }
    }

    @Test("search tab bar, closed, open and typing", arguments: Case.all)
    func search(_ fit: Case) throws {
        var bar = try SearchTabBar<String>(
            selection: "home",
            items: Self.tabs.map { .init($0.0, title: $0.1, symbol: "house", badge: $0.0 == "library" ? 100 : nil) },
            query: "",
            prompt: "Shows, Episodes and Everything Else There Is",
            recents: [],
            onSubmit: { _ in },
            onReselect: { _ in },
            content: { _ in Screen(title: "Home") },
            results: { _ in Screen(title: "") }
        )
        try check(bar.presentation(at: 0), fit)
        _ = try bar.handle(.tap("search-button"), at: 0)
        try check(bar.presentation(at: 1), fit)
        _ = try bar.handle(.type("jÿgq gläserne Übergrößen und noch viel mehr davon"), at: 1)
        try check(bar.presentation(at: 2), fit)
    }

    // MARK: Check

    private static let tabs = [
        ("home", "Home"), ("library", "Listen Now"), ("search", "Search"), ("downloads", "Downloads"),
    ]

    private func check(_ presentation: Presentation, _ fit: Case) throws {
        let environment = LayoutEnvironment(
            theme: try SPTheme.load(appearance: .light),
            textSize: fit.size,
            direction: fit.direction,
            device: fit.device
        )
        let layout = BarLayout(environment: environment, shaper: TextShaper(), symbols: SymbolLibrary())
        let list = try layout.frame(of: presentation)
        for case .layer(let capsule) in list.root.items {
            guard ["tab-bar", "accessory", "search-field", "search-button"].contains(capsule.id) else { continue }
            let inks = capsule.inks(list.glyphs)
            for ink in inks {
                // A badge may stand on its symbol's shoulder; it still belongs inside the capsule.
                #expect(capsule.frame.holds(ink.rect), "\(ink.text) leaves \(capsule.id): \(ink.rect)")
            }
            for (index, ink) in inks.enumerated() {
                for other in inks[(index + 1)...] {
                    #expect(!ink.rect.intersects(other.rect), "\(ink.text) overlaps \(other.text)")
                }
                if let line = capsule.frameOfDescendant("accessory/progress") {
                    #expect(!ink.rect.intersects(line), "\(ink.text) overlaps the progress line")
                }
            }
        }
    }
}

extension Rect {
    fileprivate func holds(_ other: Rect) -> Bool {
        other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
    }
}

extension Layer {
    /// The boxes around the drawn parts of every text in the layer, in points on the screen.
    fileprivate func inks(_ glyphs: [GlyphKey: GlyphOutline]) -> [(text: String, rect: Rect)] {
        items.flatMap { item -> [(text: String, rect: Rect)] in
            switch item {
            case .layer(let child): return child.inks(glyphs)
            case .text(let text): return text.ink(glyphs).map { [(text.text.text, $0)] } ?? []
            default: return []
            }
        }
    }

    fileprivate func frameOfDescendant(_ id: String) -> Rect? {
        for case .layer(let child) in items {
            if child.id == id { return child.frame }
            if let found = child.frameOfDescendant(id) { return found }
        }
        return nil
    }
}

extension TextItem {
    fileprivate func ink(_ glyphs: [GlyphKey: GlyphOutline]) -> Rect? {
        var box: Rect?
        for run in text.runs {
            let scale = run.size / Double(run.unitsPerEm)
            for glyph in run.glyphs {
                guard let bounds = glyphs[GlyphKey(font: run.font, id: glyph.id)]?.path.controlBounds else { continue }
                let ink = Rect(
                    x: origin.x + run.x + (Double(glyph.x) + bounds.minX) * scale,
                    y: origin.y - (Double(glyph.y) + bounds.maxY) * scale,
                    width: bounds.width * scale,
                    height: bounds.height * scale
                )
                box = box?.union(ink) ?? ink
            }
        }
        return box
    }
}
