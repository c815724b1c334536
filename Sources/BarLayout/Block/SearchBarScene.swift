import BarState
import Drawing
import Theme

/// The search tab bar's drawing, lowest layer first: what stands above the field, fade, tabs, field.
struct SearchBarScene: BarScene {
    let canvas: Canvas
    let bar: SearchTabBarPresentation
    let presentation: Presentation

    var tabs: [TabPresentation] { bar.tabs }

    var insets: ContentInsets { ContentInsets(bottom: contentBottom) }

    private var contentBottom: Double {
        SearchBarGeometry.contentBottom(
            in: canvas.screen,
            isSearchOpen: bar.isSearchOpen,
            isKeyboardShown: bar.isFieldFocused
        )
    }

    var content: (id: String, label: String?) {
        bar.panel == .results ? ("results", BarWords.results) : ("screen", nil)
    }

    func keyboard(at moment: MotionMoment) -> (returnKey: String, progress: Double)? {
        let phases = phases(at: moment)
        return bar.isSearchOpen || phases.search > 0 ? ("search", keyboardProgress(phases)) : nil
    }

    private func phases(at moment: MotionMoment) -> MotionPhases {
        MotionPhases(of: bar, at: moment, now: presentation.time, theme: canvas.theme)
    }

    /// How far the keyboard is up: with the field while it opens and closes, down where the field has lost the caret.
    private func keyboardProgress(_ phases: MotionPhases) -> Double {
        guard bar.isSearchOpen else { return min(max(phases.search, 0), 1) }
        return bar.isFieldFocused ? min(max(phases.search, 0), 1) : 0
    }

    func hidesContent(at moment: MotionMoment) -> Bool {
        switch bar.panel {
        case .recents, .recentsPrompt: groundOpacity(phases(at: moment).search) >= 1
        case .results, nil: false
        }
    }

    /// The tab goes first and the panel comes after, with a little of both between.
    private func groundOpacity(_ progress: Double) -> Double { min(max(progress / 0.6, 0), 1) }

    private func panelOpacity(_ progress: Double) -> Double { min(max((progress - 0.4) / 0.6, 0), 1) }

    private func fadeEnd(_ keyboard: Double) -> Double {
        canvas.screen.height - canvas.screen.keyboardHeight * keyboard
    }

    func ground(at moment: MotionMoment, over content: Layer) throws -> [Layer] {
        try panel(opacity: min(max(phases(at: moment).search, 0), 1))
    }

    func layers(at moment: MotionMoment, over backdrop: Layer) throws -> [Layer] {
        let phases = phases(at: moment)
        let progress = min(max(phases.search, 0), 1)
        guard canvas.environment.motion == .reduced else { return try moving(phases) }
        var still = phases
        still.pill = bar.pill.target
        guard progress > 0, progress < 1 else { return try moving(still) }
        // Reduce Motion: a short fade in place of the fold and the opening field.
        var closed = still
        closed.search = 0
        var open = still
        open.search = 1
        let isOpening = bar.isSearchOpen
        let amount = isOpening ? progress : 1 - progress
        let (going, coming) = isOpening ? (closed, open) : (open, closed)
        return try moving(going).map { $0.leaving(opacity: 1 - amount) }
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
            pressed: presentation.pressed
        ).layer()
        row.tokens = [canvas.theme.motion.standard.path]
        var field = try SearchField(
            canvas: canvas,
            bar: bar,
            rect: geometry.field,
            progress: phases.search,
            clearButton: phases.clearButton,
            pressed: presentation.pressed
        ).layer()
        field.tokens = [canvas.theme.motion.standard.path]
        return [BottomFade(canvas: canvas, top: top, bottom: fadeEnd(keyboard)).layer(), row, field]
    }

    /// Recents or their prompt on the background, in place of the tab; results are the screen itself.
    private func panel(opacity: Double) throws -> [Layer] {
        guard opacity > 0, let panel = bar.panel else { return [] }
        let screen = canvas.screen
        let recents = RecentSearches(
            canvas: canvas,
            bottom: contentBottom,
            visibleBottom: bar.isFieldFocused ? screen.keyboardTop + ScreenMetrics.keyboardRadius : screen.height,
            pressed: presentation.pressed
        )
        var content: Layer
        switch panel {
        case .recents(let list): content = try recents.card(list)
        case .recentsPrompt(let text): content = try recents.prompt(text)
        case .results: return []
        }
        var ground = canvas.layer("search-ground", screen.bounds)
        content.opacity = panelOpacity(opacity)
        ground.items = [canvas.fill(.rectangle, screen.bounds, canvas.theme.color.bg), .layer(content)]
        return [ground.fading(opacity: groundOpacity(opacity))]
    }
}
