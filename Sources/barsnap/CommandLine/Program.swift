import Review

/// Parses, calls, and turns whatever was thrown into one message and an exit code.
struct Program {
    let parser: CommandParser
    let help: HelpText
    let firstSteps: [Command.Example]
    let version: String
    let streams: StandardStreams

    func run(_ words: [String]) async -> ExitCode {
        do {
            switch try parser.parse(words) {
            case .help(nil): try streams.print(help.overview(examples: firstSteps), terminator: "")
            case .help(let command?): try streams.print(help.page(for: command), terminator: "")
            case .family(let name, let commands):
                try streams.print(help.family(name, commands), terminator: "")
            case .version: try streams.print("barsnap \(version)")
            case .run(let command, let arguments): return try await command.run(arguments, streams)
            }
            return .success
        } catch {
            return report(error)
        }
    }

    private func report(_ error: any Error) -> ExitCode {
        switch error {
        case let error as UsageError:
            streams.report(error.message, advice: error.advice)
            return .badInput
        case is StandardStreams.OutputClosed:
            streams.report("standard output was closed before everything was printed")
            return .machineLacks
        default:
            for line in Blame.lines(of: error) { streams.report(line) }
            return Blame(error) == .machine ? .machineLacks : .badInput
        }
    }
}
