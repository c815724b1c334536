import Drawing

/// The sheet's own type: Inter, in a few steps that are apart enough to be told at a distance (ours).
struct SheetStyle: Hashable, Sendable {
    var size: Double
    var leading: Double
    var weight = 400
    var tracking = 0.0

    static let title = SheetStyle(size: 64, leading: 72, weight: 700, tracking: -1.6)
    static let lead = SheetStyle(size: 19, leading: 28, tracking: -0.25)
    static let heading = SheetStyle(size: 32, leading: 40, weight: 700, tracking: -0.65)
    static let column = SheetStyle(size: 17, leading: 24, weight: 600, tracking: -0.2)
    static let note = SheetStyle(size: 15, leading: 22, tracking: -0.1)
    static let group = SheetStyle(size: 13, leading: 18, weight: 600)
    static let name = SheetStyle(size: 15, leading: 20, weight: 600, tracking: -0.13)
    static let figure = SheetStyle(size: 19, leading: 24, weight: 600, tracking: -0.2)
    static let value = SheetStyle(size: 13, leading: 18, tracking: -0.04)
    static let small = SheetStyle(size: 12, leading: 16)
    static let mark = SheetStyle(size: 12, leading: 16, weight: 600)

    static let family = "Inter"

    var face: FontFace { FontFace(family: Self.family, weight: weight) }
}
