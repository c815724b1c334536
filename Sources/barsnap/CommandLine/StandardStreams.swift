import Review

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The process's streams: results out, everything else to standard error, and no signal that could end it halfway.
struct StandardStreams: Sendable {
    /// Standard output has no reader any more, or had none to begin with.
    struct OutputClosed: Error {}

    /// Whether standard error is a terminal that can redraw a line.
    let isTerminal: Bool
    /// Whether messages may be coloured.
    let usesColor: Bool
    private let hasOutput: Bool

    /// Takes over the three streams.
    ///
    /// A closed one is filled with `/dev/null`, so that no file opened later gets its number and a message ends up in a
    /// picture. A reader that leaves, and a file that may grow no further, become errors instead of signals.
    init() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        var open: [Bool] = []
        for stream: Int32 in 0...2 {
            let isOpen = fcntl(stream, F_GETFD) != -1
            if !isOpen { _ = Self.openNull() }
            open.append(isOpen)
        }
        hasOutput = open[1]
        let terminal = open[2] && isatty(2) == 1 && Self.environment("TERM") != "dumb"
        isTerminal = terminal
        usesColor = terminal && (Self.environment("NO_COLOR") ?? "").isEmpty
    }

    /// Writes a line of results.
    ///
    /// Throws `OutputClosed` where nobody reads, `FileError` where the disk behind it is full.
    func print(_ line: String, terminator: String = "\n") throws {
        guard hasOutput else { throw OutputClosed() }
        // Both may be one terminal, with a progress bar on its last line.
        redraw("")
        try write(line + terminator, to: 1)
    }

    /// Writes one line for the person at the terminal; where that fails there is nobody left to tell.
    func note(_ line: String) { try? write(line + "\n", to: 2) }

    /// Writes one error with its advice.
    func report(_ message: String, advice: String? = nil) {
        let head = usesColor ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
        note("barsnap: \(head) \(message)")
        if let advice { note(advice) }
    }

    /// Redraws the terminal's last line; does nothing where there is no terminal.
    func redraw(_ line: String) {
        guard isTerminal else { return }
        try? write("\r\u{1B}[K" + line, to: 2)
    }

    static func environment(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        return String(cString: value)
    }

    private static func openNull() -> Int32 { open("/dev/null", O_RDWR) }

    private func write(_ text: String, to stream: Int32) throws {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(stream, $0.baseAddress, $0.count) }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EPIPE || errno == EBADF {
                throw OutputClosed()
            } else if errno != EINTR {
                throw FileError(path: "standard output", action: .write, code: errno)
            }
        }
    }
}

private func systemWrite(_ stream: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(stream, bytes, count)
}
