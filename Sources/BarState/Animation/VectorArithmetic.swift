/// Values that can be added and scaled, and so be anywhere between two others.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
}

extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= factor }
}

/// What a type without a field that moves animates by.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
    public static let zero = EmptyAnimatableData()
    public init() {}
    public static func + (left: Self, right: Self) -> Self { left }
    public static func - (left: Self, right: Self) -> Self { left }
    public mutating func scale(by factor: Double) {}
}

/// Two values that move together; pairs of pairs hold as many as there are.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

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

    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}
