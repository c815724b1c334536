import Review

extension Command {
    private static let output = Option(
        "output",
        letter: "o",
        value: .text(placeholder: "DIFF.png"),
        summary: "Where to write a picture of what differs. It is written also where nothing does."
    )
    private static let picture = Option(
        "picture",
        value: .choice(placeholder: "KIND", of: PictureDifference.Form.allCases.map(\.rawValue)),
        fallback: "triptych",
        summary: "What that picture shows: expected, difference and actual side by side, or the difference alone."
    )
    private static let threshold = Option(
        "threshold",
        value: .number(placeholder: "T", range: 0...1),
        fallback: "\(ComparisonOptions.standardThreshold)",
        summary:
            "How far apart two colours must be to count, as ΔE in OKLab (CSS Color 4): 0 counts every bit, black and"
            + " white are 1 apart."
    )
    private static let ignoreAntialiasing = Option(
        "ignore-antialiasing",
        summary: "Set aside what only an edge's smoothing changed. A change of hue is never that."
    )
    private static let ignore = Option(
        "ignore",
        value: .word(placeholder: "X,Y,W,H", of: []) { _ = try PixelRect(text: $0) },
        isRepeatable: true,
        summary: "A part that is not compared, in pixels from the top left."
    )
    private static let json = Option("json", summary: "Print one JSON object instead of lines.")

    static let diff = Command(
        name: "diff",
        summary: "Say how much two PNGs differ, by how much and where.",
        discussion: [
            "Any two PNGs can be compared, of 8 or 16 bits, of any size. Alpha counts: colours are laid over black and"
                + " over white, and the larger difference holds. Pictures of two sizes always differ, and what only one"
                + " of them has counts.",
            "Printed are the pixels that differ, the largest difference, and boxes around what differs. In the picture"
                + " these pixels are red, smoothing that was set aside yellow, ignored parts blue, and what only one"
                + " picture has magenta.",
            "--json prints differs (pixels), size_differs, percent, largest (ΔE), antialiased (pixels set aside) and"
                + " regions (x, y, width, height, pixels).",
            "The exit code is \(ExitCode.differs.rawValue) where something differs, however much.",
        ],
        operand: Operand(name: "EXPECTED.png ACTUAL.png", summary: "What should be, and what is.", count: 2...2),
        options: [output, picture, threshold, ignoreAntialiasing, ignore, json],
        examples: [
            Example(line: "barsnap diff before.png after.png -o diff.png", summary: "numbers, and a picture"),
            Example(
                line: "barsnap diff a.png b.png --ignore 0,0,1206,162 --ignore-antialiasing",
                summary: "all but the status bar of a phone at 3x, smoothing set aside"
            ),
            Example(line: "barsnap diff a.png b.png --threshold 0 --json", summary: "exact, for a program to read"),
        ],
        run: { arguments, streams in
            let options = ComparisonOptions(
                threshold: arguments.number(threshold) ?? ComparisonOptions.standardThreshold,
                ignoresAntialiasing: arguments.has(ignoreAntialiasing),
                ignoredRegions: try arguments.texts(ignore).map { try PixelRect(text: $0) }
            )
            let comparison = try PictureDifference.run(
                expected: arguments.operands[0],
                actual: arguments.operands[1],
                output: arguments.text(output),
                form: arguments.text(picture).flatMap(PictureDifference.Form.init) ?? .triptych,
                options: options
            )
            try streams.print(arguments.has(json) ? comparison.json : comparison.text, terminator: "")
            if let smoothed = comparison.smoothedText { streams.note(smoothed) }
            if !comparison.isDifferent { streams.note("Nothing differs") }
            return comparison.isDifferent ? .differs : .success
        }
    )
}
