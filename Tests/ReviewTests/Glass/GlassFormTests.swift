import CairoBackend
import Drawing
import Testing
import Theme

@testable import BarLayout

/// The forms that glass takes: against what lies under it, under accessibility settings, and before there was any.
@Suite("Forms of glass")
struct GlassFormTests {
    private let bars = GlassBars()

    /// Says one brightness of everything.
    private final class OneBrightness: BackdropSampling {
        let value: Double
        init(_ value: Double) { self.value = value }
        func luminance(of backdrop: DisplayList, in rect: Rect, radius: Double) throws -> Double { value }
    }

    struct Switch: Sendable {
        var appearance: SPTheme.Appearance
        var luminance: Double
        var tone: GlassTone

        static let all = [
            Switch(appearance: .light, luminance: 0, tone: .dark),
            Switch(appearance: .light, luminance: 0.299, tone: .dark),
            Switch(appearance: .light, luminance: 0.3, tone: .light),
            Switch(appearance: .light, luminance: 0.7, tone: .light),
            Switch(appearance: .light, luminance: 0.701, tone: .light),
            Switch(appearance: .light, luminance: 1, tone: .light),
            Switch(appearance: .dark, luminance: 0, tone: .dark),
            Switch(appearance: .dark, luminance: 0.299, tone: .dark),
            Switch(appearance: .dark, luminance: 0.3, tone: .dark),
            Switch(appearance: .dark, luminance: 0.7, tone: .dark),
            Switch(appearance: .dark, luminance: 0.701, tone: .light),
            Switch(appearance: .dark, luminance: 1, tone: .light),
        ]
    }

    private func canvas(
        _ appearance: SPTheme.Appearance,
        contrast: SPTheme.Contrast = .standard,
        change: (inout LayoutEnvironment) -> Void = { _ in },
        sampler: (any BackdropSampling)? = nil
    ) throws -> Canvas {
        var environment = LayoutEnvironment(theme: try SPTheme.load(appearance: appearance, contrast: contrast))
        change(&environment)
        return Canvas(environment: environment, shaper: bars.shaper, symbols: bars.symbols, sampler: sampler)
    }

    @Test("light glass turns dark below .3, dark glass light above .7, with what stands on it", arguments: Switch.all)
    func turns(_ example: Switch) throws {
        let canvas = try canvas(example.appearance, sampler: OneBrightness(example.luminance))
        let backdrop = Layer(id: Glass.backdropID, frame: canvas.screen.bounds)
        let glass = try GlassMaker(canvas: canvas, over: backdrop).capsule(Rect(x: 21, y: 791, width: 360, height: 62))
        let token = canvas.theme.material.glass(.regular, example.tone)
        #expect(glass.content == token.content.label)
        #expect(glass.pill == token.content.pill)
        #expect(glass.items.panes.first?.gain == Glass.Channels(token.body.gain.value))
    }

    @Test("what wobbles by less than the band turns at one end of it and not at the other")
    func band() throws {
        let material = try SPTheme.load(appearance: .light).material
        let (below, above) = (material.tone.darkBelow.value, material.tone.lightAbove.value)
        for appearance in SPTheme.Appearance.allCases {
            for end in [below, above] {
                let wobbling = [end - 0.01, end + 0.01].map { material.tone(over: $0, in: appearance) }
                let turns = (appearance == .light) == (end == below)
                #expect((wobbling[0] != wobbling[1]) == turns, "\(appearance) at \(end)")
            }
        }
    }

    @Test("labels are legible over every gray that glass keeps its tone over", arguments: SPTheme.Appearance.allCases)
    func legible(_ appearance: SPTheme.Appearance) throws {
        let canvas = try canvas(appearance)
        let rect = Rect(x: 21, y: 791, width: 360, height: 62)
        for variant in GlassVariant.allCases {
            for luminance in stride(from: 0, through: 1, by: 0.05) {
                let token = canvas.glassToken(variant, over: luminance)
                let pane = try #require(canvas.glass(rect, radius: 31, variant: variant, over: luminance).panes.first)
                let under = Color(red: luminance, green: luminance, blue: luminance)
                let body = ColorMatrix(of: pane).apply(to: under)
                let ground = [SRGBColor(Vector3(body.red, body.green, body.blue))]
                func contrast(_ ink: ColorToken) -> Double { Contrast.ratio(of: ink.srgbColor, on: ground) }
                #expect(contrast(token.content.label) >= 4.5, "\(token.path) over \(luminance)")
                guard variant == .regular else { continue }
                #expect(contrast(token.content.secondary) >= 3, "\(token.path) over \(luminance)")
                let pill = Color(token.content.pill)
                let step = abs((pill.red - body.red) * pill.alpha)
                #expect(step * 255 >= 10, "the pill of \(token.path) over \(luminance)")
            }
        }
    }

