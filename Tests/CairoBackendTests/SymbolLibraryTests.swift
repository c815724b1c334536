import CairoBackend
import Drawing
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

@Suite("A symbol")
struct SymbolLibraryTests {
    let library = SymbolLibrary()

    static let icons: [(symbol: String, icon: String)] = [
        ("play.fill", "play-fill"), ("pause.fill", "pause-fill"), ("stop.fill", "stop-fill"),
        ("magnifyingglass.circle", "search"), ("waveform", "soundwave"), ("books.vertical", "collection"),
        ("books.vertical.fill", "collection-fill"), ("square.grid.2x2", "grid"), ("square.grid.2x2.fill", "grid-fill"),
        ("house", "house"), ("house.fill", "house-fill"), ("arrow.down.circle", "arrow-down-circle"),
        ("arrow.down.circle.fill", "arrow-down-circle-fill"), ("xmark", "x-lg"), ("xmark.circle.fill", "x-circle-fill"),
        ("clock", "clock"), ("forward.fill", "fast-forward-fill"), ("backward.fill", "rewind-fill"),
        ("headphones", "headphones"), ("bag.fill", "bag-fill"), ("shippingbox.fill", "box-seam-fill"),
        ("chevron.left", "chevron-left"), ("chevron.backward", "chevron-left"), ("gearshape", "gear"),
        ("line.3.horizontal", "list"), ("battery.100", "battery-full"), ("flag.checkered", "flag-fill"),
        ("antenna.radiowaves.left.and.right", "broadcast"), ("person.crop.circle.fill", "person-circle"),
    ]

    @Test("is the icon that its SF Symbol name leads to", arguments: icons)
    func icon(symbol: String, icon: String) throws {
        let folder = try #require(SymbolLibrary.iconFolders.first { FileManager.default.fileExists(atPath: $0) })
        let file = try #require(FileManager.default.contents(atPath: "\(folder)/\(icon).svg"))
        let text = String(decoding: file, as: UTF8.self)
        let data = try #require(text.matches(between: " d=\"", and: "\"").first)
        let found = try library.symbol(named: symbol)
        #expect(found.name == symbol)
        #expect(found.viewBox == Rect(x: 0, y: 0, width: 16, height: 16))
        #expect(found.markup.contains("d=\"\(data)\""))
    }

    @Test("of every entry of the table is there and can be drawn")
    func table() throws {
        #expect(SymbolLibrary.mappedNames.count > 250)
        for name in SymbolLibrary.mappedNames { _ = try library.symbol(named: name) }
    }

    static let fills: [(outline: String, fill: String)] = [
        ("house", "house.fill"), ("books.vertical", "books.vertical.fill"), ("square.grid.2x2", "square.grid.2x2.fill"),
        ("arrow.down.circle", "arrow.down.circle.fill"), ("magnifyingglass", "magnifyingglass"),
        ("waveform", "waveform"), ("clock", "clock.fill"), ("bag", "bag.fill"), ("play.fill", "play.fill"),
        ("shippingbox", "shippingbox.fill"), ("headphones", "headphones"), ("figure.run", "figure.run"),
    ]

    @Test("has the fill form that exists, else stays itself", arguments: fills)
    func fill(outline: String, fill: String) {
        #expect(library.fillVariant(of: outline) == fill)
    }

    static let mistakes: [(name: String, suggestion: String)] = [
        ("play.fil", "play.fill"), ("magnifyinglass", "magnifyingglass"), ("hosue", "house"),
        ("Pause.Fill", "pause.fill"), ("book.vertical", "books.vertical"), ("tary", "tray"),
    ]

    @Test("that is misspelled is an error that names near ones", arguments: mistakes)
    func unknown(name: String, suggestion: String) throws {
        let error = #expect(throws: UnknownSymbol.self) { try library.symbol(named: name) }
        #expect(error?.suggestions.contains(suggestion) == true)
        #expect(error?.description.contains("“\(suggestion)”") == true)
    }

