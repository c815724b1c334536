/// Bits written one after the other, the lowest first, as deflate wants them.
struct PNGBitWriter {
    private let start: UnsafeMutableRawPointer
    private var at: UnsafeMutableRawPointer
    private var pending: UInt64 = 0
    private var count: UInt64 = 0

    /// Writes from `start` on; whoever calls keeps enough room.
    init(_ start: UnsafeMutableRawPointer) {
        self.start = start
        at = start
    }

    /// How many bytes are written; bits that don't fill a byte are still pending.
    var written: Int { at - start }

    /// Adds the lowest `length` bits of `bits`, at most 32; the others are 0.
    @inline(__always)
    mutating func add(_ bits: UInt64, _ length: UInt64) {
        pending |= bits &<< count
        count &+= length
        if count >= 32 {
            at.storeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian, as: UInt32.self)
            at += 4
            pending &>>= 32
            count &-= 32
        }
    }

    /// Fills the last byte with zeros.
    mutating func align() {
        while count > 0 {
            at.storeBytes(of: UInt8(truncatingIfNeeded: pending), as: UInt8.self)
            at += 1
            pending >>= 8
            count = count > 8 ? count - 8 : 0
        }
        pending = 0
    }

    /// Adds whole bytes; the bits before are aligned.
    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        at.copyMemory(from: base, byteCount: bytes.count)
        at += bytes.count
    }
}
