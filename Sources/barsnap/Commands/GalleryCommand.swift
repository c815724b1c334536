import Review

extension Command {
    private static let output = Option(
        "output",
        letter: "o",
        value: .text(placeholder: "DIR"),
        fallback: "gallery",
        summary: "The folder for the page and its frames."
    )
    private static let format = Option(
        "format",
        value: .choices(placeholder: "LIST", of: ["html", "pdf"]),
        fallback: "html",
        summary: "The page, or a proof sheet to print or to mark up, \(ProofSheet.fileName)."
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
            "The path of the page or of the proof sheet goes to standard output.",
        ],
        operand: StoryOptions.operand,
        options: [output, format, StoryOptions.only, StoryOptions.jobs, StoryOptions.themes]
            + StoryOptions.axes.map(\.option),
        examples: [
            Example(line: "barsnap gallery", summary: "everything under Snapshots, into the folder gallery"),
            Example(
                line: "barsnap gallery listening --text-size AX3 -o out",
                summary: "one story at a large text size"
            ),
            Example(line: "barsnap gallery listening --format pdf", summary: "one story on paper"),
        ],
        run: { arguments, streams in
            let plan = try StoryOptions.plan(arguments)
            let folder = arguments.text(output) ?? "gallery"
            let formats = arguments.choices(format) ?? ["html"]
            if formats.contains("html") {
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
            }
            if formats.contains("pdf") {
                let sheet = ProofSheet(plan)
                let path = FilePath.join(folder, ProofSheet.fileName)
                let progress = ProgressBar("Laying out pages", total: plan.frames.count, streams: streams)
                defer { progress.finish() }
                try sheet.write(to: path) { progress.advance(to: $0) }
                progress.finish()
                streams.note("Wrote \(sheet.pageCount) pages")
                try streams.print(FilePath.absolute(path))
            }
            return .success
        }
    )
}
