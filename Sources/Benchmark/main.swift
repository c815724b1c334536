// Prints how many frames are drawn in a second, and where the time of one goes. Run by Scripts/benchmark.
import Review

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
    print("usage: Benchmark FOLDER [JOBS]")
    exit(2)
}
let jobs = arguments.dropFirst().first.flatMap { Int($0) } ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

func milliseconds(_ duration: Duration, of frames: Int) -> String {
    let (seconds, attoseconds) = duration.components
    let time = (Double(seconds) * 1e3 + Double(attoseconds) * 1e-15) / Double(frames)
    return "\((time * 100).rounded() / 100) ms"
}

do {
    let stories = try StoryFinder().stories(named: [])
    let benchmark = FrameBenchmark(stories, themes: .standard(), folder: folder, jobs: jobs)
    let result = try await benchmark.measure(clock: ContinuousClock())
    let (seconds, attoseconds) = result.wall.components
    let rate = Double(result.frames) / (Double(seconds) + Double(attoseconds) * 1e-18)
    print("frames             \(result.frames), 1206×2622 px, PNG written")
    print("frames per second  \((rate * 10).rounded() / 10) in \(result.jobs) tasks")
    print("of one frame, in one task:")
    for part in result.parts {
        let space = String(repeating: " ", count: 17 - part.name.count)
        print("  \(part.name)\(space)\(milliseconds(part.time, of: result.frames))")
    }
} catch {
    print("Benchmark: \(error)")
    exit(1)
}
