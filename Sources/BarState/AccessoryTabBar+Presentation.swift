extension AccessoryTabBar {
    public func presentation(at time: Seconds) -> Presentation {
        isSystemBar ? systemPresentation(at: time) : ownPresentation(at: time)
    }

    /// The block's own bar, whoever draws it.
    func ownPresentation(at time: Seconds) -> Presentation {
        let shown = accessoryPresentation(at: time)
        let finger = touch.among(tappableLayers(at: time))
        return Presentation(
            time: time,
            bar: .accessoryTabBar(
                AccessoryTabBarPresentation(
                    style: style,
                    tabs: items.presentations(selection: selection),
                    isFolded: isFolded,
                    accessory: shown,
                    leavingAccessory: shown == nil && rise.isMoving(at: time) ? leavingAccessory : nil,
                    leavingControl: controlSwap.isMoving(at: time) ? leavingControl : nil,
                    fold: fold,
                    pill: pill,
                    rise: rise,
                    controlSwap: controlSwap
                )
            ),
            content: tabs.current.content,
            sheet: isExpanded ? shown.map(Presentation.Sheet.init) : nil,
            isKeyboardShown: isKeyboardShown,
            pressed: finger.pressed,
            longPressed: finger.longPressed
        )
    }

    func accessoryPresentation(at time: Seconds) -> AccessoryPresentation? {
        guard let accessory else { return nil }
        let error = runs.error(at: time)
        return AccessoryPresentation(
            id: accessory.id,
            title: accessory.title,
            subtitle: accessory.subtitle,
            error: error,
            symbol: accessory.symbol,
            progress: accessory.progress,
            isActive: accessory.isActive,
            control: control,
            spoken: accessory.spoken(error: error),
            hint: onExpand == nil ? nil : AccessoryTabBarRules.expandHint
        )
    }
}

extension AccessoryTabBarAccessory {
    /// Title, subtitle or the error in its place, percentage, and Playing or Paused, as one element.
    func spoken(error: String?) -> String {
        var parts = [title, error ?? subtitle]
        if let progress { parts.append("\(Int((progress * 100).rounded()))%") }
        if control == .playPause { parts.append(isActive ? "Playing" : "Paused") }
        return parts.filter { !$0.isBlank }.joined(separator: ", ")
    }
}

extension MotionTrack {
    /// Whether a change can still be seen, whatever the theme's springs.
    func isMoving(at time: Seconds) -> Bool {
        changes.last.map { time - $0.time <= Self.memory } ?? false
    }
}
