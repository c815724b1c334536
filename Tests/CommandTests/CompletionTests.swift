import Foundation
import Review
import Testing

@testable import barsnap

/// The scripts are asked by the shells that they are for.
@Suite("Completions")
struct CompletionTests {
    /// Lines, and a word that is offered at their end.
    private static let lines = [
        ("ren", "render"), ("", "gallery"), ("tokens ", "check"), ("tokens d", "diff"), ("render --form", "--format"),
        ("render --format pn", "png"), ("render --format svg,p", "svg,pdf"), ("render --device iphone-se", "iphone-se"),
        ("render lis", "listening"), ("completions f", "fish"), ("help tok", "tokens"),
        ("tokens diff --format m", "markdown"), ("wa", "watch"), ("watch lis", "listening"),
        ("watch --text", "--text-size"),
    ]

    private func scratch() throws -> (folder: TemporaryFolder, barsnap: BuiltCommand) {
        let folder = try TemporaryFolder()
        return (folder, BuiltCommand(environment: ["TMPDIR": folder.path, "HOME": folder.path]))
    }

    @Test("bash offers commands, options, values and stories", arguments: lines)
    func bash(line: String, offer: String) throws {
        let (folder, barsnap) = try scratch()
        let words = ("barsnap " + line).split(separator: " ", omittingEmptySubsequences: false).map {
            Shell.quoted(String($0))
        }
        let script = """
            source "$TMPDIR/completions"; COMP_WORDS=(\(words.joined(separator: " "))); \
            COMP_CWORD=\(words.count - 1); _barsnap; printf '%s\\n' "${COMPREPLY[@]}"
            """
        try FileOutput.write(script, to: folder.path + "/ask.bash")
        let result = try barsnap.shell(
            "barsnap completions bash >\"$TMPDIR/completions\" && bash \"$TMPDIR/ask.bash\""
        )
        #expect(result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.split(separator: "\n").contains { $0.hasPrefix(offer) }, "\(line): \(result.output)")
    }

    @Test("fish offers the same", .enabled(if: isInstalled("fish")), arguments: lines)
    func fish(line: String, offer: String) throws {
        let (folder, barsnap) = try scratch()
        defer { withExtendedLifetime(folder) {} }
        let ask = Shell.quoted("source $TMPDIR/completions; complete -C \(Shell.quoted("barsnap " + line))")
        let result = try barsnap.shell(
            "barsnap completions fish >\"$TMPDIR/completions\" && fish --no-config -c \(ask)"
        )
        #expect(result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.split(separator: "\n").contains { $0.hasPrefix(offer) }, "\(line): \(result.output)")
    }

    @Test("zsh takes its script", .enabled(if: isInstalled("zsh")))
    func zsh() throws {
        let (folder, barsnap) = try scratch()
        defer { withExtendedLifetime(folder) {} }
        let result = try barsnap.shell(
            "barsnap completions zsh >\"$TMPDIR/_barsnap\" && zsh -f -c 'autoload -Uz compinit && compinit -u -D"
                + " && source \"$TMPDIR/_barsnap\" && print -- $_comps[barsnap]'"
        )
        #expect(result.errors.isEmpty, "\(result.errors)")
        #expect(result.output == "_barsnap\n")
    }

    @Test("every command and option of the table is in every script", arguments: Shell.allCases)
    func whole(shell: Shell) {
        let script = shell.completions(of: CommandTable.commands)
        for command in CommandTable.commands {
            for word in command.name.split(separator: " ") { #expect(script.contains(word)) }
            for option in command.options { #expect(script.contains(option.name), "\(command.name) \(option.name)") }
        }
    }

    @Test("a shell that isn't one of them is bad input, with those that are")
    func unknown() throws {
        let result = try BuiltCommand()("completions", "tcsh")
        #expect(result.code == 2)
        #expect(result.errors.contains("'tcsh' is none of bash, zsh, fish"))
    }
}

@Suite("The manual page")
struct ManualPageTests {
    private let page = ManualPage(
        commands: CommandTable.commands,
        about: CommandTable.about,
        examples: CommandTable.examples,
        version: CommandTable.version
    )

    @Test("says every command, option and exit code")
    func whole() {
        for command in CommandTable.commands {
            #expect(page.text.contains(".SS barsnap \(command.name)"))
            for option in command.options {
                #expect(page.text.contains(option.flag.replacing("-", with: "\\-")), "\(command.name) \(option.flag)")
            }
        }
        for code in ExitCode.allCases { #expect(page.text.contains("\\fB\(code.rawValue)\\fR")) }
    }

    @Test("is ASCII, and no text of the help begins a request of roff")
    func plain() {
        #expect(page.text.utf8.allSatisfy { $0 < 0x80 })
        let requests = page.text.split(separator: "\n").filter { $0.hasPrefix(".") }
        #expect(
            requests.allSatisfy { [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I"].contains($0.prefix { $0 != " " }) }
        )
    }

    @Test("roff sets it without a warning", .enabled(if: isInstalled("groff")))
    func roff() throws {
        let result = try BuiltCommand().shell("barsnap manual | groff -ww -man -Tutf8")
        #expect(result.code == 0)
        #expect(result.errors.isEmpty, "\(result.errors)")
        #expect(result.output.contains("BARSNAP(1)"))
    }
}

/// Whether a program can be asked; a build server has all of them.
private func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
        FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
}
