/// The runs of the control's closure, and the error that the last one left.
///
/// Each run has a number: a result that comes back after the accessory was replaced is known as late, and ignored.
struct ControlRuns: Hashable, Sendable {
    struct Failure: Hashable, Sendable {
        var message: String
        var time: Seconds
    }

    /// Runs whose closure has not come back, oldest first.
    private(set) var underWay: [Int] = []
    /// The run that the spinner stands for.
    private(set) var current: Int?
    private(set) var failure: Failure?
    private var last = 0

    /// A run's number, or nil while another is under way for the same accessory.
    mutating func begin() -> Int? {
        guard current == nil else { return nil }
        last += 1
        underWay.append(last)
        current = last
        return last
    }

    /// Takes a result in, and returns whether anyone still waits for it.
    ///
    /// Throws `BarError` for a run that isn't under way; nil means the oldest.
    mutating func end(_ run: Int?) throws -> Bool {
        guard let ended = run ?? underWay.first, let index = underWay.firstIndex(of: ended) else {
            throw BarError.unknownControlRun(run)
        }
        underWay.remove(at: index)
        guard current == ended else { return false }
        current = nil
        return true
    }

    mutating func fail(_ message: String, at time: Seconds) {
        failure = Failure(message: message, time: time)
    }

    /// Another accessory: spinner and error go, and what is under way will come back late.
    mutating func abandon() {
        current = nil
        failure = nil
    }

    /// When the error is over: four seconds after it was thrown.
    var errorEnd: Seconds? { failure.map { $0.time + AccessoryTabBarRules.errorDuration } }

    /// The error's words from the moment it was thrown until exactly four seconds later.
    func error(at time: Seconds) -> String? {
        guard let failure, let errorEnd else { return nil }
        return time < errorEnd - roundingNoise ? failure.message : nil
    }
}
