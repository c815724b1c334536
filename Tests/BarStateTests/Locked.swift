import Foundation

/// A value that several tasks may change.
// Unchecked because the lock guards every access; Mutex would ask for macOS 15.
final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func callAsFunction<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }

    var now: Value { self { $0 } }
}
