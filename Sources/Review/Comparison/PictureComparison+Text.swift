extension PictureComparison {
    /// What a person reads: how much differs and by how much, then a line for each region; nothing where nothing differs.
    public var text: String {
        guard isDifferent else { return "" }
        var lines: [String] = []
        if sizeDiffers {
            lines.append("size \(expectedSize) → \(actualSize) px")
        }
        let pixels = differs == 1 ? "1 pixel differs" : "\(differs) pixels differ"
        lines.append("\(pixels) (\(Self.short(percent)) %), the largest by ΔE \(Self.short(largest))")
        for region in regions {
            let box = region.box
            lines.append("\(box.width)×\(box.height) px at \(box.x),\(box.y): \(region.pixels)")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// What was set aside, in one sentence; nil where nothing was.
    public var smoothedText: String? {
        switch smoothed {
        case 0: nil
        case 1: "1 pixel set aside as the smoothing of an edge"
        default: "\(smoothed) pixels set aside as the smoothing of edges"
        }
    }

    /// Three decimals, more only for what would be 0 then.
    private static func short(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == 0 && value != 0 ? "under 0.001" : "\(rounded)"
    }
}
