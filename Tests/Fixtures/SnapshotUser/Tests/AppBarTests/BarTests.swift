import AppBar
import BarSnapTesting
import Testing

@Suite struct BarTests {
    @Test func folded() throws {
        var bar = try AppBar.bar()
        _ = try bar.handle(.scroll(by: 40, limit: 600), at: 1)
        try expectSnapshot(of: bar)
    }

    @Test(arguments: ["today", "tides"])
    func selected(tab: String) throws {
        var bar = try AppBar.bar()
        _ = try bar.handle(.tap("tab-bar/tab-\(tab)"), at: 0)
        try expectSnapshot(of: bar, named: tab, in: [.appearance: "light"])
    }

    /// Belongs to no test, and fails the run all the same.
    @Test func elsewhere() async throws {
        try await Task.detached { try expectSnapshot(of: try AppBar.bar(), in: [.appearance: "dark"]) }.value
    }
}
