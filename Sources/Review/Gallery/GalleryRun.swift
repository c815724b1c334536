/// Draws the frames of a plan and the page that shows them.
public struct GalleryRun: Sendable {
    private let plan: FramePlan
    private let folder: String
    private let run: FrameRun

    /// `folder` becomes a gallery that can be copied anywhere as it is.
    public init(_ plan: FramePlan, folder: String, jobs: Int) {
        self.plan = plan
        self.folder = folder
        run = FrameRun(plan, output: FrameOutput(folder: folder, jobs: jobs))
    }

    /// Draws everything and returns the page's path; `report` is called with each frame as it is finished.
    ///
    /// Throws what drawing and writing throw; the page is written last, so it never shows a frame that isn't there.
    public func draw(report: (FrameRun.Drawn) throws -> Void) async throws -> String {
        var drawn: [FrameRun.Drawn] = []
        try await run.draw { one in
            drawn.append(one)
            try report(one)
        }
        let path = FilePath.join(folder, "index.html")
        try FileOutput.write(GalleryPage.html(of: Gallery(plan, drawn: drawn)), to: path)
        return path
    }
}
