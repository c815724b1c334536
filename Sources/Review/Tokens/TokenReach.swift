import Drawing
import SourceJSON
import Theme

/// Which frames and layers each token decides something in, from the display lists alone: not a pixel is drawn.
///
/// A token counts where a layer names it, and where it stands behind one that a layer names, by alias or as a part of
/// its value, in the appearance and contrast of that frame.
public struct TokenReach: Sendable {
    /// A frame that a token touches.
    public struct Touch: Hashable, Sendable {
        /// The frame's name: `listening/folded.dark`.
        public var frame: String
        public var story: String
        public var capture: String
        /// The layers' ids in the order they are drawn, the lowest first.
        public var layers: [String]
    }

    public struct Row: Sendable {
        /// The token's path.
        public var token: String
        /// In the order of the plan's frames.
        public var touches: [Touch]
    }

    /// No token of the themes is called so.
    public struct UnknownToken: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String
    }

    /// Every token of the themes that the frames are drawn in, in the order of the files.
    public let rows: [Row]
    /// Tokens that no frame touches and that stand behind none that is touched, in no appearance and no contrast.
    public let unused: [String]

    /// Lays out every frame of the plan.
    ///
    /// Throws `FrameError`, and what is wrong with a theme.
    public init(of plan: FramePlan) throws {
        var themes = plan.themes
        var origins: [TokenOrigins] = []
        var paths = TokenPaths()
        for name in Self.themeNames(of: plan) {
            let document = try themes.document(named: name)
            for permutation in document.permutations() {
                let tokens = try document.tokens(permutation.inputs)
                origins.append(TokenOrigins(of: tokens))
                for token in tokens.tokens { paths.add(token.path) }
            }
        }
        var touches: [String: [Touch]] = [:]
        var named: Set<String> = []
        for chapter in plan.chapters {
            let tools = FrameTools(symbolFolder: chapter.story.symbolFolder)
            for frame in chapter.frames {
                do {
                    let list = try tools.displayList(of: frame, theme: themes.theme(for: frame.drawn))
                    let layers = TokenReach.layers(of: list.root)
                    named.formUnion(layers.flatMap(\.tokens))
                    var behind = TokenOrigins(of: try themes.tokens(for: frame.drawn))
                    for (token, ids) in Self.layersByToken(layers, &behind) {
                        touches[token, default: []].append(Touch(frame, layers: ids))
                    }
                } catch {
                    throw FrameError(frame: frame.name, cause: error)
                }
            }
        }
        for path in named.sorted() { paths.add(path) }
        rows = paths.inOrder.map { Row(token: $0, touches: touches[$0] ?? []) }
        var used: Set<String> = []
        for index in origins.indices {
            for path in named { used.formUnion(origins[index].all(of: path)) }
        }
        unused = paths.inOrder.filter { !used.contains($0) }
    }

    /// What a token touches.
    ///
    /// Throws `UnknownToken` with the nearest name.
    public func row(of token: String) throws -> Row {
        if let row = rows.first(where: { $0.token == token }) { return row }
        let hint = suggestion(for: token, among: rows.map(\.token))
        throw UnknownToken(description: "no theme of these stories has a token '\(token)'\(hint)")
    }

    // MARK: - Frames

    /// The themes that the plan's frames are drawn in, each once.
    static func themeNames(of plan: FramePlan) -> [String] {
        var names: [String] = []
        for frame in plan.frames where !names.contains(frame.drawn[.theme]) { names.append(frame.drawn[.theme]) }
        return names
    }

    /// Every layer that shows, with the tokens that it names itself.
    private static func layers(of layer: Layer) -> [(id: String, tokens: Set<String>)] {
        guard layer.opacity > 0 else { return [] }
        var layers = [(id: layer.id, tokens: Set(layer.tokens + layer.items.flatMap(\.tokens)))]
        for case .layer(let child) in layer.items { layers += Self.layers(of: child) }
        return layers
    }

    private static func layersByToken(
        _ layers: [(id: String, tokens: Set<String>)],
        _ origins: inout TokenOrigins
    ) -> [String: [String]] {
        var ids: [String: [String]] = [:]
        for layer in layers {
            var all: Set<String> = []
            for token in layer.tokens { all.formUnion(origins.all(of: token)) }
            for token in all { ids[token, default: []].append(layer.id) }
        }
        return ids
    }
}

extension TokenReach.Touch {
    fileprivate init(_ frame: Frame, layers: [String]) {
        self.init(frame: frame.name, story: frame.story, capture: frame.moment.capture.name, layers: layers)
    }
}

/// Paths in the order they were first met.
private struct TokenPaths {
    private(set) var inOrder: [String] = []
    private var seen: Set<String> = []

    mutating func add(_ path: String) {
        if seen.insert(path).inserted { inOrder.append(path) }
    }
}
