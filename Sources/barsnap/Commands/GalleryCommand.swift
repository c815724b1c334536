import Review

extension Command {
    private static let output = Option(
        "output",
        letter: "o",
        value: .text(placeholder: "DIR"),
        fallback: "gallery",
        summary: "The folder for the page and its frames."
    )

    static let gallery = Command(
        name: "gallery",
        summary: "Draw the frames of stories and a page that shows them.",
        discussion: [
            "The page opens from the disk, needs no server and no network, and its folder can be copied anywhere."
                + " Frames stand by story and capture and can be searched and filtered; each opens with its layers, its"
                + " spoken texts and its tokens. Two can be compared, and a token can be changed in all at once. The"
                + " address says what is shown, so a link leads to it; ? shows the keys. The pages of 'barsnap tokens' lie"
                + " beside it and are linked.",
            "Frames of an earlier run that the page no longer shows are taken away; files of your own stay.",
            "The page's path goes to standard output.",
        ],
        operand: StoryOptions.operand,
        options: [output, StoryOptions.only, StoryOptions.jobs, StoryOptions.themes]
            + StoryOptions.axes.map(\.option),
        examples: [
            Example(line: "barsnap gallery", summary: "everything under Snapshots, into the folder gallery"),
            Example(
                line: "barsnap gallery listening --text-size AX3 -o out",
                summary: "one story at a large text size"
            ),
        ],
        run: { arguments, streams in
            let plan = try StoryOptions.plan(arguments)
            let folder = arguments.text(output) ?? "gallery"
            let run = GalleryRun(plan, folder: folder, jobs: StoryOptions.jobCount(arguments))
            let progress = ProgressBar("Drawing", total: plan.frames.count, streams: streams)
            defer { progress.finish() }
            var done = 0
            let page = try await run.draw { _ in
                done += 1
                progress.advance(to: done)
            }
            progress.finish()
            streams.note("Drew \(done) frames")
            try streams.print(FilePath.absolute(page))
            return .success
        }
    )
}
