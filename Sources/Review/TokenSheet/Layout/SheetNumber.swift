/// Figures as a sheet writes them.
enum SheetNumber {
    /// Rounded to `digits` after the point, without trailing zeros, with a true minus sign.
    static func text(_ value: Double, digits: Int = 3) -> String {
        let scale = (0..<digits).reduce(1.0) { power, _ in power * 10 }
        let scaled = (value * scale).rounded()
        guard scaled.isFinite, abs(scaled) < 1e15 else { return value > 0 ? "∞" : value < 0 ? "−∞" : "–" }
        return (scaled < 0 ? "−" : "") + decimal(Int(abs(scaled)), digits: digits)
    }

    /// A contrast ratio, rounded down, so that one which just fails never reads as if it passed.
    static func ratio(_ value: Double) -> String {
        decimal(Int((value * 100 + 1e-9).rounded(.down)), digits: 2, keepsZeros: true)
    }

    private static func decimal(_ magnitude: Int, digits: Int, keepsZeros: Bool = false) -> String {
        let scale = (0..<digits).reduce(1) { power, _ in power * 10 }
        let whole = String(magnitude / scale)
        let part = String(magnitude % scale)
        var fraction = String(repeating: "0", count: digits - part.count) + part
        while !keepsZeros, fraction.last == "0" { fraction.removeLast() }
        return digits == 0 || fraction.isEmpty ? whole : "\(whole).\(fraction)"
    }
}
