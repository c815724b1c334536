/// What is wrong with an input file, where, and what to do about it.
public struct SourceError: Error, Hashable, Sendable {
    /// The file as the caller named it.
    public var file: String
    /// 1 for the first line; 0 where the error is about the file as a whole.
    public var line: Int
    /// 1 for the first Unicode scalar of the line; 0 where the error is about the file as a whole.
    public var column: Int
    /// The path of the thing inside the file, such as the token `color.fill`.
    public var path: String?
    /// What is wrong, as a sentence without a full stop.
    public var message: String
    /// What to do next; nil where the message says enough.
    public var remedy: String?

    /// An error at a line and column, or about the file as a whole where both stay 0.
    public init(
        file: String,
        line: Int = 0,
        column: Int = 0,
        path: String? = nil,
        message: String,
        remedy: String? = nil
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.message = message
        self.remedy = remedy
    }

    /// An error at the place of a value or key.
    public init(at place: SourcePlace, path: String? = nil, message: String, remedy: String? = nil) {
        self.init(
            file: place.file,
            line: place.line,
            column: place.column,
            path: path,
            message: message,
            remedy: remedy
        )
    }
}

extension SourceError: CustomStringConvertible {
    /// One line, as compilers print theirs: `file:line:column: path: message (remedy)`.
    public var description: String {
        var text = file
        if line > 0 { text += ":\(line):\(column)" }
        text += ": "
        if let path { text += "\(path): " }
        text += message
        if let remedy { text += " (\(remedy))" }
        return text
    }
}

extension SourceError: Comparable {
    /// The order of a report: by file, then by place.
    public static func < (left: SourceError, right: SourceError) -> Bool {
        if left.file != right.file { return left.file < right.file }
        if left.line != right.line { return left.line < right.line }
        if left.column != right.column { return left.column < right.column }
        return left.message < right.message
    }
}
