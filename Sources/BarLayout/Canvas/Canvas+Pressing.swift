import Drawing

extension Canvas {
    /// The layer as it looks with a finger on it: a little smaller, and nothing at all under Reduce Motion.
    func pressing(_ layer: Layer, _ rect: Rect, _ pressed: String?, scale: Double) -> Layer {
        guard pressed == layer.id, environment.motion == .full else { return layer }
        var copy = layer
        copy.transform = .scale(scale, around: place(rect).center)
        return copy
    }
}
