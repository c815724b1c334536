import CairoBackend

/// One of several parts of a run, each for a machine of its own: every frame is in exactly one of them.
public struct Shard: Hashable, Sendable {
    /// From 1 to `count`.
    public var index: Int
    /// How many parts the run has, at most `most`.
    public var count: Int

    /// The only part of a run that isn't divided.
    public static let whole = Shard(index: 1, of: 1)

    /// The part with that number, counted from 1; the numbers are taken as they are.
    public init(index: Int, of count: Int) {
        self.index = index
        self.count = count
    }

    /// Reads `2/4`.
    ///
    /// Throws `GoldenError.noShard` for what is none.
    public init(_ text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), 1...Self.most ~= count,
            1...count ~= index
        else { throw GoldenError.noShard(text) }
        self.init(index: index, of: count)
    }

    /// More than anyone has machines. Ours.
    public static let most = 10_000

    /// The names of this shard, sorted by their bytes.
    ///
    /// Names are lined up by a hash and cut into pieces that differ by one name at most. The hash keeps the captures of
    /// one story apart, and a new frame moves no more than one name at each cut.
    public func names(of all: [String]) -> [String] {
        let line = Set(all).map { (hash: Digest.sha256(Array($0.utf8)), name: $0) }.sorted { $0.hash < $1.hash }
        let own = line[(line.count * (index - 1) / count)..<(line.count * index / count)]
        return own.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
