/// One picture of a story: a name, and what is fixed for it whatever the variant.
public struct Capture: Hashable, Sendable {
    public var name: String
    /// Variant values that belong to the capture; they don't enter the names of its frames.
    public var pin: [VariantAxis: String]
    /// The share of its way that the newest motion has come, 0…1; nil where everything rests.
    public var progress: Double?

    public init(_ name: String, pin: [VariantAxis: String] = [:], progress: Double? = nil) {
        self.name = name
        self.pin = pin
        self.progress = progress
    }

    /// Lower-case letters, digits and single dashes: the name is a file's name, and a dot in it would start a variant.
    public static func isName(_ text: String) -> Bool {
        !text.isEmpty
            && text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
                !part.isEmpty && part.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
            }
    }
}
