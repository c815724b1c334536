import Drawing

/// Where the accessory's content stands inside its capsule.
struct AccessoryContentGeometry: Hashable, Sendable {
    var artwork: Rect
    /// Line boxes; the text inside is centred on each.
    var title: Rect
    var subtitle: Rect
    var progress: Rect
    /// The tappable square around the control's symbol.
    var control: Rect

    /// `fold` is 0 for the two lines with their progress, 1 for the title alone beside a smaller artwork.
    init(
        capsule: Rect,
        fold: Double,
        titleLeading: Double,
        subtitleLeading: Double,
        hasProgress: Bool,
        hasControl: Bool
    ) {
        func mix(_ expanded: Double, _ folded: Double) -> Double { expanded + (folded - expanded) * fold }
        let side = mix(BarMetrics.artworkSide, BarMetrics.foldedArtworkSide)
        let inset = mix(BarMetrics.artworkInset, BarMetrics.foldedArtworkInset)
        artwork = Rect(x: capsule.x + inset, y: capsule.midY - side / 2, width: side, height: side)

        let symbolCenter = capsule.maxX - BarMetrics.controlSymbolInset - BarMetrics.controlSymbolSide / 2
        control = Rect(center: Point(x: symbolCenter, y: capsule.midY), side: BarMetrics.controlSide)

        let textX = artwork.maxX + BarMetrics.artworkTitleGap
        let textEnd = hasControl ? control.minX : capsule.maxX - BarMetrics.controlSymbolInset
        let textWidth = max(textEnd - textX, 0)
        let lineTop = capsule.maxY - BarMetrics.progressBottomInset - BarMetrics.progressHeight
        progress = Rect(x: textX, y: lineTop, width: textWidth, height: BarMetrics.progressHeight)

        let room = (hasProgress ? lineTop : capsule.maxY) - capsule.minY
        let blockTop = capsule.minY + (room - titleLeading - subtitleLeading + BarMetrics.lineOverlap) / 2
        let foldedTop = capsule.midY - titleLeading / 2
        title = Rect(x: textX, y: mix(blockTop, foldedTop), width: textWidth, height: titleLeading)
        subtitle = Rect(
            x: textX,
            y: blockTop + titleLeading - BarMetrics.lineOverlap,
            width: textWidth,
            height: subtitleLeading
        )
    }
}
