/// The first chunk of a PNG: its size and how its samples are stored.
struct PNGHeader: Hashable {
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        /// The depths that the specification allows (section 11.2.1).
        var depths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .grayAlpha, .rgba: [8, 16]
            }
        }
    }

    let width: Int
    let height: Int
    /// Bits of one sample.
    let depth: Int
    let colorType: ColorType
    let isInterlaced: Bool

    var bitsPerPixel: Int { depth * colorType.channels }

    /// The bytes from one sample to the same sample of the pixel to its right, at least 1.
    var filterDistance: Int { max(bitsPerPixel / 8, 1) }

    /// The bytes of a row of `width` pixels, without its filter byte.
    func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

    /// Throws where the 13 bytes say what the specification doesn't allow, or more than `limit` pixels.
    init(_ data: UnsafeRawBufferPointer, limit: Int) throws(PNGError) {
        func invalid(_ reason: String) -> PNGError { .invalid(chunk: "IHDR", reason: reason) }
        guard data.count == 13 else { throw invalid("\(data.count) bytes stand where a header has 13") }
        let width = data.bigEndian(at: 0)
        let height = data.bigEndian(at: 4)
        guard 1...Int(Int32.max) ~= width, 1...Int(Int32.max) ~= height else {
            throw invalid("the size is \(width)×\(height)")
        }
        guard let colorType = ColorType(rawValue: data[9]) else { throw invalid("colour type \(data[9]) is none") }
        guard colorType.depths.contains(Int(data[8])) else {
            throw invalid("\(data[8]) bits a sample don't go with colour type \(data[9])")
        }
        guard data[10] == 0 else { throw invalid("compression method \(data[10]) is none") }
        guard data[11] == 0 else { throw invalid("filter method \(data[11]) is none") }
        guard data[12] <= 1 else { throw invalid("interlace method \(data[12]) is none") }
        // Sides are below 2³¹, so their product can't overflow.
        guard width * height <= limit else { throw .tooLarge(width: width, height: height, limit: limit) }
        self.width = width
        self.height = height
        self.depth = Int(data[8])
        self.colorType = colorType
        isInterlaced = data[12] == 1
    }

    /// The bytes that the picture's rows and their filter bytes take uncompressed; nil past what this machine can say.
    var pictureBytes: Int? {
        var total = 0
        for pass in PNGPass.all(of: self) {
            let (bytes, overflow) = (rowBytes(width: pass.width) + 1).multipliedReportingOverflow(by: pass.height)
            guard !overflow else { return nil }
            let (sum, carry) = total.addingReportingOverflow(bytes)
            guard !carry else { return nil }
            total = sum
        }
        return total
    }
}

extension UnsafeRawBufferPointer {
    /// Four bytes from `offset` on, the most significant first.
    func bigEndian(at offset: Int) -> Int {
        Int(self[offset]) << 24 | Int(self[offset + 1]) << 16 | Int(self[offset + 2]) << 8 | Int(self[offset + 3])
    }
}
