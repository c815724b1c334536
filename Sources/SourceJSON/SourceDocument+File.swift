#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension SourceDocument {
    /// Reads and parses the file at `path`, which is also the name that errors give unless `name` says another.
    ///
    /// Throws a `SourceError` where the file can't be read or is not JSON.
    public init(
        contentsOf path: String,
        name: String? = nil,
        depthLimit: Int = standardDepthLimit,
        repeatableRemarks: [String] = []
    ) throws {
        let name = name ?? path
        let data: Data
        do {
            data = try Data(contentsOf: URL(filePath: path))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            throw SourceError(file: name, message: "there is no such file")
        } catch {
            let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
            throw isFolder
                ? SourceError(file: name, message: "this is a folder, not a file")
                : SourceError(file: name, message: "the file can't be read", remedy: "check its permissions")
        }
        try self.init(
            bytes: Array(data),
            file: name,
            depthLimit: depthLimit,
            repeatableRemarks: repeatableRemarks
        )
    }
}