    @Test(
        "is looked for by name only: no name leads out of its folder",
        arguments: ["", ".", "..", "../house", "/etc/passwd", "a/b", "house\u{0}", "ho use", "%2e%2e"]
    )
    func escape(name: String) {
        #expect(throws: UnknownSymbol.self) { try library.symbol(named: name) }
    }

    @Test("comes from the user's folder first, whatever the icons have")
    func ownFolder() throws {
        try withFolder(["house.svg": "<svg viewBox='0 0 2 2'><path d='M0 0h2v2z'/></svg>"]) { folder in
            let library = SymbolLibrary(folder: folder)
            let (own, icon) = (try library.symbol(named: "house"), try library.symbol(named: "play.fill"))
            #expect(own.markup == "<path d=\"M0 0h2v2z\"/>")
            #expect(icon.viewBox.width == 16)
            #expect(library.fillVariant(of: "house") == "house.fill")
        }
    }

    @Test(
        "of a very long name is refused at once, and the message repeats its beginning only",
        .timeLimit(.minutes(10))
    )
    func longName() throws {
        let clock = ContinuousClock()
        var error: UnknownSymbol?
        let time = clock.measure {
            error = #expect(throws: UnknownSymbol.self) {
                try library.symbol(named: String(repeating: "a", count: 20_000))
            }
        }
        #expect(time < .seconds(3))
        #expect((error?.description.count ?? 0) < 200)
        #expect(error?.suggestions == [])
    }

    @Test("file that is a link out of its folder is refused, and one inside it is taken")
    func links() throws {
        let svg = "<svg viewBox='0 0 2 2'><path d='M0 0h2v2z'/></svg>"
        try withFolder(["secret.svg": svg]) { elsewhere in
            try withFolder(["real.svg": svg]) { folder in
                let files = FileManager.default
                try files.createSymbolicLink(
                    atPath: folder + "/out.svg",
                    withDestinationPath: elsewhere + "/secret.svg"
                )
                try files.createSymbolicLink(atPath: folder + "/in.svg", withDestinationPath: "real.svg")
                let library = SymbolLibrary(folder: folder)
                #expect(try library.symbol(named: "in").markup == library.symbol(named: "real").markup)
                let error = #expect(throws: UnsafeSymbol.self) { try library.symbol(named: "out") }
                #expect(error?.reason.contains("leads out of the folder") == true)
            }
        }
    }

    @Test("file of any size is measured before it is read; a folder is no file")
    func sparse() throws {
        try withFolder(["large.svg": ""]) { folder in
            #expect(truncate(folder + "/large.svg", 3 << 40) == 0)
            try FileManager.default.createDirectory(atPath: folder + "/folder.svg", withIntermediateDirectories: false)
            let library = SymbolLibrary(folder: folder)
            let error = #expect(throws: UnsafeSymbol.self) { try library.symbol(named: "large") }
            #expect(error?.reason.contains("bytes") == true)
            #expect(throws: UnsafeSymbol.self) { try library.symbol(named: "folder") }
        }
    }

    @Test("source that is nowhere says what to install")
    func nowhere() {
        let library = SymbolLibrary(iconFolders: ["/nowhere"])
        let error = #expect(throws: MissingSymbols.self) { try library.symbol(named: "house") }
        #expect(error?.description.contains("apt-get install bootstrap-icons") == true)
    }
}

/// Calls `body` with a new folder that holds `files`, and removes it afterwards.
func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/symbols-\(UInt64.random(in: 0...UInt64.max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
        #expect(FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data(text.utf8)))
    }
    try body(folder)
}

extension String {
    /// What stands between each `start` and the next `end`.
    func matches(between start: String, and end: String) -> [String] {
        var found: [String] = []
        var rest = self[...]
        while let opening = rest.firstRange(of: start) {
            rest = rest[opening.upperBound...]
            guard let closing = rest.firstRange(of: end) else { break }
            found.append(String(rest[..<closing.lowerBound]))
            rest = rest[closing.upperBound...]
        }
        return found
    }
}
