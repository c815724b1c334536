import Review

extension Command {
    private static let output = Option(
        "output",
        letter: "o",
        value: .text(placeholder: "DIR"),
        fallback: "frames",
        summary: "The folder for the files: DIR/STORY/CAPTURE[.VARIANT].svg, as in Snapshots."
    )
    private static let format = Option(
        "format",
        value: .choices(placeholder: "LIST", of: FrameFormat.all.map(\.rawValue)),
        fallback: "svg,png",
        summary: "The files of each frame; json is its layer tree."
    )
    private static let scale = Option(
        "scale",
        value: .number(placeholder: "N", range: 0.1...10),
        fallback: "the device's own",
        summary: "PNG pixels per point."
    )
    private static let text = Option(
        "text",
        value: .choice(placeholder: "KIND", of: ["outlines", "live"]),
        fallback: "outlines",
        summary: "Text in SVG: outlines look the same everywhere, live text can be edited."
    )

    static let render = Command(
        name: "render",
        summary: "Draw the frames of stories as SVG, PNG, PDF or layer trees.",
        discussion: [
            "A frame is a capture of a story in one variant, and its name says which: listening/folded.dark.ax3 is"
                + " the capture 'folded' of the story 'listening', in dark and at text size AX3. What isn't in a name"
                + " is the default: iPhone 16 Pro, iOS 26.0, light, large text, the bar's own style.",
            "Every capture is drawn in light and in dark, some also from right to left or in landscape, and in the"
                + " variants that its story asks for. An option such as --device fixes its value for the whole run and"
                + " doesn't enter the names.",
            "The paths of the files go to standard output, in the same order on every run.",
        ],
        operand: StoryOptions.operand,
        options: [output, format, scale, StoryOptions.only, text, StoryOptions.jobs, StoryOptions.themes]
            + StoryOptions.axes.map(\.option),
        examples: [
            Example(line: "barsnap render listening", summary: "every frame of a story"),
            Example(
                line: "barsnap render --only 'listening/folded*' --format png --scale 2 -o out",
                summary: "some frames, as PNG at 2x, into a folder of your own"
            ),
            Example(
                line: "barsnap render catalogue --device iphone-17-pro-max --theme harbor",
                summary: "all frames on another phone and in another theme"
            ),
        ],
        run: { arguments, streams in
            let plan = try StoryOptions.plan(arguments)
            let formats = arguments.choices(format)?.compactMap(FrameFormat.init) ?? [.svg, .png]
            let output = FrameOutput(
                formats: formats,
                scale: arguments.number(scale),
                textMode: arguments.text(text) == "live" ? .live : .outlines,
                folder: arguments.text(output) ?? "frames",
                jobs: StoryOptions.jobCount(arguments)
            )
            let progress = ProgressBar("Drawing", total: plan.frames.count, streams: streams)
            var done = 0
            defer { progress.finish() }
            try await FrameRun(plan, output: output).draw { drawn in
                done += 1
                for file in drawn.files { try streams.print(file) }
                progress.advance(to: done)
            }
            streams.note("Drew \(done) frames into \(output.folder)")
            return .success
        }
    )
}
