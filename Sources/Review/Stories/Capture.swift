/// One picture of a story: a name, and what is fixed for it whatever the variant.
public struct Capture: Hashable, Sendable {
    /// The part of its frames' names after the story's, such as `folded`; a `story.json` may take each name once.
    public var name: String
    /// Variant values that belong to the capture; they don't enter the names of its frames.
    public var pin: [VariantAxis: String]
    /// The share of its way that the newest motion has come, 0…1; nil where everything rests.
    public var progress: Double?

    /// A capture of everything at rest, with nothing pinned, where nothing else is said.
    public init(_ name: String, pin: [VariantAxis: String] = [:], progress: Double? = nil) {
        self.name = name
        self.pin = pin
        self.progress = progress
    }

    /// Letters, digits, dashes and underscores: the name is a file's name, and a dot in it would start a variant.
    public static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }
}
