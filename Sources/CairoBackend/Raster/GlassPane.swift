internal import CCairo
import Drawing

/// What decides a pane of glass besides what lies under it.
struct PaneKey: Hashable {
    var glass: Glass
    var matrix: AffineTransform
    /// The part of the canvas that it is made from.
    var region: PixelRect

    /// Nil where nothing of the pane is on the canvas.
    init?(_ glass: Glass, matrix: AffineTransform, canvas: PixelRect) {
        guard let region = PixelRect(around: matrix.apply(to: glass.region)).intersection(canvas) else { return nil }
        self.glass = glass
        self.matrix = matrix
        self.region = region
    }
}

/// A pane of glass made from the pixels under it, kept for as long as those stay the same. A class, since a cache shares
/// it.
final class GlassPane {
    private let key: PaneKey
    /// Where the pane itself stands on the canvas.
    private let frame: PixelRect
    private let blur: GaussianBlur
    private let lens: LensPicture?
    /// The pixels of the region as the backdrop has them.
    private var backdrop: [UInt32]
    private let picture: ImageSurface
    /// Whether the picture is clear around the pane. A drawing that is scaled would mix its edge with that, so there the
    /// pen cuts the pane out.
    private let isCut: Bool
    private var isCurrent = false

    /// Nil where only the pane's surroundings are on the canvas. Throws `CairoError`.
    init?(_ key: PaneKey, isCut: Bool) throws {
        let (glass, matrix) = (key.glass, key.matrix)
        guard let frame = PixelRect(around: matrix.apply(to: glass.rect)).intersection(key.region) else { return nil }
        self.key = key
        self.frame = frame
        self.isCut = isCut
        backdrop = [UInt32](repeating: 0, count: key.region.width * key.region.height)
        picture = try ImageSurface(width: frame.width, height: frame.height)
        // A turned or slanted layer blurs by its horizontal and vertical stretch, as librsvg has it.
        blur = GaussianBlur(sigma: glass.blur * abs(matrix.a + matrix.c))
            .halved(seenAt: ColorMatrix(of: glass).strength)
        if let bend = glass.lens, let map = LensMap(of: glass) {
            lens = try LensPicture(
                map,
                of: bend,
                from: Point(x: glass.region.x, y: glass.region.y),
                matrix: matrix,
                frame: frame,
                isHalved: blur.halvings > 0
            )
        } else {
            lens = nil
        }
    }

    var bytes: Int { backdrop.count * 4 + frame.width * frame.height * 8 }

    /// Takes over what the backdrop shows in the pane's region, where that has changed.
    func see(_ canvas: UnsafeRawBufferPointer, stride: Int) {
        let region = key.region
        let rowBytes = region.width * 4
        backdrop.withUnsafeMutableBytes { backdrop in
            for row in 0..<region.height {
                let start = (region.y + row) * stride + region.x * 4
                let seen = UnsafeRawBufferPointer(rebasing: canvas[start..<start + rowBytes])
                let known = UnsafeMutableRawBufferPointer(rebasing: backdrop[row * rowBytes..<(row + 1) * rowBytes])
                guard isCurrent, known.holds(seen) else {
                    isCurrent = false
                    known.copyMemory(from: seen)
                    continue
                }
            }
        }
    }

    /// Lays the pane down, `scale` of its pixels to each of the pen's. Throws `CairoError`.
    func draw(scale: Double, on context: borrowing CairoContext, with workshop: inout Workshop) throws {
        if !isCurrent {
            make(with: &workshop)
            try finish()
            isCurrent = true
        }
        cairo_save(context.pointer)
        context.setPath(key.glass.outline)
        cairo_identity_matrix(context.pointer)
        if scale != 1 { cairo_scale(context.pointer, 1 / scale, 1 / scale) }
        let (left, top) = (Double(frame.x), Double(frame.y))
        cairo_set_source_surface(context.pointer, picture.pointer, left, top)
        if isCut {
            cairo_new_path(context.pointer)
            cairo_rectangle(context.pointer, left, top, Double(frame.width), Double(frame.height))
        } else {
            // Read past its last row, a picture goes on as that row is.
            cairo_pattern_set_extend(cairo_get_source(context.pointer), CAIRO_EXTEND_PAD)
        }
        context.fill()
        cairo_restore(context.pointer)
    }

