import BarLayout
import CairoBackend
import Drawing

/// Draws the frames of a plan, several at a time, and writes their files. What is written doesn't depend on how many.
public struct FrameRun: Sendable {
    /// A frame whose files are on the disk.
    public struct Drawn: Sendable {
        public var frame: Frame
        /// Paths of its files.
        public var files: [String]
        /// Its size in points.
        public var size: Size
        /// What is read out of it, in order.
        public var spoken: [SpokenElement]
    }

    private let frames: [Frame]
    private let themes: ThemeShelf
    private let output: FrameOutput

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
        let queue = FrameQueue(count: frames.count)
        let (results, continuation) = AsyncStream<(Int, Result<Drawn, FrameError>)>.makeStream()
        let workers = Task {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<max(1, min(output.jobs, frames.count)) {
                    group.addTask { await work(through: queue) { continuation.yield(($0, $1)) } }
                }
            }
            continuation.finish()
        }
        do {
            try await Self.inOrder(results, report: report)
        } catch {
            await queue.stop()
            await workers.value
            throw error
        }
        await workers.value
    }

    private static func inOrder(
        _ results: AsyncStream<(Int, Result<Drawn, FrameError>)>,
        report: (Drawn) throws -> Void
    ) async throws {
        var waiting: [Int: Result<Drawn, FrameError>] = [:]
        var next = 0
        for await (index, result) in results {
            waiting[index] = result
            while let result = waiting.removeValue(forKey: next) {
                try report(try result.get())
                next += 1
            }
        }
    }

    private func work(through queue: FrameQueue, done: (Int, Result<Drawn, FrameError>) -> Void) async {
        // One set of engines for each folder of symbols: a symbol of the same name may differ between stories.
        var tools: [String?: FrameTools] = [:]
        while let index = await queue.next() {
            let frame = frames[index]
            let own = tools[frame.symbolFolder] ?? FrameTools(symbolFolder: frame.symbolFolder)
            tools[frame.symbolFolder] = own
            do {
                done(index, .success(try finish(frame, with: own)))
            } catch {
                // Frames are handed out in order, so all before this one are done or under way.
                await queue.stop()
                done(index, .failure(FrameError(frame: frame.name, cause: error)))
            }
        }
    }

    private func finish(_ frame: Frame, with tools: FrameTools) throws -> Drawn {
        var themes = themes
        let list = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn))
        var files: [String] = []
        for format in output.formats {
            let path = FilePath.join(output.folder, frame.name + format.ending)
            try FileOutput.write(try bytes(of: list, frame: frame, as: format, with: tools), to: path)
            files.append(path)
        }
        return Drawn(frame: frame, files: files, size: list.size, spoken: SpokenElement.all(in: list))
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
        }
    }
}

extension Frame {
    /// Pixels per point of the device it is drawn on.
    var nativeScale: Double { Double((Device.named(drawn[.device]) ?? .iPhone16Pro).scale) }
}

/// Hands out the places of frames, each once.
private actor FrameQueue {
    private var place = 0
    private var end: Int

    init(count: Int) { end = count }

    func next() -> Int? {
        guard place < end else { return nil }
        defer { place += 1 }
        return place
    }

    func stop() { end = 0 }
}
