import BarLayout
import CairoBackend
import Drawing

/// The frames of a plan as a document for paper and pencil: a cover, then each story on pages of its own.
public struct ProofSheet: Sendable {
    /// The document, in the gallery's folder.
    public static let fileName = "proof-sheet.pdf"

    private let plan: FramePlan
    private let chapters: [Chapter]

    private struct Chapter: Sendable {
        var story: Story
        var frames: [Frame]
        var layout: ProofLayout
        /// The page it begins on, from 1 on.
        var firstPage: Int

        var title: String { story.title ?? story.name }
    }

    /// How many stories are shown on the cover (ours).
    private static let mostHeroes = 7

    /// Decides every page before the first is drawn.
    public init(_ plan: FramePlan) {
        self.plan = plan
        var page = 2
        chapters = plan.chapters.map { chapter in
            let layout = ProofLayout(chapter.frames.map(\.screenSize))
            defer { page += layout.pages.count }
            return Chapter(story: chapter.story, frames: chapter.frames, layout: layout, firstPage: page)
        }
    }

    /// The cover counted.
    public var pageCount: Int { chapters.reduce(1) { $0 + $1.layout.pages.count } }

    /// Draws the document and writes it to `path`; `report` is called with how many frames are laid on pages so far.
    ///
    /// Throws `FrameError` with the frame that can't be drawn, `CairoError` and `FileError`, and what `report` throws.
    public func write(to path: String, report: (Int) throws -> Void) throws {
        try FileOutput.checkWritable(folder: FilePath.parent(of: path))
        var themes = plan.themes
        var tools: [String?: FrameTools] = [:]
        func list(_ frame: Frame) throws -> DisplayList {
            let own = tools[frame.symbolFolder] ?? FrameTools(symbolFolder: frame.symbolFolder)
            tools[frame.symbolFolder] = own
            do {
                return try own.displayList(of: frame, theme: themes.theme(for: frame.drawn))
            } catch {
                throw FrameError(frame: frame.name, cause: error)
            }
        }
        let pages = chapters.flatMap { chapter in chapter.layout.pages.indices.map { (chapter, $0) } }
        let paper = ProofPage(tools: FrameTools(symbolFolder: nil), pageCount: pageCount)
        var done = 0
        let bytes = try PDFWriter(title: title).write(pageCount: pageCount) { index in
            guard index > 0 else { return try cover(paper, list: list) }
            let (chapter, part) = pages[index - 1]
            let cells = chapter.layout.pages[part]
            let lists = try cells.map { try list(chapter.frames[$0.frame]) }
            done += cells.count
            try report(done)
            return try paper.page(
                ProofPage.Contents(
                    title: chapter.title,
                    summary: chapter.story.summary,
                    number: index + 1,
                    part: part + 1,
                    parts: chapter.layout.pages.count,
                    cells: cells,
                    frames: chapter.frames
                ),
                lists: lists
            )
        }
        try FileOutput.write(bytes, to: path)
    }

    /// The document's title: the only story's, or the word for all.
    private var title: String {
        chapters.count == 1 ? "Proof sheet: \(SheetCanvas.shown(chapters[0].title))" : "Proof sheet"
    }

    private func cover(_ paper: ProofPage, list: (Frame) throws -> DisplayList) throws -> PDFPage {
        let heroes = try chapters.compactMap(\.frames.first).prefix(Self.mostHeroes).map { ($0, try list($0)) }
        let count = chapters.reduce(0) { $0 + $1.frames.count }
        let facts = [
            "\(chapters.count) \(chapters.count == 1 ? "story" : "stories"), \(count) \(count == 1 ? "frame" : "frames")",
            "Theme: " + plan.themeNames.joined(separator: ", "),
        ]
        return try paper.cover(
            entries: chapters.map {
                ProofPage.Entry(title: $0.title, frames: $0.frames.count, page: $0.firstPage)
            },
            facts: facts,
            heroes: heroes
        )
    }
}

extension Frame {
    private var device: Device { Device.named(drawn[.device]) ?? .iPhone16Pro }

    /// The radius of the screen's corners in points.
    var screenCorner: Double { device.screenCorner }

    /// The screen's size in points, as it is held.
    var screenSize: Size {
        let size = device.size
        return drawn[.orientation] == LayoutEnvironment.Orientation.landscape.rawValue
            ? Size(width: size.height, height: size.width) : size
    }
}
