import Review

extension Command {
    private static let json = Option("json", summary: "Print one JSON object instead of lines.")

    static let tokensCheck = Command(
        name: "tokens check",
        summary: "Say whether token files keep the Design Tokens standard.",
        discussion: [
            "Reads token files and resolver documents of the Design Tokens format, 2025.10, strictly. Every error of"
                + " every file is printed as file:line:column: token: message, with the nearest name there is, and the"
                + " exit code is then \(ExitCode.badInput.rawValue). A resolver document is checked with all files that"
                + " it names, in every permutation."
        ],
        operand: Operand(name: "FILE", summary: "A token file or a resolver document.", count: 1...10_000),
        options: [json],
        examples: [
            Example(
                line: "barsnap tokens check themes/default.resolver.json",
                summary: "a theme with all its files"
            )
        ],
        run: { arguments, streams in
            let check = TokenCheck(arguments.operands)
            try streams.print(arguments.has(json) ? check.json : check.text, terminator: "")
            return check.isValid ? .success : .badInput
        }
    )
}
