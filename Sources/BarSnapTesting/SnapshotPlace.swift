/// Where a test stands in its sources.
struct SnapshotPlace: Sendable {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt
}
