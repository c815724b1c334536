/// Completions for bash: one function, with a case for the command and one for the option before the word.
struct BashCompletions {
    let table: CompletionTable

    var script: String {
        """
        # Completions of barsnap for bash.
        _barsnap() {
            local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
            local command="" words=() i
            COMPREPLY=()
            for ((i = 1; i < COMP_CWORD; i++)); do
                [[ "${COMP_WORDS[i]}" == -* ]] || words+=("${COMP_WORDS[i]}")
            done
            case "${words[0]:-}" in
        \(families)
            "") COMPREPLY=($(compgen -W \(Self.list(table.firstWords + ["--help", "--version"])) -- "$word")); return ;;
            *) command="${words[0]}" ;;
            esac
            case "$command $previous" in
        \(values)
            esac
            if [[ "$word" == -* ]]; then
                case "$command" in
        \(flags)
                esac
                return
            fi
            case "$command" in
        \(operands)
            esac
        }
        complete -F _barsnap barsnap

        """
    }

    private var families: String {
        table.firstWords.compactMap { first in
            let seconds = table.secondWords(after: first)
            guard !seconds.isEmpty else { return nil }
            let stands = table.entries.contains { $0.words == [first] }
            let own = stands ? "command=\(first)" : "return"
            // A first word that is a command as well goes on to its own options and operands.
            let offer = "COMPREPLY=($(compgen -W \(Self.list(seconds)) -- \"$word\"))"
            let end =
                stands
                ? "command=\(first)\n            [[ -n \"$word\" && ${#COMPREPLY[@]} -gt 0 ]] && return" : "return"
            return """
                    \(first))
                        case "${words[1]:-}" in
                        \(seconds.joined(separator: "|"))) command="\(first) ${words[1]}" ;;
                        "")
                            \(offer)
                            \(end)
                            ;;
                        *) \(own) ;;
                        esac
                        ;;
                """
        }.joined(separator: "\n")
    }

    private var values: String {
        table.entries.flatMap { entry in
            entry.flags.compactMap { flag in
                guard let value = flag.value else { return nil }
                let names = [flag.long, flag.short].compactMap(\.self).map { Shell.quoted("\(entry.name) \($0)") }
                return "    \(names.joined(separator: " | "))) \(Self.reply(value)); return ;;"
            }
        }.joined(separator: "\n")
    }

    private var flags: String {
        table.entries.map { entry in
            "        \(Shell.quoted(entry.name))) \(Self.reply(.words(entry.flags.map(\.long)))) ;;"
        }.joined(separator: "\n")
    }

    private var operands: String {
        table.entries.map { "    \(Shell.quoted($0.name))) \(Self.reply($0.operand)) ;;" }.joined(separator: "\n")
    }

    private static func list(_ words: [String]) -> String { Shell.quoted(words.joined(separator: " ")) }

    /// The line that fills the reply. Files are left to readline, which knows about spaces in names.
    private static func reply(_ expected: CompletionTable.Expected) -> String {
        switch expected {
        case .nothing: "COMPREPLY=()"
        case .files: "COMPREPLY+=($(compgen -f -- \"$word\")); compopt -o filenames 2>/dev/null"
        case .folders: "COMPREPLY+=($(compgen -d -- \"$word\")); compopt -o filenames 2>/dev/null"
        case .words(let words): "COMPREPLY+=($(compgen -W \(list(words)) -- \"$word\"))"
        case .list(let words):
            "local head=\"\"; [[ \"$word\" == *,* ]] && head=\"${word%,*},\"; "
                + "COMPREPLY=($(compgen -P \"$head\" -W \(list(words)) -- \"${word##*,}\")); compopt -o nospace 2>/dev/null"
        case .stories:
            "COMPREPLY+=($(cd Snapshots 2>/dev/null && compgen -d -- \"$word\") $(compgen -f -- \"$word\")); "
                + "compopt -o filenames 2>/dev/null"
        }
    }
}
