import CairoBackend
import Drawing
import Theme

extension TokenPreview {
    /// What was written, by paths under the folder.
    public struct Written: Sendable {
        /// One of the theme's sheets, in each form that was asked for.
        public struct Sheet: Sendable {
            /// What sets it apart from the theme's other sheets; empty for the first.
            public var title: String
            /// What it is called where it is read out.
            public var label: String
            /// The SVG; nil where none was asked for.
            public var svg: String?
            /// The PNG; nil where none was asked for.
            public var png: String?
            /// Points.
            public var size: Size
            /// Where each section stands, by its id.
            var places: [String: Rect] = [:]
        }

        /// Every file in the order it was written, its path with the folder's.
        public var files: [String] = []
        /// In the order of the theme's permutations.
        public var sheets: [Sheet] = []
        /// The page; nil where none was asked for.
        public var page: String?
    }

    /// Draws the sheets and writes them, and the page that shows them, into `folder`.
    ///
    /// A page brings its SVG along. `scale` is a PNG's pixels per point. Throws `FileError`, `PictureTooLarge`, and
    /// `MissingFont` where the machine lacks the sheet's face.
    public func write(
        to folder: String,
        formats: [Format] = Format.allCases,
        scale: Double = 2
    ) throws -> Written {
        try write(to: folder, formats: formats, scale: scale, around: PageNeighbours())
    }

    /// The name of its page in the folder.
    var pageName: String { name + ".html" }

    /// The same for a page that leads to others.
    func write(to folder: String, formats: [Format], scale: Double, around: PageNeighbours) throws -> Written {
        try FileOutput.checkWritable(folder: folder)
        let shaper = TextShaper()
        let symbols = SymbolLibrary(folder: nil)
        let rasterizer = CairoRasterizer()
        var written = Written()
        func write(_ bytes: [UInt8], _ name: String) throws -> String {
            let path = FilePath.join(folder, name)
            try FileOutput.write(bytes, to: path)
            written.files.append(path)
            return name
        }
        for (stem, sheet) in sheets {
            let list = try sheet.displayList(shaper: shaper, symbols: symbols)
            var one = Written.Sheet(title: sheet.subtitle, label: sheet.label, size: list.size)
            for case .layer(let section) in list.root.items { one.places[section.id] = section.frame }
            if formats.contains(.svg) || formats.contains(.html) {
                one.svg = try write(SVGWriter().write(list, label: sheet.label), stem + ".svg")
            }
            if formats.contains(.png) {
                let pixels = try rasterizer.rasterize(list, scale: scale)
                var encoder = try PNGEncoder()
                one.png = try write(try encoder.encode(pixels, scale: scale), stem + ".png")
            }
            written.sheets.append(one)
        }
        if formats.contains(.html) {
            let page = TokenPage.html(of: self, sheets: written.sheets, around: around)
            written.page = try write(Array(page.utf8), pageName)
        }
        return written
    }
}
