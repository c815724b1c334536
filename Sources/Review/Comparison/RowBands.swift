/// A picture cut into bands of rows that any number of threads may share.
///
/// The bands depend on the picture alone, so what is found in them is the same on every machine.
struct RowBands {
    /// Enough rows to be worth a thread's while, few enough to spread the work evenly. Ours.
    static let height = 64
    /// Pictures with fewer pixels are done before another thread has woken. Ours.
    static let smallestShared = 100_000

    let count: Int
    private let width: Int
    private let height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        count = (height + Self.height - 1) / Self.height
    }

    func rows(of band: Int) -> Range<Int> { band * Self.height..<min((band + 1) * Self.height, height) }

    /// Calls `work` once for each band and returns what it returned in order.
    func map<Value: Sendable>(_ work: @Sendable (Range<Int>) -> Value) -> [Value] {
        guard count > 1, width * height >= Self.smallestShared else { return (0..<count).map { work(rows(of: $0)) } }
        return parallelMap(count) { work(rows(of: $0)) }
    }
}
