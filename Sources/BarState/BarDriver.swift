/// Runs a bar in real time: tells it when events happen, runs the app's closures, and sends their results back in.
///
/// The clock is the caller's: a continuous one in an app, a manual one in a test.
public actor BarDriver<Machine: BarMachine, Time: Clock> where Time.Duration == Duration {
    /// The bar as it is after the last event.
    public private(set) var bar: Machine
    /// What shows, each time it may have changed; ends when the driver goes. Only the newest is kept for a slow reader.
    public nonisolated let presentations: AsyncStream<Presentation>

    private let clock: Time
    private let start: Time.Instant
    private let onEffect: @Sendable (BarEffect<Machine.Tab>) async -> Void
    private let output: AsyncStream<Presentation>.Continuation
    private var runs: [Int: Task<Void, Never>] = [:]
    /// The last of the effects that wait their turn.
    private var queue: Task<Void, Never>?
    private var expiry: Task<Void, Never>?
    /// The time that `expiry` waits for.
    private var expiryTime: Seconds?

    /// - Parameters:
    ///   - bar: The bar as it appears; its time 0 is now.
    ///   - clock: Measures the time of events, and the four seconds that an error stands.
    ///   - onEffect: Takes every effect: haptics, announcements, and values that the app owns. The app's closures
    ///     themselves are run by the driver.
    public init(
        _ bar: Machine,
        clock: Time,
        onEffect: @escaping @Sendable (BarEffect<Machine.Tab>) async -> Void = { _ in }
    ) {
        self.bar = bar
        self.clock = clock
        self.onEffect = onEffect
        start = clock.now
        (presentations, output) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    deinit {
        expiry?.cancel()
        output.finish()
    }

    /// Seconds since the bar appeared.
    public var time: Seconds { start.duration(to: clock.now).seconds }

    /// What shows now.
    public var presentation: Presentation { bar.presentation(at: time) }

    /// Sends an event in now, and runs what it asks for.
    ///
    /// Returns when that is done, and when everything asked for before it is; from within an effect at once.
    /// Throws `BarError` for an event that is out of place. A closure's own error doesn't come out here: it shows in
    /// the bar.
    public func send(_ event: BarEvent) async throws {
        try await update { try $0.handle(event, at: $1) }
    }

    /// Changes the bar now, such as through its `set`, and runs what the change asks for, as `send` does.
    public func update(
        _ change: @Sendable (inout Machine, Seconds) throws -> [BarEffect<Machine.Tab>]
    ) async throws {
        let effects = try change(&bar, time)
        output.yield(presentation)
        scheduleExpiry()
        guard let done = enqueue(effects) else { return }
        // An effect that waits for the effects behind it would wait for itself.
        if !EffectQueues.current.contains(ObjectIdentifier(self)) { await done.value }
    }

    /// Waits until no closure runs any more.
    public func settle() async {
        while let run = runs.values.first { await run.value }
    }

    /// Puts effects behind those that are still carried out, so that what two changes ask for never mixes.
    private func enqueue(_ effects: [BarEffect<Machine.Tab>]) -> Task<Void, Never>? {
        guard !effects.isEmpty else { return nil }
        let before = queue
        // The closures as they were when the event happened.
        let bar = bar
        let task = Task {
            await before?.value
            await EffectQueues.$current.withValue(EffectQueues.current.union([ObjectIdentifier(self)])) {
                for effect in effects { await carryOut(effect, of: bar) }
            }
        }
        queue = task
        return task
    }

    private func carryOut(_ effect: BarEffect<Machine.Tab>, of bar: Machine) async {
        await onEffect(effect)
        if case .runControl(let run) = effect {
            start(run, for: effect, of: bar)
        } else {
            // Only `onControl` throws.
            try? await bar.perform(effect)
        }
    }

    private func start(_ run: ControlRun, for effect: BarEffect<Machine.Tab>, of bar: Machine) {
        // Outside the queue: a closure that takes its time holds no other effect up.
        runs[run.number] = EffectQueues.$current.withValue([]) {
            Task { [weak self] in
                let result: BarEvent
                do {
                    try await bar.perform(effect)
                    result = .controlEnds(run: run.number)
                } catch {
                    result = .controlThrows(error, run: run.number)
                }
                await self?.finish(run.number, with: result)
            }
        }
    }

    private func finish(_ run: Int, with result: BarEvent) async {
        defer { runs[run] = nil }
        // A run that this driver began is always known to its bar.
        try? await send(result)
    }

    /// Shows the bar again when its error is over, counted from the moment at which the bar failed.
    private func scheduleExpiry() {
        let end = bar.errorEnd
        guard end != expiryTime else { return }
        expiryTime = end
        expiry?.cancel()
        expiry = nil
        guard let end else { return }
        let moment = start.advanced(by: .seconds(end))
        expiry = Task { [weak self, clock] in
            guard (try? await clock.sleep(until: moment, tolerance: nil)) != nil else { return }
            await self?.show()
        }
    }

    private func show() {
        output.yield(presentation)
    }
}

/// The driver of an accessory tab bar.
public typealias AccessoryTabBarDriver<Tab: Hashable & Sendable, Time: Clock> =
    BarDriver<AccessoryTabBar<Tab>, Time> where Time.Duration == Duration

/// The driver of a search tab bar.
public typealias SearchTabBarDriver<Tab: Hashable & Sendable, Time: Clock> =
    BarDriver<SearchTabBar<Tab>, Time> where Time.Duration == Duration

extension Duration {
    /// As a number of seconds.
    var seconds: Seconds {
        let (whole, attoseconds) = components
        return Double(whole) + Double(attoseconds) * 1e-18
    }
}
