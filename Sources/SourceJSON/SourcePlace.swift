/// A spot in a file that a person can jump to.
public struct SourcePlace: Hashable, Sendable {
    /// The file as the caller named it.
    public var file: String
    /// 1 for the first line.
    public var line: Int
    /// 1 for the first Unicode scalar of the line.
    public var column: Int

    /// A place whose line and column both count from 1.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourcePlace: CustomStringConvertible {
    public var description: String { "\(file):\(line):\(column)" }
}
