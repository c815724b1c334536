import BarState
import Drawing
import Theme

/// The accessory tab bar's own drawing, lowest layer first: fade, accessory, tabs.
struct AccessoryBarScene: BarScene {
    let canvas: Canvas
    let bar: AccessoryTabBarPresentation
    let presentation: Presentation

    var tabs: [TabPresentation] { bar.tabs }

    /// With a keyboard up the content ends above the keyboard, the bar staying behind it.
    var insets: ContentInsets { ContentInsets(bottom: contentBottom) }

    private var contentBottom: Double {
        presentation.isKeyboardShown
            ? canvas.screen.keyboardTop - BarMetrics.contentGap
            : AccessoryBarGeometry.contentBottom(in: canvas.screen, hasAccessory: bar.accessory != nil)
    }

    func layers(at moment: MotionMoment, over backdrop: Layer) throws -> [Layer] {
        let phases = MotionPhases(of: bar, at: moment, now: presentation.time, theme: canvas.theme)
        let time = moment == .settled ? nil : presentation.time
        guard canvas.environment.motion == .reduced else { return try moving(phases, time: time) }
        return try fading(phases)
    }

    private func moving(_ phases: MotionPhases, time: Seconds? = nil) throws -> [Layer] {
        let geometry = AccessoryBarGeometry(
            screen: canvas.screen,
            tabCount: bar.tabs.count,
            fold: phases.fold,
            rise: phases.rise
        )
        let accessory = bar.accessory ?? bar.leavingAccessory
        let shown = phases.rise > 0 ? accessory : nil
        let top = shown == nil ? geometry.platter.minY : min(geometry.platter.minY, geometry.accessory.minY)
        var layers = [BottomFade(canvas: canvas, top: top).layer()]
        // Read from top to bottom: what is live, then the tabs.
        if let shown {
            var layer = try AccessoryRow(
                canvas: canvas,
                accessory: shown,
                leavingControl: bar.leavingControl,
                capsule: geometry.accessory,
                fold: phases.fold,
                controlSwap: phases.controlSwap,
                time: time,
                pressed: presentation.pressed
            ).layer()
            layer = layer.rising(geometry.accessoryOpacity)
            layer.tokens.append(canvas.theme.motion.standard.path)
            layers.append(layer)
        }
        var row = try TabRow(
            canvas: canvas,
            tabs: bar.tabs,
            platter: geometry.platter,
            geometry: geometry.tabs,
            fold: geometry.platterProgress,
            pill: phases.pill,
            foldedSpoken: bar.tabs.first(where: \.isSelected)?.spoken ?? "",
            pressed: presentation.pressed
        ).layer()
        row.tokens = [canvas.theme.motion.standard.path]
        layers.append(row)
        return layers
    }

    /// Reduce Motion: nothing travels; the old picture fades into the new one.
    private func fading(_ phases: MotionPhases) throws -> [Layer] {
        var still = phases
        still.rise = phases.rise > 0 ? 1 : 0
        still.pill = bar.pill.target
        let progress = min(max(phases.fold, 0), 1)
        guard progress > 0, progress < 1 else {
            return try withAccessoryOpacity(min(max(phases.rise, 0), 1), moving(still))
        }
        var open = still
        open.fold = 0
        var folded = still
        folded.fold = 1
        let isFolding = bar.fold.target > 0.5
        let (going, coming) = isFolding ? (open, folded) : (folded, open)
        let amount = isFolding ? progress : 1 - progress
        return try moving(going).map { $0.leaving(opacity: 1 - amount) }
            + moving(coming).map { $0.fading(opacity: amount) }
    }

    private func withAccessoryOpacity(_ opacity: Double, _ layers: [Layer]) -> [Layer] {
        layers.map { $0.id == BarLayer.accessory ? $0.fading(opacity: opacity) : $0 }
    }
}

extension Layer {
    /// The capsule is there before what it holds, so that nothing behind it is read through its text.
    func rising(_ progress: Double) -> Layer {
        guard progress < 1 else { return self }
        var copy = self
        copy.opacity = min(progress / 0.4, 1)
        let inner = min(max((progress - 0.3) / 0.7, 0), 1)
        copy.items = items.map { item in
            if case .layer(let child) = item { .layer(child.fading(opacity: inner)) } else { item }
        }
        return copy
    }

    func fading(opacity: Double) -> Layer {
        var copy = self
        copy.opacity *= opacity
        return copy
    }

    /// The layer on its way out beside the one that takes its place: under ids of its own, and silent.
    func leaving(opacity: Double) -> Layer {
        func silenced(_ layer: Layer) -> Layer {
            var copy = layer
            copy.id = "leaving/" + layer.id
            copy.role = nil
            copy.label = nil
            copy.hint = nil
            copy.items = layer.items.map { item in
                if case .layer(let child) = item { return .layer(silenced(child)) }
                return item
            }
            return copy
        }
        return silenced(self).fading(opacity: opacity)
    }
}
