internal import CCairo
import Drawing

/// Blurred masks of shadows, kept from frame to frame: a story's frames mostly have the same bars in the same places.
final class ShadowMasks {
    struct Key: Hashable {
        var path: Path
        /// Points.
        var sigma: Double
        var matrix: AffineTransform
        var region: PixelRect
    }

    private var masks: [Key: ShadowMask] = [:]
    private var keptBytes = 0

    /// As much as a few large frames' shadows (ours).
    private static let mostBytes = 64 << 20

    /// Throws `CairoError`.
    func mask(for key: Key) throws -> ShadowMask {
        if let mask = masks[key] { return mask }
        let mask = try ShadowMask(key)
        let bytes = key.region.width * key.region.height
        if keptBytes + bytes > Self.mostBytes {
            masks.removeAll(keepingCapacity: true)
            keptBytes = 0
        }
        masks[key] = mask
        keptBytes += bytes
        return mask
    }
}

/// One blurred shape as alpha. A class, since the cache shares it.
final class ShadowMask {
    private let surface: ImageSurface

    init(_ key: ShadowMasks.Key) throws {
        let region = key.region
        surface = try ImageSurface(width: region.width, height: region.height, content: .mask)
        let pen = try CairoContext(on: surface.pointer)
        pen.transform(.translation(x: -Double(region.x), y: -Double(region.y)))
        pen.transform(key.matrix)
        pen.setPath(key.path)
        pen.setColor(Color(red: 0, green: 0, blue: 0))
        pen.fill()
        try pen.check("drawing a shadow")

        // A turned or slanted layer blurs by its horizontal and vertical stretch, as librsvg has it.
        let scale = abs(key.matrix.a + key.matrix.c)
        let stride = surface.stride
        let alpha = surface.withPixels { pixels in
            [UInt8](unsafeUninitializedCapacity: region.width * region.height) { target, count in
                for row in 0..<region.height {
                    for x in 0..<region.width { target[row * region.width + x] = pixels[row * stride + x] }
                }
                count = region.width * region.height
            }
        }
        var mask = BlurMask(width: region.width, height: region.height, alpha: alpha)
        GaussianBlur(sigma: key.sigma * scale).apply(to: &mask)
        surface.withPixels { pixels in
            for row in 0..<region.height {
                for x in 0..<region.width { pixels[row * stride + x] = mask.alpha[row * region.width + x] }
            }
        }
    }

    func withSurface(_ body: (OpaquePointer) -> Void) { body(surface.pointer) }
}
