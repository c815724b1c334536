import CairoBackend
import Drawing

/// The comparison of two PNG files, from path to path.
public enum PictureDifference {
    /// What a reviewer gets to see.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        /// Expected, difference and actual side by side.
        case triptych
        /// The difference alone.
        case difference
    }

    /// Compares two PNG files and, where `output` is a path, writes what a reviewer gets to see there as PNG, whole or not
    /// at all; it is written also where nothing differs, so that no picture of an earlier run is left.
    ///
    /// Throws `ComparisonError` for options that mean nothing, `FileError` for files that can't be read or written, and
    /// `PictureFileError` for files that are no whole PNG. Nothing is written then.
    public static func run(
        expected expectedPath: String,
        actual actualPath: String,
        output: String? = nil,
        form: Form = .triptych,
        options: ComparisonOptions = ComparisonOptions()
    ) throws -> PictureComparison {
        try options.check()
        let paths = [expectedPath, actualPath]
        // One file has many paths.
        if let output, paths.contains(where: { FilePath.absolute($0) == FilePath.absolute(output) }) {
            throw ComparisonError.output(output)
        }
        let pictures = parallelMap(paths.count) { index in Result { try read(paths[index]) } }
        let expected = try pictures[0].get()
        let actual = try pictures[1].get()
        let comparison = try PictureComparison(expected: expected, actual: actual, options: options)
        if let output {
            let picture =
                switch form {
                case .triptych: comparison.triptych(expected: expected, actual: actual)
                case .difference: comparison.differencePicture(expected: expected, actual: actual)
                }
            try FileOutput.write(PNGEncoder.encode(picture), to: output)
        }
        return comparison
    }

    private static func read(_ path: String) throws -> PixelBuffer {
        let bytes = try FileInput.read(path)
        do throws(PNGError) {
            return try PNGDecoder.decode(bytes)
        } catch {
            throw PictureFileError(path: path, reason: error)
        }
    }
}
