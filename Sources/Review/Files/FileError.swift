#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the file system refused, where, and why.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was asked of the file system; the raw value is the verb of the message, as in "can't read".
    public enum Action: String, Hashable, Sendable {
        /// Opening a file and reading its bytes.
        case read
        /// Writing bytes to a file, or to standard output.
        case write
        /// Making a folder that leads to a file.
        case create
        /// Listing the names in a folder.
        case list
        /// Renaming a finished file over the one that it replaces.
        case replace
        /// Removing a file or an empty folder.
        case remove
    }

    /// The path as it was given; `standard output` where that was written to.
    public var path: String
    /// What was being done to the path when the system refused.
    public var action: Action
    /// The system's error number.
    public var code: Int32

    /// An error by its parts; `code` is `errno` as the failed call left it.
    public init(path: String, action: Action, code: Int32) {
        self.path = path
        self.action = action
        self.code = code
    }

    /// The machine has no room left, as against a path that was never going to work.
    public var isOutOfRoom: Bool {
        // A file that is too large to read is the file's fault.
        if code == EFBIG { return action != .read }
        return [ENOSPC, EDQUOT, EMFILE, ENFILE, ENOMEM, EIO].contains(code)
    }

    /// Nothing is there, as against something that can't be read.
    var isAbsence: Bool { action == .read && code == ENOENT }

    public var description: String { "can't \(action.rawValue) \(path): \(reason)" }

    private var reason: String {
        switch code {
        case ENOENT: "there is no such file or folder"
        case EACCES, EPERM: "permission denied"
        case ENOTDIR: "a part of the path is a file, not a folder"
        case EISDIR: "it is a folder"
        case EEXIST: "something else of that name is there"
        case EROFS: "the file system is read-only"
        case ENOSPC, EDQUOT: "the disk is full"
        case EFBIG where action == .read: "it is larger than \(FileInput.largestSize) bytes"
        case EFBIG: "no file may grow that large here"
        case ENAMETOOLONG: "the name is too long"
        default: String(cString: strerror(code))
        }
    }
}
