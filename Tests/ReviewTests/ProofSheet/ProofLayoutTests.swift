import Drawing
import Testing

@testable import Review

@Suite("Where frames stand on a proof sheet")
struct ProofLayoutTests {
    static let phone = Size(width: 402, height: 874)
    static let sideways = Size(width: 874, height: 402)
    static let pad = Size(width: 1032, height: 1376)

    @Test(
        "seven phones in a row, two rows on a page",
        arguments: [(0, [0]), (1, [1]), (7, [7]), (14, [14]), (15, [14, 1])]
    )
    func pages(count: Int, expected: [Int]) {
        let layout = ProofLayout(Array(repeating: Self.phone, count: count))
        #expect(layout.pages.map(\.count) == expected)
        #expect(layout.pages.flatMap { $0 }.map(\.frame) == Array(0..<count))
    }

    @Test("nothing leaves the page's margins, lies on something else or loses its proportions")
    func within() {
        let sizes = (0..<60).map { [Self.phone, Self.sideways, Self.pad, Self.phone][$0 % 4] }
        for page in ProofLayout(sizes).pages {
            for cell in page {
                let size = sizes[cell.frame]
                #expect(abs(cell.rect.width / cell.rect.height - size.width / size.height) < 1e-9)
                #expect(cell.rect.minX >= ProofGrid.margin && cell.rect.minY >= ProofGrid.top)
                #expect(cell.rect.maxX <= ProofGrid.page.width - ProofGrid.margin + 1e-9)
                #expect(cell.caption.maxY <= ProofGrid.bottom)
                for other in page where other.frame != cell.frame {
                    let whole = cell.rect.union(cell.caption)
                    #expect(whole.intersection(other.rect.union(other.caption)) == nil, "\(cell) \(other)")
                }
            }
        }
    }

    @Test("a frame that is larger than a page's room is drawn smaller, one of no size is no trap")
    func extremes() throws {
        let cell = try #require(ProofLayout([Size(width: 4000, height: 100)]).pages.first?.first)
        #expect(cell.rect.width == ProofGrid.contentWidth)
        let tall = try #require(ProofLayout([Size(width: 100, height: 4000)]).pages.first?.first)
        #expect(tall.rect.height == ProofGrid.mostHeight)
        #expect(ProofLayout([Size(width: 0, height: 0)]).pages.count == 1)
    }
}
