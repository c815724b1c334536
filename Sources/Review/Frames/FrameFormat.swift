import Drawing

/// A file that a frame is written as.
public enum FrameFormat: String, CaseIterable, Sendable {
    /// The hand-written SVG with the layers' names, spoken texts and tokens.
    case svg
    /// The rasteriser's pixels at the run's scale, or at the device's own.
    case png
    /// One vector page.
    case pdf
    /// The layer tree.
    case json
    /// The SVG as a script that hands it to the gallery's page.
    case script

    /// Those that are of use without the gallery's page.
    public static let all: [FrameFormat] = [.svg, .png, .pdf, .json]

    /// The file's ending, with its dot.
    public var ending: String {
        switch self {
        case .svg, .png, .pdf, .json: "." + rawValue
        case .script: ".js"
        }
    }
}

/// How the frames of a run are written.
public struct FrameOutput: Sendable {
    /// In the order of `FrameFormat`.
    public var formats: [FrameFormat]
    /// Pixels per point; nil for each device's own.
    public var scale: Double?
    /// How text stands in SVG files: as outlines unless said otherwise; it changes nothing in the other formats.
    public var textMode: SVGWriter.TextMode
    /// The folder that mirrors `Snapshots`.
    public var folder: String
    /// How many frames are drawn at a time.
    public var jobs: Int

    /// How a run writes its files; formats are put in the order of `FrameFormat`, each once.
    public init(
        formats: [FrameFormat] = [.svg, .png],
        scale: Double? = nil,
        textMode: SVGWriter.TextMode = .outlines,
        folder: String,
        jobs: Int
    ) {
        self.formats = FrameFormat.allCases.filter { formats.contains($0) }
        self.scale = scale
        self.textMode = textMode
        self.folder = folder
        self.jobs = jobs
    }
}
