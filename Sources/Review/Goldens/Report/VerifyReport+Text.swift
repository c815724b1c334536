extension VerifyReport {
    /// What a person reads at the terminal: a line for each finding, under it what changed layer by layer, where and how
    /// much; nothing where nothing differs.
    ///
    /// Each is one line whatever a story says in it: a line of its own could be a command to GitHub's runner.
    public var text: String {
        var lines: [String] = []
        if !comparison.isExact { lines.append(comparison.sentence) }
        for verdict in findings {
            lines.append(Self.padded(verdict.kind.title) + verdict.headline)
            lines += verdict.layers.prefix(Self.mostLayers).map { "    " + $0.description }
            let rest = verdict.layers.count - Self.mostLayers
            if rest > 0 { lines.append("    and \(rest) more layers") }
        }
        return lines.map { $0.printable + "\n" }.joined()
    }

    /// `412 frames: 409 same, 2 changed, 1 missing`.
    public var counts: String {
        let parts = FrameVerdict.Kind.allCases.compactMap { kind -> String? in
            let count = count(of: kind)
            return count > 0 ? "\(count) \(kind.title)" : nil
        }
        let part = shard == .whole ? "" : " of shard \(shard.index)/\(shard.count)"
        let frames = verdicts.count == 1 ? "1 frame" : "\(verdicts.count) frames"
        return "\(frames)\(part): " + (parts.isEmpty ? "nothing to compare" : parts.joined(separator: ", "))
    }

    /// Beyond these a list says less than its length. Ours.
    private static let mostLayers = 12

    private static func padded(_ title: String) -> String {
        let width = FrameVerdict.Kind.allCases.map(\.title.count).max() ?? 0
        return title + String(repeating: " ", count: max(0, width - title.count) + 2)
    }
}

extension VerifyReport.Comparison {
    /// How pictures were compared, as one sentence without a full stop.
    public var sentence: String {
        isExact
            ? "compared exactly, pixel by pixel"
            : "drawn with other libraries or fonts than the goldens (\(reasons.joined(separator: ", "))): compared as the"
                + " eye does, a pixel counts from a difference of \(threshold) (ΔE in OKLab), smoothing of edges aside"
    }
}

extension FrameVerdict {
    /// The name, with how much changed or what else is to be said.
    public var headline: String {
        ([name] + [sizes, difference?.summary, note].compactMap { $0 }).joined(separator: "  ")
    }

    /// `402×874 → 440×956 pt`, where the size changed.
    public var sizes: String? {
        guard kind == .resized, let goldenSize, let size else { return nil }
        return "\(goldenSize.width.thousandths())×\(goldenSize.height.thousandths()) → "
            + "\(size.width.thousandths())×\(size.height.thousandths()) pt"
    }
}

extension MeasuredDifference {
    /// `1204 pixels (0.34 %), largest 0.12, at 21,772 88×44 pt and 2 more places`.
    public var summary: String {
        guard pixels > 0 else { return "no pixel differs" }
        let count = pixels == 1 ? "1 pixel" : "\(pixels) pixels"
        var text = "\(count) (\(Self.percent(percent))), largest \(largest.thousandths())"
        if let first = regions.first {
            text += ", at \(first.x.thousandths()),\(first.y.thousandths()) "
            text += "\(first.width.thousandths())×\(first.height.thousandths()) pt"
            if regions.count > 1 { text += " and \(regions.count - 1) more place\(regions.count == 2 ? "" : "s")" }
        }
        return text
    }

    /// Two digits that count, so that little is never nothing.
    static func percent(_ value: Double) -> String {
        guard value > 0 else { return "0 %" }
        return value >= 0.01 ? "\((value * 100).rounded() / 100) %" : "under 0.01 %"
    }
}
