import CairoBackend
import Drawing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// How long comparing two decoded pictures takes, beside how long reading both from memory takes.
public struct ComparisonBenchmark: Sendable {
    public struct Result: Sendable {
        public var name: String
        /// How many times `memcmp`'s time comparing may take; nil where nothing is asked.
        public var bound: Double?
        /// The best of all runs: comparing, comparing with smoothed edges set aside, and `memcmp` of two pictures that are
        /// the same to the last byte.
        public var time = Duration.seconds(60)
        public var smoothingTime = Duration.seconds(60)
        public var memoryTime = Duration.seconds(60)
        /// Pixels that count, and those that are set aside where smoothed edges are.
        public var differs = 0
        public var smoothed = 0

        /// How many times `memcmp`'s time it takes.
        public var ratio: Double { time / memoryTime }
        public var smoothingRatio: Double { smoothingTime / memoryTime }
        public var isInBound: Bool { bound.map { ratio <= $0 } ?? true }
    }

    /// The pairs, as files.
    public struct Pair: Sendable {
        public var name: String
        public var expected: String
        public var actual: String
    }

    /// The frame that is compared, of the default device's size at its 3x.
    private static let frame = NamePattern("listening/resting")

    private let specimens: [PictureSpecimen]
    private let runs: Int

    /// Draws the picture; of `runs` runs the best counts, since what else a machine does only adds.
    ///
    /// Throws what drawing throws.
    public init(_ stories: [Story], themes: ThemeShelf, runs: Int = 50) throws {
        var wishes = FramePlan.Wishes()
        wishes.only = [Self.frame]
        let plan = try FramePlan(stories, themes: themes, wishes: wishes)
        var themes = plan.themes
        let tools = FrameTools(symbolFolder: nil)
        specimens = try plan.frames.prefix(1).flatMap { frame in
            let list = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn))
            return PictureSpecimen.all(of: try tools.pixels(of: list, scale: frame.nativeScale).straight())
        }
        self.runs = max(1, runs)
    }

    /// Writes the pairs as PNG files into a folder.
    ///
    /// Throws `FileError`, and what encoding throws.
    public func write(to folder: String) throws -> [Pair] {
        try specimens.enumerated().map { index, specimen in
            let paths = ["expected", "actual"].map { FilePath.join(folder, "pair-\(index + 1)-\($0).png") }
            try FileOutput.write(PNGEncoder.encode(specimen.expected), to: paths[0])
            try FileOutput.write(PNGEncoder.encode(specimen.actual), to: paths[1])
            return Pair(name: specimen.name, expected: paths[0], actual: paths[1])
        }
    }

    /// Compares each pair, in turn with `memcmp`.
    ///
    /// Throws for options that mean nothing, which these don't.
    public func measure(clock: some Clock<Duration>) throws -> [Result] {
        try specimens.map { specimen in
            var result = Result(name: specimen.name, bound: specimen.bound)
            // What was found is used, so that no compiler leaves the work out.
            for _ in 0..<runs {
                let start = clock.now
                let isSame = Self.isSameInMemory(specimens[0].expected, specimens[0].actual)
                let read = clock.now
                result.differs = try Self.compare(specimen, ComparisonOptions()).differs
                let end = clock.now
                if isSame { result.memoryTime = min(result.memoryTime, start.duration(to: read)) }
                result.time = min(result.time, read.duration(to: end))
            }
            for _ in 0..<runs {
                let start = clock.now
                result.smoothed = try Self.compare(specimen, ComparisonOptions(ignoresAntialiasing: true)).smoothed
                result.smoothingTime = min(result.smoothingTime, start.duration(to: clock.now))
            }
            return result
        }
    }

    private static func compare(
        _ specimen: PictureSpecimen,
        _ options: ComparisonOptions
    ) throws -> PictureComparison {
        try PictureComparison(expected: specimen.expected, actual: specimen.actual, options: options)
    }

    private static func isSameInMemory(_ first: PixelBuffer, _ second: PixelBuffer) -> Bool {
        first.bytes.withUnsafeBytes { first in
            second.bytes.withUnsafeBytes { second in
                guard let one = first.baseAddress, let other = second.baseAddress else { return true }
                return memcmp(one, other, min(first.count, second.count)) == 0
            }
        }
    }
}
