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
