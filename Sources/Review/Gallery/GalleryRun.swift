/// Draws the frames of a plan and the page that shows them.
public struct GalleryRun: Sendable {
    /// The page, in the gallery's folder.
    public static let pageName = "index.html"
    /// Where the frames are, in the gallery's folder.
    static let frameFolder = "frames"
    /// Where the pages of the themes' tokens are, in the gallery's folder.
    static let tokenFolder = "tokens"

    private let plan: FramePlan
    private let folder: String
    private let run: FrameRun

    /// `folder` becomes a gallery that can be copied anywhere as it is.
    public init(_ plan: FramePlan, folder: String, jobs: Int) {
        self.plan = plan
        self.folder = folder
        let output = FrameOutput(
            formats: [.png, .script],
            scale: 1,
            folder: FilePath.join(folder, Self.frameFolder),
            jobs: jobs
        )
        run = FrameRun(plan, output: output)
    }

    /// Draws everything and returns the page's path; `report` is called with each frame as it is finished.
    ///
    /// Files of an earlier run that this one doesn't draw are removed. Throws what drawing and writing throw; the page is
    /// written after the frames, so it never shows one that isn't there.
    public func draw(report: (FrameRun.Drawn) throws -> Void) async throws -> String {
        try FileOutput.checkWritable(folder: folder)
        var themes = plan.themes
        let previews = try TokenPreview.all(named: plan.themeNames, themes: &themes)
        let list = GalleryFileList(of: folder)
        var files = Set(plan.frames.flatMap { frame in run.paths(of: frame).map(inFolder) })
        try list.announce(files)
        var drawn: [FrameRun.Drawn] = []
        try await run.draw { one in
            drawn.append(one)
            try report(one)
        }
        for preview in previews {
            let written = try preview.write(
                to: FilePath.join(folder, Self.tokenFolder),
                formats: [.html],
                around: pages(beside: preview, of: previews)
            )
            files.formUnion(written.files.map(inFolder))
        }
        var index = GalleryIndex(plan, drawn: drawn)
        index.tokenPage = previews.first.map { FilePath.join(Self.tokenFolder, $0.pageName) }
        let path = FilePath.join(folder, Self.pageName)
        try FileOutput.write(GalleryPage.html(of: try index.value()), to: path)
        try list.keep(only: files)
        return path
    }

    /// A path of this gallery's by its place in the folder.
    private func inFolder(_ path: String) -> String { String(path.dropFirst(FilePath.join(folder, "").count)) }

    private func pages(beside own: TokenPreview, of previews: [TokenPreview]) -> [PageLink] {
        [PageLink(title: "Gallery", address: "../" + Self.pageName)]
            + previews.map { PageLink(title: $0.title, address: $0.pageName, isHere: $0.name == own.name) }
    }
}
