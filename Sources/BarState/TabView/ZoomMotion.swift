/// A destination on its way out of a cell, or back into it.
struct ZoomMotion: Hashable, Sendable {
    var kind: ScreenEdges.Zoom.Kind
    /// The layer of the cell.
    var source: String
    var artwork: Int
    var destination: Screen
    /// More than one cell carries the source's id: coming back, the cell stays invisible.
    var isSourceShared: Bool
    var progress = MotionTrack(0)

    /// Throws `BarError` where no cell of the screen carries the id.
    init(of destination: Screen, kind: ScreenEdges.Zoom.Kind, from id: String, on screen: Screen) throws {
        let cells = screen.layeredItems.filter { $0.item.transitionSource == id }
        guard let cell = cells.first else {
            let known = screen.layeredItems.compactMap(\.item.transitionSource)
            throw BarError.zoomWithoutSource(id: id, known: known)
        }
        self.kind = kind
        source = cell.layer
        artwork = cell.item.artwork ?? 0
        self.destination = destination
        isSourceShared = cells.count > 1
    }

    /// Whether a new opening goes on with this one's motion.
    func isSame(as other: ZoomMotion) -> Bool {
        kind == other.kind && source == other.source && destination == other.destination
    }

    func presentation(isBack: Bool) -> ScreenEdges.Zoom {
        ScreenEdges.Zoom(
            kind: kind,
            source: source,
            artwork: artwork,
            destination: destination,
            progress: progress,
            isSourceLost: isBack && isSourceShared
        )
    }
}
