import BarState
import Testing

@testable import Theme

@Suite("Springs and memory")
struct ThemeSettlingTests {
    @Test("no theme's spring moves for longer than a bar remembers its changes")
    func settles() {
        #expect(ThemeLimits.settleTime <= MotionTrack.memory)
    }
}
