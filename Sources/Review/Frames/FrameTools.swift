import BarLayout
import BarState
import CairoBackend
import Drawing
import SourceJSON
import Theme

/// The engines that one task draws with: shaper, symbols, rasteriser, encoder. None of them crosses to another task.
final class FrameTools {
    let symbols: SymbolLibrary
    /// The same symbols as Bold Text shows them, where a file holds more than one weight.
    private let boldSymbols: SymbolLibrary
    private let shaper = TextShaper()
    private let rasterizer = CairoRasterizer()
    private let sampler: CairoBackdropSampler?
    private var encoder: PNGEncoder?
    private var patientEncoder: PNGEncoder?
    /// The last picture's memory, to draw the next one of its size into.
    private var spent: PixelBuffer?

    /// Without a look under it glass keeps its appearance's own tone.
    init(symbolFolder: String?, looksUnderGlass: Bool = true) {
        symbols = SymbolLibrary(folder: symbolFolder)
        boldSymbols = SymbolLibrary(folder: symbolFolder, weight: .bold)
        sampler = looksUnderGlass ? CairoBackdropSampler() : nil
    }

    /// For texts beside the frames.
    var textShaper: any TextShaping { shaper }

    /// The font files of every line that was set so far.
    var usedFonts: [FontFile] { shaper.usedFonts }

    func layout(_ variant: Variant, theme: SPTheme) -> BarLayout {
        let environment = variant.environment(theme: theme)
        return BarLayout(
            environment: environment,
            shaper: shaper,
            symbols: environment.isBoldText ? boldSymbols : symbols,
            sampler: sampler
        )
    }

    /// The finished frame.
    func displayList(of frame: Frame, theme: SPTheme) throws -> DisplayList {
        try layout(frame.drawn, theme: theme).frame(of: frame.drawn.styled(frame.moment.presentation), at: frame.motion)
    }

    func png(of list: DisplayList, scale: Double) throws -> [UInt8] {
        let pixels = try pixels(of: list, scale: scale)
        defer { reuse(pixels) }
        return try png(of: pixels, scale: scale)
    }

    /// Gives a picture's memory back for the next one.
    func reuse(_ pixels: PixelBuffer) { spent = pixels }

    func pixels(of list: DisplayList, scale: Double) throws -> PixelBuffer {
        try rasterizer.rasterize(list, scale: scale, reusing: spent.take())
    }

    /// As small as it gets, for a picture that is kept in git.
    func smallPNG(of pixels: PixelBuffer, scale: Double) throws -> [UInt8] {
        var encoder = try patientEncoder.take() ?? PNGEncoder(effort: .small)
        let bytes = try encoder.encode(pixels, scale: scale)
        patientEncoder = consume encoder
        return bytes
    }

    func png(of pixels: PixelBuffer, scale: Double) throws -> [UInt8] {
        var encoder = try self.encoder.take() ?? PNGEncoder()
        let bytes = try encoder.encode(pixels, scale: scale)
        self.encoder = consume encoder
        return bytes
    }

    /// Throws `SourceErrors` with the place of each symbol that leads to no drawing.
    func checkSymbols(of story: Story) throws {
        var errors: [SourceError] = []
        for mention in story.symbols {
            do {
                _ = try symbols.symbol(named: mention.name)
            } catch let error as MissingSymbols {
                throw error
            } catch {
                errors.append(SourceError(at: mention.place, message: String(describing: error)))
            }
        }
        if let errors = SourceErrors(errors) { throw errors }
    }

    /// Where a story plays: the default device in the default variant, whatever it is drawn in later.
    func stage(theme: SPTheme) -> StoryStage {
        let layout = layout(Variant(), theme: theme)
        return StoryStage(
            contentLimit: { try layout.contentLimit(of: Variant().styled($0)) },
            layer: { point, presentation, touchable in
                try layout.frame(of: Variant().styled(presentation)).root.layer(at: point, among: Set(touchable)).id
            },
            visibleShares: { try layout.visibleShares(in: Variant().styled($0)) }
        )
    }
}

extension Layer {
    /// Layers that keep a finger from whatever lies under them.
    private static let covers: Set<String> = ["keyboard", "sheet", "full-screen-cover"]

    /// The topmost of the named layers at a point, both in the layer's own coordinates; `isCovered` where something
    /// that takes no part lies over all of them.
    func layer(at point: Point, among ids: Set<String>) -> (id: String?, isCovered: Bool) {
        for item in items.reversed() {
            guard case .layer(let child) = item, let inner = child.transform.inverted?.apply(to: point) else {
                continue
            }
            let found = child.layer(at: inner, among: ids)
            if found.id != nil || found.isCovered { return found }
        }
        guard frame.contains(point) else { return (nil, false) }
        return ids.contains(id) ? (id, false) : (nil, Self.covers.contains(id))
    }
}
