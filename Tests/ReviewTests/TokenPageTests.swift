import Foundation
import Testing
import Theme

@testable import Review

@Suite("A page of tokens")
struct TokenPageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Review/TokenSheet/Page")

    @Test("its own files are in the library byte for byte")
    func embedded() throws {
        #expect(TokenPageFiles.files.map(\.name) == (try FileInput.names(in: Self.folder.path)), "run Scripts/embed")
        for file in TokenPageFiles.files {
            let bytes = try FileInput.read(Self.folder.appending(path: file.name).path)
            #expect(bytes == Array(file.text.utf8), "\(file.name): run Scripts/embed")
        }
    }

    private static func page(_ json: String) throws -> String {
        let folder = try ScratchFolder()
        let written = try TokenSheetTests.preview(json).write(to: folder.path, formats: [.html])
        let page = try #require(written.page)
        return String(decoding: try FileInput.read(folder.path + "/" + page), as: UTF8.self)
    }

    @Test("whatever a file says stays text, in the page and in the SVG")
    func hostile() throws {
        let evil = #"</style></title><script>alert(1)</script><img src=x onerror=alert(1)>\" onload=\"x"#
        let json = #"""
            {"$description": "\#(evil)", "\#(evil.replacing(".", with: ""))": {"$type": "color", "$description": "\#(evil)",
            "$deprecated": "\#(evil)", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}},
            "n": {"$type": "fontFamily", "$value": "\#(evil)"}}
            """#
        let folder = try ScratchFolder()
        let written = try TokenSheetTests.preview(json).write(to: folder.path, formats: [.html])
        for file in written.files {
            let text = String(decoding: try FileInput.read(file), as: UTF8.self)
            #expect(!text.contains("<script"), "\(file)")
            #expect(!text.contains("<img src=x"), "\(file)")
            #expect(!text.contains("\" onload=\""), "\(file)")
            #expect(text.contains("&lt;script&gt;alert(1)"), "\(file)")
        }
    }

    @Test("every token of the theme is in a table, with its value as text")
    func complete() throws {
        let folder = try ScratchFolder()
        let document = try ThemeSource.embedded.document(named: "harbor")
        let written = try TokenPreview("harbor", document: document).write(to: folder.path, formats: [.html])
        let path = try #require(written.page)
        // A path may be broken after a full stop.
        let page = String(decoding: try FileInput.read(folder.path + "/" + path), as: UTF8.self)
            .replacing("<wbr>", with: "")
        for token in try document.tokens().tokens {
            #expect(
                page.contains("<code>\(token.path)</code>") || page.contains("<del>\(token.path)</del>"),
                "\(token.path)"
            )
            if case .color(let color) = token.value { #expect(page.contains(color.oklchText), "\(token.path)") }
        }
        #expect(page.contains("<th scope=\"row\">"))
        #expect(!page.contains("http:") && !page.contains("https:"))
    }

    @Test("a page has one first heading, and each table stands under a heading of its own")
    func headings() throws {
        let page = try Self.page(
            #"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"#
        )
        #expect(page.components(separatedBy: "<h1").count == 2)
        #expect(page.components(separatedBy: "<h2").count == page.components(separatedBy: "<table").count)
    }

    @Test("two files of one name keep their whole names")
    func names() throws {
        let folder = try ScratchFolder()
        let number = #"{"a": {"$type": "number", "$value": 1}}"#
        _ = try folder.write("own.tokens.json", number)
        _ = try folder.write("own.json", number)
        var themes = ThemeShelf(source: .embedded)
        #expect(
            try TokenPreview.all(named: [folder.path], themes: &themes).map(\.name) == ["own.json", "own.tokens.json"]
        )
    }
}
