/// A frame's SVG as a script: a page from the disk may run a script beside it, but may not read any other file.
enum FrameScript {
    /// `barsnap.frame("listening/folded", "<svg …")`
    static func wrap(_ svg: [UInt8], name: String) -> [UInt8] {
        var out = Array("barsnap.frame(\(PageValue.text(name).json),'".utf8)
        out.reserveCapacity(svg.count + svg.count / 50)
        var previous: (UInt8, UInt8) = (0, 0)
        for byte in svg {
            switch byte {
            case UInt8(ascii: "\n"): out += Array("\\n".utf8)
            case UInt8(ascii: "\r"): out += Array("\\r".utf8)
            case UInt8(ascii: "'"): out += Array("\\'".utf8)
            case UInt8(ascii: "\\"): out += Array("\\\\".utf8)
            // U+2028 and U+2029 end a line of script where a reader is old.
            case 0xA8 where previous == (0xE2, 0x80), 0xA9 where previous == (0xE2, 0x80):
                out.removeLast(2)
                out += Array((byte == 0xA8 ? "\\u2028" : "\\u2029").utf8)
            default: out.append(byte)
            }
            previous = (previous.1, byte)
        }
        return out + Array("')\n".utf8)
    }
}
