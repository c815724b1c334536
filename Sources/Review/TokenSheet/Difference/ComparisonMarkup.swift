import Theme

/// The comparison's page in the making.
struct ComparisonMarkup {
    private let names: (old: String, new: String)
    private let comparison: ThemeComparison
    private let swatch: TokenSwatch
    private var page = HTMLText()

    init(_ names: (old: String, new: String), _ comparison: ThemeComparison, swatch: TokenSwatch) {
        self.names = names
        self.comparison = comparison
        self.swatch = swatch
        writeHead()
    }

    /// The whole page.
    func html() -> String {
        PageTemplate.page(
            title: "\(names.old) → \(names.new)",
            content: page.text + "</main>\n",
            styles: ["tokens.css", "difference.css"]
        )
    }

    private mutating func writeHead() {
        page.markup("<header>\n<p class=\"over\">What changes</p>\n<h1><bdi>")
        page.words(names.old)
        page.markup("</bdi> → <bdi>")
        page.words(names.new)
        page.markup("</bdi></h1>\n")
        var lines: [String] = []
        if !comparison.removed.isEmpty { lines.append("Files gone: \(comparison.removed.joined(separator: ", "))") }
        if !comparison.added.isEmpty { lines.append("New files: \(comparison.added.joined(separator: ", "))") }
        if comparison.isEmpty { lines.append("No token differs.") }
        for line in lines { page.element("p class=\"lead\"", line) }
        page.markup("</header>\n<main>\n")
    }

    /// One theme: its tokens before and after by kind, then the frames.
    ///
    /// Throws what shaping a swatch throws.
    mutating func write(
        _ part: ThemeComparison.Part,
        title: String,
        number: Int,
        frames: ChangedFrames?,
        shown: [(token: String, frames: [ChangedFrames.Change])]
    ) throws {
        page.markup("<section>\n")
        page.element("h2 dir=\"auto\"", title)
        page.element("p", Self.summary(of: part.diff, frames))
        if let unexplained = frames?.unexplained, !unexplained.isEmpty {
            let list = unexplained.joined(separator: ", ")
            page.element("p class=\"mark\"", "Differ though no token they name has changed: \(list)")
        }
        for permutation in part.diff.removedPermutations { page.element("p", "Permutation gone: \(permutation)") }
        for permutation in part.diff.addedPermutations { page.element("p", "New permutation: \(permutation)") }
        page.markup("</section>\n")
        let tokens = part.diff.tokens
        var anchors: [String: String] = [:]
        for (index, token) in tokens.enumerated() { anchors[token] = "frames-\(number)-\(index + 1)" }
        for (word, count) in part.diff.counts {
            let rows = part.diff.differences.filter { $0.change.kind.word == word }
            try write(rows, word: word, count: count, number: number, frames, anchors)
        }
        for (token, pictures) in shown where !pictures.isEmpty {
            let all = frames?.frames(of: token) ?? []
            write(token, anchor: anchors[token] ?? "", all: all, total: frames?.total ?? 0, pictures, number: number)
        }
    }

    private static func summary(of diff: TokenDiff, _ frames: ChangedFrames?) -> String {
        var text = diff.counts.map { "\($0.count) \($0.word)" }.joined(separator: " · ")
        if let frames { text += " · \(frames.changes.count) of \(frames.total) frames differ" }
        return text
    }

    // MARK: Tokens

    private mutating func write(
        _ rows: [TokenDifference],
        word: String,
        count: Int,
        number: Int,
        _ frames: ChangedFrames?,
        _ anchors: [String: String]
    ) throws {
        let id = "\(word)-\(number)"
        page.markup("<section id=\"\(id)\" aria-labelledby=\"\(id)-title\">\n")
        page.element("h2 id=\"\(id)-title\"", "\(count) \(word)")
        page.markup("<div class=\"scroll\" role=\"group\" tabindex=\"0\" aria-labelledby=\"\(id)-title\">\n")
        page.markup("<table><thead><tr>")
        for head in ["Token", "Before", "After", "Where"] + (frames == nil ? [] : ["Frames"]) {
            page.element("th scope=\"col\"", head)
        }
        page.markup("</tr></thead>\n<tbody>\n")
        for row in rows {
            writeName(of: row.change)
            try writeSides(of: row.change)
            let places = row.isEverywhere ? ["Everywhere"] : row.permutations.map(Self.words)
            page.markup("<td class=\"notes\">")
            for place in places { page.element("div", place) }
            page.markup("</td>")
            if let frames { writeCounts(frames.counts(of: row), anchors[row.change.path] ?? "") }
            page.markup("</tr>\n")
        }
        page.markup("</tbody></table>\n</div>\n</section>\n")
    }