    /// The memory in which panes are made, one after the other.
    struct Workshop {
        fileprivate var blur = ColorBlur()
        fileprivate var colored: [UInt32] = []
        fileprivate var settled: [UInt32] = []
    }

    /// Blurs, colours and bends, in this order, as the SVG's filter does.
    ///
    /// What a wide blur leaves is as smooth at half the size: there it is a fourth of the work.
    private func make(with workshop: inout Workshop) {
        let region = key.region
        let (left, top) = (frame.x - region.x, frame.y - region.y)
        let halvings = blur.halvings
        if halvings > 0 {
            let half = HalvedPicture(backdrop, width: region.width, halvings: halvings)
            workshop.blur.apply(blur, to: half.pixels, width: half.width, keeping: 0..<half.width)
        } else {
            workshop.blur.apply(blur, to: backdrop, width: region.width, keeping: left..<left + frame.width)
        }
        let (width, height) = (workshop.blur.width, workshop.blur.height)
        let count = width * height
        if workshop.colored.count < count {
            workshop.colored = [UInt32](repeating: 0, count: count)
            workshop.settled = workshop.colored
        }
        workshop.blur.pixels.withUnsafeBufferPointer { blurred in
            workshop.colored.withUnsafeMutableBufferPointer { colored in
                let rows = UnsafeBufferPointer(rebasing: blurred[0..<count])
                PaneColor(ColorMatrix(of: key.glass)).apply(to: rows, into: colored)
            }
        }
        func source(_ pixels: UnsafePointer<UInt32>) -> PanePicture {
            PanePicture(
                pixels: pixels,
                width: width,
                height: height,
                halvings: halvings,
                left: halvings > 0 ? left : 0,
                top: top
            )
        }
        if let lens, halvings == 0 {
            workshop.colored.withUnsafeBufferPointer { colored in
                workshop.settled.withUnsafeMutableBufferPointer { settled in
                    if let colored = colored.baseAddress { lens.settle(source(colored), into: settled) }
                }
            }
            swap(&workshop.colored, &workshop.settled)
        }
        let stride = picture.stride
        picture.withPixels { pixels in
            workshop.colored.withUnsafeBufferPointer { colored in
                guard let colored = colored.baseAddress, count > 0 else { return }
                let source = source(colored)
                let pixels = UnsafeMutableRawBufferPointer(pixels)
                for row in 0..<frame.height {
                    let bytes = row * stride..<row * stride + frame.width * 4
                    let line = UnsafeMutableRawBufferPointer(rebasing: pixels[bytes]).bindMemory(to: UInt32.self)
                    if let lens {
                        lens.bendRow(row, of: source, into: line)
                    } else {
                        source.fill(0..<frame.width, ofRow: row, into: line)
                    }
                }
            }
        }
    }
}

extension GlassPane {
    /// Cuts the pane out along its outline and lays its rims over it.
    private func finish() throws {
        let pen = try CairoContext(on: picture.pointer)
        pen.transform(.translation(x: -Double(frame.x), y: -Double(frame.y)))
        pen.transform(key.matrix)
        if isCut {
            pen.setPath(key.glass.outline)
            cairo_set_operator(pen.pointer, CAIRO_OPERATOR_DEST_IN)
            pen.setColor(Color(red: 0, green: 0, blue: 0))
            pen.fill()
            cairo_set_operator(pen.pointer, CAIRO_OPERATOR_OVER)
        }
        for ring in key.glass.rings {
            pen.setPath(ring.path)
            pen.setPaint(ring.paint)
            pen.fill()
        }
        try pen.check("drawing a pane of glass")
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Whether the bytes are those of `other`, which is as long.
    fileprivate func holds(_ other: UnsafeRawBufferPointer) -> Bool {
        guard let mine = baseAddress, let theirs = other.baseAddress else { return count == other.count }
        return memcmp(mine, theirs, count) == 0
    }
}
