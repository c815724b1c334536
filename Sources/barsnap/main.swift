#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

let streams = StandardStreams()
let program = Program(
    parser: CommandParser(commands: CommandTable.commands),
    help: HelpText(commands: CommandTable.commands, about: CommandTable.about),
    firstSteps: CommandTable.examples,
    version: CommandTable.version,
    streams: streams
)
exit(await program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
