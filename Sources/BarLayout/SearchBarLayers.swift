import BarState
import Drawing
import Theme

/// The search tab bar's own layers, lowest first: what stands above the field, fade, tabs, field.
struct SearchBarLayers {
    let canvas: Canvas
    let bar: SearchTabBarPresentation
    let pressed: String?

    /// How far the keyboard is up: with the field while it opens and closes, down where the field has lost the caret.
    func keyboardProgress(_ phases: MotionPhases) -> Double {
        guard bar.isSearchOpen else { return min(max(phases.search, 0), 1) }
        return bar.isFieldFocused ? min(max(phases.search, 0), 1) : 0
    }

    func layers(_ phases: MotionPhases) throws -> [Layer] {
        let progress = min(max(phases.search, 0), 1)
        guard canvas.environment.motion == .reduced else { return try panel(opacity: progress) + moving(phases) }
        var still = phases
        still.pill = bar.pill.target
        guard progress > 0, progress < 1 else { return try panel(opacity: progress) + moving(still) }
        // Reduce Motion: a short fade in place of the fold and the opening field.
        var closed = still
        closed.search = 0
        var open = still
        open.search = 1
        let isOpening = bar.isSearchOpen
        let amount = isOpening ? progress : 1 - progress
        let (going, coming) = isOpening ? (closed, open) : (open, closed)
        return try panel(opacity: progress) + moving(going).map { $0.leaving(opacity: 1 - amount) }
            + moving(coming).map { $0.fading(opacity: amount) }
    }

    private func moving(_ phases: MotionPhases) throws -> [Layer] {
        let keyboard = keyboardProgress(phases)
        let geometry = SearchBarGeometry(
            screen: canvas.screen,
            tabCount: bar.tabs.count,
            search: phases.search,
            keyboard: keyboard
        )
        let top = min(geometry.platter.minY, geometry.field.minY)
        var row = try TabRow(
            canvas: canvas,
            tabs: bar.tabs,
            platter: geometry.platter,
            geometry: geometry.tabs,
            fold: phases.search,
            pill: phases.pill,
            foldedSpoken: bar.foldedTabSpoken,
            pressed: pressed
        ).layer()
        row.tokens = [canvas.theme.motion.standard.path]
        var field = try SearchField(
            canvas: canvas,
            bar: bar,
            rect: geometry.field,
            progress: phases.search,
            clearButton: phases.clearButton,
            pressed: pressed
        ).layer()
        field.tokens = [canvas.theme.motion.standard.path]
        return [BottomFade(canvas: canvas, top: top).layer(), row, field]
    }

    /// Recents or their prompt on the background, in place of the tab; results are the screen itself.
    private func panel(opacity: Double) throws -> [Layer] {
        guard opacity > 0, let panel = bar.panel else { return [] }
        let screen = canvas.screen
        let bottom = SearchBarGeometry.contentBottom(
            in: screen,
            isSearchOpen: true,
            isKeyboardShown: bar.isFieldFocused
        )
        let recents = RecentSearches(canvas: canvas, bottom: bottom, pressed: pressed)
        var content: Layer
        switch panel {
        case .recents(let list): content = try recents.card(list)
        case .recentsPrompt(let text): content = try recents.prompt(text)
        case .results: return []
        }
        var ground = canvas.layer("search-ground", screen.bounds)
        // The tab goes first and the panel comes after, so that the two texts never lie over each other.
        content.opacity = max(2 * opacity - 1, 0)
        ground.items = [canvas.fill(.rectangle, screen.bounds, canvas.theme.color.bg), .layer(content)]
        return [ground.fading(opacity: min(2 * opacity, 1))]
    }
}
