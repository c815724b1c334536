#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The C library's functions, imported in one place whatever the system calls its C library.
enum Elementary {
    static func exponential(_ x: Double) -> Double { exp(x) }
    static func sine(_ x: Double) -> Double { sin(x) }
    static func cosine(_ x: Double) -> Double { cos(x) }
    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
    static func cubeRoot(_ x: Double) -> Double { cbrt(x) }
    static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
