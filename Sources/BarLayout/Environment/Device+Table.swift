import Drawing

extension Device {
    /// What phones of one build share: the cutout, the insets, the scale.
    struct Family: Hashable, Sendable {
        var scale = 3
        var safeTop: Double
        var safeBottom: Double = 34
        var landscapeSafeSide: Double
        var landscapeSafeBottom: Double = 21
        var cutout: Cutout

        static let homeButton = Family(
            scale: 2,
            safeTop: 20,
            safeBottom: 0,
            landscapeSafeSide: 0,
            landscapeSafeBottom: 0,
            cutout: .none
        )
        static func notch(_ top: Double, scale: Int = 3, bottom: Double = 21) -> Family {
            Family(scale: scale, safeTop: top, landscapeSafeSide: top, landscapeSafeBottom: bottom, cutout: .notch)
        }
        static func island(_ top: Double, bottom: Double) -> Family {
            Family(safeTop: top, landscapeSafeSide: top, landscapeSafeBottom: bottom, cutout: .dynamicIsland)
        }
        static let island62 = island(62, bottom: 20)
    }

    static func phone(
        _ name: String,
        _ width: Double,
        _ height: Double,
        _ family: Family,
        keyboard: Double,
        landscapeKeyboard: Double? = 209,
        systems: [Int] = [18, 26],
        confidence: Confidence = .high
    ) -> Device {
        Device(
            name: name,
            size: Size(width: width, height: height),
            scale: family.scale,
            safeTop: family.safeTop,
            safeBottom: family.safeBottom,
            landscapeSafeSide: family.landscapeSafeSide,
            landscapeSafeBottom: family.landscapeSafeBottom,
            cutout: family.cutout,
            keyboardHeight: keyboard,
            landscapeKeyboardHeight: landscapeKeyboard,
            systems: systems,
            confidence: confidence,
            isPad: false
        )
    }

    /// Every device that can be drawn, smallest build first: 34 iPhones read from simulators, and one iPad whose
    /// figures are a guess.
    public static let all: [Device] = [
        phone("iPhone SE (2nd gen)", 375, 667, .homeButton, keyboard: 260, landscapeKeyboard: nil),
        phone("iPhone SE (3rd gen)", 375, 667, .homeButton, keyboard: 260, landscapeKeyboard: nil),
        phone("iPhone XS", 375, 812, .notch(44), keyboard: 336, systems: [18]),
        phone("iPhone 11 Pro", 375, 812, .notch(44), keyboard: 336),
        phone("iPhone XR", 414, 896, .notch(48, scale: 2), keyboard: 346, systems: [18]),
        phone("iPhone 11", 414, 896, .notch(48, scale: 2), keyboard: 346),
        phone("iPhone XS Max", 414, 896, .notch(44), keyboard: 346, systems: [18]),
        phone("iPhone 11 Pro Max", 414, 896, .notch(44), keyboard: 346),
        phone("iPhone 12 mini", 375, 812, .notch(50), keyboard: 336),
        phone("iPhone 13 mini", 375, 812, .notch(50), keyboard: 336),
        phone("iPhone 12", 390, 844, .notch(47), keyboard: 336),
        phone("iPhone 12 Pro", 390, 844, .notch(47), keyboard: 336),
        phone("iPhone 13", 390, 844, .notch(47), keyboard: 335, landscapeKeyboard: 248),
        phone("iPhone 13 Pro", 390, 844, .notch(47), keyboard: 335, landscapeKeyboard: 248),
        phone("iPhone 14", 390, 844, .notch(47), keyboard: 335, landscapeKeyboard: 248),
        phone("iPhone 16e", 390, 844, .notch(47, bottom: 20), keyboard: 335, landscapeKeyboard: 248),
        phone("iPhone 17e", 390, 844, .notch(47, bottom: 20), keyboard: 335, landscapeKeyboard: 248, systems: [26]),
        phone("iPhone 12 Pro Max", 428, 926, .notch(47), keyboard: 346),
        phone("iPhone 13 Pro Max", 428, 926, .notch(47), keyboard: 346),
        phone("iPhone 14 Plus", 428, 926, .notch(47), keyboard: 346),
        phone("iPhone 14 Pro", 393, 852, .island(59, bottom: 21), keyboard: 335),
        phone("iPhone 15", 393, 852, .island(59, bottom: 21), keyboard: 335),
        phone("iPhone 15 Pro", 393, 852, .island(59, bottom: 21), keyboard: 335),
        phone("iPhone 16", 393, 852, .island(59, bottom: 20), keyboard: 335),
        phone("iPhone 14 Pro Max", 430, 932, .island(59, bottom: 21), keyboard: 346),
        phone("iPhone 15 Plus", 430, 932, .island(59, bottom: 21), keyboard: 346),
        phone("iPhone 15 Pro Max", 430, 932, .island(59, bottom: 21), keyboard: 346),
        phone("iPhone 16 Plus", 430, 932, .island(59, bottom: 20), keyboard: 346, confidence: .medium),
        .iPhone16Pro,
        phone("iPhone 17", 402, 874, .island62, keyboard: 335, systems: [26]),
        phone("iPhone 17 Pro", 402, 874, .island62, keyboard: 335, systems: [26]),
        phone("iPhone 16 Pro Max", 440, 956, .island62, keyboard: 345),
        phone("iPhone 17 Pro Max", 440, 956, .island62, keyboard: 345, systems: [26]),
        phone(
            "iPhone Air",
            420,
            912,
            .island(68, bottom: 20),
            keyboard: 320,
            landscapeKeyboard: nil,
            systems: [26]
        ),
        Device(
            name: "iPad",
            size: Size(width: 820, height: 1180),
            scale: 2,
            safeTop: 24,
            safeBottom: 20,
            landscapeSafeSide: 0,
            landscapeSafeBottom: 20,
            cutout: .none,
            keyboardHeight: 337,
            landscapeKeyboardHeight: 424,
            systems: [18, 26],
            confidence: .guess,
            isPad: true
        ),
    ]
}
