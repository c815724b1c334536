import CairoBackend
import Drawing

/// The folder of a report: pictures of frames before and after, what differs between them, and the files that would
/// become goldens.
struct ReportFiles: Sendable {
    let folder: String

    private static let before = "before"
    private static let after = "after"
    private static let difference = "difference"
    /// Where approving keeps goldens that it replaces.
    static let previous = "previous"

    /// Says that a report is being written here, so that what one that was cut off has left is cleared away as well.
    static let begun = ".unfinished"

    /// Clears away an earlier report, its page and its pictures.
    ///
    /// Throws `GoldenError` for the folder of the goldens, `ForeignPageError` where somebody else's page is in the
    /// report's place, and `FileError` where nothing can be written.
    func prepare(beside goldens: GoldenFolder? = nil) throws {
        if let goldens, FilePath.absolute(folder) == FilePath.absolute(goldens.path) {
            throw GoldenError.reportAmongGoldens(folder: folder)
        }
        try FileOutput.checkWritable(folder: folder)
        // Only where a report is are these folders a report's.
        let report = FilePath.join(folder, VerifyReport.fileName)
        let begun = FilePath.join(folder, Self.begun)
        let isReport = FilePath.isFile(report)
        let isCutOff = FilePath.isFile(begun)
        let page = FilePath.join(folder, VerifyReport.pageName)
        if !isReport, !isCutOff { try PageFile.check(page) }
        try FileOutput.write("", to: begun)
        guard isReport || isCutOff else { return }
        try FileOutput.remove(report)
        try FileOutput.remove(page)
        for name in [Self.before, Self.after, Self.difference] {
            try FileOutput.removeFolder(FilePath.join(folder, name))
        }
    }

    // MARK: - Paths from the folder on

    func beforeSVG(_ name: String) -> String { "\(Self.before)/\(name).svg" }
    func afterSVG(_ name: String) -> String { "\(Self.after)/\(name).svg" }
    /// The PNG at one pixel per point that is kept beside the SVG.
    func afterPNG(_ name: String) -> String { "\(Self.after)/\(name)@1x.png" }
    func beforePicture(_ name: String) -> String { "\(Self.before)/\(name).png" }
    func afterPicture(_ name: String) -> String { "\(Self.after)/\(name).png" }
    func differencePicture(_ name: String) -> String { "\(Self.difference)/\(name).png" }

    // MARK: - Files

    /// Writes what would become the golden of a frame.
    func keep(_ drawn: GoldenDrawing.Drawn) throws {
        for file in drawn.files {
            try write(file.bytes, to: file.name.hasSuffix(".png") ? afterPNG(drawn.name) : afterSVG(drawn.name))
        }
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        try FileOutput.write(bytes, to: FilePath.join(folder, path))
    }

    func write(_ picture: PixelBuffer, scale: Double, to path: String) throws {
        try write(PNGEncoder.encode(picture, scale: scale), to: path)
    }

    func read(_ path: String) throws -> [UInt8] { try FileInput.read(FilePath.join(folder, path)) }

    func remove(_ path: String) throws { try FileOutput.remove(FilePath.join(folder, path)) }
}
