import Foundation
import Review

/// How long comparing two PNG files takes as a whole process, from its start to its end, tool beside tool.
struct ProcessBenchmark {
    /// A program that compares two PNG files.
    struct Tool {
        var name: String
        var program: String
        /// What stands before the two paths, and after them.
        var words: [String] = []
        var lastWords: [String] = []
        var environment: [String: String] = [:]
    }

    struct Result {
        var name: String
        /// The best of all runs, tool by tool.
        var times: [Duration]
    }

    /// A tool that could not compare.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let tools: [Tool]
    var runs = 15

    /// Takes the tools in turn, so that what else the machine does meets them all; the first turn counts for nothing.
    ///
    /// Throws `Failure`.
    func measure(_ pairs: [ComparisonBenchmark.Pair], clock: some Clock<Duration>) throws -> [Result] {
        try pairs.map { pair in
            var times = tools.map { _ in Duration.seconds(60) }
            for run in 0...runs {
                for (index, tool) in tools.enumerated() {
                    let start = clock.now
                    try launch(tool, pair)
                    let time = start.duration(to: clock.now)
                    if run > 0 { times[index] = min(times[index], time) }
                }
            }
            return Result(name: pair.name, times: times)
        }
    }

    /// Starts the tool without a library in between, whose own waiting would be measured too.
    private func launch(_ tool: Tool, _ pair: ComparisonBenchmark.Pair) throws {
        let words = [tool.program] + tool.words + [pair.expected, pair.actual] + tool.lastWords
        let values = ProcessInfo.processInfo.environment.merging(tool.environment) { $1 }
        var arguments = words.map { strdup($0) } + [nil]
        var environment = values.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        #if os(Linux)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var process: pid_t = 0
        let code = posix_spawnp(&process, tool.program, &actions, nil, &arguments, &environment)
        guard code == 0 else {
            throw Failure(description: "can't run \(tool.program): \(String(cString: strerror(code)))")
        }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // 0 and 1 say whether the pictures differ; a signal's number stands in the lower bits.
        guard [0, 1].contains(status >> 8), status & 0x7F == 0 else {
            throw Failure(description: "\(words.joined(separator: " ")) ended with status \(status)")
        }
    }
}

extension ProcessBenchmark.Tool {
    /// The built tool first, then what the environment names: `BLAZEDIFF_PYTHON`, a Python that has blazediff, and
    /// `IMAGEMAGICK_COMPARE`.
    static func all(environment: [String: String]) -> [ProcessBenchmark.Tool] {
        guard let barsnap = environment["BARSNAP"] else { return [] }
        var tools = [
            ProcessBenchmark.Tool(name: "barsnap", program: barsnap, words: ["diff"]),
            ProcessBenchmark.Tool(
                name: "smoothing aside",
                program: barsnap,
                words: ["diff", "--ignore-antialiasing"]
            ),
        ]
        if let python = environment["BLAZEDIFF_PYTHON"] {
            func call(_ name: String, _ option: String = "", codec: Bool = false) -> ProcessBenchmark.Tool {
                let line = "import sys, blazediff; blazediff.compare(sys.argv[1], sys.argv[2]\(option))"
                let environment = codec ? ["BLAZEDIFF_PNG_ENABLED": "1"] : [:]
                return ProcessBenchmark.Tool(
                    name: name,
                    program: python,
                    words: ["-c", line],
                    environment: environment
                )
            }
            tools += [
                call("blazediff"), call("its own codec", codec: true),
                call("its smoothing aside", ", antialiasing=True"),
            ]
        }
        if let compare = environment["IMAGEMAGICK_COMPARE"] {
            tools.append(
                ProcessBenchmark.Tool(
                    name: "ImageMagick",
                    program: compare,
                    words: ["-metric", "AE"],
                    lastWords: ["null:"]
                )
            )
        }
        return tools
    }
}
