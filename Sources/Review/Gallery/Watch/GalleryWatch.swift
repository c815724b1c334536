/// A gallery that follows its stories, themes and symbols: drawn once, then only what a change reaches.
///
/// Each call of `look` asks the file system how the inputs stand; how often is up to whoever calls. What is wrong with
/// them is told and leaves the gallery as it was. Whenever the process ends, every file is whole.
public struct GalleryWatch: Sendable {
    /// What is drawn, and where to.
    public struct Setup: Sendable {
        /// The stories as a command line names them; none means all of them.
        public var stories: [String]
        /// The folder or file of the themes; nil for the usual one, or those that are built in.
        public var themes: String?
        /// The frames that are wanted, and the values fixed for all of them.
        public var wishes: FramePlan.Wishes
        /// The gallery's folder; made where it isn't there.
        public var folder: String
        /// How many frames are drawn at a time.
        public var jobs: Int

        /// A watch as `barsnap watch` sets it up; nothing is read before it begins.
        public init(
            stories: [String],
            themes: String? = nil,
            wishes: FramePlan.Wishes = .init(),
            folder: String,
            jobs: Int
        ) {
            self.stories = stories
            self.themes = themes
            self.wishes = wishes
            self.folder = folder
            self.jobs = jobs
        }

        var shelf: ThemeShelf { themes.map { ThemeShelf(folder: $0) } ?? .standard() }
    }

    /// What a look at the inputs found.
    public enum Event: Sendable {
        /// All is as it was.
        case nothing
        /// Something is being written; it is read once it has stood still from one look to the next.
        case unsettled
        /// Frames that most likely are what they were turned out to be; there are more to look at.
        case checking
        /// The page shows the inputs as they are now. The names of the frames that are drawn anew, in the gallery's
        /// order, and how many are gone.
        case drawn(frames: [String], gone: Int)
        /// The inputs can't be drawn; the gallery is what it was.
        case problem(any Error)
    }

    /// What `report` throws to end a drawing that is under way.
    public struct Stopped: Error, Hashable, Sendable {
        /// The one that there is.
        public init() {}
    }

    private let setup: Setup
    private let inputs: WatchedInputs
    private let folder: GalleryFolder
    private var plan: FramePlan
    private var tokens: GalleryTokens
    private var stories: [String: Story] = [:]
    private var played = PlayedStories()
    /// Every frame as its files on the disk show it, by its name.
    private var known: GalleryReach.Known = [:]
    private var files: Set<String> = []
    private var index = ""
    private var changes: ChangeList

    private var seen: WatchedInputs.Snapshot
    private var unsettled: WatchedInputs.Snapshot?
    private var changed = ChangedInputs()
    private var unsure: [Frame] = []
    private var tokensAreDue = false
    /// Frames that were drawn and that no page was told of; nil where it may be any.
    private var untold: [String]? = []

    /// Frames that are looked at between two looks at the inputs. Ours.
    private static let batch = 16

    /// Reads everything, and draws nothing yet.
    ///
    /// Throws what is wrong with a story, a theme or a symbol.
    public init(_ setup: Setup) throws {
        self.setup = setup
        let finder = StoryFinder()
        inputs = WatchedInputs(names: setup.stories, finder: finder, themes: setup.themes ?? "themes")
        folder = GalleryFolder(path: setup.folder)
        // Before anything is read, so that what is written meanwhile is seen as a change.
        seen = inputs.snapshot(symbolFolders: [:])
        var read: [String: Story] = [:]
        let all = try finder.stories(named: setup.stories) { path in
            let story = try StoryFinder.read(path)
            read[path] = story
            return story
        }
        stories = read
        plan = try FramePlan(all, themes: setup.shelf, wishes: setup.wishes, played: &played)
        tokens = try GalleryTokens(plan)
        seen.symbols = inputs.snapshot(symbolFolders: stories.compactMapValues(\.symbolFolder)).symbols
        let earlier = try? FileInput.read(folder.file(ChangeList.fileName))
        changes = ChangeList(after: earlier.map { String(decoding: $0, as: UTF8.self) })
    }

    /// How many frames there are.
    public var count: Int { plan.frames.count }

    /// Draws the gallery and returns its page's path; `report` is called with each frame.
    ///
    /// Throws what drawing, writing and `report` throw.
    public mutating func begin(report: (FrameRun.Drawn) throws -> Void) async throws -> String {
        // An open page of an earlier watch takes everything anew.
        changes.add(nil)
        let run = GalleryRun(plan, folder: setup.folder, jobs: setup.jobs)
        let outcome = try await run.draw(watchedBy: changes, report: report)
        for one in outcome.drawn { known[one.frame.name] = one }
        (files, index) = (outcome.files, outcome.index)
        return folder.file(GalleryFolder.pageName)
    }

    /// Looks at the inputs, and draws what a change reaches; `report` is called with each frame that is laid out.
    ///
    /// Throws `Stopped` where `report` does. Everything else that goes wrong is an event.
    public mutating func look(report: (FrameRun.Drawn) throws -> Void) async throws -> Event {
        let now = inputs.snapshot(symbolFolders: symbolFolders)
        do {
            guard now != seen else {
                unsettled = nil
                return try await checkSome(report: report)
            }
            guard now == unsettled else {
                unsettled = now
                return .unsettled
            }
            unsettled = nil
            changed.add(from: seen, to: now)
            seen = now
            return try await redraw(report: report)
        } catch let stopped as Stopped {
            throw stopped
        } catch {
            changes.problems = Blame.lines(of: error)
            try? folder.writeChanges(changes)
            return .problem(error)
        }
    }

