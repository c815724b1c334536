import Drawing
import Testing

@Suite("Natural direction of a text")
struct LayoutDirectionTests {
    @Test(
        "its first letter decides, and the screen where it has none",
        arguments: [
            ("42 min", LayoutDirection.leftToRight), ("Home", .leftToRight), ("42 דקות", .rightToLeft),
            ("مكتبة", .rightToLeft), ("“Über”", .leftToRight), ("\u{202E}Home\u{202C}", .rightToLeft),
            ("9:41", .rightToLeft), ("", .rightToLeft), ("99+", .rightToLeft),
        ]
    )
    func natural(text: String, expected: LayoutDirection) {
        #expect(LayoutDirection.natural(of: text, fallback: .rightToLeft) == expected)
    }
}
