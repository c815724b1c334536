/// A clock that stands still until a test moves it.
final class ManualClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        var offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct Sleeper: Sendable {
        var end: Instant
        var wake: CheckedContinuation<Void, Never>
    }

    private struct State: Sendable {
        var now = Instant(offset: .zero)
        var sleepers: [Sleeper] = []
        var watchers: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    var now: Instant { state.now.now }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        await withCheckedContinuation { (wake: CheckedContinuation<Void, Never>) in
            let resumed: [CheckedContinuation<Void, Never>] = state { state in
                if state.now >= deadline { return [wake] }
                state.sleepers.append(Sleeper(end: deadline, wake: wake))
                defer { state.watchers = [] }
                return state.watchers
            }
            for continuation in resumed { continuation.resume() }
        }
        try Task.checkCancellation()
    }

    /// Waits until someone sleeps.
    func sleeperArrives() async {
        await withCheckedContinuation { (watcher: CheckedContinuation<Void, Never>) in
            let isThere = state { state in
                if state.sleepers.isEmpty { state.watchers.append(watcher) }
                return !state.sleepers.isEmpty
            }
            if isThere { watcher.resume() }
        }
    }

    func advance(by duration: Duration) {
        let woken = state { state in
            state.now = state.now.advanced(by: duration)
            let woken = state.sleepers.filter { $0.end <= state.now }
            state.sleepers.removeAll { $0.end <= state.now }
            return woken
        }
        for sleeper in woken { sleeper.wake.resume() }
    }
}

/// Holds a closure back until a test lets it go on.
actor Gate {
    private var result: Result<Void, any Error>?
    private var waiting: [CheckedContinuation<Void, any Error>] = []

    func pass() async throws {
        if let result { return try result.get() }
        try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    func open(_ result: Result<Void, any Error> = .success(())) {
        self.result = result
        for continuation in waiting { continuation.resume(with: result) }
        waiting = []
    }
}
