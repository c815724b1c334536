extension [UInt8] {
    /// The bytes in the base64 alphabet of RFC 4648, padded.
    public var base64: String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((count + 2) / 3 * 4)
        for start in stride(from: 0, to: count, by: 3) {
            let left = Swift.min(3, count - start)
            var group = 0
            for index in 0..<3 { group = group << 8 | (index < left ? Int(self[start + index]) : 0) }
            for index in 0..<4 {
                text.append(index <= left ? alphabet[group >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
