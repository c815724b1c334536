/// A PNG file as it grows: the signature, then chunks of length, type, data and checksum.
struct PNGChunkWriter {
    private(set) var bytes: [UInt8]

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    init(capacity: Int) {
        bytes = []
        bytes.reserveCapacity(capacity)
        bytes += Self.signature
    }

    /// Adds one chunk; `type` is four ASCII letters.
    mutating func add(_ type: StaticString, _ data: [UInt8] = []) {
        data.withUnsafeBytes { add(type, $0) }
    }

    mutating func add(_ type: StaticString, _ data: UnsafeRawBufferPointer) {
        bytes += Self.bigEndian(UInt32(truncatingIfNeeded: data.count))
        let start = bytes.count
        type.withUTF8Buffer { bytes += $0 }
        bytes += data
        let checksum = bytes.withUnsafeBytes { pngChecksum(UnsafeRawBufferPointer(rebasing: $0[start...])) }
        bytes += Self.bigEndian(checksum)
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [
            UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
            UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
        ]
    }
}
