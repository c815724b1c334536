/// The time of the last event: time never runs backwards.
struct LastEvent: Hashable, Sendable {
    private(set) var time: Seconds = 0

    /// Throws `BarError` for a time before the last one, or one that is no number of seconds.
    mutating func move(to time: Seconds) throws {
        guard time.isFinite, time >= self.time else {
            throw BarError.badTime("\(time)", last: self.time)
        }
        self.time = time
    }
}
