extension Command {
    static let completions = Command(
        name: "completions",
        summary: "Print the script that lets a shell complete commands and options.",
        discussion: [
            "bash: put the first line below into ~/.bashrc. zsh: print into a file _barsnap in a folder of $fpath. fish:"
                + " print into ~/.config/fish/completions/barsnap.fish."
        ],
        operand: Operand(
            name: "SHELL",
            summary: "One of: \(Shell.allCases.map(\.rawValue).joined(separator: ", ")).",
            count: 1...1,
            words: Shell.allCases.map(\.rawValue)
        ),
        options: [],
        examples: [
            Example(line: "source <(barsnap completions bash)", summary: "complete in this bash"),
            Example(
                line: "barsnap completions fish > ~/.config/fish/completions/barsnap.fish",
                summary: "complete in every fish"
            ),
        ],
        run: { arguments, streams in
            let shells = arguments.operands.compactMap(Shell.init)
            for shell in shells {
                try streams.print(shell.completions(of: CommandTable.commands), terminator: "")
            }
            return .success
        }
    )
}
