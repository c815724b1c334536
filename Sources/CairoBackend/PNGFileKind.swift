/// What a file that is no PNG looks like, told from its first bytes, so that an error can name the likely mistake.
enum PNGFileKind {
    private static let starts: [(bytes: [UInt8], name: String)] = [
        ([0x89, 0x50, 0x4E, 0x47], "a PNG whose line endings were changed on the way"),
        ([0xFF, 0xD8, 0xFF], "a JPEG"),
        (Array("GIF8".utf8), "a GIF"),
        (Array("BM".utf8), "a BMP"),
        (Array("%PDF".utf8), "a PDF"),
        (Array("RIFF".utf8), "a WebP or another RIFF file"),
        ([0x49, 0x49, 0x2A, 0x00], "a TIFF"),
        ([0x4D, 0x4D, 0x00, 0x2A], "a TIFF"),
        ([0x00, 0x00, 0x01, 0x00], "an icon"),
        (Array("version https://git-lfs".utf8), "a Git LFS pointer: run `git lfs pull`"),
        (Array("<<<<<<<".utf8), "a text file with a merge conflict"),
        (Array("<svg".utf8), "an SVG"),
        (Array("<?xml".utf8), "an XML or SVG file"),
        (Array("<!".utf8), "a web page"),
        (Array("<html".utf8), "a web page"),
    ]

    static func name(of bytes: [UInt8]) -> String {
        for (start, name) in starts where bytes.starts(with: start) { return name }
        if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) { return "a HEIC, AVIF or video file" }
        let sample = bytes.prefix(512)
        let isText = sample.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        return isText ? "a text file" : "no format known here"
    }
}
