import Review

/// What the benchmarks measured, as it is printed.
struct BenchmarkReport {
    private(set) var text = ""

    /// How many frames a second, and where the time of one goes.
    mutating func add(_ result: FrameBenchmark.Result) {
        let rate = Double(result.frames) / (result.wall / .seconds(1))
        row("frames", "\(result.frames), 1206×2622 px, PNG written")
        row("frames per second", "\(Self.decimal(rate, digits: 1)) in \(result.jobs) tasks")
        text += "of one frame, in one task:\n"
        for part in result.parts {
            row("  \(part.name)", "\(Self.milliseconds(part.time / result.frames))")
        }
    }

    /// How long token files take, beside what they may, and how that grows.
    mutating func add(_ results: [TokenBenchmark.Result]) {
        text += "token files, read, checked and resolved:\n"
        for result in results {
            let bound = "\(Int(result.measured.bound)) ms allowed" + (result.isInBound ? "" : ", TOO SLOW")
            let growth = "×\(Self.decimal(result.growth, digits: 2)) a token with \(TokenBenchmark.scale) times as many"
            row("  \(result.measured.name)", "\(Self.milliseconds(result.time)) (\(bound)), \(growth)", width: 34)
        }
    }

    /// What glass costs, beside the same frames with plain bars.
    mutating func add(_ result: GlassBenchmark.Result) {
        text += "of one of \(result.frames) frames with glass, the best of some runs, and with plain bars instead:\n"
        let parts: [(String, KeyPath<GlassBenchmark.Cost, Duration>)] = [
            ("layout", \.layout), ("drawing", \.drawing), ("all to PNG", \.whole),
        ]
        for (name, part) in parts {
            let (time, plain) = (result.glass[keyPath: part], result.plain[keyPath: part])
            let times = "\(Self.milliseconds(time / result.frames)), \(Self.milliseconds(plain / result.frames))"
            row("  \(name)", "\(times): \(Self.decimal(time / plain, digits: 2)) times")
        }
    }

    /// What comparing decoded pictures costs, beside reading them from memory.
    mutating func add(_ results: [ComparisonBenchmark.Result]) {
        text +=
            "two decoded pictures of 1206×2622 px, against memcmp of two that are the same, the best of some runs:\n"
        text += Self.columns("", ["memcmp", "compared", "times", "allowed", "smoothing aside", "times"])
        for result in results {
            text += Self.columns(
                result.name,
                [
                    Self.milliseconds(result.memoryTime), Self.milliseconds(result.time),
                    Self.decimal(result.ratio, digits: 2),
                    (result.bound.map { Self.decimal($0, digits: 0) } ?? "") + (result.isInBound ? "" : " TOO SLOW"),
                    Self.milliseconds(result.smoothingTime), Self.decimal(result.smoothingRatio, digits: 2),
                ]
            )
        }
    }

    /// How long whole processes take, beside the first of them.
    mutating func add(_ results: [ProcessBenchmark.Result], tools: [ProcessBenchmark.Tool]) {
        text += "two PNG files of 1206×2622 px, a whole process, the best of some runs, and how many times barsnap's:\n"
        text += Self.columns("", tools.map(\.name))
        for result in results {
            let first = result.times.first ?? .zero
            text += Self.columns(
                result.name,
                result.times.map { "\(Self.milliseconds($0)) ×\(Self.decimal($0 / first, digits: 2))" }
            )
        }
    }

    private static func columns(_ name: String, _ cells: [String]) -> String {
        func padding(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(1, width - text.count))
        }
        return "  " + name + padding(name, 16) + cells.map { padding($0, 20) + $0 }.joined() + "\n"
    }

    private mutating func row(_ name: String, _ figure: String, width: Int = 19) {
        text += name + String(repeating: " ", count: max(1, width - name.count)) + figure + "\n"
    }

    private static func milliseconds(_ time: Duration) -> String {
        "\(decimal(time / .milliseconds(1), digits: 2)) ms"
    }

    private static func decimal(_ value: Double, digits: Int) -> String {
        let unit = (0..<digits).reduce(1.0) { unit, _ in unit * 10 }
        return "\((value * unit).rounded() / unit)"
    }
}
