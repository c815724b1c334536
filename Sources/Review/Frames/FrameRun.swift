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
    /// Throws the first thing that goes wrong, in whichever task; files that are written by then stay.
    public func draw(report: (Drawn) throws -> Void) async throws {
        try FileOutput.checkWritable(folder: output.folder)
        let queue = FrameQueue(count: frames.count)
        let (results, continuation) = AsyncThrowingStream<(Int, Drawn), any Error>.makeStream()
        let workers = Task {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<max(1, min(output.jobs, frames.count)) {
                    group.addTask {
                        do {
                            try await work(through: queue) { continuation.yield(($0, $1)) }
                        } catch {
                            await queue.stop()
                            continuation.finish(throwing: error)
                        }
                    }
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
        _ results: AsyncThrowingStream<(Int, Drawn), any Error>,
        report: (Drawn) throws -> Void
    ) async throws {
        var waiting: [Int: Drawn] = [:]
        var next = 0
        for try await (index, drawn) in results {
            waiting[index] = drawn
            while let drawn = waiting.removeValue(forKey: next) {
                try report(drawn)
                next += 1
            }
        }
    }

    private func work(through queue: FrameQueue, done: (Int, Drawn) -> Void) async throws {
        // One set of engines for each folder of symbols: a symbol of the same name may differ between stories.
        var tools: [String?: FrameTools] = [:]
        while let index = await queue.next() {
            let frame = frames[index]
            let own = tools[frame.symbolFolder] ?? FrameTools(symbolFolder: frame.symbolFolder)
            tools[frame.symbolFolder] = own
            done(index, try finish(frame, with: own))
        }
    }

    private func finish(_ frame: Frame, with tools: FrameTools) throws -> Drawn {
        var themes = themes
        let list: DisplayList
        do {
            list = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn))
        } catch let error as LayoutError {
            throw FrameError(frame: frame.name, cause: error)
        }
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
