/// A bar on the terminal's last line that fills as work is done; nothing at all where standard error is no terminal.
struct ProgressBar {
    private let streams: StandardStreams
    private let title: String
    private let total: Int

    private static let cells = 28

    init(_ title: String, total: Int, streams: StandardStreams) {
        self.title = title
        self.total = total
        self.streams = streams
    }

    func advance(to done: Int) {
        guard streams.isTerminal, total > 0 else { return }
        let filled = done * Self.cells / total
        let full = String(repeating: "━", count: filled)
        let rest = String(repeating: streams.usesColor ? "━" : "┄", count: Self.cells - filled)
        let bar = streams.usesColor ? "\u{1B}[36m\(full)\u{1B}[90m\(rest)\u{1B}[0m" : full + rest
        streams.redraw("\(title) \(bar) \(done)/\(total)")
    }

    /// Clears the line for what is printed next.
    func finish() { streams.redraw("") }
}
