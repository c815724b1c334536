/// Completions for zsh: one `_arguments` call per command.
struct ZshCompletions {
    let table: CompletionTable

    var script: String {
        """
        #compdef barsnap
        # Completions of barsnap for zsh.
        _barsnap_stories() {
            _alternative 'stories:story:(${(f)"$(cd Snapshots 2>/dev/null && print -rl -- *(N/))"})' 'files:file:_files'
        }

        _barsnap() {
            local -a commands
            if (( CURRENT == 2 )); then
                commands=(
        \(described(table.firstWords.map { ($0, summary(of: $0)) }, indent: 12))
                )
                _describe command commands
                return
            fi
            local command="${words[2]}" depth=1
            case "$command" in
        \(families)
            esac
            (( CURRENT -= depth ))
            shift $depth words
            case "$command" in
        \(table.entries.map(block).joined(separator: "\n"))
            esac
        }

        if [[ "${funcstack[1]}" == _barsnap ]]; then
            _barsnap "$@"
        else
            compdef _barsnap barsnap
        fi

        """
    }

    private var families: String {
        table.firstWords.compactMap { first in
            let entries = table.entries.filter { $0.words.count > 1 && $0.words[0] == first }
            guard !entries.isEmpty else { return nil }
            return """
                    \(first))
                        if (( CURRENT == 3 )); then
                            commands=(
                \(described(entries.map { ($0.words[1], $0.summary) }, indent: 20))
                            )
                            _describe command commands
                        fi
                        case "${words[3]}" in
                        \(entries.map { $0.words[1] }.joined(separator: "|"))) (( CURRENT > 3 )) && command="\(first) ${words[3]}" depth=2 ;;
                        esac
                        ;;
                """
        }.joined(separator: "\n")
    }

    private func summary(of first: String) -> String {
        table.entries.first { $0.words == [first] }?.summary
            ?? "One of: \(table.secondWords(after: first).joined(separator: ", "))."
    }

    private func described(_ rows: [(String, String)], indent: Int) -> String {
        let space = String(repeating: " ", count: indent)
        return rows.map { space + Shell.quoted("\($0.0):\($0.1.replacing(":", with: #"\:"#))") }
            .joined(separator: "\n")
    }

    private func block(_ entry: CompletionTable.Entry) -> String {
        var lines = entry.flags.map { "            " + Self.specification(of: $0) }
        if let action = Self.action(entry.operand) { lines.append("            " + Shell.quoted("*:: :\(action)")) }
        // A rest of operands keeps its own words, so the plain form is what completes each of them.
        lines = lines.map { $0.replacing("'*:: :", with: "'*: :") }
        return "    \(Shell.quoted(entry.name)))\n        _arguments -s \\\n"
            + lines.joined(separator: " \\\n") + "\n        ;;"
    }

    private static func specification(of flag: CompletionTable.Flag) -> String {
        let summary = flag.summary.replacing("[", with: #"\["#).replacing("]", with: #"\]"#)
        let value = flag.value.map { ":\(flag.placeholder):\(action($0) ?? " ")" } ?? ""
        let body = "[\(summary)]\(value)"
        let star = flag.isRepeatable ? "*" : ""
        let names = [flag.short.map { flag.value == nil ? $0 : $0 + "+" }, flag.long + (flag.value == nil ? "" : "=")]
        return names.compactMap { $0.map { Shell.quoted(star + $0 + body) } }.joined(separator: " ")
    }

    private static func action(_ expected: CompletionTable.Expected) -> String? {
        switch expected {
        case .nothing: nil
        case .files: "_files"
        case .folders: "_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .list(let words): "_values -s , value \(words.joined(separator: " "))"
        case .stories: "_barsnap_stories"
        }
    }
}
