/// A value whose fields move from one state to the next: what the macro `@Animatable` makes of a type, as a protocol.
///
/// The macro writes `animatableData` from all stored fields that can move, but for those under `@AnimatableIgnored`. A
/// macro of one's own would bring swift-syntax along as a dependency; here a type names the fields that move itself,
/// and what it leaves out is ignored, with the same result.
public protocol Animatable {
    /// What the moving fields are as numbers: one field's, or pairs of them; nothing moves by default.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The fields that move.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing: a type that names no field is the other from the first moment.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

extension Animatable {
    /// The value on its way to another: fields that move are `progress` of the way there, beyond it in an overshoot;
    /// ignored ones are the other's from the first moment.
    public func interpolated(towards end: Self, by progress: Double) -> Self {
        var way = end.animatableData - animatableData
        way.scale(by: progress)
        var between = end
        between.animatableData = animatableData + way
        return between
    }
}

extension Double: Animatable {
    public var animatableData: Double {
        get { self }
        set { self = newValue }
    }
}
