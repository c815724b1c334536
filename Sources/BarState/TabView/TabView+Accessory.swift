/// The bottom accessory's slot: where it stands, and what can be touched in it.
extension TabView {
    /// A legacy bar hosts none.
    var hasAccessory: Bool { !isLegacy && accessory?.isShown == true }

    /// Beside the minimised tab, above the bar, or at the foot of the content where there is no bar.
    var placement: TabViewBottomAccessoryPlacement? {
        if hasUndefinedPlacement { return nil }
        return isMinimized && !isBarHidden ? .inline : .expanded
    }

    var accessoryPresentation: TabAccessoryPresentation? {
        guard hasAccessory, let accessory else { return nil }
        return TabAccessoryPresentation(placement: placement, content: accessory.content(placement))
    }

    /// What the app's closure makes for a placement, whether the slot shows or not; nil without a closure.
    public func accessoryContent(
        in placement: TabViewBottomAccessoryPlacement?
    ) -> TabAccessoryPresentation.Content? {
        accessory?.content(placement)
    }

    var accessoryLayers: [String] {
        guard let content = accessoryPresentation?.content, content != .empty else { return [] }
        var layers: [String] = []
        if onExpand != nil { layers.append(BarLayer.accessory) }
        if onControl != nil, content.hasControl { layers.append(BarLayer.control) }
        return layers
    }

    /// A tap while the closure runs does nothing.
    mutating func runControl() -> [BarEffect<SelectionValue>] {
        guard let content = accessoryPresentation?.content, let number = runs.begin() else { return [] }
        return [.runControl(ControlRun(number: number, accessoryID: content.id))]
    }

    /// Puts something else into the slot, or enables and disables what is there.
    mutating func setAccessory(_ new: BottomAccessory?, at time: Seconds) {
        let before = accessoryPresentation
        accessory = new
        if before != nil, !hasAccessory {
            leavingAccessory = before
            runs.abandon()
        }
        rise.head(for: hasAccessory ? 1 : 0, at: time)
    }
}

extension TabAccessoryPresentation.Content {
    /// What a run of the control names it by.
    var id: String {
        switch self {
        case .empty: "empty"
        case .player: "player"
        case .accessory(let accessory): accessory.id
        }
    }

    var hasControl: Bool {
        switch self {
        case .empty: false
        case .player: true
        case .accessory(let accessory): accessory.control != nil
        }
    }
}
