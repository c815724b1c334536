import Drawing

/// Where a destination is on its way out of a cell's picture: a card that grows from one to the other.
///
/// Place, size, corners and dimming move in proportion to the progress; the picture on the card has gone before it is
/// all the way, so that the destination can be read as it arrives.
struct ZoomGeometry: Hashable, Sendable {
    /// As it stands on the screen, mirrored already where that is read from right to left.
    var card: Rect
    var radius: Double
    /// 0…1: of the picture that lies over the destination, and of the scrim under the card.
    var pictureOpacity: Double
    var dim: Double
    /// From the destination's own coordinates, whose origin is its top left corner, to the card.
    var transform: AffineTransform

    init(source: Rect, sourceRadius: Double, destination: Rect, destinationRadius: Double, progress: Double) {
        card = source.interpolated(to: destination, progress: progress)
        radius = max(sourceRadius + (destinationRadius - sourceRadius) * progress, 0)
        pictureOpacity = min(max(1 - progress / Self.pictureShare, 0), 1)
        dim = min(max(progress, 0), 1)
        let scale = destination.width > 0 ? max(card.width / destination.width, 0) : 0
        transform = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: card.x, ty: card.y)
    }

    /// The part of the way on which the picture gives way to the destination. Ours.
    static let pictureShare = 0.4
}
