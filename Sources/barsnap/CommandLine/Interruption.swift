import Review

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Whether somebody asked the process to end, with Ctrl-C or SIGTERM, or stopped reading what it prints.
///
/// The first signal asks, so that files can be finished; a second one ends the process as it always does. A handler may
/// do next to nothing, so it writes a byte into a pipe, which also wakes whoever waits.
struct Interruption: Sendable {
    private let reader: Int32

    /// Takes over the two signals. One for a process.
    ///
    /// Throws `FileError` where no pipe can be had.
    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw FileError(path: "a pipe", action: .create, code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        reader = ends[0]
        interruptionWriter = ends[1]
        for number in [SIGINT, SIGTERM] {
            var action = sigaction()
            #if canImport(Darwin)
                action.__sigaction_u.__sa_handler = tell
            #elseif canImport(Glibc)
                action.__sigaction_handler.sa_handler = tell
            #else
                action.__sa_handler.sa_handler = tell
            #endif
            action.sa_flags = SA_RESTART | Int32(bitPattern: UInt32(SA_RESETHAND))
            sigaction(number, &action, nil)
        }
    }

    /// Whether the end was asked for.
    var isAsked: Bool { (try? wait(milliseconds: 0, output: false)) ?? false }

    /// Waits for a signal, at most that long; whether one came.
    ///
    /// Throws `StandardStreams.OutputClosed` where standard output has no reader any more.
    func wait(milliseconds: Int32) throws -> Bool { try wait(milliseconds: milliseconds, output: true) }

    private func wait(milliseconds: Int32, output: Bool) throws -> Bool {
        // A pipe without a reader says so even to who asks for nothing.
        var files = [pollfd(fd: reader, events: Int16(POLLIN), revents: 0), pollfd(fd: 1, events: 0, revents: 0)]
        if !output { files.removeLast() }
        let count = poll(&files, nfds_t(files.count), milliseconds)
        guard count > 0 else { return count < 0 && errno != EINTR }
        if files[0].revents != 0 { return true }
        throw StandardStreams.OutputClosed()
    }
}

/// Where the handler writes; set before it can be called, and never after.
nonisolated(unsafe) private var interruptionWriter: Int32 = -1

private func tell(_ number: Int32) {
    let before = errno
    var byte: UInt8 = 1
    _ = write(interruptionWriter, &byte, 1)
    errno = before
}
