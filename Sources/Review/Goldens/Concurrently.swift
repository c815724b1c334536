/// Calls `work` for each input, at most `jobs` at a time, and returns what it returned in the inputs' order.
///
/// Throws the error of the first input in order that has one.
func concurrently<Input: Sendable, Output: Sendable>(
    _ inputs: [Input],
    jobs: Int,
    work: @escaping @Sendable (Input) throws -> Output
) async throws -> [Output] {
    try await withThrowingTaskGroup(of: (Int, Result<Output, any Error>).self) { group in
        var outcomes: [Result<Output, any Error>?] = Array(repeating: nil, count: inputs.count)
        var next = 0
        func start() {
            guard next < inputs.count else { return }
            let index = next
            let input = inputs[index]
            group.addTask { (index, Result { try work(input) }) }
            next += 1
        }
        for _ in 0..<max(1, jobs) { start() }
        for try await (index, outcome) in group {
            outcomes[index] = outcome
            start()
        }
        return try outcomes.compactMap { try $0?.get() }
    }
}
