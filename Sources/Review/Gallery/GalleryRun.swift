/// Draws the frames of a plan and the page that shows them.
public struct GalleryRun: Sendable {
    /// The page, in the gallery's folder.
    public static let pageName = GalleryFolder.pageName

    private let plan: FramePlan
    private let folder: GalleryFolder
    private let jobs: Int

    /// What a run drew and wrote.
    struct Outcome: Sendable {
        /// In the order of the plan.
        var drawn: [FrameRun.Drawn]
        /// The names of all files but the page.
        var files: Set<String>
        /// The page's index as JSON.
        var index: String
    }

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
        _ = try await draw(watchedBy: nil, report: report)
        return folder.file(GalleryFolder.pageName)
    }

    /// The same; a page that is watched by `changes` asks for them.
    func draw(watchedBy changes: ChangeList?, report: (FrameRun.Drawn) throws -> Void) async throws -> Outcome {
        let tokens = try GalleryTokens(plan)
        let earlier = folder.listed()
        if earlier.isEmpty { try PageFile.check(folder.file(GalleryFolder.pageName)) }
        var files = Set(plan.frames.flatMap { GalleryFolder.files(of: $0) }).union(tokens.files)
        if changes != nil { files.formUnion([ChangeList.fileName, ChangeList.indexName]) }
        // What an ended run leaves is on the list of the next.
        try folder.list(earlier.union(files))
        var drawn: [FrameRun.Drawn] = []
        try await FrameRun(plan, output: folder.frameOutput(jobs: jobs)).draw { one in
            drawn.append(one)
            try report(one)
        }
        try tokens.write(into: folder)
        var index = GalleryIndex(plan, drawn: drawn, tokenPages: tokens.pages)
        let json = try index.value().json
        try folder.writePage(json, watchedBy: changes)
        try folder.remove(earlier.subtracting(files))
        try folder.list(files)
        return Outcome(drawn: drawn, files: files, index: json)
    }
}
