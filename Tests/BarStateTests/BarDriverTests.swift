import BarState
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("Drivers run the app's closures on an injected clock")
struct BarDriverTests {
    struct Offline: LocalizedError { var errorDescription: String? { "The player is offline." } }
    struct Silent: Error {}

    static func accessory<Time: Clock>(
        of driver: AccessoryTabBarDriver<Place, Time>
    ) async throws -> AccessoryPresentation where Time.Duration == Duration {
        guard case .accessoryTabBar(let bar) = await driver.presentation.bar else { throw WrongBar() }
        return try #require(bar.accessory)
    }

    @Test("the spinner stands while the closure runs, and goes when it is back")
    func succeeds() async throws {
        let gate = Gate()
        let driver = AccessoryTabBarDriver(
            try AccessoryTabBar.underTest(onControl: { try await gate.pass() }),
            clock: ManualClock()
        )
        try await driver.send(.tap(BarLayer.control))
        #expect(try await Self.accessory(of: driver).control?.isBusy == true)
        await gate.open()
        await driver.settle()
        #expect(try await Self.accessory(of: driver).control?.isBusy == false)
        #expect(try await Self.accessory(of: driver).error == nil)
    }

    @Test("a second tap while the closure runs doesn't run it again")
    func runsOnce() async throws {
        let gate = Gate()
        let count = Locked(0)
        let driver = AccessoryTabBarDriver(
            try AccessoryTabBar.underTest(onControl: {
                count { $0 += 1 }
                try await gate.pass()
            }),
            clock: ManualClock()
        )
        try await driver.send(.tap(BarLayer.control))
        try await driver.send(.tap(BarLayer.control))
        await gate.open()
        await driver.settle()
        #expect(count.now == 1)
    }

    @Test("a thrown error stands for four seconds of the clock", arguments: [true, false])
    func fails(isDescribed: Bool) async throws {
        let clock = ManualClock()
        let error: any Error = isDescribed ? Offline() : Silent()
        let words = isDescribed ? "The player is offline." : "That didn't work. Try again."
        let effects = Locked<[BarEffect<Place>]>([])
        let driver = AccessoryTabBarDriver(
            try AccessoryTabBar.underTest(onControl: { throw error }),
            clock: clock,
            onEffect: { effect in effects { $0.append(effect) } }
        )
        clock.advance(by: .milliseconds(700))
        try await driver.send(.tap(BarLayer.control))
        await driver.settle()
        #expect(try await Self.accessory(of: driver).error == words)
        #expect(effects.now.last == .announce(words))
        clock.advance(by: .milliseconds(3_999))
        #expect(try await Self.accessory(of: driver).error == words)
        clock.advance(by: .milliseconds(1))
        #expect(try await Self.accessory(of: driver).error == nil)
    }

    @Test("the bar shows itself again when the error's time is over")
    func expiryIsShown() async throws {
        let clock = ManualClock()
        let driver = AccessoryTabBarDriver(
            try AccessoryTabBar.underTest(onControl: { throw Silent() }),
            clock: clock
        )
        try await driver.send(.tap(BarLayer.control))
        await driver.settle()
        var presentations = driver.presentations.makeAsyncIterator()
        #expect(await presentations.next()?.error == "That didn't work. Try again.")
        clock.advance(by: .seconds(4))
        let recovered = try #require(await presentations.next())
        #expect(recovered.error == nil)
        #expect(recovered.time == 4)
    }

    @Test("the result for an accessory that was replaced is ignored")
    func lateResult() async throws {
        let gate = Gate()
        let driver = AccessoryTabBarDriver(
            try AccessoryTabBar.underTest(onControl: { try await gate.pass() }),
            clock: ManualClock()
        )
        try await driver.send(.tap(BarLayer.control))
        try await driver.update { try $0.set(.accessory(.workout), at: $1) }
        await gate.open(.failure(Offline()))
        await driver.settle()
        let shown = try await Self.accessory(of: driver)
        #expect(shown.title == "Outdoor Run")
        #expect(shown.error == nil)
        #expect(shown.control?.isBusy == false)
    }

    /// Waits until a presentation fits.
    private static func next(
        _ presentations: AsyncStream<Presentation>,
        where fits: (Presentation) -> Bool
    ) async -> Presentation? {
        for await presentation in presentations where fits(presentation) { return presentation }
        return nil
    }

    @Test("a late result, which is ignored, doesn't hold the error up", .timeLimit(.minutes(10)))
    func lateResultLeavesExpiry() async throws {
        let (clock, gate) = (ManualClock(), Gate())
        let driver = AccessoryTabBarDriver(
            try AccessoryTabBar.underTest(onControl: { try await gate.pass() }),
            clock: clock
        )
        try await driver.send(.tap(BarLayer.control))
        try await driver.update {
            try $0.set([.accessory(.workout), .onControl({ throw Offline() })], at: $1)
        }
        try await driver.send(.tap(BarLayer.control))
        _ = await Self.next(driver.presentations) { $0.error != nil }
        clock.advance(by: .seconds(2))
        await gate.open(.failure(Silent()))
        await driver.settle()
        #expect(await Self.next(driver.presentations) { $0.time == 2 }?.error == "The player is offline.")
        clock.advance(by: .seconds(2))
        #expect(await Self.next(driver.presentations) { $0.error == nil }?.time == 4)
    }

