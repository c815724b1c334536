import Testing
import Theme

@Suite struct SpringTests {
    static let springs = [
        Spring(response: 0.36, bounce: 0.2), Spring(response: 0.25, bounce: 0.15), Spring(response: 0.5, bounce: 0),
        Spring(response: 0.4, bounce: 0.3), Spring(response: 0.5, bounce: -0.3),
        Spring(response: 0.39, dampingRatio: 0.95),
    ]

    @Test("a spring starts at its start and ends at its target", arguments: springs)
    func ends(_ spring: Spring) {
        #expect(spring.value(at: 0, from: 3, to: 7) == 3)
        #expect(spring.value(at: -1, from: 3, to: 7) == 3)
        #expect(abs(spring.value(at: 10, from: 3, to: 7) - 7) < 1e-9)
        #expect(spring.velocity(at: 0, from: 3, to: 7, velocity: 5) == 5)
    }

    @Test("the closed form obeys x″ = −ω²x − 2ζωx′", arguments: springs)
    func equationOfMotion(_ spring: Spring) {
        let frequency = 2 * Double.pi / spring.response
        let step = 1e-4
        for moment in [0.01, 0.1, 0.2, 0.4] {
            func x(_ time: Double) -> Double { spring.value(at: time, from: 1, to: 0, velocity: -2) }
            let velocity = (x(moment + step) - x(moment - step)) / (2 * step)
            let acceleration = (x(moment + step) - 2 * x(moment) + x(moment - step)) / (step * step)
            let force = -frequency * frequency * x(moment) - 2 * spring.dampingRatio * frequency * velocity
            #expect(abs(acceleration - force) < 0.02)
            #expect(abs(velocity - spring.velocity(at: moment, from: 1, to: 0, velocity: -2)) < 1e-4)
        }
    }

    @Test("a reversal keeps position and speed")
    func reversal() {
        let spring = Spring(response: 0.36, bounce: 0.2)
        let position = spring.value(at: 0.1)
        let speed = spring.velocity(at: 0.1)
        let before = spring.value(at: 0.1 - 1e-6)
        let after = spring.value(at: 1e-6, from: position, to: 0, velocity: speed)
        #expect(abs(after - position - (position - before)) < 1e-9)
    }

    @Test("bounce below 0.0 never passes the target, above it does")
    func overshoot() {
        let times = (0...2000).map { Double($0) / 1000 }
        func peak(_ bounce: Double) -> Double {
            times.map { Spring(response: 0.4, bounce: bounce).value(at: $0) }.max() ?? 0
        }
        #expect(peak(0.2) > 1.001)
        #expect(peak(0) <= 1)
        #expect(peak(-0.2) <= 1)
    }

    @Test("after its settle time a spring stays within the tolerance, and not long before", arguments: springs)
    func settle(_ spring: Spring) {
        let settle = spring.settleTime(within: 0.001)
        let later = (0...500).map { spring.value(at: settle + Double($0) / 500) }
        #expect(later.allSatisfy { abs($0 - 1) <= 0.001 + 1e-9 })
        let earlier = (0...500).map { spring.value(at: settle * 0.75 + settle * 0.2 * Double($0) / 500) }
        #expect(earlier.contains { abs($0 - 1) > 0.001 })
    }

    @Test("bounce and damping are two names for one thing")
    func bounce() {
        #expect(Spring(response: 1, bounce: 0.2).dampingRatio == 0.8)
        #expect(abs(Spring(response: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
        #expect(abs(Spring(response: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
        #expect(Spring(response: 1, bounce: 1).settleTime() == .infinity)
    }
}
