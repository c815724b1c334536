/// The cells of a screen by their layers.
extension Screen {
    /// A row, a card, a tile or a picture, and where it stands, both places counted from 0.
    struct Cell {
        var section: Int
        var index: Int
        var item: Item

        var part: Finding.Part { .cell(section: section, index: index) }
    }

    /// Every one of them in reading order.
    var cells: [Cell] {
        sections.enumerated().flatMap { place, section in
            section.content.items.enumerated().map { Cell(section: place, index: $0, item: $1) }
        }
    }

    /// Every row, card, tile and picture with its layer's id, in reading order.
    public var layeredItems: [(layer: String, item: Item)] {
        cells.map { cell in
            let name = sections[cell.section].content.itemName
            return (BarLayer.item(name, index: cell.index, section: cell.section), cell.item)
        }
    }

    func item(at layer: String) -> Item? {
        layeredItems.first { $0.layer == layer }?.item
    }

    /// The screen with every cell changed.
    func mapItems(_ change: (_ layer: String, Item) -> Item) -> Screen {
        var copy = self
        for place in sections.indices {
            let name = sections[place].content.itemName
            copy.sections[place].content.mapItems { change(BarLayer.item(name, index: $0, section: place), $1) }
        }
        return copy
    }

    /// Throws `BarError` for a visibility threshold outside 0…1, for a zoom from an id that no cell here carries, and
    /// for a sheet that doesn't zoom, which nothing shows.
    func validate() throws {
        let sources = layeredItems.compactMap(\.item.transitionSource)
        for (layer, item) in layeredItems {
            if let threshold = item.autoplay?.threshold, !(0...1).contains(threshold) {
                throw BarError.visibilityThreshold("\(threshold)", cell: layer)
            }
            guard let destination = item.destination else { continue }
            try destination.validate(among: sources)
            try destination.screen.validate()
        }
    }
}

extension Screen.Item.Destination {
    /// Throws `BarError` where its zoom has no source, or it covers the screen without one.
    func validate(among sources: [String]) throws {
        switch screen.patterns.transition {
        case .zoom(let id) where !sources.contains(id):
            throw BarError.zoomWithoutSource(id: id, known: sources)
        case .automatic where kind != .push:
            throw BarError.eventOutOfPlace(
                event: kind.rawValue,
                reason: "only one that zooms is drawn",
                remedy: "Give its content navigationTransition(.zoom(sourceID:))."
            )
        case .zoom, .automatic: break
        }
    }
}

extension Screen.Section.Content {
    var items: [Screen.Item] {
        switch self {
        case .rows(let items), .cards(let items), .grid(let items), .pictures(let items), .videos(let items): items
        case .banner(let item): [item]
        case .text, .message: []
        }
    }

    /// What layout calls one of them.
    var itemName: String {
        switch self {
        case .rows: "row"
        case .cards: "card"
        case .grid: "tile"
        case .pictures: "picture"
        case .banner: "banner"
        case .videos: "video"
        case .text, .message: "text"
        }
    }

    mutating func mapItems(_ change: (Int, Screen.Item) -> Screen.Item) {
        let changed = items.enumerated().map { change($0.offset, $0.element) }
        switch self {
        case .rows: self = .rows(changed)
        case .cards: self = .cards(changed)
        case .grid: self = .grid(changed)
        case .pictures: self = .pictures(changed)
        case .banner(let item): self = .banner(changed.first ?? item)
        case .videos: self = .videos(changed)
        case .text, .message: break
        }
    }
}
