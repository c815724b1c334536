import Review

extension Command {
    static let doctor = Command(
        name: "doctor",
        summary: "Look at the libraries, fonts and symbols of this machine.",
        discussion: [
            "Says what drawing needs and where it was found. Where something is missing, the last line is the one that"
                + " installs it, and the exit code is \(ExitCode.machineLacks.rawValue)."
        ],
        operand: nil,
        options: [],
        examples: [Example(line: "barsnap doctor", summary: "what is here, and what is missing")],
        run: { _, streams in
            let check = MachineCheck()
            let width = (check.findings.map(\.name.count).max() ?? 0) + 2
            for finding in check.findings {
                let space = String(repeating: " ", count: width - finding.name.count)
                try streams.print(finding.name + space + (finding.found ?? "missing"))
            }
            guard let line = check.installation else { return .success }
            streams.report(
                "\(check.missing.map(\.name).joined(separator: ", ")) missing",
                advice: "Install with: \(line)"
            )
            return .machineLacks
        }
    )
}
