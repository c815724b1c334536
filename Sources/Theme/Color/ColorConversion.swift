/// Conversions between colour spaces, as CSS Color Module Level 4 defines them. None clips: a colour outside a gamut
/// has components below 0 or above 1.
public enum ColorConversion {
    /// Components in any of the fourteen spaces to CIE XYZ relative to D65.
    public static func xyz(from space: ColorSpace, _ components: Vector3) -> Vector3 {
        switch space {
        case .srgb: ColorMatrices.srgbToXYZ * components.map(linearSRGB)
        case .srgbLinear: ColorMatrices.srgbToXYZ * components
        case .hsl: ColorMatrices.srgbToXYZ * srgb(fromHSL: components).map(linearSRGB)
        case .hwb: ColorMatrices.srgbToXYZ * srgb(fromHWB: components).map(linearSRGB)
        case .displayP3: ColorMatrices.displayP3ToXYZ * components.map(linearSRGB)
        case .a98RGB: ColorMatrices.a98ToXYZ * components.map { signedPower($0, 563.0 / 256) }
        case .rec2020: ColorMatrices.rec2020ToXYZ * components.map { signedPower($0, rec2020Gamma) }
        case .prophotoRGB:
            ColorMatrices.d50ToD65 * (ColorMatrices.prophotoToXYZ * components.map(linearProPhoto))
        case .lab: ColorMatrices.d50ToD65 * xyzD50(fromLab: components)
        case .lch: ColorMatrices.d50ToD65 * xyzD50(fromLab: rectangular(components))
        case .oklab: xyz(fromOKLab: components)
        case .oklch: xyz(fromOKLab: rectangular(components))
        case .xyzD65: components
        case .xyzD50: ColorMatrices.d50ToD65 * components
        }
    }

    /// Components in any space to sRGB, exact where the space is a form of sRGB.
    public static func srgb(from space: ColorSpace, _ components: Vector3) -> Vector3 {
        switch space {
        case .srgb: components
        case .hsl: srgb(fromHSL: components)
        case .hwb: srgb(fromHWB: components)
        case .srgbLinear: components.map(encodedSRGB)
        default: (ColorMatrices.xyzToSRGB * xyz(from: space, components)).map(encodedSRGB)
        }
    }

    /// Components in any space to OKLab.
    public static func oklab(from space: ColorSpace, _ components: Vector3) -> Vector3 {
        switch space {
        case .oklab: components
        case .oklch: rectangular(components)
        default: oklab(fromXYZ: xyz(from: space, components))
        }
    }

    /// Components in any space to OKLCH: lightness 0…1, chroma, hue in degrees.
    public static func oklch(from space: ColorSpace, _ components: Vector3) -> Vector3 {
        space == .oklch ? components : polar(oklab(from: space, components))
    }

    // MARK: Transfer functions

    /// sRGB's component to linear light.
    public static func linearSRGB(_ value: Double) -> Double {
        let magnitude = abs(value)
        if magnitude <= 0.04045 { return value / 12.92 }
        return Double(signOf: value, magnitudeOf: Elementary.power((magnitude + 0.055) / 1.055, 2.4))
    }

    /// Linear light to sRGB's component.
    public static func encodedSRGB(_ value: Double) -> Double {
        let magnitude = abs(value)
        if magnitude <= 0.0031308 { return value * 12.92 }
        return Double(signOf: value, magnitudeOf: 1.055 * Elementary.power(magnitude, 1 / 2.4) - 0.055)
    }

    private static func linearProPhoto(_ value: Double) -> Double {
        abs(value) <= 16.0 / 512 ? value / 16 : signedPower(value, 1.8)
    }

    /// The display's exponent (BT.1886), which CSS took in place of the camera's curve in 2025.
    private static let rec2020Gamma = 2.4

    private static func signedPower(_ value: Double, _ exponent: Double) -> Double {
        Double(signOf: value, magnitudeOf: Elementary.power(abs(value), exponent))
    }

    // MARK: Forms of sRGB

    private static func srgb(fromHSL hsl: Vector3) -> Vector3 {
        let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
        let amplitude = saturation * min(lightness, 1 - lightness)
        func component(_ offset: Double) -> Double {
            let k = (offset + hsl.x / 30).truncatingRemainder(dividingBy: 12)
            return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
        }
        return Vector3(component(0), component(8), component(4))
    }

    private static func srgb(fromHWB hwb: Vector3) -> Vector3 {
        let (white, black) = (hwb.y / 100, hwb.z / 100)
        if white + black >= 1 {
            let gray = white / (white + black)
            return Vector3(gray, gray, gray)
        }
        return srgb(fromHSL: Vector3(hwb.x, 100, 50)).map { $0 * (1 - white - black) + white }
    }

    // MARK: CIE Lab and OKLab

    private static func xyzD50(fromLab lab: Vector3) -> Vector3 {
        let (epsilon, kappa) = (216.0 / 24389, 24389.0 / 27)
        let fy = (lab.x + 16) / 116
        let (fx, fz) = (lab.y / 500 + fy, fy - lab.z / 200)
        func relative(_ f: Double) -> Double {
            let cube = f * f * f
            return cube > epsilon ? cube : (116 * f - 16) / kappa
        }
        let y = lab.x > kappa * epsilon ? fy * fy * fy : lab.x / kappa
        let white = ColorMatrices.d50
        return Vector3(relative(fx) * white.x, y * white.y, relative(fz) * white.z)
    }

    static func xyz(fromOKLab lab: Vector3) -> Vector3 {
        ColorMatrices.lmsToXYZ * (ColorMatrices.okLabToLMS * lab).map { $0 * $0 * $0 }
    }

    static func oklab(fromXYZ xyz: Vector3) -> Vector3 {
        ColorMatrices.lmsToOKLab * (ColorMatrices.xyzToLMS * xyz).map(Elementary.cubeRoot)
    }

    static func rectangular(_ polar: Vector3) -> Vector3 {
        let angle = polar.z * .pi / 180
        return Vector3(polar.x, polar.y * Elementary.cosine(angle), polar.y * Elementary.sine(angle))
    }

    static func polar(_ rectangular: Vector3) -> Vector3 {
        let chroma = (rectangular.y * rectangular.y + rectangular.z * rectangular.z).squareRoot()
        let hue = Elementary.arcTangent(rectangular.z, rectangular.y) * 180 / .pi
        return Vector3(rectangular.x, chroma, hue < 0 ? hue + 360 : hue)
    }
}