    @Test("an effect that takes its time doesn't hold the error up", .timeLimit(.minutes(10)))
    func slowEffectLeavesExpiry() async throws {
        let (clock, gate) = (ManualClock(), Gate())
        let driver = AccessoryTabBarDriver(
            try AccessoryTabBar.underTest(onControl: { throw Offline() }),
            clock: clock,
            onEffect: { effect in if case .announce = effect { try? await gate.pass() } }
        )
        try await driver.send(.tap(BarLayer.control))
        _ = await Self.next(driver.presentations) { $0.error != nil }
        clock.advance(by: .seconds(4))
        #expect(await Self.next(driver.presentations) { $0.error == nil }?.time == 4)
        await gate.open()
        await driver.settle()
    }

    @Test("what two changes ask for is done one after the other, never mixed", .timeLimit(.minutes(10)))
    func effectsInOrder() async throws {
        let gate = Gate()
        let effects = Locked<[BarEffect<Place>]>([])
        let changes = Locked(0)
        let driver = AccessoryTabBarDriver(
            try AccessoryTabBar.underTest(),
            clock: ManualClock(),
            onEffect: { effect in
                effects { $0.append(effect) }
                if effect == .announce("first") { try? await gate.pass() }
            }
        )
        async let one: Void = driver.update { _, _ in [.announce("first"), .announce("second")] }
        while effects.now.isEmpty { await Task.yield() }
        async let two: Void = driver.update { _, _ in
            changes { $0 += 1 }
            return [.announce("third")]
        }
        while changes.now == 0 { await Task.yield() }
        // Room for an effect that doesn't wait its turn.
        for _ in 0..<100 { await Task.yield() }
        await gate.open()
        _ = try await (one, two)
        #expect(effects.now == [.announce("first"), .announce("second"), .announce("third")])
    }

    @Test("an effect may send an event: it doesn't wait for itself", .timeLimit(.minutes(10)))
    func eventFromEffect() async throws {
        typealias Driver = AccessoryTabBarDriver<Place, ManualClock>
        let effects = Locked<[BarEffect<Place>]>([])
        let own = Locked<Driver?>(nil)
        let driver = Driver(
            try AccessoryTabBar.underTest(),
            clock: ManualClock(),
            onEffect: { effect in
                effects { $0.append(effect) }
                guard effect == .announce("outer") else { return }
                try? await own.now?.update { _, _ in [.announce("inner")] }
            }
        )
        own { $0 = driver }
        try await driver.update { _, _ in [.announce("outer"), .announce("behind")] }
        try await driver.update { _, _ in [.announce("last")] }
        own { $0 = nil }
        #expect(effects.now == ["outer", "behind", "inner", "last"].map { .announce($0) })
    }

    @Test("events carry the clock's time")
    func times() async throws {
        let clock = ManualClock()
        let driver = AccessoryTabBarDriver(try AccessoryTabBar.underTest(), clock: clock)
        clock.advance(by: .milliseconds(2_500))
        try await driver.send(.tap("tab-bar/tab-library"))
        guard case .accessoryTabBar(let bar) = await driver.presentation.bar else { throw WrongBar() }
        #expect(bar.pill.changes == [.init(time: 2.5, target: 1)])
    }

    @Test("an event that is out of place comes out as an error")
    func outOfPlace() async throws {
        let driver = AccessoryTabBarDriver(try AccessoryTabBar.underTest(), clock: ManualClock())
        await #expect(throws: BarError.self) { try await driver.send(.dismiss) }
    }

    @MainActor
    final class Heard {
        var expanded = 0
        var queries: [String] = []
        var reselected: [Place] = []
    }

    @Test("onExpand runs when the row is tapped")
    @MainActor
    func expands() async throws {
        let heard = Heard()
        let driver = AccessoryTabBarDriver(
            try AccessoryTabBar.underTest(onExpand: { heard.expanded += 1 }),
            clock: ManualClock()
        )
        try await driver.send(.tap(BarLayer.accessory))
        #expect(heard.expanded == 1)
    }

    @Test("onSubmit runs on the main actor with the trimmed query, onReselect with the tab")
    @MainActor
    func submits() async throws {
        let heard = Heard()
        let driver = SearchTabBarDriver(
            try SearchTabBar.underTest(
                onSubmit: { query in
                    MainActor.assertIsolated()
                    heard.queries.append(query)
                },
                onReselect: { heard.reselected.append($0) }
            ),
            clock: ManualClock()
        )
        try await driver.send(.tap("tab-bar/tab-home"))
        try await driver.send(.tap(BarLayer.searchButton))
        try await driver.send(.type("  sea wall "))
        try await driver.send(.submit)
        try await driver.send(.tap(BarLayer.clearButton))
        try await driver.send(.tap(BarLayer.recent(2)))
        #expect(heard.queries == ["sea wall", "tides"])
        #expect(heard.reselected == [.home])
    }
}

extension Presentation {
    fileprivate var error: String? {
        guard case .accessoryTabBar(let bar) = bar else { return nil }
        return bar.accessory?.error
    }
}
