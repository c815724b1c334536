/// What makes one frame of a capture differ from the default one.
public struct Variant: Hashable, Sendable {
    /// Only what differs from the default.
    private var values: [VariantAxis: String] = [:]

    /// The default variant: light, at the large text size, left to right, on an upright iPhone 16 Pro.
    public init() {}

    /// A variant of values that are known to be good, for tables in code; unknown values are dropped.
    public init(_ values: [VariantAxis: String]) {
        for axis in VariantAxis.allCases {
            if let value = values[axis], let known = try? axis.value(named: value) { self[axis] = known.name }
        }
    }

    /// The value on an axis, its default where nothing else was set; setting the default forgets the axis, and no name
    /// is checked.
    public subscript(axis: VariantAxis) -> String {
        get { values[axis] ?? axis.standard }
        set { values[axis] = newValue == axis.standard ? nil : newValue }
    }

    /// The axes that differ from the default, in the order of file names.
    public var axes: [VariantAxis] { values.keys.sorted() }

    /// What a file name says after the capture: `.dark.ax3.rtl`; nothing for the default.
    public var suffix: String {
        axes.map { axis in
            let value = self[axis]
            return "." + (axis.values?.first { $0.name == value }?.suffix ?? value)
        }.joined()
    }

    /// What differs, as a person reads it; one word for each axis that is not `dropped`.
    public func titles(without dropped: Set<VariantAxis> = []) -> [String] {
        axes.filter { !dropped.contains($0) }.map { axis in
            let value = self[axis]
            return axis.values?.first { $0.name == value }?.title ?? "\(axis.rawValue) \(value)"
        }
    }

    /// This variant with every value of `other` put over it.
    public func overlaid(with other: [VariantAxis: String]) -> Variant {
        var copy = self
        for (axis, value) in other { copy[axis] = value }
        return copy
    }

    /// This variant as if nobody had asked for those axes.
    public func dropping(_ axes: some Sequence<VariantAxis>) -> Variant {
        var copy = self
        for axis in axes { copy.values[axis] = nil }
        return copy
    }
}

extension VariantAxis {
    /// The value that is written so.
    ///
    /// Throws `VariantError` for one that the table doesn't know, with the nearest that it does.
    public func value(named text: String) throws -> VariantValue {
        guard let values else {
            guard Self.isName(text) else { throw VariantError.badName(axis: self, text: text) }
            return VariantValue(text)
        }
        guard let value = values.first(where: { $0.isWritten(text) }) else {
            throw VariantError.unknownValue(axis: self, text: text)
        }
        return value
    }

    /// Letters, digits and dashes, so that it can stand in a file name.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { ($0.isASCII && ($0.isLetter || $0.isNumber)) || $0 == "-" }
    }
}
