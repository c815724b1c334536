import Drawing
import Theme

/// One theme before and after a change, in every appearance and contrast that frames are drawn in.
struct ThemePair: Sendable {
    /// What a frame looks like before and after, and which changed tokens it names.
    struct Comparison {
        var before: DisplayList
        var after: DisplayList
        /// For each changed token that decides something in the frame, before or after, by its path now: how much of
        /// the frame its layers take up, in square points.
        var areas: [String: Double]
        /// What the frame is drawn in, of the new version's permutations.
        var permutation: Permutation

        var differs: Bool { before != after }
    }

    private struct Look: Hashable {
        var appearance: SPTheme.Appearance
        var contrast: SPTheme.Contrast
    }

    private struct Side {
        var theme: SPTheme
        var origins: TokenOrigins
    }

    private struct Sides {
        var before: Side
        var after: Side
        /// By every name that a changed token has or had, its path now.
        var changed: [String: String]
        var permutation: Permutation
    }

    let name: String
    private let old: ThemeDocument
    private let new: ThemeDocument
    private var sides: [Look: Sides] = [:]

    init(_ name: String, from old: ThemeDocument, to new: ThemeDocument) {
        self.name = name
        self.old = old
        self.new = new
    }

    /// Whether both versions hold what bars are drawn with.
    var isDrawable: Bool {
        [old, new].allSatisfy { (try? SPTheme($0, named: name, appearance: .light)) != nil }
    }

    /// Lays a frame out in both versions.
    ///
    /// Throws what is wrong with a theme, a font or a symbol.
    mutating func compare(_ frame: Frame, with tools: FrameTools) throws -> Comparison {
        let look = Look(
            appearance: SPTheme.Appearance(rawValue: frame.drawn[.appearance]) ?? .light,
            contrast: SPTheme.Contrast(rawValue: frame.drawn[.contrast]) ?? .standard
        )
        var sides = try self.sides[look] ?? read(look)
        let before = try tools.displayList(of: frame, theme: sides.before.theme)
        let after = try tools.displayList(of: frame, theme: sides.after.theme)
        var areas: [String: Double] = [:]
        for (list, path) in [(before, \Sides.before.origins), (after, \Sides.after.origins)] {
            for (name, area) in Self.areas(in: list, &sides[keyPath: path]) {
                if let token = sides.changed[name] { areas[token] = max(areas[token] ?? 0, area) }
            }
        }
        let motions = Self.motions(of: sides)
        if !motions.isDisjoint(with: areas.keys) {
            // A spring is named by whatever it moves, and shows only where that is on its way.
            var theme = sides.before.theme
            theme.motion = sides.after.theme.motion
            if try tools.displayList(of: frame, theme: theme) == before {
                for motion in motions { areas[motion] = nil }
            }
        }
        self.sides[look] = sides
        return Comparison(before: before, after: after, areas: areas, permutation: sides.permutation)
    }

    /// The changed tokens that nothing but a spring is made of, by their paths now.
    private static func motions(of sides: Sides) -> Set<String> {
        let motions = [sides.before.theme.motion, sides.after.theme.motion]
        return Set(motions.flatMap { [$0.standard.path, $0.snappy.path] }.compactMap { sides.changed[$0] })
    }

    private func read(_ look: Look) throws -> Sides {
        func side(_ document: ThemeDocument) throws -> (Side, TokenSet) {
            let theme = try SPTheme(document, named: name, appearance: look.appearance, contrast: look.contrast)
            let tokens = try document.tokens(document.inputs(appearance: look.appearance, contrast: look.contrast))
            return (Side(theme: theme, origins: TokenOrigins(of: tokens)), tokens)
        }
        let (before, oldTokens) = try side(old)
        let (after, newTokens) = try side(new)
        var changed: [String: String] = [:]
        for change in TokenDiff.changes(from: oldTokens, to: newTokens) {
            changed[change.path] = change.path
            if case .renamed(let path) = change.kind { changed[path] = change.path }
        }
        let inputs = new.inputs(appearance: look.appearance, contrast: look.contrast)
        return Sides(before: before, after: after, changed: changed, permutation: try new.permutation(inputs))
    }

    /// Every token that a layer names and what stands behind it, with the layers' area.
    private static func areas(in list: DisplayList, _ origins: inout TokenOrigins) -> [String: Double] {
        var named: [String: Double] = [:]
        list.root.addAreas(to: &named)
        var areas: [String: Double] = [:]
        // In one order, so that sums are the same on every run.
        for (name, area) in named.sorted(by: { $0.key < $1.key }) {
            for origin in origins.all(of: name) { areas[origin, default: 0] += area }
        }
        return areas
    }
}

extension Layer {
    /// Adds the layer's own area to every token that it names, and so for the layers in it.
    fileprivate func addAreas(to areas: inout [String: Double]) {
        for name in Set(tokens + items.flatMap(\.tokens)) { areas[name, default: 0] += frame.width * frame.height }
        for case .layer(let child) in items { child.addAreas(to: &areas) }
    }
}
