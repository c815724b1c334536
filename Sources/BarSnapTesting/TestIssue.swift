#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// Tells the framework whose test is running that it failed.
enum TestIssue {
    /// In Swift Testing the pictures are attached to the test; XCTest has no attachments outside Apple's systems, so the
    /// text names the files for both.
    static func record(_ failure: SnapshotFailure, at place: SnapshotPlace) {
        #if canImport(Testing)
            if isSwiftTesting {
                let location = SourceLocation(
                    fileID: String(describing: place.fileID),
                    filePath: String(describing: place.filePath),
                    line: Int(place.line),
                    column: Int(place.column)
                )
                // Swift 6.1's tests have no attachments.
                #if compiler(>=6.2)
                    for file in failure.files {
                        Attachment.record(file.bytes, named: file.name, sourceLocation: location)
                    }
                #endif
                Issue.record("\(failure.text)", sourceLocation: location)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(failure.text, file: place.filePath, line: place.line)
        #endif
    }

    #if canImport(Testing)
        /// A detached task belongs to no test, and XCTest would drop what it says; a process that the package manager
        /// started for Swift Testing alone says so in its arguments.
        private static var isSwiftTesting: Bool {
            Test.current != nil || CommandLine.arguments.contains("swift-testing")
        }
    #endif
}
