import CairoBackend
import Drawing

/// Says what is to be said of a frame that isn't as its golden: what changed, where, and how much.
///
/// Both sides are drawn by librsvg from their SVGs, so that nothing but the frames themselves can differ between them.
struct FrameJudge: Sendable {
    let folder: GoldenFolder
    let manifest: GoldenManifest?
    let files: ReportFiles
    let comparison: VerifyReport.Comparison

    private var options: ComparisonOptions {
        ComparisonOptions(threshold: comparison.threshold, ignoresAntialiasing: !comparison.isExact)
    }

    /// Writes the pictures that go with the verdict. Throws what writing throws.
    @Sendable func verdict(on drawn: GoldenDrawing.Drawn) throws -> FrameVerdict {
        var verdict = FrameVerdict(name: drawn.name, label: drawn.label, kind: .missing)
        verdict.size = drawn.size
        verdict.golden = manifest?.frames[drawn.name]
        verdict.drawn = drawn.record
        verdict.files.afterSVG = files.afterSVG(drawn.name)
        if drawn.record.png != nil { verdict.files.afterPNG = files.afterPNG(drawn.name) }
        switch drawn.state {
        case .missing:
            if verdict.golden != nil { verdict.note = "the manifest lists it, and its file isn't there" }
        case .unreadable(let reason):
            verdict.kind = .unreadable
            verdict.note = reason
        case .same, .different:
            return try compared(drawn, verdict)
        }
        let after = try picture(of: files.read(files.afterSVG(drawn.name)))
        try show(after, as: files.afterPicture(drawn.name), \.after, &verdict)
        return verdict
    }

    /// A golden that no story draws.
    @Sendable func orphan(named name: String) throws -> FrameVerdict {
        var verdict = FrameVerdict(name: name, label: name, kind: .orphaned)
        verdict.golden = manifest?.frames[name]
        verdict.note = verdict.golden == nil ? "the manifest doesn't list it" : "no story draws it"
        guard let svg = try folder.read(GoldenFile.svg(name)), let picture = try? picture(of: svg) else {
            return verdict
        }
        verdict.goldenSize = size(of: picture)
        verdict.files.beforeSVG = files.beforeSVG(name)
        try files.write(svg, to: files.beforeSVG(name))
        try show(picture, as: files.beforePicture(name), \.before, &verdict)
        return verdict
    }

    private func compared(_ drawn: GoldenDrawing.Drawn, _ verdict: FrameVerdict) throws -> FrameVerdict {
        var verdict = verdict
        let name = drawn.name
        let beforeSVG = try folder.read(GoldenFile.svg(name)) ?? []
        let afterSVG = try files.read(files.afterSVG(name))
        let before: PixelBuffer
        do {
            before = try picture(of: beforeSVG)
            verdict.layers = LayerComparison.changes(
                from: try FrameLayerReader.layers(of: beforeSVG),
                to: try FrameLayerReader.layers(of: afterSVG)
            )
        } catch {
            verdict.kind = .unreadable
            verdict.note = "\(folder.path(of: GoldenFile.svg(name))): \(error)"
            return verdict
        }
        try files.write(beforeSVG, to: files.beforeSVG(name))
        verdict.files.beforeSVG = files.beforeSVG(name)
        let after = try picture(of: afterSVG)
        verdict.goldenSize = size(of: before)
        let found = try PictureComparison(expected: before, actual: after, options: options)
        verdict.difference = MeasuredDifference(found, scale: comparison.scale)
        try settle(&verdict, found)

        guard verdict.kind != .same else {
            for path in [verdict.files.beforeSVG, verdict.files.afterSVG, verdict.files.afterPNG] {
                if let path { try files.remove(path) }
            }
            var same = FrameVerdict(name: name, label: drawn.label, kind: .same, note: verdict.note)
            same.difference = verdict.difference
            return same
        }
        try show(after, as: files.afterPicture(name), \.after, &verdict)
        guard verdict.kind != .redescribed else { return verdict }
        try show(before, as: files.beforePicture(name), \.before, &verdict)
        let picture = found.differencePicture(expected: before, actual: after)
        try show(picture, as: files.differencePicture(name), \.difference, &verdict)
        return verdict
    }

    private func settle(_ verdict: inout FrameVerdict, _ found: PictureComparison) throws {
        if found.sizeDiffers {
            verdict.kind = .resized
        } else if found.differs > 0 {
            verdict.kind = .changed
        } else if verdict.golden?.pixels == verdict.drawn?.pixels {
            verdict.kind = .redescribed
        } else if comparison.isExact {
            // The two SVGs show one picture, and the rasteriser made another of it than when it was recorded.
            verdict.kind = .changed
            try measureRasterizer(&verdict)
        } else if verdict.layers.contains(where: \.isInWords) {
            verdict.kind = .redescribed
        } else {
            verdict.kind = .same
            verdict.note = "its pixels differ by less than the threshold"
            try measureRasterizer(&verdict)
        }
    }

    /// Compares the PNG that was recorded with the new one, where one is kept.
    private func measureRasterizer(_ verdict: inout FrameVerdict) throws {
        let cause = "the same layers are drawn differently"
        guard let path = verdict.files.afterPNG, let golden = try folder.read(GoldenFile.png(verdict.name)) else {
            if verdict.kind != .same { verdict.note = "\(cause); no PNG is kept of it that says where" }
            return
        }
        let before = try PNGDecoder.decode(golden)
        let after = try PNGDecoder.decode(files.read(path))
        let found = try PictureComparison(expected: before, actual: after, options: options)
        guard found.isDifferent else { return }
        verdict.kind = .changed
        verdict.note = "\(cause), measured at one pixel per point"
        verdict.difference = MeasuredDifference(found, scale: GoldenDrawing.scale)
    }

    private func picture(of svg: [UInt8]) throws -> PixelBuffer {
        try SVGRasterizer().rasterize(svg, scale: comparison.scale)
    }

    private func size(of picture: PixelBuffer) -> Size {
        Size(
            width: (Double(picture.width) / comparison.scale).roundedToThousandth,
            height: (Double(picture.height) / comparison.scale).roundedToThousandth
        )
    }

    private func show(
        _ picture: PixelBuffer,
        as path: String,
        _ key: WritableKeyPath<FrameVerdict.Files, String?>,
        _ verdict: inout FrameVerdict
    ) throws {
        try files.write(picture, scale: comparison.scale, to: path)
        verdict.files[keyPath: key] = path
    }
}
