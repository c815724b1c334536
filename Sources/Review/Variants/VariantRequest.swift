/// Variants that a story asks for: some captures, and values to draw them in.
public struct VariantRequest: Hashable, Sendable {
    /// Names of captures, `*` for any letters; nil for every capture.
    public var captures: [String]?
    /// For each axis the values to draw; several on several axes are drawn in every combination.
    public var values: [VariantAxis: [String]]

    /// A request for those captures, or for every capture; the values are the names that `VariantAxis` knows.
    public init(captures: [String]? = nil, _ values: [VariantAxis: [String]]) {
        self.captures = captures
        self.values = values
    }

    /// Whether the request is about the capture of that name.
    public func includes(_ capture: String) -> Bool {
        captures?.contains { NamePattern($0).matches(capture) } ?? true
    }

    /// The most combinations that a story's requests may come to, all together. Ours.
    public static let mostCombinations = 2_000

    /// How many combinations there are; `Int.max` where that is more than can be counted.
    public var combinationCount: Int {
        values.values.reduce(1) { count, names in
            let (product, isTooLarge) = count.multipliedReportingOverflow(by: names.count)
            return isTooLarge ? .max : product
        }
    }

    /// Every combination, the axes in their order and the values in the order given.
    public var combinations: [Variant] {
        var variants = [Variant()]
        for axis in values.keys.sorted() {
            variants = variants.flatMap { variant in
                (values[axis] ?? []).map { variant.overlaid(with: [axis: $0]) }
            }
        }
        return variants
    }
}
