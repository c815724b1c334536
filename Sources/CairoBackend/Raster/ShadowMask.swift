internal import CCairo
import Drawing

/// What decides a blurred shadow's mask.
struct ShadowKey: Hashable {
    /// The outline with the shadow's offset in it.
    var path: Path
    /// Points.
    var sigma: Double
    var matrix: AffineTransform
    /// Where on the canvas it is drawn: what lies outside is not there to be blurred.
    var region: PixelRect

    /// Throws `CairoError`.
    func draw() throws -> KeptPicture {
        let mask = try KeptPicture(region: region, content: .mask) { pen in
            pen.transform(matrix)
            pen.setPath(path)
            pen.setColor(Color(red: 0, green: 0, blue: 0))
            pen.fill()
        }
        // A turned or slanted layer blurs by its horizontal and vertical stretch, as librsvg has it.
        let blur = GaussianBlur(sigma: sigma * abs(matrix.a + matrix.c))
        let stride = mask.surface.stride
        mask.surface.withPixels { pixels in
            let (width, height) = (region.width, region.height)
            let slice = NineSlice(of: pixels, width: width, height: height, stride: stride, reach: blur.reach)
            var small = slice.shrink(pixels, width: width, height: height, stride: stride)
            blur.apply(to: &small)
            slice.expand(small, into: pixels, width: width, height: height, stride: stride)
        }
        return mask
    }
}
