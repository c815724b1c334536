import BarState
import Drawing
import Theme

/// Draws the accessory: a capsule with artwork, two lines, a progress line and one control.
struct AccessoryRow {
    let canvas: Canvas
    let accessory: AccessoryPresentation
    /// The control that fades out while `controlSwap` runs.
    let leavingControl: ControlPresentation?
    let capsule: Rect
    /// 0 two lines, 1 folded to title and control.
    let fold: Double
    /// 0 the leaving control, 1 the present one.
    let controlSwap: Double
    /// Seconds, for what moves by itself; nil in a frame at rest.
    let time: Double?
    let pressed: String?
    /// What it stands on in place of the block's own surface: the system's glass.
    var surface: [Item]?
    var ink: Ink?

    /// The colours of what stands on the capsule.
    struct Ink: Hashable, Sendable {
        var primary: ColorToken
        var secondary: ColorToken
        var fill: ColorToken
        var danger: ColorToken
    }

    private var colors: Ink {
        let color = canvas.theme.color
        return ink
            ?? Ink(primary: color.textPrimary, secondary: color.textSecondary, fill: color.fill, danger: color.danger)
    }

    func layer() throws -> Layer {
        let theme = canvas.theme
        let titleStyle = canvas.style(theme.type.subhead, weight: FontWeight.medium, cap: .xLarge)
        let subtitleStyle = canvas.style(theme.type.footnote, cap: .xLarge)
        let geometry = AccessoryContentGeometry(
            capsule: capsule,
            fold: min(max(fold, 0), 1),
            titleLeading: titleStyle.leading,
            subtitleLeading: subtitleStyle.leading,
            hasProgress: accessory.progress != nil,
            hasControl: accessory.control != nil || fadingControl != nil
        )
        var layer = canvas.layer(
            BarLayer.accessory,
            capsule,
            role: .group,
            label: accessory.spoken,
            hint: accessory.hint
        )
        layer.items = surface ?? canvas.floatingSurface(.capsule, capsule)
        if pressed == BarLayer.accessory { layer.items.append(canvas.fill(.capsule, capsule, colors.fill)) }
        layer.items.append(.layer(artwork(geometry.artwork)))
        layer.items += try text(geometry, titleStyle, subtitleStyle)
        if let progress = accessory.progress, secondLineOpacity > 0 {
            layer.items.append(.layer(progressLine(progress, geometry.progress)))
        }
        layer.items += controls(geometry.control)
        return canvas.pressing(layer, capsule, pressed, scale: BarMetrics.pressedRowScale)
    }

    /// What the folded row leaves out goes in the first half of the fold.
    private var secondLineOpacity: Double { TabRow.fading(fold) }

    // MARK: Artwork

    private func artwork(_ rect: Rect) -> Layer {
        let theme = canvas.theme
        let folded = min(max(fold, 0), 1)
        let radius = theme.radius.sm.points + (theme.radius.xs.points - theme.radius.sm.points) * folded
        var layer = canvas.layer("accessory/artwork", rect)
        layer.tokens = (folded < 1 ? [theme.radius.sm.path] : []) + (folded > 0 ? [theme.radius.xs.path] : [])
        layer.items = [canvas.fill(.rounded(radius), rect, colors.fill)]
        let symbolRect = Rect(center: rect.center, side: rect.width * BarMetrics.artworkSymbolShare)
        layer.items += symbol(symbolRect)
        return layer
    }

    /// The symbol; a waveform lights up bar by bar while something plays, and holds still under Reduce Motion.
    private func symbol(_ rect: Rect) -> [Item] {
        let color = colors.secondary
        let whole = canvas.symbol(accessory.symbol, rect, color)
        guard accessory.symbol == "waveform", accessory.isActive, canvas.environment.motion == .full, let time else {
            return [whole]
        }
        let lit = time / BarMetrics.waveformPeriod - (time / BarMetrics.waveformPeriod).rounded(.down)
        guard lit > 0 else { return [whole] }
        let dim = Layer(
            id: "accessory/artwork/resting",
            frame: canvas.place(rect),
            opacity: BarMetrics.waveformRestOpacity,
            items: [whole]
        )
        let litRect = Rect(x: rect.x, y: rect.y, width: rect.width * lit, height: rect.height)
        let bright = Layer(
            id: "accessory/artwork/sounding",
            frame: canvas.place(litRect),
            clip: canvas.path(.rectangle, litRect),
            items: [whole]
        )
        return [.layer(dim), .layer(bright)]
    }

    // MARK: Text

    private func text(_ geometry: AccessoryContentGeometry, _ title: LineStyle, _ subtitle: LineStyle) throws -> [Item]
    {
        let hasFailedFolded = accessory.error != nil && fold >= 1
        var items: [Item] = []
        var titleLayer = canvas.layer("accessory/title", geometry.title)
        if hasFailedFolded, let error = accessory.error {
            titleLayer.items = [try canvas.line(error, title, colors.danger, in: geometry.title)]
        } else {
            titleLayer.items = [try canvas.line(accessory.title, title, colors.primary, in: geometry.title)]
        }
        items.append(.layer(titleLayer))
        if secondLineOpacity > 0 {
            var second = canvas.layer("accessory/subtitle", geometry.subtitle)
            let color = accessory.error == nil ? colors.secondary : colors.danger
            second.items = [
                try canvas.line(accessory.error ?? accessory.subtitle, subtitle, color, in: geometry.subtitle)
            ]
            second.opacity = secondLineOpacity
            if accessory.error != nil { second.role = .status }
            items.append(.layer(second))
        }
        return items
    }

    private func progressLine(_ progress: Double, _ rect: Rect) -> Layer {
        let percent = "\(Int((progress * 100).rounded())) percent"
        var layer = canvas.layer("accessory/progress", rect, role: .progressBar(value: progress), label: percent)
        layer.opacity = secondLineOpacity
        layer.items = [canvas.fill(.capsule, rect, colors.fill)]
        if progress > 0 {
            // Never shorter than its own round ends.
            let width = max(rect.width * progress, rect.height)
            let done = Rect(x: rect.x, y: rect.y, width: width, height: rect.height)
            layer.items.append(canvas.fill(.capsule, done, colors.primary))
        }
        return layer
    }

    // MARK: Control

    /// The leaving control for as long as any of it shows.
    private var fadingControl: ControlPresentation? { controlSwap < 1 ? leavingControl : nil }

    private func controls(_ rect: Rect) -> [Item] {
        let swap = min(max(controlSwap, 0), 1)
        var items: [Item] = []
        if let leaving = fadingControl {
            var layer = canvas.layer("accessory/control-leaving", rect)
            layer.opacity = 1 - swap
            layer.items = face(leaving, rect)
            items.append(.layer(layer))
        }
        if let control = accessory.control {
            var layer = canvas.layer(BarLayer.control, rect, role: .button, label: control.label)
            layer.opacity = fadingControl == nil ? 1 : swap
            layer.tokens = [canvas.theme.motion.snappy.path]
            if pressed == BarLayer.control {
                layer.items.append(canvas.fill(.ellipse, rect.inset(by: 4), colors.fill))
            }
            layer.items += face(control, rect)
            items.append(.layer(canvas.pressing(layer, rect, pressed, scale: BarMetrics.pressedControlScale)))
        }
        return items
    }

    private func face(_ control: ControlPresentation, _ rect: Rect) -> [Item] {
        let box = Rect(center: rect.center, side: BarMetrics.controlSymbolSide)
        if control.isBusy { return Spinner(canvas: canvas, rect: box, time: time ?? 0).items() }
        return [canvas.symbol(control.symbol, box, colors.primary)]
    }
}
