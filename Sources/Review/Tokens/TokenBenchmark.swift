import Theme

/// How long token files take from the disk to resolved values, and whether twice the tokens take twice as long.
public struct TokenBenchmark: Sendable {
    /// A kind of file, and what it may cost.
    public struct Case: Hashable, Sendable {
        /// What the file is like, as the report says it: how many tokens and references, and how deep.
        public var name: String
        /// The file that is generated, read and resolved.
        public var file: GeneratedTokens
        /// In milliseconds: a tenth of what Style Dictionary's own continuous integration allows itself.
        public var bound: Double
    }

    /// What measuring one kind of file found.
    public struct Result: Hashable, Sendable {
        /// The kind of file that was measured.
        public var measured: Case
        /// The quickest of all runs.
        public var time: Duration
        /// The same with `scale` times the tokens.
        public var scaledTime: Duration

        /// Whether the quickest run stayed within the bound.
        public var isInBound: Bool { time <= .microseconds(Int64(measured.bound * 1000)) }
        /// 1 where time grows as tokens do, less where it grows more slowly.
        public var growth: Double { scaledTime / time / Double(TokenBenchmark.scale) }
    }

    /// Style Dictionary's budgets for these three are 500, 750 and 5000 ms.
    public static let cases = [
        Case(
            name: "9,000 tokens, 6,000 references",
            file: GeneratedTokens(tokens: 9_000, references: 6_000, depth: 2),
            bound: 50
        ),
        Case(
            name: "8,700 references, 30 deep",
            file: GeneratedTokens(tokens: 8_990, references: 8_700, depth: 30),
            bound: 75
        ),
        Case(
            name: "30,000 tokens, 100 deep",
            file: GeneratedTokens(tokens: 30_000, references: 29_700, depth: 100),
            bound: 500
        ),
    ]

    /// How many times the tokens the larger files have by which growth is told.
    public static let scale = 4

    private let folder: String
    private let runs: Int

    /// Files go to `folder`; of `runs` runs the quickest counts, since what else a machine does only adds.
    public init(folder: String, runs: Int = 7) {
        self.folder = folder
        self.runs = max(1, runs)
    }

    /// Reads, checks and resolves each file.
    ///
    /// Throws `FileError`, and `SourceErrors` should a file not keep the standard.
    public func measure(clock: some Clock<Duration>) throws -> [Result] {
        try Self.cases.enumerated().map { index, measured in
            Result(
                measured: measured,
                time: try time(of: measured.file, named: "tokens-\(index + 1)", clock: clock),
                scaledTime: try time(
                    of: measured.file.scaled(by: Self.scale),
                    named: "tokens-\(index + 1)-scaled",
                    clock: clock
                )
            )
        }
    }

    private func time(of file: GeneratedTokens, named name: String, clock: some Clock<Duration>) throws -> Duration {
        let path = FilePath.join(folder, "\(name).tokens.json")
        try FileOutput.write(file.json, to: path)
        var best: Duration?
        for _ in 0..<runs {
            let start = clock.now
            _ = try ThemeDocument(path: path).tokens()
            let time = start.duration(to: clock.now)
            best = min(best ?? time, time)
        }
        return best ?? .zero
    }
}
