import BarLayout
import CairoBackend
import Drawing
import Foundation
import Testing
import Theme

@testable import Review

/// Every frame of the built-in stories, held to what a frame promises.
@Suite("Every built-in frame")
struct BuiltInFramesTests {
    /// The repository's root, three folders above this file.
    private static let repository = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: #filePath)))

    private static func plan(only: [String] = [], themes: ThemeShelf? = nil) throws -> FramePlan {
        var wishes = FramePlan.Wishes()
        wishes.only = only.map(NamePattern.init)
        let stories = try StoryFinder(root: repository + "/Snapshots").stories(named: [])
        return try FramePlan(stories, themes: themes ?? .standard(folder: repository + "/themes"), wishes: wishes)
    }

    @Test(
        "librsvg draws each SVG as the rasteriser draws its list: at most .01 % off by more than 8, none by more than 24"
    )
    func parity() async throws {
        let plan = try Self.plan()
        let frames = plan.frames
        #expect(frames.count > 300)
        let themes = plan.themes
        try await withThrowingTaskGroup(of: [String].self) { group in
            for half in 0..<2 {
                group.addTask {
                    var themes = themes
                    let tools = FrameTools(symbolFolder: nil)
                    var complaints: [String] = []
                    for (index, frame) in frames.enumerated() where index % 2 == half {
                        let list = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn))
                        let drawn = try CairoRasterizer().rasterize(list, scale: 1)
                        let svg = SVGWriter().write(list, label: frame.name)
                        let redrawn = try SVGRasterizer().rasterize(svg, scale: 1)
                        complaints += Self.complaints(frame.name, drawn, redrawn) + Self.complaints(frame.name, svg)
                    }
                    return complaints
                }
            }
            for try await complaints in group { #expect(complaints == []) }
        }
    }

    private static func complaints(_ name: String, _ drawn: PixelBuffer, _ redrawn: PixelBuffer) -> [String] {
        guard drawn.width == redrawn.width, drawn.height == redrawn.height else { return ["\(name): another size"] }
        var count = 0
        var largest = 0
        drawn.bytes.withUnsafeBufferPointer { left in
            redrawn.bytes.withUnsafeBufferPointer { right in
                for pixel in 0..<drawn.width * drawn.height {
                    var difference = 0
                    for channel in pixel * 4..<pixel * 4 + 4 {
                        difference = max(difference, abs(Int(left[channel]) - Int(right[channel])))
                    }
                    if difference > 8 { count += 1 }
                    largest = max(largest, difference)
                }
            }
        }
        let share = Double(count) / Double(drawn.width * drawn.height)
        return share <= 0.0001 && largest <= 24 ? [] : ["\(name): \(share * 100) % off, at most \(largest)"]
    }

    /// What an SVG of ours never holds, and how large it may be.
    private static func complaints(_ name: String, _ svg: [UInt8]) -> [String] {
        let text = String(decoding: svg, as: UTF8.self)
        let forbidden = ["<script", "var(", "feDropShadow", "<style", "<foreignObject", "javascript:"]
        var complaints = forbidden.filter(text.contains).map { "\(name): holds \($0)" }
        // Every reference stays in the file.
        for reference in text.split(separator: "href=\"").dropFirst() where !reference.hasPrefix("#") {
            if !reference.hasPrefix("data:image/png;base64,") {
                complaints.append("\(name): refers to \(reference.prefix(40))")
            }
        }
        // Glass carries its lens maps with it, each pane's own.
        if svg.count > (text.contains("<feImage") ? 200_000 : 130_000) {
            complaints.append("\(name): \(svg.count) bytes")
        }
        return complaints
    }

    @Test(
        "every visible text is findable in its SVG",
        arguments: ["listening/resting", "catalogue/typing", "order/folded"]
    )
    func findable(name: String) throws {
        let plan = try Self.plan(only: [name])
        var themes = plan.themes
        let frame = try #require(plan.frames.first)
        let list = try FrameTools(symbolFolder: nil).displayList(of: frame, theme: themes.theme(for: frame.drawn))
        let svg = String(decoding: SVGWriter().write(list, label: frame.name), as: UTF8.self)
        for text in list.root.texts {
            let escaped = text.replacingOccurrences(of: "&", with: "&amp;")
            #expect(svg.contains("aria-label=\"\(escaped)\"") || svg.contains("<title>\(escaped)</title>"), "\(text)")
        }
    }

    @Test("a list of eight rows stays under 90 kB")
    func eightRows() throws {
        let plan = try Self.plan(only: ["listening/selected-library"])
        var themes = plan.themes
        let frame = try #require(plan.frames.first)
        let list = try FrameTools(symbolFolder: nil).displayList(of: frame, theme: themes.theme(for: frame.drawn))
        let rows = list.root.ids.filter { $0.contains("/row-") }
        #expect(rows.count >= 8)
        #expect(SVGWriter().write(list, label: "").count < 90_000)
    }

    // MARK: One token

    @Test("another color.fill changes every pill, and nothing that doesn't name it")
    func fillReaches() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("barsnap-fill-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(atPath: Self.repository + "/themes", toPath: folder.path)
        let light = folder.appendingPathComponent("default/light.tokens.json")
        let before = try String(contentsOf: light, encoding: .utf8)
        let after = before.replacingOccurrences(of: "\"hex\": \"#787880\"", with: "\"hex\": \"#ff0000\"")
            .replacingOccurrences(of: "[0.470588, 0.470588, 0.501961]", with: "[1, 0, 0]")
        #expect(before != after)
        try after.write(to: light, atomically: true, encoding: .utf8)

        let plan = try Self.plan()
        var themes = plan.themes
        var changed = ThemeShelf(folder: folder.path)
        let tools = FrameTools(symbolFolder: nil)
        var pills = 0
        // What lies under glass is part of its colour, so a bar of the system's follows every token that shows.
        for frame in plan.frames where frame.drawn.isLightDefault && frame.isOwnBar {
            let old = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn)).root
            let new = try tools.displayList(of: frame, theme: changed.theme(for: frame.drawn)).root
            let difference = old.layersWhoseOwnItemsDiffer(from: new)
            #expect(difference.allSatisfy { $0.names("color.fill") }, "\(frame.name): \(difference.map(\.id))")
            if old.ids.contains("tab-bar/pill") {
                pills += 1
                #expect(difference.contains { $0.id == "tab-bar/pill" }, "\(frame.name)")
            }
        }
        #expect(pills > 50)
    }
}

