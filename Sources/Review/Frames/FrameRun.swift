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
    }

    private let frames: [Frame]
    private let themes: ThemeShelf
    private let output: FrameOutput

    /// A run over every frame of `plan`; nothing is drawn or written before `draw`.
    public init(_ plan: FramePlan, output: FrameOutput) {
        frames = plan.frames
        themes = plan.themes
        self.output = output
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

    /// Where the files of a frame are written, in the order of the formats.
    func paths(of frame: Frame) -> [String] {
        output.formats.map { FilePath.join(output.folder, frame.name + $0.ending) }
    }

    @Sendable private func finish(_ frame: Frame, with tools: FrameTools) throws -> Drawn {
        var themes = themes
        let list = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn))
        let files = paths(of: frame)
        for (format, path) in zip(output.formats, files) {
            try FileOutput.write(try bytes(of: list, frame: frame, as: format, with: tools), to: path)
        }
        let tree = LayerTree(of: list)
        return Drawn(
            frame: frame,
            files: files,
            size: list.size,
            spoken: SpokenElement.all(in: tree, direction: frame.direction),
            tokens: tree.allTokens.sorted()
        )
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
