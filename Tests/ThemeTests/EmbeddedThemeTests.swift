import Testing

@testable import Theme

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct EmbeddedThemeTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "themes")

    @Test("the built-in themes are the files of themes/, byte for byte")
    func embeddedFiles() throws {
        var names: [String] = []
        let root = Self.folder.path
        for name in try FileManager.default.subpathsOfDirectory(atPath: root) where name.hasSuffix(".json") {
            names.append(name)
        }
        #expect(EmbeddedThemes.files.map(\.name) == names.sorted(), "run Scripts/embed")
        for file in EmbeddedThemes.files {
            let data = try Data(contentsOf: Self.folder.appending(path: file.name))
            #expect(Array(file.text.utf8) == Array(data), "\(file.name): run Scripts/embed")
        }
    }

    @Test("both themes are listed by name")
    func names() throws {
        #expect(try ThemeSource.embedded.themeNames() == ["default", "harbor"])
        #expect(try ThemeSource(path: Self.folder.path).themeNames() == ["default", "harbor"])
    }
}
