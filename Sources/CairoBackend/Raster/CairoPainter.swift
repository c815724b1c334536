internal import CCairo
import Drawing

/// Walks a display list and draws each thing in turn; the SVG writer's counterpart.
struct CairoPainter {
    let list: DisplayList
    let kept: KeptPictures
    /// The frame's panes of glass, once the backdrop is drawn.
    let panes: GlassPanes
    /// The whole picture.
    let canvas: PixelRect
    /// Whether the picture is a drawing that keeps outlines: then only what is blurred is pixels.
    var isVector = false
    /// Pixels for each unit of the pen of what is pixels in such a drawing.
    var finePixels = 3.0

    /// Throws `SVGError` for a symbol that can't be drawn, and `CairoError`.
    func draw(_ layer: Layer, on context: borrowing CairoContext) throws {
        guard layer.opacity > 0 else { return }
        cairo_save(context.pointer)
        defer { cairo_restore(context.pointer) }
        if layer.transform != .identity {
            // A transform that flattens the layer shows nothing of it.
            guard layer.transform.a * layer.transform.d != layer.transform.b * layer.transform.c else { return }
            context.transform(layer.transform)
        }
        if let clip = layer.clip {
            context.setPath(clip)
            context.clip()
        }
        guard layer.opacity < 1 || layer.blur > 0 else { return try drawItems(of: layer, on: context) }
        let matrix = context.matrix
        guard let ink = inkBounds(of: layer),
            let pixels = PixelRect(around: matrix.apply(to: ink)).intersection(canvas)
        else { return }
        context.clip(to: pixels)
        if isVector, layer.blur > 0 { return try drawAsPixels(layer, in: pixels, on: context) }
        // A turned or slanted layer blurs by its horizontal and vertical stretch, as librsvg has it.
        let blur = layer.blur > 0 ? GaussianBlur(sigma: layer.blur * abs(matrix.a + matrix.c)) : nil
        try context.group(opacity: layer.opacity, blur: blur.map { ($0, pixels) }) {
            try drawItems(of: layer, on: context)
        }
    }

    private func drawItems(of layer: Layer, on context: borrowing CairoContext) throws {
        for item in layer.items {
            switch item {
            case .layer(let child):
                try draw(child, on: context)
                if list.hasGlass, child.id == Glass.backdropID { try showBackdrop(child, on: context) }
            case .fill(let path, let paint):
                switch paint.source {
                case .solid: fillDirectly(path, paint, on: context)
                case .linearGradient(let gradient): try fill(path, gradient, paint, on: context)
                }
            case .stroke(let path, let paint, let width):
                context.setPath(path)
                context.setPaint(paint)
                context.stroke(width: width)
            case .shadow(let path, let shadow): try draw(shadow, of: path, on: context)
            case .text(let text): try draw(text, on: context)
            case .symbol(let symbol): try draw(symbol, on: context)
            case .glass(let glass): try draw(glass, on: context)
            }
        }
    }
}
