/// Draws the frames of a plan and the page that shows them.
public struct GalleryRun: Sendable {
    /// The page, in the gallery's folder.
    public static let pageName = GalleryFolder.pageName

    private let plan: FramePlan
    private let folder: GalleryFolder
    private let jobs: Int

    /// `folder` becomes a gallery that can be copied anywhere as it is.
    public init(_ plan: FramePlan, folder: String, jobs: Int) {
        self.plan = plan
        self.folder = GalleryFolder(path: folder)
        self.jobs = jobs
    }

    /// Draws everything and returns the page's path; `report` is called with each frame as it is finished.
    ///
    /// The page is written after all that it shows, and only then goes what an earlier run wrote and it doesn't show:
    /// whenever the run is ended, the page finds its frames. Throws what drawing and writing throw.
    public func draw(report: (FrameRun.Drawn) throws -> Void) async throws -> String {
        let tokens = try GalleryTokens(plan)
        let earlier = folder.listed()
        let own = Set(plan.frames.flatMap { GalleryFolder.files(of: $0) })
        // What an ended run leaves is on the list of the next.
        try folder.list(earlier.union(own))
        var drawn: [FrameRun.Drawn] = []
        let output = folder.frameOutput(jobs: jobs)
        try await FrameRun(plan, output: output).draw { one in
            drawn.append(one)
            try report(one)
        }
        let all = own.union(try tokens.write(into: folder))
        try folder.list(earlier.union(all))
        var index = GalleryIndex(plan, drawn: drawn, tokenPages: tokens.pages)
        try FileOutput.write(GalleryPage.html(of: try index.value()), to: folder.file(GalleryFolder.pageName))
        try folder.remove(earlier.subtracting(all))
        try folder.list(all)
        return folder.file(GalleryFolder.pageName)
    }
}
