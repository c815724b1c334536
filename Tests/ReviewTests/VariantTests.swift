import Review
import Testing

@Suite("Variants")
struct VariantTests {
    @Test(
        "suffixes stand in one order, and only where they differ from the default",
        arguments: [
            ([:], ""),
            ([.appearance: "light", .textSize: "large", .os: "26.0", .device: "iphone-16-pro"], ""),
            ([.direction: "rtl", .textSize: "AX3", .appearance: "dark"], ".dark.ax3.rtl"),
            ([.contrast: "increased"], ".increased"),
            ([.transparency: "reduced", .motion: "reduced"], ".reduced-transparency.reduced-motion"),
            ([.boldText: "bold", .os: "18", .style: "automatic"], ".bold.ios18.automatic"),
            ([.os: "26.1", .device: "iPhone 17 Pro Max"], ".ios26-1.iphone-17-pro-max"),
            ([.theme: "harbor", .locale: "accented", .orientation: "landscape"], ".landscape.accented.harbor"),
        ] as [([VariantAxis: String], String)]
    )
    func suffix(values: [VariantAxis: String], suffix: String) {
        #expect(Variant(values).suffix == suffix)
    }

    @Test("no two values of different axes have one suffix, so that a name can be read back")
    func suffixes() {
        let suffixes = VariantAxis.allCases.flatMap { ($0.values ?? []).dropFirst().map(\.suffix) }
        #expect(Set(suffixes).count == suffixes.count)
    }

    @Test(
        "values are read whatever their case, devices by both names, iOS with or without its zero",
        arguments: [
            (VariantAxis.textSize, "ax3", "AX3"), (.textSize, "XSMALL", "xSmall"),
            (.device, "IPHONE 16 PRO", "iphone-16-pro"), (.os, "26", "26.0"), (.theme, "my-brand", "my-brand"),
        ]
    )
    func reading(axis: VariantAxis, text: String, name: String) throws {
        #expect(try axis.value(named: text).name == name)
    }

    @Test(
        "an unknown value is refused",
        arguments: [(VariantAxis.textSize, "huge"), (.device, "iPhone 3"), (.theme, "../x"), (.theme, "")]
    )
    func refusing(axis: VariantAxis, text: String) {
        #expect(throws: VariantError.self) { try axis.value(named: text) }
    }

    @Test(
        "pairs that can't be are named",
        arguments: [
            ([.os: "17"], "iPhone 16 Pro doesn't run iOS 17; it runs 18, 26.0, 26.1"),
            ([.device: "iphone-17"], nil),
            ([.device: "iphone-17", .os: "18"], "iPhone 17 doesn't run iOS 18; it runs 26.0, 26.1"),
            ([.device: "iphone-xs"], "iPhone XS doesn't run iOS 26.0; it runs 17, 18"),
            ([.device: "iphone-15-pro", .os: "17"], nil),
            ([.style: "automatic", .os: "18"], nil),
            ([.style: "automatic"], nil),
        ] as [([VariantAxis: String], String?)]
    )
    func impossible(values: [VariantAxis: String], reason: String?) throws {
        let bar = try StoryReaderTests.story(StoryReaderTests.text()).bar.presentation(at: 0).bar
        guard let reason else { return try Variant(values).check(for: bar) }
        let error = #expect(throws: VariantError.self) { try Variant(values).check(for: bar) }
        #expect(error?.description.contains(reason) == true)
    }

    @Test("a bar without a style can't be drawn in one", arguments: ["searchTabBar", "tabView"])
    func withoutStyle(kind: String) throws {
        let items =
            #""items": [{"id": "a", "title": "A", "symbol": "bag"}, {"id": "b", "title": "B", "symbol": "house"}]"#
        let bar = try StoryReaderTests.story(StoryReaderTests.text(bar: items, kind: kind)).bar.presentation(at: 0).bar
        #expect(throws: Never.self) { try Variant().check(for: bar) }
        let error = #expect(throws: VariantError.self) { try Variant([.style: "automatic"]).check(for: bar) }
        #expect(error?.description.contains("has no style; ") == true)
    }

    @Test(
        "* is any letters, ? is one",
        arguments: [
            ("*", "", true), ("a*c", "abbc", true), ("a*c", "abbcd", false), ("?", "a", true), ("?", "", false),
            ("listening/folded*", "listening/folded.dark.rtl", true),
            ("listening/folded", "listening/folded.dark", false),
            ("**b", "aab", true), ("a*b*c", "a-b-b-c", true), ("", "", true), ("", "a", false),
        ]
    )
    func patterns(pattern: String, name: String, matches: Bool) {
        #expect(NamePattern(pattern).matches(name) == matches)
    }
}
