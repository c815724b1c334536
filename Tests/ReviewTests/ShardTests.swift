import Testing

@testable import Review

@Suite("A shard")
struct ShardTests {
    private static let names = (0..<437).map { "story-\($0 % 7)/capture-\($0)" }

    @Test("every name is in exactly one, and they differ by one name at most", arguments: [1, 2, 3, 4, 7, 437, 500])
    func even(count: Int) {
        let shards = (1...count).map { Shard(index: $0, of: count).names(of: Self.names) }
        #expect(shards.flatMap { $0 }.sorted() == Self.names.sorted())
        let sizes = shards.map(\.count)
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
    }

    @Test("the order and repeats of names decide nothing")
    func order() {
        for index in 1...4 {
            let shard = Shard(index: index, of: 4)
            #expect(shard.names(of: Self.names.reversed() + Self.names) == shard.names(of: Self.names))
        }
    }

    @Test("a new name moves at most one other at each cut")
    func stable() {
        let count = 4
        func owners(_ names: [String]) -> [String: Int] {
            var owners: [String: Int] = [:]
            for index in 1...count {
                for name in Shard(index: index, of: count).names(of: names) { owners[name] = index }
            }
            return owners
        }
        let before = owners(Self.names)
        for new in ["listening/new", "a/b", "z/z.dark"] {
            let after = owners(Self.names + [new])
            #expect(before.count { after[$0.key] != $0.value } <= count - 1)
        }
    }

    @Test("captures of one story are spread")
    func spread() {
        let story = Self.names.filter { $0.hasPrefix("story-3/") }
        for index in 1...4 {
            let own = Shard(index: index, of: 4).names(of: Self.names).count { story.contains($0) }
            #expect(own > story.count / 10)
        }
    }

    @Test("is read as it is typed", arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("10000/10000", 10_000, 10_000)])
    func read(text: String, index: Int, count: Int) throws {
        #expect(try Shard(text) == Shard(index: index, of: count))
    }

    @Test("is refused where it is none", arguments: ["", "1", "0/1", "2/1", "1/0", "1/10001", "+1/2/3", "a/b", "1/-1"])
    func refused(text: String) {
        #expect(throws: GoldenError.noShard(text)) { try Shard(text) }
    }
}
