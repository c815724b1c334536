/// Text that can stand on a terminal's line and in an XML file.
extension String {
    /// Whether it is free of control characters, of line breaks, and of what XML can't hold.
    var isPrintable: Bool { unicodeScalars.allSatisfy(\.isPrintable) }

    /// The same with `\\u{…}` for what isn't printable.
    var printable: String {
        unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar.isPrintable ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isPrintable: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: value != 0xFFFE && value != 0xFFFF
        }
    }
}
