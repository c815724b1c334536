import Foundation
import Testing

@testable import Review

@Suite("The gallery's own files")
struct EmbeddedGalleryTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Review/Gallery/Page")

    @Test("are in the library byte for byte")
    func embedded() throws {
        let names = try FileInput.names(in: Self.folder.path)
        #expect(GalleryFiles.files.map(\.name) == names, "run Scripts/embed")
        for file in GalleryFiles.files {
            #expect(
                try FileInput.read(Self.folder.appending(path: file.name).path) == Array(file.text.utf8),
                "\(file.name): run Scripts/embed"
            )
        }
    }

    @Test(
        "text is escaped for the page",
        arguments: [
            ("</script><b>", "&lt;/script&gt;&lt;b&gt;"), ("\" onload='x' &", "&quot; onload=&#39;x&#39; &amp;"),
            ("\u{0}\u{1B}\u{85}\u{FFFE}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"), ("日本 🎧", "日本 🎧"),
        ]
    )
    func escaping(text: String, escaped: String) {
        #expect(HTMLText.escaped(text) == escaped)
    }
}