    private static func words(_ permutation: Permutation) -> String {
        permutation.choices.isEmpty ? "Everywhere" : SheetColumn.title(of: permutation.choices)
    }

    private mutating func writeName(of change: TokenChange) {
        page.markup("<tr><th scope=\"row\"><code>")
        page.path(change.path)
        page.markup("</code>")
        switch change.kind {
        case .renamed(let old): page.element("p", "was \(old)")
        case .retyped(let old, let new): page.element("p", "\(old.rawValue), now \(new.rawValue)")
        default: break
        }
        if let reason = change.reason { page.element("p dir=\"auto\"", reason) }
        page.markup("</th>")
    }

    /// The value before and after, each with its picture.
    private mutating func writeSides(of change: TokenChange) throws {
        let (before, after) = (change.sideBefore, change.sideAfter)
        let pictures = try swatch.pictures(of: change.path, before: before, after: after)
        for (side, picture) in [(before, pictures.before), (after, pictures.after)] {
            page.markup("<td>")
            if let side {
                if let picture { page.picture(picture, TokenSwatch.size) }
                page.value(side.value, summary: MotionCurve.summary(of: side.value, spring: side.spring))
            } else {
                page.markup("–")
            }
            page.markup("</td>")
        }
    }

    /// How many frames, in all and in each permutation where there are several.
    private mutating func writeCounts(_ counts: [(permutation: Permutation, count: Int)], _ anchor: String) {
        let all = counts.reduce(0) { $0 + $1.count }
        guard all > 0 else { return page.markup("<td class=\"notes\">None</td>") }
        page.markup("<td class=\"notes\"><a href=\"#\(anchor)\">\(Self.frames(all))</a>")
        if counts.count > 1 {
            for (permutation, count) in counts { page.element("small", "\(Self.words(permutation)): \(count)") }
        }
        page.markup("</td>")
    }

    private static func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }

    // MARK: Frames

    private mutating func write(
        _ token: String,
        anchor: String,
        all: [ChangedFrames.Change],
        total: Int,
        _ pictures: [ChangedFrames.Change],
        number: Int
    ) {
        page.markup("<section id=\"\(anchor)\" aria-labelledby=\"\(anchor)-title\">\n<h2 id=\"\(anchor)-title\"><code>")
        page.path(token)
        page.markup("</code></h2>\n")
        let rest =
            all.count > pictures.count
            ? "; of each story in turn the one where it shows most, \(pictures.count) in all" : ""
        page.element("p", "Changes \(all.count) of \(total) frames\(rest).")
        page.markup("<div class=\"changes\">\n")
        for picture in pictures {
            page.markup("<figure>\n<div class=\"sides\">")
            for side in ["before", "after"] { write(picture, side, number: number) }
            page.markup("</div>\n")
            page.element("figcaption", picture.frame.name)
            page.markup("</figure>\n")
        }
        page.markup("</div>\n")
        if all.count > pictures.count {
            page.markup("<details>")
            page.element("summary", "All \(Self.frames(all.count))")
            page.markup("<ul class=\"names\">\n")
            for change in all { page.element("li", change.frame.name) }
            page.markup("</ul></details>\n")
        }
        page.markup("</section>\n")
    }

    private mutating func write(_ change: ChangedFrames.Change, _ side: String, number: Int) {
        let path = PageTemplate.address("\(number)/\(side)/\(change.frame.name).svg")
        let (width, height) = (Int(change.size.width.rounded()), Int(change.size.height.rounded()))
        page.markup(
            "<a href=\"\(path)\"><img loading=\"lazy\" width=\"\(width)\" height=\"\(height)\" src=\"\(path)\" alt=\""
        )
        page.words("\(change.frame.label), \(side)")
        page.markup("\"><span>\(side == "before" ? "Before" : "After")</span></a>")
    }
}
