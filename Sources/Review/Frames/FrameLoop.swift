/// Works through frames, several at a time, each with the engines of its task; what is made of them comes out in the
/// frames' order, however many are worked on at a time.
struct FrameLoop<Output: Sendable>: Sendable {
    let frames: [Frame]
    /// How many frames are worked on at a time.
    let jobs: Int
    let work: @Sendable (Frame, FrameTools) throws -> Output

    private typealias Outcome = (index: Int, result: Result<Output, FrameError>)

    /// Calls `report` once for each frame, in order, as soon as it and those before it are finished.
    ///
    /// Throws a `FrameError` for the first frame in order that goes wrong, and what `report` throws.
    func run(report: (Output) throws -> Void) async throws {
        let queue = FrameQueue(count: frames.count)
        let (results, continuation) = AsyncStream<Outcome>.makeStream()
        let workers = Task {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<max(1, min(jobs, frames.count)) {
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

    private static func inOrder(_ results: AsyncStream<Outcome>, report: (Output) throws -> Void) async throws {
        var waiting: [Int: Result<Output, FrameError>] = [:]
        var next = 0
        for await (index, result) in results {
            waiting[index] = result
            while let result = waiting.removeValue(forKey: next) {
                try report(try result.get())
                next += 1
            }
        }
    }

    private func work(through queue: FrameQueue, done: (Int, Result<Output, FrameError>) -> Void) async {
        // One set of engines for each folder of symbols: a symbol of the same name may differ between stories.
        var tools: [String?: FrameTools] = [:]
        while let index = await queue.next() {
            let frame = frames[index]
            let own = tools[frame.symbolFolder] ?? FrameTools(symbolFolder: frame.symbolFolder)
            tools[frame.symbolFolder] = own
            do {
                done(index, .success(try work(frame, own)))
            } catch {
                // Frames are handed out in order, so all before this one are done or under way.
                await queue.stop()
                done(index, .failure(FrameError(frame: frame.name, cause: error)))
            }
        }
    }
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
