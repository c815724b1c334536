/// How the process ends, as a script reads it.
enum ExitCode: Int32, CaseIterable, Sendable {
    case success = 0
    case differs = 1
    case badInput = 2
    case goldenMissing = 3
    case machineLacks = 4

    var meaning: String {
        switch self {
        case .success: "done, and nothing differs"
        case .differs: "something differs"
        case .badInput: "bad input or usage"
        case .goldenMissing: "a golden is missing"
        case .machineLacks:
            "the machine lacks something: a font, a library, room on the disk, a reader for standard output"
        }
    }
}
