import SourceJSON
import Theme

/// The tokens of a sheet sorted by how they are drawn: by their types, and where a type says too little by their names.
struct SheetContents: Sendable {
    /// Materials of a theme that the bars know; any other file's tokens go by their types alone.
    private(set) var materials: [SheetRow] = []
    private(set) var colors: [SheetRow] = []
    private(set) var gradients: [SheetRow] = []
    private(set) var typography: [SheetRow] = []
    private(set) var radii: [SheetRow] = []
    private(set) var dimensions: [SheetRow] = []
    private(set) var shadows: [SheetRow] = []
    private(set) var motions: [SheetRow] = []
    /// What has no picture of its own: families, weights, numbers, strokes and borders.
    private(set) var others: [SheetRow] = []

    init(of columns: [SheetColumn]) {
        let isTheme = columns.contains { $0.theme != nil }
        for row in SheetRow.all(of: columns) {
            guard let type = row.first?.type else { continue }
            if isTheme, row.path.hasPrefix("material.") {
                materials.append(row)
                continue
            }
            switch type {
            case .color: colors.append(row)
            case .gradient: gradients.append(row)
            case .typography: typography.append(row)
            case .shadow: shadows.append(row)
            case .duration, .cubicBezier, .transition: motions.append(row)
            case .dimension:
                if Self.isRadius(row.path) { radii.append(row) } else { dimensions.append(row) }
            case .fontFamily, .fontWeight, .number, .strokeStyle, .border: others.append(row)
            }
        }
    }

    /// Whether a length is a corner's, which no type says (ours: by the words that systems use).
    static func isRadius(_ path: String) -> Bool {
        let path = path.lowercased()
        return ["radius", "radii", "corner", "rounded"].contains { path.contains($0) }
    }
}
