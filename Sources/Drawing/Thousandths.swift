extension Double {
    /// The number with up to three decimals, no trailing zeros, and a zero before the point where it is asked for;
    /// what is no number is 0.
    public func thousandths(leadingZero: Bool = true) -> String {
        var buffer = SVGBuffer()
        buffer.append(self)
        let text = String(decoding: buffer.bytes, as: UTF8.self)
        guard leadingZero else { return text }
        if text.hasPrefix(".") { return "0" + text }
        return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
    }
}
