/// A page that a command puts into a folder that may be anybody's.
enum PageFile {
    /// What each of the program's pages says in its head.
    static let generator = #"<meta name="generator" content="barsnap">"#

    /// How much of a page is looked through for it, in bytes.
    private static let headLength = 2048

    /// Looks whether the page at a path may be written over.
    ///
    /// Throws `ForeignPageError` where another program's page is there, and `FileError` where it can't be read.
    static func check(_ path: String) throws {
        guard FilePath.isFile(path) else { return }
        let head = String(decoding: try FileInput.read(path).prefix(headLength), as: UTF8.self)
        guard head.contains(generator) else { throw ForeignPageError(path: path) }
    }
}

/// A page is where one is to be written, and it is not one of this program's.
public struct ForeignPageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The page's path.
    public var path: String

    public var description: String {
        "\(path) was not written by barsnap and stays as it is; choose another folder with --output, or move it away"
    }
}
