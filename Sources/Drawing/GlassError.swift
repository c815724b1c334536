/// A pane of glass without a backdrop that it can read.
public struct GlassError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the backdrop, and where it has to be.
    public var message: String

    public var description: String { message }

    /// Throws unless the backdrop is the first layer of `root`, unchanged by it, and holds no glass itself.
    static func check(_ root: Layer) throws {
        guard case .layer(let backdrop)? = root.items.first, backdrop.id == Glass.backdropID else {
            throw GlassError(
                message: "Glass reads the layer \(Glass.backdropID), which has to be the first of the root \(root.id). "
                    + "Put everything that lies under the bars into it."
            )
        }
        for layer in [root, backdrop] {
            guard layer.opacity == 1, layer.transform == .identity, layer.clip == nil, layer.blur == 0 else {
                throw GlassError(
                    message:
                        "Glass reads the layer \(Glass.backdropID) as it is on the screen, so neither it nor its root "
                        + "may have an opacity, a transform, a blur or a clip; \(layer.id) has one."
                )
            }
        }
        guard !backdrop.hasGlass else {
            throw GlassError(
                message: "Glass inside the layer \(Glass.backdropID), which glass reads. Put it after that."
            )
        }
    }
}

extension Layer {
    var hasGlass: Bool {
        items.contains { item in
            switch item {
            case .layer(let layer): layer.hasGlass
            case .glass: true
            case .fill, .stroke, .shadow, .text, .symbol: false
            }
        }
    }
}
