internal import CCairo
public import Drawing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// SHA-256 of bytes and of pictures, by GLib: what tells whether something is what it was.
public enum Digest {
    /// Sixty-four hexadecimal digits.
    public static func sha256(_ bytes: UnsafeRawBufferPointer) -> String {
        let sum = Checksum()
        sum.add(bytes)
        return sum.digits
    }

    /// The same of bytes in an array.
    public static func sha256(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { sha256($0) } }

    /// The picture's size, its format and every pixel.
    ///
    /// Rows that are the same as the one above are counted instead of added: a frame has many of them, and hashing all
    /// would take longer than drawing.
    public static func sha256(_ pixels: PixelBuffer) -> String {
        let sum = Checksum()
        Array("\(pixels.width) \(pixels.height) \(pixels.format)\n".utf8).withUnsafeBytes { sum.add($0) }
        let length = pixels.width * pixels.format.bytesPerPixel
        pixels.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress, length > 0 else { return }
            var y = 0
            while y < pixels.height {
                let row = start + y * length
                var count = 1
                while y + count < pixels.height, memcmp(row, row + count * length, length) == 0 { count += 1 }
                withUnsafeBytes(of: UInt64(count).littleEndian) { sum.add($0) }
                sum.add(UnsafeRawBufferPointer(start: row, count: length))
                y += count
            }
        }
        return sum.digits
    }
}

/// A SHA-256 in the making.
private struct Checksum: ~Copyable {
    /// Nil only where GLib doesn't know the sum it was asked for, which is part of it since 2.16.
    private let pointer = g_checksum_new(G_CHECKSUM_SHA256)

    deinit { g_checksum_free(pointer) }

    func add(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress else { return }
        g_checksum_update(pointer, start.assumingMemoryBound(to: UInt8.self), gssize(bytes.count))
    }

    /// Nothing can be added after this.
    var digits: String { String(cString: g_checksum_get_string(pointer)) }
}
