import Dispatch

/// Calls `work` for each index below `count`, on as many threads as the machine has, and returns what it returned in
/// order.
func parallelMap<Value: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Value) -> [Value] {
    [Value](unsafeUninitializedCapacity: count) { values, initialized in
        guard let start = values.baseAddress else { return }
        let places = SharedMemory(start: start)
        DispatchQueue.concurrentPerform(iterations: count) { index in
            (places.start + index).initialize(to: work(index))
        }
        initialized = count
    }
}

/// Memory that several threads work on, each in its own part.
///
/// Unchecked because each thread writes only what belongs to its own index or rows, and reads besides only what nobody
/// writes meanwhile.
struct SharedMemory<Element>: @unchecked Sendable {
    let start: UnsafeMutablePointer<Element>
}
