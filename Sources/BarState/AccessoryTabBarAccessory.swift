/// What is live: the episode playing, the workout running, the order on its way.
///
/// Pass a new value as it changes. A value with another id is another thing: spinner and error of the old one go.
public struct AccessoryTabBarAccessory: Hashable, Identifiable, Sendable {
    /// The accessory's one control.
    public enum Control: Hashable, Sendable {
        /// Pause while active, Play otherwise.
        case playPause
        /// One action of the app's own, such as ending a workout.
        case action(symbol: String, label: String)
        /// No control: the text has its room.
        case none
    }

    /// Tells one live thing from another: with a new id spinner and error of the old one go.
    public var id: String
    /// The first line, which stays when the bar folds and is spoken first.
    public var title: String
    /// The second line, in whose place an error stands; a folded bar doesn't show it.
    public var subtitle: String
    /// The SF Symbol on the artwork square.
    public var symbol: String
    /// From 0 to 1; nil hides the line.
    public var progress: Double?
    /// Whether it plays or runs: `.playPause` then shows Pause rather than Play, and a waveform on the artwork moves.
    public var isActive: Bool
    /// What stands at the trailing end of the row.
    public var control: Control

    /// An accessory that is active, with Pause and no progress line, unless said otherwise.
    public init(
        id: String,
        title: String,
        subtitle: String,
        symbol: String,
        progress: Double? = nil,
        isActive: Bool = true,
        control: Control = .playPause
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
        self.progress = progress
        self.isActive = isActive
        self.control = control
    }

    /// Throws `BarError` for an empty id, title, symbol or label, and for a progress outside 0…1 or not a number.
    public func validate() throws {
        var texts = [("id", id), ("title", title), ("symbol", symbol)]
        if case .action(let symbol, let label) = control {
            texts += [("control symbol", symbol), ("control label", label)]
        }
        for (field, text) in texts where text.isBlank {
            throw BarError.emptyText(field: field, owner: "accessory \"\(id)\"")
        }
        if let progress, !(0...1).contains(progress) {
            throw BarError.progress("\(progress)", accessory: id)
        }
    }
}

extension AccessoryTabBarAccessory {
    /// An episode playing.
    public static let sample = AccessoryTabBarAccessory(
        id: "episode-tidal-clocks",
        title: "How Harbours Keep Time",
        subtitle: "Tidal Clocks",
        symbol: "waveform",
        progress: 0.35
    )

    /// A run, with End workout.
    public static let workout = AccessoryTabBarAccessory(
        id: "workout-outdoor-run",
        title: "Outdoor Run",
        subtitle: "24:10 · 4.6 km",
        symbol: "figure.run",
        control: .action(symbol: "stop.fill", label: "End workout")
    )

    /// A delivery, with no control.
    public static let order = AccessoryTabBarAccessory(
        id: "order-noodle-house",
        title: "Noodle House",
        subtitle: "Arriving in 12 min",
        symbol: "bag",
        progress: 0.6,
        control: .none
    )
}
