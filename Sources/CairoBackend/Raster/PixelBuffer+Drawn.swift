import Drawing

extension PixelBuffer {
    /// What `body` draws on transparent ground, in the memory of `spent` where that is of the same size.
    ///
    /// Throws `CairoError`, and what `body` throws.
    static func drawn(
        _ size: PixelSize,
        reusing spent: consuming PixelBuffer? = nil,
        _ body: (borrowing CairoContext) throws -> Void
    ) throws -> PixelBuffer {
        let count = size.width * size.height * Format.bgraPremultiplied.bytesPerPixel
        var bytes: [UInt8] = []
        // In place: two owners of the old bytes would make a copy of them.
        spent?.swapBytes(&bytes)
        if bytes.count != count { bytes = [UInt8](repeating: 0, count: count) }
        try ImageSurface.draw(into: &bytes, width: size.width, height: size.height, body)
        guard
            let picture = PixelBuffer(width: size.width, height: size.height, format: .bgraPremultiplied, bytes: bytes)
        else { throw CairoError.wrongSize }
        return picture
    }

    private mutating func swapBytes(_ other: inout [UInt8]) { swap(&bytes, &other) }
}
