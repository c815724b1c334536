import BarState
import Drawing
import Theme

/// Draws the bottom accessory's slot on glass, with what the app put into it.
struct TabAccessory {
    let canvas: Canvas
    let accessory: TabAccessoryPresentation
    let capsule: Rect
    /// 0 above the bar, 1 beside the minimised tab.
    let inline: Double
    let pressed: String?
    let glass: SystemGlass

    func layer() throws -> Layer {
        switch accessory.content {
        case .empty:
            var layer = canvas.layer(BarLayer.accessory, capsule)
            layer.items = glass.items
            return layer
        case .player(let player):
            var layer = canvas.layer(BarLayer.accessory, capsule, role: .group, label: player.spoken)
            layer.items = glass.items + (try self.player(player))
            return canvas.pressing(layer, capsule, pressed, scale: BarMetrics.pressedRowScale)
        case .accessory(let block):
            return try AccessoryRow(
                canvas: canvas,
                accessory: block,
                leavingControl: nil,
                capsule: capsule,
                fold: inline,
                controlSwap: 1,
                time: nil,
                pressed: pressed,
                surface: glass.items,
                ink: AccessoryRow.Ink(
                    primary: glass.content,
                    secondary: glass.secondary,
                    fill: glass.pill,
                    danger: canvas.theme.color.danger
                )
            ).layer()
        }
    }

    // MARK: Mini player

    private func player(_ player: MiniPlayerPresentation) throws -> [Item] {
        let side = BarMetrics.artworkSide
        let cover = Rect(
            x: capsule.x + BarMetrics.artworkInset,
            y: capsule.midY - side / 2,
            width: side,
            height: side
        )
        var artwork = canvas.layer("accessory/artwork", cover)
        artwork.items = [
            canvas.artwork(player.artwork, .rounded(side * SystemBarMetrics.artworkRadiusShare), cover)
        ]
        var items: [Item] = [.layer(artwork)]

        let symbol = BarMetrics.controlSymbolSide
        var end = capsule.maxX - BarMetrics.controlSymbolInset
        if !player.isCompact {
            let next = Rect(x: end - symbol, y: capsule.midY - symbol / 2, width: symbol, height: symbol)
            items.append(.layer(button("accessory/next", "forward.fill", BarWords.next, next)))
            end = next.minX - SystemBarMetrics.playerControlGap
        }
        let control = Rect(x: end - symbol, y: capsule.midY - symbol / 2, width: symbol, height: symbol)
        let (name, label) = player.isPlaying ? ("pause.fill", BarWords.pause) : ("play.fill", BarWords.play)
        items.append(.layer(button(BarLayer.control, name, label, control)))

        let title = canvas.systemStyle(
            size: SystemBarMetrics.playerTitleSize,
            leading: 17,
            weight: FontWeight.semibold
        )
        let subtitle = canvas.systemStyle(size: SystemBarMetrics.playerSubtitleSize, leading: 15, weight: 400)
        let textX = cover.maxX + BarMetrics.artworkTitleGap
        let width = max(control.minX - BarMetrics.artworkTitleGap - textX, 0)
        let showsSubtitle = !player.isCompact && player.subtitle != nil
        let height = title.leading + (showsSubtitle ? subtitle.leading : 0)
        let titleBox = Rect(x: textX, y: capsule.midY - height / 2, width: width, height: title.leading)
        var titleLayer = canvas.layer("accessory/title", titleBox)
        titleLayer.items = [try canvas.line(player.title, title, glass.content, in: titleBox)]
        items.append(.layer(titleLayer))
        if showsSubtitle, let text = player.subtitle {
            let box = Rect(x: textX, y: titleBox.maxY, width: width, height: subtitle.leading)
            var layer = canvas.layer("accessory/subtitle", box)
            layer.items = [try canvas.line(text, subtitle, glass.secondary, in: box)]
            items.append(.layer(layer))
        }
        return items
    }

    private func button(_ id: String, _ symbol: String, _ label: String, _ box: Rect) -> Layer {
        let frame = Rect(center: box.center, side: BarMetrics.controlSide)
        var layer = canvas.layer(id, frame, role: .button, label: label)
        layer.items = [canvas.symbol(symbol, box, glass.content)]
        return canvas.pressing(layer, frame, pressed, scale: BarMetrics.pressedControlScale)
    }
}
