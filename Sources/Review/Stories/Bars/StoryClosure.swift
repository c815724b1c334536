/// The closures of a story's app: its next steps say how the control ends, and where the sheet is up.
enum StoryClosure {
    static let control: @Sendable () async throws -> Void = {}
    static let expand: @MainActor () -> Void = {}
}
