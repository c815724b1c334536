import BarState
import Testing

@Suite("Animatable fields move, ignored ones don't")
struct AnimatableTests {
    static let start = Wedge(angle: .degrees(40), clockwise: false)
    static let end = Wedge(angle: .degrees(280), clockwise: true)

    @Test(
        "the angle is on its way, the direction is the new one at once",
        arguments: [(0.0, 40.0), (0.5, 160), (1, 280), (1.1, 304)]
    )
    func wedge(progress: Double, degrees: Double) {
        let between = Self.start.interpolated(towards: Self.end, by: progress)
        #expect(abs(between.angle.degrees - degrees) < 1e-9)
        #expect(between.clockwise)
    }

    /// Three fields that move and one that doesn't, as the macro would nest them.
    struct Ring: Animatable, Hashable {
        var radius: Double
        var width: Double
        var angle: Angle
        var label: String

        var animatableData: AnimatablePair<AnimatablePair<Double, Double>, Angle.AnimatableData> {
            get { AnimatablePair(AnimatablePair(radius, width), angle.animatableData) }
            set {
                radius = newValue.first.first
                width = newValue.first.second
                angle.animatableData = newValue.second
            }
        }
    }

    @Test("pairs of pairs hold as many fields as there are")
    func pairs() {
        let start = Ring(radius: 0, width: 10, angle: .degrees(0), label: "before")
        let end = Ring(radius: 100, width: 2, angle: .degrees(90), label: "after")
        let half = start.interpolated(towards: end, by: 0.5)
        #expect(half == Ring(radius: 50, width: 6, angle: .degrees(45), label: "after"))
        #expect(start.interpolated(towards: end, by: 1) == end)
    }

    struct Still: Animatable, Hashable {
        var label: String
    }

    @Test("a type without a field that moves is the new value at once")
    func still() {
        #expect(Still(label: "a").interpolated(towards: Still(label: "b"), by: 0) == Still(label: "b"))
    }

    @Test("numbers are animatable themselves")
    func number() {
        #expect(2.0.interpolated(towards: 4, by: 0.25) == 2.5)
    }

    static func view() throws -> TabView<Place> {
        try .underTest(home: Screen(title: "home").wedge(start))
    }

    @Test("a new wedge heads from the present one")
    func onScreen() throws {
        var view = try Self.view()
        #expect(view.presentation(at: 0).edges.wedge?.startAngle == 40)
        #expect(view.presentation(at: 0).edges.wedge?.endAngle == 40)
        try view.set(.wedge(Self.end), at: 1)
        let wedge = try #require(view.presentation(at: 1).edges.wedge)
        #expect(wedge.startAngle == 40)
        #expect(wedge.endAngle == 280)
        #expect(wedge.isClockwise)
        #expect(wedge.progress.start == 0)
        #expect(wedge.progress.changes == [.init(time: 1, target: 1)])
    }

    @Test("back to where it came from it turns round on its way")
    func turnsRound() throws {
        var view = try Self.view()
        try view.set(.wedge(Self.end), at: 1)
        try view.set(.wedge(Self.start), at: 1.2)
        let wedge = try #require(view.presentation(at: 1.2).edges.wedge)
        #expect(wedge.progress.changes == [.init(time: 1, target: 1), .init(time: 1.2, target: 0)])
        #expect(!wedge.isClockwise)
        try view.set(.wedge(Self.start), at: 1.3)
        #expect(view.presentation(at: 1.3).edges.wedge == wedge)
    }

    @Test("a third one starts from the second")
    func third() throws {
        var view = try Self.view()
        try view.set(.wedge(Self.end), at: 1)
        try view.set(.wedge(Wedge(angle: .degrees(10), clockwise: false)), at: 20)
        let wedge = try #require(view.presentation(at: 20).edges.wedge)
        #expect(wedge.startAngle == 280)
        #expect(wedge.endAngle == 10)
        #expect(wedge.progress.changes == [.init(time: 20, target: 1)])
    }

    @Test("a screen without a wedge has none to move")
    func none() throws {
        var view = try TabView<Place>.underTest()
        #expect(throws: BarError.self) { try view.set(.wedge(Self.end), at: 1) }
    }
}
