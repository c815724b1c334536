import Theme

/// Every pair of ink and ground in the frames of one theme, with the places where it is seen.
struct InkSurvey {
    /// The appearance and contrast of a frame.
    private struct Look: Hashable {
        var appearance: String
        var contrast: String
    }

    private struct Key: Hashable {
        var ink: Ink
        var look: Look
    }

    struct Places {
        /// Each once, in the order they are met.
        var layers: [String] = []
        var frames: [String] = []

        mutating func add(layer: String, frame: String) {
            if !layers.contains(layer) { layers.append(layer) }
            if frames.last != frame, !frames.contains(frame) { frames.append(frame) }
        }

        mutating func add(_ others: Places) {
            for layer in others.layers where !layers.contains(layer) { layers.append(layer) }
            for frame in others.frames where !frames.contains(frame) { frames.append(frame) }
        }
    }

    private let opaque: Set<String>
    private var order: [Key] = []
    private var places: [Key: Places] = [:]

    init(of theme: TokenTouches.ThemeUse) {
        opaque = theme.paths.filter { path in
            theme.sets.allSatisfy { tokens in
                guard let token = tokens[path] else { return true }
                let colors = token.value.colors
                return !colors.isEmpty && colors.allSatisfy { $0.alpha >= 1 }
            }
        }
    }

    /// Frames in the middle of a motion are left out: what they show doesn't stay.
    mutating func add(_ laidOut: FramePlan.LaidOutFrame) {
        let frame = laidOut.frame
        guard frame.moment.capture.progress == nil else { return }
        let look = Look(appearance: frame.drawn[.appearance], contrast: frame.drawn[.contrast])
        for found in InkFinder(laidOut.list, tokens: laidOut.tokens, opaque: opaque).found {
            let key = Key(ink: found.ink, look: look)
            if places[key] == nil { order.append(key) }
            places[key, default: Places()].add(layer: found.layer, frame: frame.name)
        }
    }

    /// The inks that are there in a permutation: those of its appearance, whose frames without Increase Contrast stand
    /// for those with it too.
    func inks(in permutation: Permutation) -> [(ink: Ink, places: Places)] {
        let appearance = permutation.inputs[VariantAxis.appearance.rawValue]
        let contrast = permutation.inputs[VariantAxis.contrast.rawValue]
        return order.compactMap { key in
            guard appearance ?? key.look.appearance == key.look.appearance,
                contrast ?? key.look.contrast == key.look.contrast
                    || key.look.contrast == VariantAxis.contrast.standard
            else { return nil }
            return places[key].map { (key.ink, $0) }
        }
    }
}
