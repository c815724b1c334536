import Foundation

/// The goldens that this process has looked at, and what for: two pictures under one name would hide each other.
// Unchecked because the lock guards every access; Mutex would ask for macOS 15.
final class SnapshotClaims: @unchecked Sendable {
    static let shared = SnapshotClaims()

    private let lock = NSLock()
    private var pictures: [String: Int] = [:]

    /// False where another picture was compared under that path before; the same picture again is fine.
    func claim(_ path: String, for svg: [UInt8]) -> Bool {
        let picture = svg.hashValue
        return lock.withLock {
            if let known = pictures[path] { return known == picture }
            pictures[path] = picture
            return true
        }
    }
}
