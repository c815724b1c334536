internal import CCairo
import Drawing

/// A lens's map at a frame's scale: where each pixel of a pane is taken from.
///
/// The map is drawn by Cairo as any picture is that is enlarged, since that is how librsvg enlarges it.
final class LensPicture {
    /// Red and green of each pixel of the pane are its shift.
    private let shifts: ImageSurface
    /// How far a byte shifts along each axis.
    private let across: Steps
    private let down: Steps
    private let frame: PixelRect
    /// Whether the picture that it bends is halved.
    private let isHalved: Bool
    /// For each row the columns in which nothing is bent.
    private let still: [Range<Int>]

    /// The map of a pane whose map begins at `origin`, for the pixels of `frame`. Throws `CairoError`.
    ///
    /// What is still of a picture that `isHalved` is filled row by row; else the picture has to be settled first.
    init(
        _ map: LensMap,
        of lens: Glass.Lens,
        from origin: Point,
        matrix: AffineTransform,
        frame: PixelRect,
        isHalved: Bool
    ) throws {
        across = Steps(scale: lens.scale * (matrix.a + matrix.c))
        down = Steps(scale: lens.scale * (matrix.b + matrix.d))
        self.frame = frame
        self.isHalved = isHalved
        let small = try ImageSurface(width: map.width, height: map.height)
        let smallStride = small.stride
        small.withPixels { pixels in
            for row in 0..<map.height {
                for x in 0..<map.width {
                    let source = (row * map.width + x) * 3
                    let target = row * smallStride + x * 4
                    pixels[target] = map.bytes[source + 2]
                    pixels[target + 1] = map.bytes[source + 1]
                    pixels[target + 2] = map.bytes[source]
                    pixels[target + 3] = 255
                }
            }
        }
        let large = try ImageSurface(width: frame.width, height: frame.height)
        let pen = try CairoContext(on: large.pointer)
        pen.transform(.translation(x: -Double(frame.x), y: -Double(frame.y)))
        pen.transform(matrix)
        pen.transform(.translation(x: origin.x, y: origin.y))
        cairo_set_source_surface(pen.pointer, small.pointer, 0, 0)
        cairo_paint(pen.pointer)
        try pen.check("enlarging a lens")
        let (width, stride) = (frame.width, large.stride)
        still = large.withPixels { pixels in
            (0..<frame.height).map { row in
                guard isHalved else { return 0..<0 }
                func isStill(_ x: Int) -> Bool {
                    let place = row * stride + x * 4
                    return pixels[place + 2] == LensMap.still && pixels[place + 1] == LensMap.still
                }
                let middle = width / 2
                guard isStill(middle) else { return 0..<0 }
                var (start, end) = (middle, middle)
                while start > 0, isStill(start - 1) { start -= 1 }
                while end < width, isStill(end) { end += 1 }
                return start..<end
            }
        }
        shifts = large
    }

    /// Fills `target`, a row of the pane, from the coloured picture of the whole pane.
    ///
    /// Between pixels it mixes in 128ths, as Cairo does.
    func bendRow(_ row: Int, of picture: PanePicture, into target: UnsafeMutableBufferPointer<UInt32>) {
        let (right, foot) = ((frame.width - 1) << 7, (frame.height - 1) << 7)
        let plain = still[row]
        picture.fill(plain, ofRow: row, into: target)
        // A picture that is halved is soft enough to take the half step back in the same reading.
        let (backAcross, backDown) = isHalved ? back : (0, 0)
        let stride = shifts.stride
        shifts.withPixels { map in
            for x in [0..<plain.lowerBound, plain.upperBound..<frame.width].joined() {
                let place = row * stride + x * 4
                target[x] = picture.color(
                    x: min(max(across.apply(map[place + 2], to: x) + backAcross, 0), right),
                    y: min(max(down.apply(map[place + 1], to: row) + backDown, 0), foot)
                )
            }
        }
    }

    /// Takes back the half step that the map's still bytes go too far: `picture` as it is to be bent, row after row into
    /// `target`.
    func settle(_ picture: PanePicture, into target: UnsafeMutableBufferPointer<UInt32>) {
        let (right, down) = back
        for row in 0..<picture.height {
            for x in 0..<picture.width {
                target[row * picture.width + x] = picture.color(x: x << 7 + right, y: (row - picture.top) << 7 + down)
            }
        }
    }

    /// In 128ths of a pixel.
    private var back: (right: Int, down: Int) {
        (across.apply(LensMap.back, to: 0), down.apply(LensMap.back, to: 0))
    }

    /// How far each byte of the map shifts along one axis, in 128ths of a pixel.
    private struct Steps {
        private let steps: [Int]

        /// `scale` is the whole range of a byte in pixels.
        init(scale: Double) {
            steps = (0..<256).map { byte in Int(((Double(byte) / 255 - 0.5) * scale * 128).rounded()) }
        }

        /// The place that is shown at `place`, in 128ths of a pixel.
        @inline(__always)
        func apply(_ byte: UInt8, to place: Int) -> Int { place << 7 + steps[Int(byte)] }
    }
}
