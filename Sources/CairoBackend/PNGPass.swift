/// One of the small pictures that an interlaced PNG is stored as; a plain one is stored as a single pass.
struct PNGPass {
    /// Where its first pixel stands in the picture, and how far its pixels lie apart.
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int
    /// Pixels of the pass itself.
    let width: Int
    let height: Int

    private init(x: Int, y: Int, stepX: Int, stepY: Int, in header: PNGHeader) {
        self.x = x
        self.y = y
        self.stepX = stepX
        self.stepY = stepY
        width = (header.width - x + stepX - 1) / stepX
        height = (header.height - y + stepY - 1) / stepY
    }

    /// The passes in the order of the file, those without pixels left out.
    static func all(of header: PNGHeader) -> [PNGPass] {
        guard header.isInterlaced else { return [PNGPass(x: 0, y: 0, stepX: 1, stepY: 1, in: header)] }
        return adam7.map { PNGPass(x: $0.x, y: $0.y, stepX: $0.stepX, stepY: $0.stepY, in: header) }
            .filter { $0.width > 0 && $0.height > 0 }
    }

    /// The seven passes of the specification's section 8.2.
    private static let adam7: [(x: Int, y: Int, stepX: Int, stepY: Int)] = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
}
