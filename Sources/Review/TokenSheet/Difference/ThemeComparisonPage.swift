import CairoBackend
import Drawing
import Theme

/// A page on what differs between two themes: each token before and after, and the frames that it changes.
public struct ThemeComparisonPage {
    /// What writing the page did.
    public struct Written: Sendable {
        /// The page's path.
        public var page: String
        /// How many frames were compared, and how many of them differ.
        public var comparedFrames = 0
        /// How many of the compared frames differ; 0 where no plan was given.
        public var changedFrames = 0
    }

    private let comparison: ThemeComparison
    private let pairs: [(part: ThemeComparison.Part, title: String, old: ThemeDocument, new: ThemeDocument)]
    private let names: (old: String, new: String)

    /// Throws `ThemeVersion.NotFound` and `SourceErrors` as comparing does.
    public init(from old: ThemeVersion, to new: ThemeVersion, names: (old: String, new: String)) throws {
        comparison = try ThemeComparison(from: old, to: new)
        self.names = names
        let single = !old.isFolder
        pairs = comparison.parts.compactMap { part in
            let before = single ? old.parts.first : old.parts.first { $0.name == part.name }
            let after = single ? new.parts.first : new.parts.first { $0.name == part.name }
            guard let before, let after, !part.diff.isEmpty else { return nil }
            let title = after.document.name ?? TokenPreview.stem(of: after.name)
            return (part, title, before.document, after.document)
        }
    }

    /// Whether nothing differs.
    public var isEmpty: Bool { comparison.isEmpty }

    /// Draws the frames that each token changes, at most `most` of them, as SVG before and after, and writes the page.
    ///
    /// Where there is no plan, the page tells of tokens alone. Throws `FrameError`, `FileError`, and `ForeignPageError`
    /// where somebody else's page is in its place.
    public func write(to folder: String, frames plan: FramePlan?, most: Int = 6) throws -> Written {
        try FileOutput.checkWritable(folder: folder)
        let path = FilePath.join(folder, "index.html")
        try PageFile.check(path)
        var written = Written(page: path)
        let canvas = SheetCanvas(shaper: TextShaper(), symbols: SymbolLibrary(folder: nil))
        var markup = ComparisonMarkup(names, comparison, swatch: TokenSwatch(canvas: canvas))
        for (index, entry) in pairs.enumerated() {
            var pair = ThemePair(TokenPreview.stem(of: entry.part.name), from: entry.old, to: entry.new)
            let frames = try plan.flatMap { plan in pair.isDrawable ? try ChangedFrames(plan, in: &pair) : nil }
            var shown: [(token: String, frames: [ChangedFrames.Change])] = []
            if let frames {
                written.comparedFrames += frames.total
                written.changedFrames += frames.changes.count
                for token in entry.part.diff.tokens {
                    shown.append((token, frames.shown(of: token, most: most)))
                }
                try Self.draw(shown.flatMap(\.frames), of: &pair, into: FilePath.join(folder, "\(index + 1)"))
            }
            try markup.write(entry.part, title: entry.title, number: index + 1, frames: frames, shown: shown)
        }
        try FileOutput.write(markup.html(), to: path)
        return written
    }

    /// Each frame once, as `before/NAME.svg` and `after/NAME.svg`.
    private static func draw(_ changes: [ChangedFrames.Change], of pair: inout ThemePair, into folder: String) throws {
        var done: Set<String> = []
        var tools: [String?: FrameTools] = [:]
        for change in changes where done.insert(change.frame.name).inserted {
            let frame = change.frame
            let own = tools[frame.symbolFolder] ?? FrameTools(symbolFolder: frame.symbolFolder)
            tools[frame.symbolFolder] = own
            let comparison = try pair.compare(frame, with: own)
            for (side, list) in [("before", comparison.before), ("after", comparison.after)] {
                let path = FilePath.join(folder, "\(side)/\(frame.name).svg")
                try FileOutput.write(SVGWriter().write(list, label: "\(frame.label), \(side)"), to: path)
            }
        }
    }
}

extension TokenDiff {
    /// The paths of all that differs, each once, in the order of a report.
    var tokens: [String] {
        var tokens: [String] = []
        for difference in differences where !tokens.contains(difference.change.path) {
            tokens.append(difference.change.path)
        }
        return tokens
    }
}
