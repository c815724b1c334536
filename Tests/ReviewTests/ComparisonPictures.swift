import Drawing
import Testing

@testable import Review

/// Small pictures for tests of the comparison.
enum ComparisonPictures {
    static let black: UInt32 = 0x0000_00FF
    static let white: UInt32 = 0xFFFF_FFFF
    static let clear: UInt32 = 0

    static func gray(_ level: UInt32) -> UInt32 { level << 24 | level << 16 | level << 8 | 0xFF }

    /// Rows of 0xRRGGBBAA.
    static func picture(_ rows: [[UInt32]]) throws -> PixelBuffer {
        let width = rows.first?.count ?? 0
        let bytes = rows.joined().flatMap { pixel in
            [UInt8(pixel >> 24), UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF)]
        }
        return try #require(PixelBuffer(width: width, height: rows.count, format: .rgba8, bytes: bytes))
    }

    /// The same row `height` times.
    static func rows(_ row: [UInt32], height: Int) throws -> PixelBuffer {
        try picture(Array(repeating: row, count: height))
    }

    static func filled(_ pixel: UInt32, _ width: Int, _ height: Int) throws -> PixelBuffer {
        try rows(Array(repeating: pixel, count: width), height: height)
    }

    static func turned(_ picture: PixelBuffer) throws -> PixelBuffer {
        var bytes: [UInt8] = []
        for x in 0..<picture.width {
            for y in 0..<picture.height {
                let at = (y * picture.width + x) * 4
                bytes += picture.bytes[at..<at + 4]
            }
        }
        return try #require(
            PixelBuffer(width: picture.height, height: picture.width, format: .rgba8, bytes: bytes)
        )
    }

    /// Sixteen-bit pixels, native samples in the order red, green, blue, alpha.
    static func wide(_ samples: [UInt16], width: Int, height: Int) throws -> PixelBuffer {
        let bytes = samples.withUnsafeBytes { [UInt8]($0) }
        return try #require(PixelBuffer(width: width, height: height, format: .rgba16, bytes: bytes))
    }

    /// Every pixel another, the same on every run.
    static func noise(_ seed: UInt64, _ width: Int, _ height: Int, opaque: Bool) throws -> PixelBuffer {
        var state = seed
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for index in 0..<width * height * 4 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes.append(opaque && index % 4 == 3 ? 255 : UInt8(state >> 56))
        }
        return try #require(PixelBuffer(width: width, height: height, format: .rgba8, bytes: bytes))
    }
}
