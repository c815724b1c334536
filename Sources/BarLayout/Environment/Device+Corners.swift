extension Device {
    /// The radius of the screen's own corners in points. Documented by BezelKit's table
    /// for phones; a guess for the tablet.
    public var screenCorner: Double {
        switch cutout {
        case .none: isPad ? 18 : 0
        case .notch:
            switch (safeTop, size.width) {
            case (44, _): 39
            case (48, _): 41.5
            case (50, _): 44
            case (_, 428...): 53.33
            default: 47.33
            }
        case .dynamicIsland: safeTop < 60 ? 55 : 62
        }
    }
}
