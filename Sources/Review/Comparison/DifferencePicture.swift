public import Drawing

/// Pictures that show a reviewer what a comparison found; they are `.rgba8`, in pixels.
extension PictureComparison {
    /// The expected picture faded to gray, with what counts in red and what was set aside in yellow.
    ///
    /// Pixels that only one picture has are magenta and ignored regions blue. The result is as large as the picture that
    /// both fit in; a corner that neither reaches is transparent. The pictures are those that were compared.
    public func differencePicture(expected: PixelBuffer, actual: PixelBuffer) -> PixelBuffer {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        guard marks.isEmpty || marks.count == width * height else { return expected.straightBytes() }
        let expected = expected.straightBytes()
        let actual = actual.straightBytes()
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { output, initialized in
            guard let start = output.baseAddress else { return }
            let memory = SharedMemory(start: start)
            _ = RowBands(width: width, height: height).map { rows in
                for y in rows {
                    let row = UnsafeMutableRawPointer(memory.start + y * width * 4)
                    for x in 0..<width {
                        let mark = marks.isEmpty ? PixelMark.same : marks[y * width + x]
                        let backdrop = x < expected.width && y < expected.height ? expected : actual
                        row.storeBytes(
                            of: Self.color(of: mark, x, y, backdrop),
                            toByteOffset: x * 4,
                            as: SIMD4<UInt8>.self
                        )
                    }
                }
            }
            initialized = width * height * 4
        }
        return PixelBuffer(width: width, height: height, format: .rgba8, bytes: bytes) ?? expected
    }

    /// The expected picture, the difference and the actual picture side by side.
    public func triptych(expected: PixelBuffer, actual: PixelBuffer) -> PixelBuffer {
        let panels = [
            expected.straightBytes(), differencePicture(expected: expected, actual: actual), actual.straightBytes(),
        ]
        let width = panels.reduce(Self.gutter * (panels.count - 1)) { $0 + $1.width }
        let height = panels.reduce(0) { max($0, $1.height) }
        var bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { output, initialized in
            let words = UnsafeMutableRawBufferPointer(output).bindMemory(to: SIMD4<UInt8>.self)
            words.initialize(repeating: Self.gutterColor)
            initialized = width * height * 4
        }
        bytes.withUnsafeMutableBytes { output in
            var x = 0
            for panel in panels {
                let row = panel.width * 4
                panel.bytes.withUnsafeBytes { panelBytes in
                    guard let output = output.baseAddress, let source = panelBytes.baseAddress else { return }
                    for y in 0..<panel.height {
                        (output + (y * width + x) * 4).copyMemory(from: source + y * row, byteCount: row)
                    }
                }
                x += panel.width + Self.gutter
            }
        }
        return PixelBuffer(width: width, height: height, format: .rgba8, bytes: bytes) ?? panels[1]
    }

    @inline(__always)
    private static func color(of mark: UInt8, _ x: Int, _ y: Int, _ backdrop: PixelBuffer) -> SIMD4<UInt8> {
        switch mark {
        case PixelMark.differs: differenceColor
        case PixelMark.smoothed: smoothedColor
        case PixelMark.inOneOnly: missingColor
        case PixelMark.inNeither: SIMD4(0, 0, 0, 0)
        case PixelMark.ignored: faded(x, y, backdrop) &- ignoredTint
        default: faded(x, y, backdrop)
        }
    }

    /// Rec. 601 luma over white, with little of its contrast left: the marks stand out, and the place is still known.
    @inline(__always)
    private static func faded(_ x: Int, _ y: Int, _ backdrop: PixelBuffer) -> SIMD4<UInt8> {
        let at = (y &* backdrop.width &+ x) &* 4
        return backdrop.bytes.withUnsafeBufferPointer { bytes in
            let luma = (299 &* Int(bytes[at]) &+ 587 &* Int(bytes[at &+ 1]) &+ 114 &* Int(bytes[at &+ 2])) / 1000
            let darkness = (255 &- luma) &* Int(bytes[at &+ 3]) / 255
            let gray = UInt8(truncatingIfNeeded: 255 &- darkness / fading)
            return SIMD4(gray, gray, gray, 255)
        }
    }

    private static let fading = 5
    private static let gutter = 24
    private static var gutterColor: SIMD4<UInt8> { SIMD4(128, 128, 128, 255) }
    /// Taken from red and green, of which fading leaves at least 204.
    private static var ignoredTint: SIMD4<UInt8> { SIMD4(40, 40, 0, 0) }
    private static var differenceColor: SIMD4<UInt8> { SIMD4(230, 0, 38, 255) }
    private static var smoothedColor: SIMD4<UInt8> { SIMD4(245, 190, 0, 255) }
    private static var missingColor: SIMD4<UInt8> { SIMD4(200, 0, 200, 255) }
}
