/// A damped spring in closed form: where it is, and how fast, at any moment of its motion.
///
/// The parameters are SwiftUI's: ω = 2π / response and ζ = 1 − bounce, or 1 / (1 + bounce) below zero.
public struct Spring: Hashable, Sendable {
    /// Seconds of one undamped swing: the motion's perceived duration.
    public var response: Double
    /// 1 settles without passing its target, less swings past it, more creeps up to it.
    public var dampingRatio: Double

    /// `response` in seconds, more than 0; `dampingRatio` not below 0.
    public init(response: Double, dampingRatio: Double) {
        self.response = response
        self.dampingRatio = dampingRatio
    }

    /// `response` in seconds, more than 0; `bounce` more than −1 and at most 1, 0 being critically damped.
    public init(response: Double, bounce: Double) {
        self.init(response: response, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// The bounce that gives this damping.
    public var bounce: Double {
        dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
    }

    /// The position `time` seconds after leaving `start` for `target` at `velocity` units a second.
    public func value(at time: Double, from start: Double = 0, to target: Double = 1, velocity: Double = 0) -> Double {
        target + displacement(at: time, from: start - target, velocity: velocity).position
    }

    /// Units a second at that moment.
    public func velocity(
        at time: Double,
        from start: Double = 0,
        to target: Double = 1,
        velocity: Double = 0
    ) -> Double {
        displacement(at: time, from: start - target, velocity: velocity).velocity
    }

    /// Seconds after which a motion from 0 to 1 out of rest stays within `tolerance` of its target; infinite for a
    /// spring without damping.
    ///
    /// Bound by the motion's envelope, so a little later than the last moment outside, never earlier.
    public func settleTime(within tolerance: Double = 0.001) -> Double {
        guard dampingRatio > 0 else { return .infinity }
        var early = 0.0
        var late = response
        while envelope(at: late) > tolerance { late *= 2 }
        for _ in 0..<60 {
            let middle = (early + late) / 2
            if envelope(at: middle) > tolerance { early = middle } else { late = middle }
        }
        return late
    }

    private var frequency: Double { 2 * .pi / response }

    /// The largest distance from the target at `time` or any moment after it.
    private func envelope(at time: Double) -> Double {
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let damped = (1 - dampingRatio * dampingRatio).squareRoot()
            return Elementary.exponential(-decay * time) / damped
        }
        return abs(displacement(at: time, from: -1, velocity: 0).position)
    }

    /// Distance from the target and its rate of change, from a start `distance` away.
    private func displacement(
        at time: Double,
        from distance: Double,
        velocity: Double
    ) -> (position: Double, velocity: Double) {
        guard time > 0 else { return (distance, velocity) }
        let decay = dampingRatio * frequency
        if dampingRatio < 1 {
            let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let side = (velocity + decay * distance) / damped
            let (cosine, sine) = (Elementary.cosine(damped * time), Elementary.sine(damped * time))
            let fade = Elementary.exponential(-decay * time)
            let position = fade * (distance * cosine + side * sine)
            return (position, fade * damped * (side * cosine - distance * sine) - decay * position)
        }
        if dampingRatio == 1 {
            let slope = velocity + frequency * distance
            let fade = Elementary.exponential(-frequency * time)
            let position = fade * (distance + slope * time)
            return (position, fade * slope - frequency * position)
        }
        // Two exponentials of different speed.
        let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let (slow, fast) = (root - decay, -root - decay)
        let slowPart = (velocity - fast * distance) / (slow - fast)
        let fastPart = distance - slowPart
        let (slowFade, fastFade) = (Elementary.exponential(slow * time), Elementary.exponential(fast * time))
        return (
            slowPart * slowFade + fastPart * fastFade,
            slowPart * slow * slowFade + fastPart * fast * fastFade
        )
    }
}
