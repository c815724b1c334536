import Drawing
import Testing

@testable import Review

@Suite("Every built-in SVG")
struct BuiltInSVGTests {
    private static let repository = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath)))
    /// Parts of the frames that tests take side by side.
    private static let shards = 0..<4

    @Test("is XML that runs nothing, fetches nothing, and has a name for every text that shows", arguments: shards)
    func readable(shard: Int) throws {
        let stories = try StoryFinder(root: Self.repository + "/Snapshots").stories(named: [])
        let plan = try FramePlan(stories, themes: .standard(folder: Self.repository + "/themes"))
        var themes = plan.themes
        let tools = FrameTools(symbolFolder: nil)
        for (index, frame) in plan.frames.enumerated() where index % Self.shards.count == shard {
            let list = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn))
            let svg = ParsedSVG(SVGWriter().write(list, label: frame.label))
            #expect(svg.isWellFormed, "\(frame.name) is no XML")
            #expect(svg.complaints == [], "\(frame.name)")
            let nameless = Self.texts(of: LayerTree(of: list)).filter { text in
                !svg.names.contains { $0.contains(text) }
            }
            #expect(nameless == [], "\(frame.name): texts without a name")
        }
    }

    private static func texts(of tree: LayerTree) -> [String] { tree.texts + tree.children.flatMap(texts) }
}
