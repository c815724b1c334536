import Drawing
import Theme

/// What is gathered about tokens while the frames of a plan are laid out.
struct TokenTouches {
    /// A theme with what its frames have named so far.
    struct ThemeUse {
        var name: String
        /// Every token of every appearance and contrast.
        var paths: Set<String>
        /// What the bars ask a theme for, whether or not a frame shows it.
        var asked: Set<String>
        /// One for each permutation.
        var sets: [TokenSet]
        /// What the layers of its frames name.
        var named: Set<String> = []
    }

    /// Every token of the themes, in the order of the files, each once.
    private(set) var paths: [String] = []
    private(set) var themes: [ThemeUse] = []
    private(set) var byToken: [String: [TokenReach.Touch]] = [:]
    private(set) var frameCounts: [String: Int] = [:]
    private var origins: [[String]: TokenOrigins] = [:]

    /// Reads the themes that the plan's frames are laid out in.
    ///
    /// Throws what is wrong with a theme.
    init(_ plan: FramePlan) throws {
        var shelf = plan.themes
        var seen: Set<String> = []
        for name in plan.themeNames {
            let document = try shelf.document(named: name)
            let sets = try document.permutations().map { try document.tokens($0.inputs) }
            var use = ThemeUse(name: name, paths: [], asked: [], sets: sets)
            for tokens in sets {
                for token in tokens.tokens {
                    use.paths.insert(token.path)
                    if seen.insert(token.path).inserted { paths.append(token.path) }
                }
            }
            for variant in Self.variants(of: name) { use.asked.formUnion(try shelf.theme(for: variant).tokenPaths) }
            themes.append(use)
        }
    }

    private static func variants(of theme: String) -> [Variant] {
        SPTheme.Appearance.allCases.flatMap { appearance in
            SPTheme.Contrast.allCases.map { contrast in
                var variant = Variant()
                variant[.theme] = theme
                variant[.appearance] = appearance.rawValue
                variant[.contrast] = contrast.rawValue
                return variant
            }
        }
    }

    mutating func add(_ laidOut: FramePlan.LaidOutFrame) {
        let frame = laidOut.frame
        let (theme, capture) = (frame.drawn[.theme], frame.moment.capture.name)
        frameCounts["\(frame.story)/\(capture)", default: 0] += 1
        let key = [theme, frame.drawn[.appearance], frame.drawn[.contrast]]
        var origins = origins[key] ?? TokenOrigins(of: laidOut.tokens)
        var layersByToken: [String: [String]] = [:]
        var named: Set<String> = []
        for layer in Self.layers(of: laidOut.list.root) {
            named.formUnion(layer.tokens)
            var all: Set<String> = []
            for token in layer.tokens { all.formUnion(origins.all(of: token)) }
            for token in all { layersByToken[token, default: []].append(layer.id) }
        }
        self.origins[key] = origins
        if let place = themes.firstIndex(where: { $0.name == theme }) { themes[place].named.formUnion(named) }
        for (token, ids) in layersByToken {
            byToken[token, default: []].append(
                .init(frame: frame.name, story: frame.story, capture: capture, theme: theme, layers: ids)
            )
        }
    }

    /// Every layer that shows, with the tokens that it names itself.
    private static func layers(of layer: Layer) -> [(id: String, tokens: Set<String>)] {
        guard layer.opacity > 0 else { return [] }
        var layers = [(id: layer.id, tokens: Set(layer.tokens + layer.items.flatMap(\.tokens)))]
        for case .layer(let child) in layer.items { layers += Self.layers(of: child) }
        return layers
    }

    /// For each theme, its tokens that no frame of it names, that nothing used refers to, and that no bar asks for.
    func unusedByTheme() -> [String: [String]] {
        var unused: [String: [String]] = [:]
        for theme in themes {
            var used: Set<String> = []
            for tokens in theme.sets {
                var origins = TokenOrigins(of: tokens)
                for path in theme.named.union(theme.asked) { used.formUnion(origins.all(of: path)) }
            }
            unused[theme.name] = paths.filter { theme.paths.contains($0) && !used.contains($0) }
        }
        return unused
    }
}
