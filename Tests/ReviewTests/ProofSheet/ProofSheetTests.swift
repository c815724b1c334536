import Testing

@testable import Review

@Suite("The proof sheet")
struct ProofSheetTests {
    private static let repository = FilePath.parent(
        of: FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath)))
    )

    private static func sheet(_ only: String...) throws -> ProofSheet {
        var wishes = FramePlan.Wishes()
        wishes.only = only.map { NamePattern($0) }
        let stories = try StoryFinder(root: repository + "/Snapshots").stories(
            named: ["listening", "catalogue", "media-app"]
        )
        return ProofSheet(try FramePlan(stories, themes: ThemeShelf(source: .embedded), wishes: wishes))
    }

    @Test("has a cover and the pages of each story, counted before anything is drawn")
    func pages() throws {
        let sheet = try Self.sheet("listening/folded", "catalogue/typing", "catalogue/typing.dark")
        #expect(sheet.pageCount == 3)
    }

    @Test("is the same to the byte on a second run, names its stories, and states no time")
    func repeatable() throws {
        let folder = try ScratchFolder()
        let sheet = try Self.sheet("listening/folded", "media-app/full")
        var reported: [Int] = []
        for name in ["first.pdf", "second.pdf"] {
            try sheet.write(to: folder.path + "/" + name) { reported.append($0) }
        }
        let first = try FileInput.read(folder.path + "/first.pdf")
        #expect(try FileInput.read(folder.path + "/second.pdf") == first)
        #expect(reported == [1, 2, 1, 2])
        let text = String(decoding: first, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-"))
        #expect(text.contains("/Count 3"))
        #expect(!text.contains("CreationDate"))
        #expect(text.contains("Listening") && text.contains("Media app"), "in the reader's table of contents")
    }

    @Test("a folder that can't be written is an error before anything is drawn")
    func unwritable() throws {
        let folder = try ScratchFolder()
        try FileOutput.write("text", to: folder.path + "/file")
        let sheet = try Self.sheet("listening/folded")
        #expect(throws: FileError.self) { try sheet.write(to: folder.path + "/file/out.pdf") { _ in } }
    }
}
