/// Walks the chunks of a PNG file, checking that each is whole.
struct PNGChunkReader {
    struct Chunk {
        let type: String
        /// Where its data stands in the file.
        let data: Range<Int>
        /// Whether a decoder may pass over it without knowing it: its first letter is small.
        let isAncillary: Bool
    }

    private let file: UnsafeRawBufferPointer
    private var position: Int

    /// Starts behind the signature, which the caller has seen.
    init(_ file: UnsafeRawBufferPointer) {
        self.file = file
        position = PNGChunkWriter.signature.count
    }

    /// Throws where the file ends inside the chunk, its name is none or its checksum is wrong.
    mutating func next() throws(PNGError) -> Chunk {
        guard file.count - position >= 8 else { throw .truncated(chunk: "the space between two chunks") }
        let name = file[position + 4..<position + 8]
        guard name.allSatisfy({ 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }) else {
            throw .invalid(chunk: "byte \(position + 4)", reason: "no chunk's name stands there")
        }
        let type = String(decoding: name, as: UTF8.self)
        let length = file.bigEndian(at: position)
        let start = position + 8
        guard length <= Int(Int32.max) else { throw .invalid(chunk: type, reason: "its length is \(length)") }
        guard file.count - start >= length + 4 else { throw .truncated(chunk: type) }
        let checked = UnsafeRawBufferPointer(rebasing: file[start - 4..<start + length])
        guard pngChecksum(checked) == UInt32(file.bigEndian(at: start + length)) else { throw .damagedChunk(type) }
        position = start + length + 4
        return Chunk(type: type, data: start..<start + length, isAncillary: name[name.startIndex] & 0x20 != 0)
    }
}
