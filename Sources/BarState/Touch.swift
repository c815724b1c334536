/// What a finger is doing to a bar's layers.
struct Touch: Hashable, Sendable {
    private(set) var pressed: String?
    private(set) var longPressed: String?

    mutating func press(_ layer: String) {
        self = Touch(pressed: layer)
    }

    mutating func longPress(_ layer: String) {
        self = Touch(pressed: layer, longPressed: layer)
    }

    mutating func release() {
        self = Touch()
    }

    /// Only layers that are still there: what left under the finger is no longer pressed.
    func among(_ layers: [String]) -> Touch {
        Touch(
            pressed: pressed.flatMap { layers.contains($0) ? $0 : nil },
            longPressed: longPressed.flatMap { layers.contains($0) ? $0 : nil }
        )
    }
}
