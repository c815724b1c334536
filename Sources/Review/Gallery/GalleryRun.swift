/// Draws the frames of a plan and the page that shows them.
public struct GalleryRun: Sendable {
    /// The page, in the gallery's folder.
    public static let pageName = "index.html"
    /// Where the frames are, in the gallery's folder.
    static let frameFolder = "frames"

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
    /// Throws what drawing and writing throw; the page is written last, so it never shows a frame that isn't there.
    public func draw(report: (FrameRun.Drawn) throws -> Void) async throws -> String {
        var drawn: [FrameRun.Drawn] = []
        try await run.draw { one in
            drawn.append(one)
            try report(one)
        }
        var index = GalleryIndex(plan, drawn: drawn)
        let path = FilePath.join(folder, Self.pageName)
        try FileOutput.write(GalleryPage.html(of: try index.value()), to: path)
        return path
    }
}
