internal import CCairo
import Drawing

/// The panes of glass of one frame: each sees its part of the backdrop as soon as that is drawn, before anything lies on
/// it.
final class GlassPanes {
    private let kept: KeptPanes
    private var panes: [PaneKey: GlassPane] = [:]

    init(kept: KeptPanes) {
        self.kept = kept
    }

    /// Finds every pane in `root`, at `scale` pixels for each unit of the pen's. Throws `CairoError`.
    ///
    /// A pane's place comes out of Cairo's own arithmetic, so that it is the same one when the pane is drawn.
    func gather(_ root: Layer, canvas: PixelRect, scale: Double, on context: borrowing CairoContext) throws {
        for item in root.items {
            switch item {
            case .layer(let child):
                // A transform that flattens the layer shows nothing of it.
                guard child.transform.inverted != nil else { continue }
                cairo_save(context.pointer)
                defer { cairo_restore(context.pointer) }
                if child.transform != .identity { context.transform(child.transform) }
                try gather(child, canvas: canvas, scale: scale, on: context)
            case .glass(let glass):
                let matrix = context.matrix.concatenated(with: .scale(scale, around: .zero))
                guard let key = PaneKey(glass, matrix: matrix, canvas: canvas), panes[key] == nil else { continue }
                panes[key] = try kept.pane(for: key)
            case .fill, .stroke, .shadow, .text, .symbol: break
            }
        }
    }

    /// Shows every pane its part of the backdrop.
    func see(_ pixels: UnsafeRawBufferPointer, stride: Int) {
        for pane in panes.values { pane.see(pixels, stride: stride) }
    }

    /// Lays down the pane of that key, `scale` of its pixels to each unit of the pen's. Throws `CairoError`.
    func draw(_ key: PaneKey, scale: Double, on context: borrowing CairoContext) throws {
        try panes[key]?.draw(scale: scale, on: context, with: &kept.workshop)
    }
}

/// Panes of glass from frame to frame.
final class KeptPanes {
    private var panes: [PaneKey: GlassPane] = [:]
    private var keptBytes = 0
    var workshop = GlassPane.Workshop()
    private let areCut: Bool

    /// `areCut` is whether the pictures of panes have their outlines; else the pen cuts them.
    init(areCut: Bool) {
        self.areCut = areCut
    }

    /// As much as some frames' panes at 3x (ours).
    private static let mostBytes = 64 << 20

    /// The pane of that key, kept or new; nil where only its surroundings are on the canvas. Throws `CairoError`.
    func pane(for key: PaneKey) throws -> GlassPane? {
        if let pane = panes[key] { return pane }
        guard let pane = try GlassPane(key, isCut: areCut) else { return nil }
        if keptBytes + pane.bytes > Self.mostBytes {
            panes.removeAll(keepingCapacity: true)
            keptBytes = 0
        }
        panes[key] = pane
        keptBytes += pane.bytes
        return pane
    }
}
