import Testing

@Suite("The command line")
struct CommandLineTests {
    private let barsnap = BuiltCommand()

    @Test("help goes to standard output and ends with 0", arguments: [["--help"], ["-h"], ["help"]])
    func help(words: [String]) throws {
        let result = try barsnap.run(words)
        #expect(result.code == 0)
        #expect(result.errors.isEmpty)
        #expect(result.output.contains("Usage: barsnap COMMAND"))
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("help lists every exit code", arguments: 0...4)
    func exitCodes(code: Int) throws {
        #expect(try barsnap("help").output.contains("\n  \(code)  "))
    }

    @Test("the version is one line")
    func version() throws {
        let result = try barsnap("--version")
        #expect(result.code == 0)
        #expect(result.output.hasPrefix("barsnap "))
        #expect(result.output.split(separator: "\n").count == 1)
    }

    @Test(
        "what the table doesn't know is one error with its way out, and 2",
        arguments: [
            (["frobnicate"], "unknown command 'frobnicate'"),
            (["help", "frobnicate"], "unknown command 'frobnicate'"),
            (["--frobnicate"], "'--frobnicate' stands before the command"),
            ([], "no command given"),
        ]
    )
    func usage(words: [String], message: String) throws {
        let result = try barsnap.run(words)
        #expect(result.code == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.hasPrefix("barsnap: error: \(message)"))
        #expect(result.errors.contains("Run 'barsnap help"))
        #expect(result.errors.split(separator: "\n").count == 2)
    }

    @Test(
        "a standard output that nobody reads or that is full is one error, and 4",
        arguments: ["barsnap help >&-", "barsnap help >/dev/full", "{ sleep .2; barsnap help; echo $? >&2; } | true"]
    )
    func closedOutput(line: String) throws {
        let result = try barsnap.shell("\(line)\necho $? >&2")
        #expect(!result.wasKilled)
        #expect(result.errors.contains("barsnap: error: "))
        #expect(result.errors.contains("4\n"))
    }

    @Test("no escape codes where standard error is no terminal")
    func noColor() throws {
        #expect(try !barsnap("frobnicate").errors.contains("\u{1B}"))
    }

    @Test("doctor says where each thing is, and 4 only where one is missing")
    func doctor() throws {
        let result = try barsnap("doctor")
        #expect(result.code == 0)
        #expect(result.errors.isEmpty)
        for name in ["Pango", "cairo", "librsvg", "Inter", "Noto Sans Arabic", "Symbols"] {
            #expect(result.output.contains("\n\(name) ") || result.output.hasPrefix("\(name) "))
        }
    }
}
