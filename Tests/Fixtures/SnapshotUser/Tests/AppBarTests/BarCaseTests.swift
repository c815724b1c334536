import AppBar
import BarSnapTesting
import XCTest

final class BarCaseTests: XCTestCase {
    func testLarge() throws {
        try expectSnapshot(of: try AppBar.bar(), in: [.textSize: "AX3", .appearance: "dark"])
    }
}
