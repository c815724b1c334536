/// Working memory for comparing stretches of rows, taken once for a band of them.
///
/// Plain pointers, because the loops that fill it run for every pixel.
struct RowWorkspace: ~Copyable {
    /// The runs of pixels whose quick distance is wanted: where each starts, how many pixels it has, and which of the
    /// pairs of colours they show.
    let starts: UnsafeMutablePointer<Int32>
    let lengths: UnsafeMutablePointer<Int32>
    let pairs: UnsafeMutablePointer<Int32>
    var wanted = 0

    /// Columns that a first look keeps for a second, and where it says so.
    let columns: UnsafeMutablePointer<Int32>
    let isKept: UnsafeMutablePointer<UInt8>

    let firstColors: UnsafeMutablePointer<UInt32>
    let secondColors: UnsafeMutablePointer<UInt32>
    /// The squares of the quick distances of the pairs of colours.
    let squares: UnsafeMutablePointer<Float>
    var colors = 0

    /// The squares of the distances between coarse cells, one for each pixel of a stretch.
    let coarseSquares: UnsafeMutablePointer<Float>
    let offsets: UnsafeMutablePointer<UInt32>
    let cellDifferences: UnsafeMutablePointer<SIMD4<Float>>
    let scratch: UnsafeMutablePointer<Float>

    /// `width` is the longest stretch.
    init(width: Int) {
        // Some steps are taken for up to eight pixels at once.
        let padded = width + 8
        starts = .allocate(capacity: padded)
        lengths = .allocate(capacity: padded)
        columns = .allocate(capacity: padded)
        isKept = .allocate(capacity: padded)
        pairs = .allocate(capacity: padded)
        firstColors = .allocate(capacity: padded)
        secondColors = .allocate(capacity: padded)
        squares = .allocate(capacity: padded)
        coarseSquares = .allocate(capacity: padded)
        offsets = .allocate(capacity: 2 * padded)
        cellDifferences = .allocate(capacity: padded)
        scratch = .allocate(capacity: QuickDistances.scratchPerPair * padded)
    }

    deinit {
        starts.deallocate()
        lengths.deallocate()
        columns.deallocate()
        isKept.deallocate()
        pairs.deallocate()
        firstColors.deallocate()
        secondColors.deallocate()
        squares.deallocate()
        coarseSquares.deallocate()
        offsets.deallocate()
        cellDifferences.deallocate()
        scratch.deallocate()
    }

    /// Notes that the quick distance of a run of pixels is wanted; runs of the same two colours in turn share theirs.
    @inline(__always)
    mutating func want(_ x: Int, length: Int, _ first: UInt32, _ second: UInt32) {
        if colors == 0 || firstColors[colors &- 1] != first || secondColors[colors &- 1] != second {
            firstColors[colors] = first
            secondColors[colors] = second
            colors &+= 1
        }
        starts[wanted] = Int32(truncatingIfNeeded: x)
        lengths[wanted] = Int32(truncatingIfNeeded: length)
        pairs[wanted] = Int32(truncatingIfNeeded: colors &- 1)
        wanted &+= 1
    }

    /// Notes that the quick distance of one pixel is wanted, of which only the place matters.
    @inline(__always)
    mutating func want(_ x: Int) {
        starts[wanted] = Int32(truncatingIfNeeded: x)
        lengths[wanted] = 1
        pairs[wanted] = Int32(truncatingIfNeeded: wanted)
        wanted &+= 1
    }

    /// Keeps those of the columns below `count` for which `isWanted` holds, and returns how many they are.
    ///
    /// Two passes, hardly with a branch, since nobody could foretell it: the first asks several columns at once, the
    /// second notes each column of eight that aren't all left out, which stays if it is kept.
    @inline(__always)
    func keep(_ count: Int, where isWanted: (Int) -> Bool) -> Int {
        for x in 0..<count { isKept[x] = isWanted(x) ? 1 : 0 }
        // Up to seven more are read below.
        for x in count..<count &+ 8 { isKept[x] = 0 }
        var kept = 0
        for start in stride(from: 0, to: count, by: 8)
        where UnsafeRawPointer(isKept + start).loadUnaligned(as: UInt64.self) != 0 {
            for x in start..<start &+ 8 {
                columns[kept] = Int32(truncatingIfNeeded: x)
                kept &+= Int(isKept[x])
            }
        }
        return kept
    }

    mutating func clear() {
        wanted = 0
        colors = 0
    }
}
