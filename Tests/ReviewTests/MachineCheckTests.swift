import CairoBackend
import Review
import Testing

@Suite("Checking the machine")
struct MachineCheckTests {
    @Test("a machine without fonts and symbols is told each by name, and one line that installs them")
    func bare() {
        let check = MachineCheck(fonts: FontLibrary(folders: []), symbolFolders: ["/nowhere"])
        let names = check.missing.map(\.name)
        #expect(names.first == "Inter")
        #expect(names.last == "Symbols")
        #expect(names.contains("Noto Sans Arabic"))
        #if os(Linux)
            #expect(check.installation == "sudo apt-get install fonts-inter fonts-noto-core bootstrap-icons")
        #endif
    }

    @Test("every library says its version")
    func versions() {
        let versions = LibraryVersions.all
        #expect(versions.map(\.name) == ["Pango", "HarfBuzz", "cairo", "librsvg", "libdeflate"])
        for (name, version) in versions {
            #expect(version.split(separator: ".").count >= 2, "\(name) \(version)")
            #expect(version.first?.isNumber == true)
        }
    }
}
