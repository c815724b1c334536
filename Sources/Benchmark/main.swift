// How many frames are drawn in a second and where the time of one goes, how long token files take, and how long
// comparing pictures takes beside other tools. Run by Scripts/benchmark, and the only place besides barsnap that prints
// and exits.
import Foundation
import Review

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

let arguments = Array(CommandLine.arguments.dropFirst())
let comparesOnly = arguments.last == "--comparison"
let asked: Int? = comparesOnly ? nil : arguments.dropFirst().first.map { Int($0) ?? 0 }
let jobs = asked ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
guard let folder = arguments.first, jobs > 0, arguments.count <= 2, folder != "--comparison" else {
    print("usage: Benchmark FOLDER [JOBS | --comparison]")
    exit(2)
}

do {
    var report = BenchmarkReport()
    let stories = try StoryFinder().stories(named: [])
    let clock = ContinuousClock()
    if !comparesOnly {
        let frames = FrameBenchmark(stories, themes: .standard(), folder: folder, jobs: jobs)
        report.add(try await frames.measure(clock: clock))
        report.add(try TokenBenchmark(folder: folder).measure(clock: clock))
        report.add(try GlassBenchmark(stories, themes: .standard()).measure(clock: clock))
    }
    let comparison = try ComparisonBenchmark(stories, themes: .standard())
    report.add(try comparison.measure(clock: clock))
    let tools = ProcessBenchmark.Tool.all(environment: ProcessInfo.processInfo.environment)
    if !tools.isEmpty {
        let pairs = try comparison.write(to: folder)
        report.add(try ProcessBenchmark(tools: tools).measure(pairs, clock: clock), tools: tools)
    }
    print(report.text, terminator: "")
} catch {
    print("Benchmark: \(error)")
    exit(1)
}