    /// Leaves the gallery as one that nobody watches; an open page learns of it.
    ///
    /// Throws `FileError`.
    public mutating func end() throws {
        guard !index.isEmpty else { return }
        try writeTokensWhereDue()
        try folder.writePage(try indexNow(), watchedBy: nil)
        changes.isOver = true
        try folder.writeChanges(changes)
        try folder.remove([ChangeList.indexName])
        // A drawing that was stopped may have left more than the page shows.
        try folder.list(folder.listed().subtracting([ChangeList.indexName]))
    }

    // MARK: - Drawing anew

    private var symbolFolders: [String: String] { stories.compactMapValues(\.symbolFolder) }

    private func indexNow() throws -> String {
        var index = GalleryIndex(plan, drawn: plan.frames.compactMap { known[$0.name] }, tokenPages: tokens.pages)
        return try index.value().json
    }

    private mutating func redraw(report: (FrameRun.Drawn) throws -> Void) async throws -> Event {
        var read = stories
        let all = try inputs.finder.stories(named: setup.stories) { path in
            if let story = stories[path], !changed.stories.contains(path) { return story }
            let story = try StoryFinder.read(path)
            read[path] = story
            return story
        }
        if changed.themes {
            played.forgetAll()
        } else {
            for path in changed.stories {
                for story in [stories[path], read[path]] { if let story { played.forget(story.name) } }
            }
        }
        let shelf = changed.themes ? setup.shelf : plan.themes
        let next = try FramePlan(all, themes: shelf, wishes: setup.wishes, played: &played)
        let isSameThemes = !changed.themes && next.themeNames == plan.themeNames
        let nextTokens = isSameThemes ? tokens : try GalleryTokens(next)
        var symbols: [String: Set<String>] = [:]
        for (path, names) in changed.symbols {
            if let folder = read[path]?.symbolFolder { symbols[folder, default: []].formUnion(names) }
        }
        let reach = GalleryReach(
            of: next,
            before: plan,
            known: known,
            hasNewThemes: changed.themes,
            symbols: symbols
        )
        let coming = Self.files(of: next, nextTokens)
        if !coming.isSubset(of: files) { try folder.list(files.union(coming)) }
        try await draw(reach.reached, themes: shelf, report: report)

        let gone = plan.frames.count { frame in !coming.contains(GalleryFolder.files(of: frame)[0]) }
        tokensAreDue = tokensAreDue || !isSameThemes
        // What is still to be looked at from before may have been another frame since.
        let waiting = Set(unsure.map(\.name)).subtracting(reach.reached.map(\.name))
        let new = Set(reach.unsure.map(\.name))
        unsure = next.frames.filter { waiting.contains($0.name) || new.contains($0.name) }
        stories = read.filter { path, _ in seen.stories[path] != nil }
        (plan, tokens, changed) = (next, nextTokens, ChangedInputs())
        // A page must not lead to what isn't there yet; one that is there can wait.
        if !tokens.files.isSubset(of: files) { try writeTokensWhereDue() }
        let hadProblems = !changes.problems.isEmpty
        changes.problems = []
        let names = try publish(files: coming)
        if names == nil, hadProblems { try folder.writeChanges(changes) }
        return .drawn(frames: names ?? [], gone: gone)
    }

    private static func files(of plan: FramePlan, _ tokens: GalleryTokens) -> Set<String> {
        let own = [ChangeList.fileName, ChangeList.indexName]
        return Set(plan.frames.flatMap { GalleryFolder.files(of: $0) }).union(tokens.files).union(own)
    }

    /// Draws those of the frames whose picture isn't on the disk.
    private mutating func draw(
        _ frames: [Frame],
        themes: ThemeShelf,
        report: (FrameRun.Drawn) throws -> Void
    ) async throws {
        guard !frames.isEmpty else { return }
        let run = FrameRun(frames, themes: themes, output: folder.frameOutput(jobs: setup.jobs), leavesEqual: true)
        do {
            try await run.draw { one in
                known[one.frame.name] = one
                if !one.files.isEmpty { untold?.append(one.frame.name) }
                try report(one)
            }
        } catch {
            // Frames that were under way may be on the disk.
            untold = nil
            throw error
        }
    }

    /// Writes the page where it has something new to show, tells open ones, and takes away files that it doesn't show.
    /// Returns the frames that are drawn anew; nil where there was nothing to write.
    private mutating func publish(files now: Set<String>) throws -> [String]? {
        let names = Set(plan.frames.map(\.name))
        known = known.filter { names.contains($0.key) }
        let json = try indexNow()
        guard untold != [] || json != index else { return nil }
        let drawn = untold
        changes.add(drawn)
        try folder.writePage(json, watchedBy: changes)
        (index, untold) = (json, [])
        try folder.remove(files.subtracting(now))
        if now != files { try folder.list(now) }
        files = now
        return drawn ?? plan.frames.map(\.name)
    }

    /// Lays out some of the frames that most likely are what they were, and draws those that aren't.
    private mutating func checkSome(report: (FrameRun.Drawn) throws -> Void) async throws -> Event {
        try writeTokensWhereDue()
        guard !unsure.isEmpty else { return .nothing }
        let some = Array(unsure.prefix(Self.batch))
        // Before they are drawn, so that one that can't be is told once.
        unsure.removeFirst(some.count)
        try await draw(some, themes: plan.themes, report: report)
        guard untold != [], let names = try publish(files: files) else { return .checking }
        return .drawn(frames: names, gone: 0)
    }

    private mutating func writeTokensWhereDue() throws {
        guard tokensAreDue else { return }
        tokensAreDue = false
        try tokens.write(into: folder)
    }
}
