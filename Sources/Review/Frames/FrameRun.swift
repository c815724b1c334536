import BarLayout
import CairoBackend
import Drawing

/// Draws the frames of a plan, several at a time, and writes their files. What is written doesn't depend on how many.
public struct FrameRun: Sendable {
    /// A frame whose files are on the disk.
    public struct Drawn: Sendable {
        /// The frame as the plan has it.
        public var frame: Frame
        /// Paths of its files.
        public var files: [String]
        /// Its size in points.
        public var size: Size
        /// What is read out of it, in order.
        public var spoken: [SpokenElement]
        /// The tokens that decided something of it, each once, sorted.
        public var tokens: [String]
        /// The symbols that it shows.
        var symbols: Set<String>
    }

    private let frames: [Frame]
    private let themes: ThemeShelf
    private let output: FrameOutput
    private let leavesEqual: Bool

    /// A run over every frame of `plan`; nothing is drawn or written before `draw`.
    public init(_ plan: FramePlan, output: FrameOutput) {
        self.init(plan.frames, themes: plan.themes, output: output)
    }

    /// Some frames of a plan. One whose script is on the disk to the byte may be left as it is: the script is written
    /// last, so its other files are there too. Such a frame is reported without files.
    init(_ frames: [Frame], themes: ThemeShelf, output: FrameOutput, leavesEqual: Bool = false) {
        self.frames = frames
        self.themes = themes
        self.output = output
        self.leavesEqual = leavesEqual
    }

    /// Draws all frames; `report` is called once for each, in the plan's order, as soon as it and those before it are
    /// written.
    ///
    /// Throws a `FrameError` for the first frame in the plan's order that goes wrong, however many are drawn at a time;
    /// files that are written by then stay.
    public func draw(report: (Drawn) throws -> Void) async throws {
        try FileOutput.checkWritable(folder: output.folder)
        try await FrameLoop(frames: frames, jobs: output.jobs, work: finish).run(report: report)
    }

    @Sendable private func finish(_ frame: Frame, with tools: FrameTools) throws -> Drawn {
        var themes = themes
        let list = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn))
        var files: [String] = []
        if try !leavesEqual || !isOnDisk(list, frame: frame, with: tools) {
            for format in output.formats {
                let path = path(of: frame, as: format)
                try FileOutput.write(try bytes(of: list, frame: frame, as: format, with: tools), to: path)
                files.append(path)
            }
        }
        let tree = LayerTree(of: list)
        return Drawn(
            frame: frame,
            files: files,
            size: list.size,
            spoken: SpokenElement.all(in: tree, direction: frame.direction),
            tokens: tree.allTokens.sorted(),
            symbols: list.root.allSymbols
        )
    }

    private func path(of frame: Frame, as format: FrameFormat) -> String {
        FilePath.join(output.folder, frame.name + format.ending)
    }

    private func isOnDisk(_ list: DisplayList, frame: Frame, with tools: FrameTools) throws -> Bool {
        guard let known = try? FileInput.read(path(of: frame, as: .script)) else { return false }
        return try known == bytes(of: list, frame: frame, as: .script, with: tools)
    }

    private func bytes(
        of list: DisplayList,
        frame: Frame,
        as format: FrameFormat,
        with tools: FrameTools
    ) throws -> [UInt8] {
        switch format {
        case .svg: return SVGWriter(textMode: output.textMode).write(list, label: frame.label)
        case .png: return try tools.png(of: list, scale: output.scale ?? frame.nativeScale)
        case .pdf: return try PDFWriter(title: frame.label).write([list])
        case .json: return LayerTree(of: list).json
        case .script:
            let svg = SVGWriter(textMode: output.textMode).write(list, label: frame.label)
            return FrameScript.wrap(svg, name: frame.name)
        }
    }
}

extension Frame {
    /// Pixels per point of the device it is drawn on.
    var nativeScale: Double { Double((Device.named(drawn[.device]) ?? .iPhone16Pro).scale) }
}

extension Layer {
    /// The names of the symbols in it and in the layers inside it.
    fileprivate var allSymbols: Set<String> {
        items.reduce(into: []) { names, item in
            switch item {
            case .layer(let child): names.formUnion(child.allSymbols)
            case .symbol(let symbol): names.insert(symbol.name)
            default: break
            }
        }
    }
}
