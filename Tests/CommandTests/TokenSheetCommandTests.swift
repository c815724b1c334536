import Foundation
import Review
import Testing

/// `barsnap tokens` and the page of `barsnap tokens diff`, as they are typed.
@Suite("Sheets and pages of tokens on the command line")
struct TokenSheetCommandTests {
    private let home: TemporaryFolder
    private let barsnap: BuiltCommand

    init() throws {
        home = try TemporaryFolder()
        for name in ["Snapshots", "themes"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(home.path)/\(name)",
                withDestinationPath: "\(BuiltCommand.repository)/\(name)"
            )
        }
        barsnap = BuiltCommand(folder: home.path)
    }

    private func files(_ folder: String) throws -> [String] { try FileInput.names(in: home.path + "/" + folder) }

    @Test("draws a sheet for each contrast, and a page")
    func theme() throws {
        let result = try barsnap("tokens", "harbor", "--scale", "0.25")
        #expect(result.code == 0, "\(result.errors)")
        let names = ["harbor.html", "harbor.increased.png", "harbor.increased.svg", "harbor.png", "harbor.svg"]
        #expect(try files("tokens") == names)
        #expect(result.output.split(separator: "\n").map(String.init).sorted() == names.map { "tokens/\($0)" })
    }

    @Test("draws every theme where none is named, and only the files that are asked for")
    func all() throws {
        let result = try barsnap("tokens", "--format", "svg", "-o", "out")
        #expect(result.code == 0, "\(result.errors)")
        #expect(
            try files("out") == ["default.increased.svg", "default.svg", "harbor.increased.svg", "harbor.svg"]
        )
    }

    @Test("draws a token file of any kind by the types of its tokens")
    func ownFile() throws {
        let json = #"{"space": {"$type": "dimension", "m": {"$value": {"value": 16, "unit": "px"}}}}"#
        try FileOutput.write(json, to: home.path + "/brand.tokens.json")
        let result = try barsnap("tokens", "brand.tokens.json", "-o", "out", "--format", "html")
        #expect(result.code == 0, "\(result.errors)")
        #expect(try files("out") == ["brand.html", "brand.svg"])
    }

    @Test("a token file that breaks the standard is met by its place")
    func broken() throws {
        try FileOutput.write(#"{"a": {"$type": "dimension", "$value": 4}}"#, to: home.path + "/bad.tokens.json")
        let result = try barsnap("tokens", "bad.tokens.json")
        #expect(result.code == 2)
        #expect(result.errors.contains("bad.tokens.json:1:"))
        #expect(!FilePath.isFolder(home.path + "/tokens"))
    }

    @Test("a picture that is too large is refused with the remedy")
    func tooLarge() throws {
        let result = try barsnap("tokens", "default", "--scale", "9")
        #expect(result.code == 2)
        #expect(result.errors.contains("Use a smaller scale"))
    }

    @Test("compares two themes as a page with the frames that change")
    func page() throws {
        let result = try barsnap(
            "tokens",
            "diff",
            "default",
            "harbor",
            "--format",
            "html",
            "--only",
            "order/resting*",
            "--frames",
            "1"
        )
        #expect(result.code == 1, "\(result.errors)")
        #expect(result.output.hasSuffix("changes/index.html\n"))
        #expect(FilePath.isFile(home.path + "/changes/1/before/order/resting.svg"))
        #expect(FilePath.isFile(home.path + "/changes/1/after/order/resting.svg"))
        let same = try barsnap("tokens", "diff", "default", "default", "--format", "html", "-o", "same")
        #expect(same.code == 0, "\(same.errors)")
    }
}
