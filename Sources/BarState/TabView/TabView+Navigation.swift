/// Screens that come and go: pushed, in a sheet, over everything, and zooming out of a cell.
extension TabView {
    mutating func navigate(_ event: BarEvent, at time: Seconds) throws {
        switch event {
        case .push(let screen):
            try checkUncovered(for: event)
            try screen.validate()
            try open(screen, as: .push, at: time)
        case .pop:
            try checkUncovered(for: event)
            let left = pages.current.top
            try pages.current.pop()
            pages.current.top.departure = left.arrival?.heading(back: true, at: time)
            showOtherScreen(at: time)
        default:
            guard let cover else {
                throw BarError.eventOutOfPlace(
                    event: event.name,
                    reason: "no sheet or cover is up",
                    remedy: "Tap a cell that opens one first."
                )
            }
            pages.current.top.departure = cover.heading(back: true, at: time)
            self.cover = nil
        }
    }

    /// Opens a destination over the visible screen.
    ///
    /// Throws `BarError` for a zoom whose source isn't there.
    mutating func open(_ screen: Screen, as kind: ScreenEdges.Zoom.Kind, at time: Seconds) throws {
        guard case .zoom(let id) = screen.patterns.transition else {
            pages.current.push(screen)
            showOtherScreen(at: time)
            return
        }
        var zoom = try ZoomMotion(of: screen, kind: kind, from: id, on: pages.current.top.screen)
        // Opened again on its way back, it turns round where it is.
        if let departure = pages.current.top.departure, departure.isSame(as: zoom) { zoom = departure }
        zoom = zoom.heading(back: false, at: time)
        pages.current.top.departure = nil
        if kind == .push {
            var page = Page(screen: screen)
            page.arrival = zoom
            pages.current.push(page)
            showOtherScreen(at: time)
        } else {
            cover = zoom
        }
    }

    private mutating func showOtherScreen(at time: Seconds) {
        isContentKeyboardShown = false
        isSearchUsed = false
        isSearchFocused = false
        settleMinimized(at: time)
    }

    /// The zoom of a pushed screen that is still growing and that nobody has scrolled yet.
    func arrival(at time: Seconds) -> ZoomMotion? {
        let page = pages.current.top
        guard let arrival = page.arrival, page.offset == 0, arrival.progress.isMoving(at: time) else { return nil }
        return arrival
    }

    /// The zoom that shows at a moment: a cover for as long as it is up, the others while they move. A source that is
    /// lost stays so.
    func zoom(at time: Seconds) -> ScreenEdges.Zoom? {
        if let zoom = cover ?? arrival(at: time) { return zoom.presentation(isBack: false) }
        guard let departure = pages.current.top.departure else { return nil }
        guard departure.progress.isMoving(at: time) || departure.isSourceShared else { return nil }
        return departure.presentation(isBack: true)
    }

    /// A cell's video plays while its share reaches the threshold.
    mutating func see(_ share: Double, of layer: String) throws {
        let event = BarEvent.visibility(of: layer, share: share)
        guard (0...1).contains(share) else {
            throw BarError.eventOutOfPlace(
                event: event.name,
                reason: "the share \(share) is none",
                remedy: "Give a number from 0 to 1."
            )
        }
        let playing = pages.current.top.screen.layeredItems.filter { $0.item.autoplay != nil }.map(\.layer)
        guard playing.contains(layer) else {
            throw BarError.layerNotThere(layer, there: playing, reason: "only cells with onScrollVisibilityChange are")
        }
        pages.current.top.screen = pages.current.top.screen.mapItems { place, item in
            var item = item
            if place == layer, let threshold = item.autoplay?.threshold {
                item.autoplay?.isPlaying = share >= threshold - roundingNoise
            }
            return item
        }
    }
}

extension ZoomMotion {
    func heading(back: Bool, at time: Seconds) -> ZoomMotion {
        var copy = self
        copy.progress.head(for: back ? 0 : 1, at: time)
        return copy
    }
}
