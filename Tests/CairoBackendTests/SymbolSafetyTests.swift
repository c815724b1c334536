import CairoBackend
import Drawing
import Testing

@Suite("A symbol's file")
struct SymbolSafetyTests {
    /// What the symbol's markup is, or what its error says.
    private func outcome(of file: String) throws -> Result<Symbol, UnsafeSymbol> {
        var outcome: Result<Symbol, UnsafeSymbol>?
        try withFolder(["own.svg": file]) { folder in
            do {
                outcome = .success(try SymbolLibrary(folder: folder).symbol(named: "own"))
            } catch let error as UnsafeSymbol {
                outcome = .failure(error)
            }
        }
        return try #require(outcome)
    }

    private static func svg(_ inner: String, root: String = "viewBox=\"0 0 16 16\"") -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" \(root)>\n\(inner)\n</svg>"
    }

    static let keptFiles: [(file: String, markup: String)] = [
        (svg("<path d=\"M0 0h1\"/>"), "<path d=\"M0 0h1\"/>"),
        (
            svg("<g transform='rotate(45 8 8)'><circle cx='8' cy='8' r='4'/></g>"),
            "<g transform=\"rotate(45 8 8)\"><circle cx=\"8\" cy=\"8\" r=\"4\"/></g>"
        ),
        // One colour: whatever the file has, the symbol takes the colour of where it is used.
        (svg("<path fill='#ff0000' d='M0 0'/>"), "<path d=\"M0 0\"/>"),
        (
            svg("<path fill='none' stroke='red' stroke-width='2' d='M0 0'/>"),
            "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" d=\"M0 0\"/>"
        ),
        (
            svg("<path d='M0 0'/><path fill='black' d='M1 1'/>", root: "viewBox='0 0 16 16' fill='none' stroke='#000'"),
            "<g fill=\"none\" stroke=\"currentColor\"><path d=\"M0 0\"/><path fill=\"currentColor\" d=\"M1 1\"/></g>"
        ),
        // What editors leave behind goes.
        (
            "<?xml version='1.0'?><!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/x.dtd\">"
                + svg(
                    "<title>x</title><desc>y</desc><metadata><a/></metadata><defs/><sodipodi:namedview a='b'/>"
                        + "<!-- c --><path id='p' class='q' data-x='1' inkscape:label='z' d='M0 0'/>"
                ),
            "<path d=\"M0 0\"/>"
        ),
        // A handler is an attribute that draws nothing.
        (
            svg("<path onclick='alert(1)' onload=\"x\" d='M0 0'/>", root: "viewBox='0 0 16 16' onload='alert(1)'"),
            "<path d=\"M0 0\"/>"
        ),
        (svg("<path d='M0 0'/>&amp; text between"), "<path d=\"M0 0\"/>"),
        ("\u{FEFF}" + svg("<path d='M0 0'/>"), "<path d=\"M0 0\"/>"),
    ]

    @Test("is reduced to shapes in the current colour", arguments: keptFiles)
    func kept(file: String, markup: String) throws {
        #expect(try outcome(of: file).get().markup == markup)
    }

    static let bomb = "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">]>"

    static let refusedFiles: [(file: String, line: Int, reason: String)] = [
        (svg("<script>alert(1)</script>"), 2, "<script>"),
        (svg("<g>\n<script/></g>"), 3, "<script>"),
        (svg("<style>path{fill:red}</style>"), 2, "<style>"),
        (svg("<image href='http://example.com/a.png'/>"), 2, "<image>"),
        (svg("<use href='#a'/>"), 2, "<use>"),
        (svg("<foreignObject/>"), 2, "<foreignObject>"),
        (svg("<a href='x'><path d=''/></a>"), 2, "<a>"),
        (svg("<animate attributeName='d'/>"), 2, "<animate>"),
        (svg("<defs><path id='a'/></defs>"), 2, "<defs>"),
        (svg("<text>a</text>"), 2, "<text>"),
        (svg("<path xlink:href='http://example.com' d=''/>"), 2, "reference"),
        (svg("<path style='fill:url(http://example.com)' d=''/>"), 2, "style"),
        (svg("<path transform='url(#a)' d=''/>"), 2, "transform"),
        (svg("<path d='M0 0&#x22; onload=&quot;x'/>"), 2, "entities"),
        (svg("<path d='M0 0&quot; onload=&quot;x'/>"), 2, "“d”"),
        (bomb + svg("<path d='&b;'/>"), 1, "declarations"),
        (svg("<path d='&b;'/>"), 2, "entities"),
        (svg("<path d='M0 0'>"), 3, "closed by another name"),
        ("<svg viewBox='0 0 1 1'>", 1, "never closed"),
        ("<svg viewBox='0 0 1 1'>\n<path d='M0 0", 2, "never ends"),
        (svg("<path d=M0/>"), 2, "quoted"),
        (svg("<path d='' d=''/>"), 2, "twice"),
        (svg("") + "<svg/>", 3, "outside"),
        ("hello", 1, "outside"),
        ("", 1, "no element"),
        ("<html viewBox='0 0 1 1'/>", 1, "<html>"),
        (svg("<path d=''/>", root: ""), 1, "viewBox"),
        (svg("<path d=''/>", root: "viewBox='0 0 0 16'"), 1, "viewBox"),
        (svg("<path d=''/>", root: "viewBox='0 0 nan inf'"), 1, "viewBox"),
        (svg(String(repeating: "<g>", count: 100) + String(repeating: "</g>", count: 100)), 2, "nested"),
        (svg(String(repeating: " ", count: 1_100_000)), 1, "bytes"),
    ]

    @Test("that could do more than draw is refused, with its line", arguments: refusedFiles)
    func refused(file: String, line: Int, reason: String) throws {
        let outcome = try outcome(of: file)
        guard case .failure(let error) = outcome else {
            Issue.record("accepted: \(outcome)")
            return
        }
        #expect(error.line == line)
        #expect(error.reason.contains(reason), "\(error.reason)")
        #expect(error.file.hasSuffix("own.svg"))
    }

    @Test("without a view box is as large as it says")
    func size() throws {
        let file = Self.svg("<path d='M0 0'/>", root: "width='24' height='20'")
        #expect(try outcome(of: file).get().viewBox == Rect(x: 0, y: 0, width: 24, height: 20))
    }
}
