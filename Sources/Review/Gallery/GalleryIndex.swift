import BarLayout
import Drawing
import Theme

/// What the page knows of its frames: everything that can be searched, filtered and read without loading one.
///
/// Whatever many frames share stands once and is named by its place, so that thousands of frames stay a small page.
struct GalleryIndex {
    private let plan: FramePlan
    private let drawn: [FrameRun.Drawn]
    private let tokenPages: [GalleryTokens.Page]
    private var themes: ThemeShelf
    private var tokens = Numbered<String>()
    private var tokenSets = Numbered<[Int]>()
    private var spoken = Numbered<[SpokenElement]>()
    private var looks = Numbered<Look>()

    /// The theme, appearance and contrast that decide what the tokens are worth in a frame.
    struct Look: Hashable {
        var theme: String
        var appearance: String
        var contrast: String

        init(_ variant: Variant) {
            theme = variant[.theme]
            appearance = variant[.appearance]
            contrast = variant[.contrast]
        }

        var variant: Variant { Variant([.theme: theme, .appearance: appearance, .contrast: contrast]) }
    }

    init(_ plan: FramePlan, drawn: [FrameRun.Drawn], tokenPages: [GalleryTokens.Page]) {
        self.plan = plan
        self.drawn = drawn
        self.tokenPages = tokenPages
        themes = plan.themes
    }

    /// The index as the page's script reads it. Throws what is wrong with a theme.
    mutating func value() throws -> PageValue {
        let stories = stories()
        let frames = frames()
        return .record([
            ("axes", .list(VariantAxis.allCases.compactMap { axis($0) })),
            ("stories", stories),
            ("frames", frames),
            ("tokens", .texts(tokens.values)),
            ("tokenSets", .list(tokenSets.values.map { .wholes($0) })),
            ("spoken", .list(spoken.values.map { .list($0.map(\.pageValue)) })),
            ("looks", try lookValues()),
            ("tokenPages", .list(tokenPages.map { .texts([$0.theme, $0.title, $0.address]) })),
        ])
    }

    // MARK: - Parts

    /// The values that the frames have on an axis, in the order of the table; nil where they all have the default.
    private func axis(_ axis: VariantAxis) -> PageValue? {
        let present = Set(drawn.map { $0.frame.drawn[axis] })
        guard present != [axis.standard] else { return nil }
        let known = axis.valuesInOrder.filter { present.contains($0.name) }
        let others = present.subtracting(known.map(\.name)).sorted().map { VariantValue($0) }
        return .record([
            ("id", .text(axis.rawValue)),
            ("standard", .text(axis.standard)),
            ("values", .list((known + others).map { .texts([$0.name, $0.title]) })),
        ])
    }

    private func stories() -> PageValue {
        .list(
            plan.chapters.map { chapter in
                .record([
                    ("name", .text(chapter.story.name)),
                    ("title", .optional(chapter.story.title)),
                    ("summary", .optional(chapter.story.summary)),
                ])
            }
        )
    }

    /// `[story, capture, suffix, variant, width, height, corner, look, token set, spoken]`; the variant as what differs
    /// from the default.
    private mutating func frames() -> PageValue {
        var number: [String: Int] = [:]
        for (index, chapter) in plan.chapters.enumerated() { number[chapter.story.name] = index }
        return .list(
            drawn.map { one in
                let frame = one.frame
                let device = Device.named(frame.drawn[.device]) ?? .iPhone16Pro
                let set = one.tokens.map { tokens.number(of: $0) }
                return .list([
                    .whole(number[frame.story] ?? 0),
                    .text(frame.moment.capture.name),
                    .text(frame.variant.suffix),
                    .record(frame.drawn.axes.map { ($0.rawValue, .text(frame.drawn[$0])) }),
                    .number(one.size.width),
                    .number(one.size.height),
                    .number(device.screenCorner),
                    .whole(looks.number(of: Look(frame.drawn))),
                    .whole(tokenSets.number(of: set)),
                    .whole(spoken.number(of: one.spoken)),
                ])
            }
        )
    }

    private mutating func lookValues() throws -> PageValue {
        let used = tokens.values.sorted()
        var values: [PageValue] = []
        for look in looks.values {
            let set = try themes.tokens(for: look.variant)
            values.append(
                .record([
                    ("theme", .text(look.theme)),
                    ("appearance", .text(look.appearance)),
                    ("contrast", .text(look.contrast)),
                    ("tokens", .list(used.compactMap { set[$0]?.pageValue })),
                ])
            )
        }
        return .list(values)
    }
}

extension VariantAxis {
    /// From small to large and from old to new where there is such an order, else the default first.
    fileprivate var valuesInOrder: [VariantValue] {
        let values = values ?? []
        let names: [String]
        switch self {
        case .textSize: names = TextSize.allCases.map(\.rawValue)
        case .os: names = SystemVersion.allCases.map(\.rawValue)
        default: return values
        }
        return names.compactMap { name in values.first { $0.name == name } }
    }
}

extension SpokenElement {
    /// `[id, text, kind, hint, 1 for content]`
    fileprivate var pageValue: PageValue {
        .list([.text(id), .text(text), .optional(kind), .optional(hint), .whole(isContent ? 1 : 0)])
    }
}

/// Values in the order of their first use, each named by its place.
private struct Numbered<Value: Hashable> {
    private(set) var values: [Value] = []
    private var places: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
        if let place = places[value] { return place }
        places[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
