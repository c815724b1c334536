import Review

/// Where the pictures of one failed snapshot are kept.
struct FailureFolder {
    let path: String
    /// The golden's path, from the folder of goldens on and without its ending.
    let snapshot: String

    /// Writes the frame's SVG and pictures, each under its title, and gives them back.
    ///
    /// Throws `FileError`, and where there is no memory for a picture.
    func keep(
        _ svg: [UInt8],
        _ pictures: KeyValuePairs<String, SVGComparison.Picture>
    ) throws -> [SnapshotFailure.File] {
        var files = [try keep(svg, "actual", ".svg")]
        for (title, picture) in pictures { files.append(try keep(picture.png(), title, ".png")) }
        return files
    }

    private func keep(_ bytes: [UInt8], _ title: String, _ ending: String) throws -> SnapshotFailure.File {
        let place = FilePath.join(path, "\(snapshot).\(title)\(ending)")
        try FileOutput.write(bytes, to: place)
        return SnapshotFailure.File(title: title, path: place, bytes: bytes)
    }
}
