/// A shell that completes words.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The script that teaches this shell the commands of the table.
    func completions(of commands: [Command]) -> String {
        let table = CompletionTable(commands)
        return switch self {
        case .bash: BashCompletions(table: table).script
        case .zsh: ZshCompletions(table: table).script
        case .fish: FishCompletions(table: table).script
        }
    }

    /// The text as one word of a shell's line, in single quotes.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
}
