import CairoBackend
import Drawing

/// Draws frames as goldens are kept, and does no more for one than it takes to see that its golden is up to date.
struct GoldenDrawing: Sendable {
    let themes: ThemeShelf
    let folder: GoldenFolder
    let manifest: GoldenManifest?

    /// Pixels per point of what is hashed and kept as PNG.
    static let scale = 1.0

    /// A frame as it is drawn now.
    struct Drawn: Sendable {
        var name: String
        var label: String
        /// In points.
        var size: Size
        var record: GoldenRecord
        var state: State
        /// The files it would be kept in; empty where the golden is up to date.
        var files: [(name: String, bytes: [UInt8])]
        var fonts: [FontFile]
    }

    /// How a frame's golden was found.
    enum State: Hashable, Sendable {
        case same
        /// It is whole, and the frame is drawn differently now.
        case different
        case missing
        case unreadable(reason: String)
    }

    @Sendable func draw(_ frame: Frame, with tools: FrameTools) throws -> Drawn {
        var themes = themes
        let list = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn))
        let svg = SVGWriter().write(list, label: frame.label)
        let pixels = try tools.pixels(of: list, scale: Self.scale)
        defer { tools.reuse(pixels) }

        let golden = manifest?.frames[frame.name]
        let svgSum = GoldenRecord.short(Digest.sha256(svg))
        let pixelSum = GoldenRecord.short(Digest.sha256(pixels))
        // The SVG is the list written out: where it is the same, so is the list.
        let listSum =
            golden.flatMap { $0.svg == svgSum ? $0.list : nil }
            ?? GoldenRecord.short(Digest.sha256(Array(list.statement.utf8)))
        var record = GoldenRecord(list: listSum, pixels: pixelSum, svg: svgSum, png: golden?.png)
        if !frame.keepsPNG { record.png = nil }

        var state = try Self.state(of: golden, named: frame.name, in: folder)
        if state == .same, golden != record || (frame.keepsPNG && golden?.png == nil) { state = .different }
        var files: [(name: String, bytes: [UInt8])] = []
        if state != .same {
            files.append((GoldenFile.svg(frame.name), svg))
            if frame.keepsPNG {
                let png = try tools.smallPNG(of: pixels, scale: Self.scale)
                record.png = GoldenRecord.short(Digest.sha256(png))
                files.append((GoldenFile.png(frame.name), png))
            }
        }
        return Drawn(
            name: frame.name,
            label: frame.label,
            size: list.size,
            record: record,
            state: state,
            files: files,
            fonts: tools.usedFonts
        )
    }

    /// Looks at the files of a golden without decoding them; `.same` where they are those that were recorded.
    static func state(of golden: GoldenRecord?, named name: String, in folder: GoldenFolder) throws -> State {
        guard let golden else { return .missing }
        let svg = GoldenFile.svg(name)
        guard let bytes = try folder.read(svg) else { return .missing }
        if GoldenRecord.short(Digest.sha256(bytes)) != golden.svg {
            return .unreadable(reason: "\(folder.path(of: svg)): \(reason(svg: bytes))")
        }
        guard let sum = golden.png else { return .same }
        let png = GoldenFile.png(name)
        guard let bytes = try folder.read(png) else { return .missing }
        if GoldenRecord.short(Digest.sha256(bytes)) != sum {
            return .unreadable(reason: "\(folder.path(of: png)): \(reason(png: bytes))")
        }
        return .same
    }

    private static let edited = "it isn't the file that was recorded: changed by hand, or by a merge"

    private static func reason(svg: [UInt8]) -> String {
        guard !svg.isEmpty else { return "the file is empty: zero bytes" }
        do throws(XMLError) {
            _ = try XMLReader.read(svg, takesNumbers: true)
            return edited
        } catch {
            return "not a whole SVG: \(error)"
        }
    }

    private static func reason(png: [UInt8]) -> String {
        do throws(PNGError) {
            _ = try PNGDecoder.decode(png)
            return edited
        } catch {
            return error.description
        }
    }
}

extension Frame {
    /// Whether a PNG is kept beside the SVG: for each capture in default light, for whoever looks at it in git.
    var keepsPNG: Bool { variant == Variant() }
}
