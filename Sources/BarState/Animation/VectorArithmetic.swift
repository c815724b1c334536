/// Values that can be added and scaled, and so be anywhere between two others.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value by a factor: 0 is no way at all, 1 the whole, and more an overshoot.
    mutating func scale(by factor: Double)
}

extension Double: VectorArithmetic {
    /// Multiplies the number itself.
    public mutating func scale(by factor: Double) { self *= factor }
}

/// What a type without a field that moves animates by.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    public static let zero = EmptyAnimatableData()
    /// The one value there is.
    public init() {}
    public static func + (left: Self, right: Self) -> Self { left }
    public static func - (left: Self, right: Self) -> Self { left }
    /// Does nothing, as there is nothing to multiply.
    public mutating func scale(by factor: Double) {}
}

/// Two values that move together; pairs of pairs hold as many as there are.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The half that may be a single field.
    public var first: First
    /// The other half, a further pair where there are more than two fields.
    public var second: Second

    /// Ties two fields, or pairs of them, together.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: Self { Self(.zero, .zero) }

    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }

    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }

    /// Multiplies both halves by the same factor.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