    @Test("each shape turns by itself: a bar half over black, its button over white")
    func turnsAlone() throws {
        let canvas = try canvas(.light, sampler: CairoBackdropSampler())
        let ink = Paint.solid(Color(red: 0, green: 0, blue: 0))
        let white = Paint.solid(Color(red: 1, green: 1, blue: 1))
        let backdrop = Layer(
            id: Glass.backdropID,
            frame: canvas.screen.bounds,
            items: [
                .fill(.rectangle(canvas.screen.bounds), white),
                .fill(.rectangle(Rect(x: 0, y: 700, width: 315, height: 174)), ink),
            ]
        )
        let maker = try GlassMaker(canvas: canvas, over: backdrop)
        let material = canvas.theme.material
        let platter = try maker.capsule(Rect(x: 21, y: 791, width: 290, height: 62))
        let button = try maker.capsule(Rect(x: 319, y: 791, width: 62, height: 62))
        #expect(platter.content == material.glass(.regular, .dark).content.label)
        #expect(button.content == material.glass(.regular, .light).content.label)
    }

    @Test("under Reduce Transparency it hides more and bends nothing", arguments: SPTheme.Appearance.allCases)
    func reducedTransparency(_ appearance: SPTheme.Appearance) throws {
        let usual = try bars.frame(.searchTab, over: .text, appearance)
        let reduced = try bars.frame(.searchTab, over: .text, appearance) { $0.transparency = .reduced }
        #expect(reduced.panes.count == usual.panes.count)
        #expect(reduced.panes.allSatisfy { $0.lens == nil })
        #expect(zip(reduced.panes, usual.panes).allSatisfy { $0.blur > $1.blur && $0.gain.red < $1.gain.red })
        #expect(try spread(of: reduced) * 2 < spread(of: usual))
    }

    @Test(
        "under Increase Contrast it is near black or white with a border, whatever Reduce Transparency says",
        arguments: SPTheme.Appearance.allCases,
        LayoutEnvironment.Transparency.allCases
    )
    func increasedContrast(_ appearance: SPTheme.Appearance, _ transparency: LayoutEnvironment.Transparency) throws {
        let list = try bars.frame(.tabs, over: .text, appearance, contrast: .increased) {
            $0.transparency = transparency
        }
        #expect(list.panes.isEmpty)
        let picture = try CairoRasterizer().rasterize(list, scale: 3)
        let body = picture.green(201 * 3, 822 * 3)
        let border = picture.green(201 * 3, 791 * 3 + 1)
        #expect(appearance == .light ? body >= 250 : body <= 12, "\(body)")
        #expect(abs(border - body) > 120, "\(border) beside \(body)")
    }

    @Test("clear glass shows more than regular glass does, and dims it", arguments: GlassTone.allCases)
    func clear(_ tone: GlassTone) throws {
        let canvas = try canvas(tone == .light ? .light : .dark)
        let luminance = tone == .light ? 1.0 : 0.0
        let rect = Rect(x: 21, y: 791, width: 360, height: 62)
        let list = try bars.frame(.tabs, over: .text, tone == .light ? .light : .dark).withoutContent(bars)
        let clear = try #require(canvas.glass(rect, radius: 31, variant: .clear, over: luminance).panes.first)
        let frame = try list.withGlass(bars) { $0 = clear }
        #expect(try spread(of: frame) > 2 * spread(of: list))
        let dimming = canvas.theme.material.glass(.clear, tone).body.tint
        #expect((0.3...0.35).contains(dimming.alpha))
        #expect(clear.overlays == [Color(dimming)])
    }

    @Test("before iOS 26 the bar is the system material from edge to edge", arguments: [SystemVersion.iOS17, .iOS18])
    func classic(_ system: SystemVersion) throws {
        for appearance in SPTheme.Appearance.allCases {
            let list = try bars.frame(.tabs, over: .photo, appearance) { $0.system = system }
            let pane = try #require(list.panes.first)
            #expect(list.panes.count == 1)
            #expect(pane.rect == Rect(x: 0, y: 791, width: 402, height: 83))
            #expect(pane.radius == 0 && pane.lens == nil && pane.rims.isEmpty)
            let drawn = try CairoRasterizer().rasterize(list, scale: 1)
            let judged = try SVGRasterizer().rasterize(SVGWriter().write(list, label: "bar"), scale: 1)
            let distance = try #require(PixelDistance(drawn, judged, in: pane.rect, scale: 1, over: 8))
            #expect(distance.share <= 0.001 && distance.largest <= 24, "\(distance)")
        }
    }

    /// Between the darkest and the brightest pixel of the platter's inside, past what the lens bends, without what stands
    /// on it.
    private func spread(of list: DisplayList) throws -> Int {
        let picture = try CairoRasterizer().rasterize(list.withoutContent(bars), scale: 1)
        let greens = (798..<846).flatMap { row in (60..<280).map { picture.green($0, row) } }
        return (greens.max() ?? 0) - (greens.min() ?? 0)
    }
}

extension [Item] {
    fileprivate var panes: [Glass] {
        compactMap { if case .glass(let glass) = $0 { glass } else { nil } }
    }
}
