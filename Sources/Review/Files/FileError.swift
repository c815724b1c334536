#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What the file system refused, where, and why.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    public enum Action: String, Hashable, Sendable {
        case read
        case write
        case create
        case list
        case replace
        case remove
    }

    public var path: String
    public var action: Action
    /// The system's error number.
    public var code: Int32

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