extension Variant {
    /// Whether the frame is drawn from the file that the test changes, and from no other over it.
    fileprivate var isLightDefault: Bool {
        self[.appearance] == "light" && self[.contrast] == "standard" && self[.theme] == VariantAxis.theme.standard
    }
}

extension Frame {
    /// Whether the bar is drawn by the block itself.
    fileprivate var isOwnBar: Bool {
        switch drawn.styled(moment.presentation).bar {
        case .accessoryTabBar, .searchTabBar: true
        case .tabView, .floatingAccessory: false
        }
    }
}

extension Layer {
    fileprivate var children: [Layer] {
        items.compactMap { if case .layer(let child) = $0 { child } else { nil } }
    }

    fileprivate var ids: [String] { [id] + children.flatMap(\.ids) }

    fileprivate var texts: [String] {
        items.compactMap { if case .text(let item) = $0 { item.text.text } else { nil } } + children.flatMap(\.texts)
    }

    private var ownItems: [Item] {
        items.filter { if case .layer = $0 { false } else { true } }
    }

    /// Whether one of the layer's own items was decided by that token.
    fileprivate func names(_ token: String) -> Bool {
        ownItems.contains { item in
            switch item {
            case .fill(_, let paint), .stroke(_, let paint, _): paint.token == token
            case .symbol(let symbol): symbol.paint.token == token
            case .text(let text): text.paint.token == token
            case .shadow(_, let shadow): shadow.token == token
            case .glass(let glass): glass.tokens.contains(token)
            case .layer: false
            }
        }
    }

    fileprivate func layersWhoseOwnItemsDiffer(from other: Layer) -> [Layer] {
        (ownItems == other.ownItems ? [] : [self])
            + zip(children, other.children).flatMap { $0.layersWhoseOwnItemsDiffer(from: $1) }
    }
}
