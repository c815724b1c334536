/// Completions for fish: one `complete` line per word that can stand somewhere.
struct FishCompletions {
    let table: CompletionTable

    var script: String {
        var lines = [
            "# Completions of barsnap for fish.",
            "# The words on the line that are no options, without the program's own, each with a space behind it.",
            "function __barsnap_words",
            "    for word in (commandline -opc)[2..]",
            "        string match --quiet -- '-*' $word; or printf '%s ' $word",
            "    end",
            "end",
            "function __barsnap_is",
            "    test \"$(__barsnap_words)\" = \"$argv\"",
            "end",
            "function __barsnap_begins",
            "    string match --quiet -- \"$argv *\" \"$(__barsnap_words)\"",
            "end",
            "complete -c barsnap -f",
        ]
        for first in table.firstWords {
            lines.append(
                "complete -c barsnap -n '__barsnap_is \"\"' -a \(first) -d \(Shell.quoted(summary(of: first)))"
            )
            for second in table.secondWords(after: first) {
                let summary = table.entries.first { $0.words == [first, second] }?.summary ?? ""
                lines.append(
                    "complete -c barsnap -n \(Shell.quoted("__barsnap_is \"\(first) \"")) -a \(second)"
                        + " -d \(Shell.quoted(summary))"
                )
            }
        }
        for entry in table.entries {
            let here = "-n " + Shell.quoted("__barsnap_begins \(entry.name)")
            lines += entry.flags.map { "complete -c barsnap \(here) \(Self.option($0))" }
            if let offer = Self.offer(entry.operand) { lines.append("complete -c barsnap \(here) \(offer)") }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func summary(of first: String) -> String {
        table.entries.first { $0.words == [first] }?.summary
            ?? "One of: \(table.secondWords(after: first).joined(separator: ", "))."
    }

    private static func option(_ flag: CompletionTable.Flag) -> String {
        var words = ["-l " + flag.long.dropFirst(2)]
        if let short = flag.short { words.append("-s " + short.dropFirst()) }
        words.append("-d " + Shell.quoted(flag.summary))
        if let value = flag.value { words.append("-r " + (offer(value) ?? "")) }
        return words.joined(separator: " ")
    }

    private static func offer(_ expected: CompletionTable.Expected) -> String? {
        switch expected {
        case .nothing: nil
        case .files: "-F"
        case .folders: "-a '(__fish_complete_directories)'"
        case .words(let words): "-a " + Shell.quoted(words.joined(separator: " "))
        case .list(let words):
            "-a " + Shell.quoted("(__fish_append , \(words.joined(separator: " ")))")
        case .stories: "-F -a '(path basename Snapshots/*/ 2>/dev/null)'"
        }
    }
}
