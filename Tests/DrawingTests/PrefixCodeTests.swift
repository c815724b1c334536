import Testing

@testable import Drawing

@Suite("A prefix code")
struct PrefixCodeTests {
    @Test(
        "gives every symbol that stands a code, none longer than allowed, and uses all of the room",
        arguments: [
            ([5, 9, 12, 13, 16, 45], 15), ([1, 1], 15), ([1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144], 7),
            ([0, 7, 0, 7, 7], 15), ((0..<286).map { 1 << min($0 / 12, 20) }, 15),
        ]
    )
    func room(counts: [Int], longest: Int) {
        let code = PrefixCode(counts: counts, longest: longest)
        #expect(zip(counts, code.lengths).allSatisfy { ($0 > 0) == ($1 > 0) })
        #expect(code.lengths.allSatisfy { $0 <= longest })
        let room = code.lengths.filter { $0 > 0 }.reduce(0.0) { $0 + 1 / Double(1 << $1) }
        #expect(room == 1)
    }

    @Test("of one symbol or of none is one that a reader takes", arguments: [[0, 3, 0], [0, 0, 0]])
    func single(counts: [Int]) {
        #expect(PrefixCode(counts: counts, longest: 15).lengths.reduce(0, +) == 1)
    }

    @Test("is shorter for what stands more often")
    func order() {
        let code = PrefixCode(counts: [5, 9, 12, 13, 16, 45], longest: 15)
        #expect(code.lengths == [4, 4, 3, 3, 3, 1])
    }
}
