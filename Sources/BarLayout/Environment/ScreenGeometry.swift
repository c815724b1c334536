import Drawing

/// The screen that everything stands on: its size, safe area and keyboard, in points, as it is held.
struct ScreenGeometry: Hashable, Sendable {
    var width: Double
    var height: Double
    var safeTop: Double
    var safeBottom: Double
    var safeSide: Double
    var keyboardHeight: Double
    var isLandscape: Bool
    /// One pixel of the device, in points.
    var hairline: Double

    init(device: Device, orientation: LayoutEnvironment.Orientation) {
        isLandscape = orientation == .landscape
        hairline = 1 / Double(device.scale)
        if isLandscape {
            width = device.size.height
            height = device.size.width
            // Phones hide the status bar when held sideways.
            safeTop = device.isPad ? device.safeTop : 0
            safeBottom = device.landscapeSafeBottom
            safeSide = device.landscapeSafeSide
            keyboardHeight = device.landscapeKeyboardHeight ?? Self.landscapeKeyboardGuess
        } else {
            width = device.size.width
            height = device.size.height
            safeTop = device.safeTop
            safeBottom = device.safeBottom
            safeSide = 0
            keyboardHeight = device.keyboardHeight
        }
    }

    var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }
    var keyboardTop: Double { height - keyboardHeight }
    /// The top of the keyboard that the system's own search was measured above.
    var systemKeyboardTop: Double { keyboardTop - (isLandscape ? 0 : SystemBarMetrics.measuredKeyboardExtra) }

    /// What most phones show sideways; guess for those never measured.
    private static let landscapeKeyboardGuess = 209.0

    /// The margin of content from the safe sides: 20, and 16 on narrow phones (documented layout margins).
    var contentMargin: Double { safeSide + (width < 390 ? 16 : 20) }
}
