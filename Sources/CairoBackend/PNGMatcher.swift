/// Finds what of a PNG's rows was there before, and leaves literals and matches.
///
/// A general compressor looks for every byte everywhere. Rows of an interface repeat the pixel to the left or the row above
/// for hundreds of bytes, so those two places are tried first, at the speed of memory, and only what they don't explain
/// is looked up.
struct PNGMatcher: ~Copyable {
    /// Below 256 a literal; else the length of a match in the upper sixteen bits and its distance less one in the lower.
    typealias Token = UInt32

    /// The longest match, and the greatest distance, that deflate can say (RFC 1951, 3.2.5).
    private static let longestMatch = 258
    private static let window = 32768
    /// Shorter matches than the four bytes that are looked up don't pay.
    private static let shortestMatch = 4
    /// A match of this many bytes is taken without looking for a longer one elsewhere. Ours.
    private static let goodMatch = 12
    /// How many bytes at a run's end are noted: enough to find what follows it. Ours.
    private static let notedOfRun = 8
    /// Few enough that the places stay in the processor's nearest memory. Ours.
    private static let hashBits: UInt32 = 14

    private let bytes: UnsafePointer<UInt8>
    private let count: Int
    /// How far back the row above and the pixel to the left are; out of reach where the window doesn't hold the row.
    private let above: Int
    private let left: Int
    /// Where four bytes of each hash stood last.
    private let places: UnsafeMutablePointer<Int32>

    private(set) var position = 0

    init(_ bytes: UnsafePointer<UInt8>, count: Int, rowBytes: Int, pixelBytes: Int) {
        self.bytes = bytes
        self.count = count
        above = rowBytes <= Self.window ? rowBytes : Int.max
        left = pixelBytes
        places = .allocate(capacity: 1 << Self.hashBits)
        places.initialize(repeating: Int32.min, count: 1 << Self.hashBits)
    }

    deinit { places.deallocate() }

    var isAtEnd: Bool { position == count }

    /// Writes up to `limit` tokens and returns how many they are.
    mutating func next(_ limit: Int, into tokens: UnsafeMutablePointer<Token>) -> Int {
        var written = 0
        while written < limit, position < count {
            let (length, distance) = position &+ 8 <= count ? bestMatch() : (0, 1)
            guard length >= Self.shortestMatch else {
                tokens[written] = Token(bytes[position])
                written &+= 1
                position &+= 1
                continue
            }
            tokens[written] = Token(truncatingIfNeeded: length &<< 16 | (distance &- 1))
            written &+= 1
            // The middle of a run needn't be noted: it would be found as a run again.
            let end = position &+ length
            note(from: distance == left ? max(position &+ 1, end &- Self.notedOfRun) : position &+ 1, to: end)
            position = end
        }
        return written
    }

    @inline(__always)
    private func note(from start: Int, to end: Int) {
        var place = start
        while place < end, place &+ 4 <= count {
            places[hash(word(place))] = Int32(truncatingIfNeeded: place)
            place &+= 1
        }
    }

    @inline(__always)
    private func hash(_ word: UInt32) -> Int { Int((word &* 0x9E37_79B1) &>> (32 &- Self.hashBits)) }

    @inline(__always)
    private func word(_ position: Int) -> UInt32 {
        UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt32.self)
    }

    /// The length and distance of the match worth most at the position; at least eight bytes are left.
    @inline(__always)
    private func bestMatch() -> (length: Int, distance: Int) {
        let here = word(position)
        let hash = hash(here)
        let last = Int(places[hash])
        places[hash] = Int32(truncatingIfNeeded: position)

        var best = (length: 0, distance: 1)
        if position >= left, word(position &- left) == here {
            best = (length(back: left), left)
            // A run says more in fewer bits than a longer match farther away.
            if best.length == Self.longestMatch { return best }
        }
        if position >= above, word(position &- above) == here {
            let length = length(back: above)
            if length > best.length { best = (length, above) }
        }
        guard best.length < Self.goodMatch, last >= 0, position &- last <= Self.window,
            word(last) == here
        else {
            return best
        }
        let length = length(back: position &- last)
        return length > best.length ? (length, position &- last) : best
    }

    /// How many bytes from the position on are those `back` bytes before.
    @inline(__always)
    private func length(back: Int) -> Int {
        let here = UnsafeRawPointer(bytes + position)
        let there = here - back
        let most = min(count &- position, Self.longestMatch)
        var length = 0
        while length &+ 8 <= most {
            let difference =
                here.loadUnaligned(fromByteOffset: length, as: UInt64.self)
                ^ there.loadUnaligned(fromByteOffset: length, as: UInt64.self)
            if difference != 0 {
                return length &+ UInt64(littleEndian: difference).trailingZeroBitCount / 8
            }
            length &+= 8
        }
        while length < most, bytes[position &+ length] == bytes[position &+ length &- back] {
            length &+= 1
        }
        return length
    }
}
