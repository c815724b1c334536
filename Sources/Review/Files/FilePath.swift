#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Paths as text with `/` between their parts.
public enum FilePath {
    /// Everything before the last part; empty for a bare name.
    public static func parent(of path: String) -> String {
        let trimmed = trimmingSlashes(path)
        guard let slash = trimmed.lastIndex(of: "/") else { return "" }
        return slash == trimmed.startIndex ? "/" : trimmingSlashes(String(trimmed[..<slash]))
    }

    /// The name after the last slash, slashes at the end not counted; the whole path where it is a bare name.
    public static func lastPart(of path: String) -> String {
        let trimmed = trimmingSlashes(path)
        guard let slash = trimmed.lastIndex(of: "/") else { return trimmed }
        return String(trimmed[trimmed.index(after: slash)...])
    }

    /// The path of `name` in `folder`, with one slash between them; an empty folder gives the name alone.
    public static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty { return name }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Whether a path from a file's own words stays inside that file's folder: relative, and never stepping out.
    public static func staysInside(_ path: String) -> Bool {
        guard !path.hasPrefix("/"), !path.hasPrefix("~"), !path.contains("\\"), !path.contains(":") else {
            return false
        }
        return !path.split(separator: "/", omittingEmptySubsequences: false).contains("..")
    }

    /// The path from the root with every link followed; the path itself where nothing is there. Empty means here.
    public static func absolute(_ path: String) -> String {
        guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether a folder is at the path, links followed; false where nothing is there or it can't be looked at.
    public static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a regular file is at the path, links followed; false for pipes and devices, and where nothing is there.
    public static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// What stands at a path where it is neither file nor folder, as in "… is a pipe"; nil where it is one of those, or
    /// where nothing is.
    public static func oddity(at path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK ? "a link that leads nowhere" : nil
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG, S_IFDIR: return nil
        case S_IFIFO: return "a pipe"
        case S_IFSOCK: return "a socket"
        default: return "a device"
        }
    }

    private static func trimmingSlashes(_ path: String) -> String {
        var end = path.endIndex
        while end > path.index(path.startIndex, offsetBy: min(1, path.count)), path[path.index(before: end)] == "/" {
            end = path.index(before: end)
        }
        return String(path[..<end])
    }
}
