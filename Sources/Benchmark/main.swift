// How many frames are drawn in a second and where the time of one goes, and how long token files take. Run by
// Scripts/benchmark, and the only place besides barsnap that prints and exits.
import Review

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

let arguments = CommandLine.arguments.dropFirst()
let jobs = arguments.dropFirst().first.map { Int($0) } ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
guard let folder = arguments.first, let jobs, jobs > 0, arguments.count <= 2 else {
    print("usage: Benchmark FOLDER [JOBS]")
    exit(2)
}

do {
    var report = BenchmarkReport()
    let stories = try StoryFinder().stories(named: [])
    let frames = FrameBenchmark(stories, themes: .standard(), folder: folder, jobs: jobs)
    report.add(try await frames.measure(clock: ContinuousClock()))
    report.add(try TokenBenchmark(folder: folder).measure(clock: ContinuousClock()))
    report.add(try GlassBenchmark(stories, themes: .standard()).measure(clock: ContinuousClock()))
    print(report.text, terminator: "")
} catch {
    print("Benchmark: \(error)")
    exit(1)
}
