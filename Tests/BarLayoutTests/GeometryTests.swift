import BarState
import Drawing
import Testing
import Theme

@testable import BarLayout

@Suite("Geometry of the block's own bars")
struct GeometryTests {
    struct Figure: Sendable, CustomTestStringConvertible {
        var id: String
        var frame: Rect
        var testDescription: String { id }
    }

    private func check(_ figures: [Figure], in list: DisplayList) {
        for figure in figures {
            guard let layer = list.layer(figure.id) else {
                Issue.record("no layer \(figure.id)")
                continue
            }
            let differences = [
                layer.frame.x - figure.frame.x, layer.frame.y - figure.frame.y,
                layer.frame.width - figure.frame.width, layer.frame.height - figure.frame.height,
            ]
            #expect(differences.allSatisfy { abs($0) <= 0.5 }, "\(figure.id): \(layer.frame)")
        }
    }

    @Test("expanded on 402 × 874 as measured")
    func expanded() throws {
        let list = try BarLayout.ruled().frame(of: Fixture.accessoryBar())
        check(
            [
                Figure(id: "tab-bar", frame: Rect(x: 21, y: 791, width: 360, height: 62)),
                Figure(id: "tab-bar/pill", frame: Rect(x: 25, y: 795, width: 94.2, height: 54)),
                Figure(id: "accessory", frame: Rect(x: 21, y: 735, width: 360, height: 48)),
                Figure(id: "accessory/artwork", frame: Rect(x: 37, y: 744, width: 30, height: 30)),
            ],
            in: list
        )
    }

    @Test("folded on 402 × 874 as measured")
    func folded() throws {
        let list = try BarLayout.ruled().frame(of: Fixture.accessoryBar(fold: MotionTrack(1)))
        check(
            [
                Figure(id: "tab-bar", frame: Rect(x: 28, y: 798, width: 48, height: 48)),
                Figure(id: "tab-bar/folded", frame: Rect(x: 28, y: 798, width: 48, height: 48)),
                Figure(id: "accessory", frame: Rect(x: 84, y: 798, width: 290, height: 48)),
            ],
            in: list
        )
        #expect(list.layer("accessory/subtitle") == nil)
        #expect(list.layer("accessory/progress") == nil)
        #expect(list.layer("tab-bar/pill") == nil)
    }

    @Test("search closed and open on 402 × 874 as measured")
    func search() throws {
        let layout = try BarLayout.ruled()
        check(
            [
                Figure(id: "tab-bar", frame: Rect(x: 21, y: 791, width: 290, height: 62)),
                Figure(id: "search-button", frame: Rect(x: 319, y: 791, width: 62, height: 62)),
            ],
            in: try layout.frame(of: Fixture.searchBar())
        )
        check(
            [
                Figure(id: "tab-bar/folded", frame: Rect(x: 28, y: 798, width: 48, height: 48)),
                Figure(id: "search-field", frame: Rect(x: 88, y: 798, width: 286, height: 48)),
            ],
            in: try layout.frame(of: Fixture.searchBar(isOpen: true, isFocused: false))
        )
        // 874 − 335 of keyboard − 22 − 48.
        check(
            [Figure(id: "search-field", frame: Rect(x: 88, y: 469, width: 286, height: 48))],
            in: try layout.frame(of: Fixture.searchBar(isOpen: true))
        )
    }

    @Test("the same rules hold on every phone", arguments: Device.all.filter { !$0.isPad })
    func everyPhone(device: Device) throws {
        let list = try BarLayout.ruled { $0.device = device }.frame(of: Fixture.accessoryBar())
        let platter = try #require(list.layer("tab-bar")).frame
        let accessory = try #require(list.layer("accessory")).frame
        #expect(platter.x == 21)
        #expect(platter.width == device.size.width - 42)
        #expect(platter.maxY == device.size.height - (device.safeBottom == 34 ? 21 : 8))
        #expect(accessory.maxY == platter.y - 8)
        for index in 0..<4 {
            let item = try #require(list.layer("tab-bar/tab-\(Fixture.tabTitles[index].lowercased())")).frame
            let pitch = (platter.width - 16.25) / 4
            #expect(abs(item.x - (platter.x + 4 + pitch * Double(index))) < 0.01)
            #expect(abs(item.width - (pitch + 8.25)) < 0.01)
        }
    }

    @Test("34 iPhones and one iPad, each id once")
    func deviceTable() {
        #expect(Device.all.filter { !$0.isPad }.count == 34)
        #expect(Set(Device.all.map(\.id)).count == Device.all.count)
        #expect(Device.named("iphone-16-pro") == .iPhone16Pro)
        #expect(Device.named("iPhone SE (3rd gen)")?.size == Size(width: 375, height: 667))
        #expect(Device.named("iPhone 3G") == nil)
    }

    @Test("platter and accessory never touch on the way, overshoot included", arguments: Device.all)
    func foldKeepsApart(device: Device) {
        for orientation in LayoutEnvironment.Orientation.allCases {
            let screen = ScreenGeometry(device: device, orientation: orientation)
            for step in -5...105 {
                let geometry = AccessoryBarGeometry(
                    screen: screen,
                    tabCount: 4,
                    fold: Double(step) / 100,
                    rise: 1
                )
                #expect(!geometry.platter.intersects(geometry.accessory), "fold \(step) %")
            }
        }
    }

    @Test("platter and field never touch while search opens")
    func searchKeepsApart() {
        let screen = ScreenGeometry(device: .iPhone16Pro, orientation: .portrait)
        for step in -5...105 {
            let progress = Double(step) / 100
            let geometry = SearchBarGeometry(screen: screen, tabCount: 3, search: progress, keyboard: progress)
            #expect(geometry.platter.maxX <= geometry.field.minX - 7)
        }
    }

    @Test("right to left mirrors every frame of the bar")
    func mirrored() throws {
        let presentation = Fixture.accessoryBar(fold: MotionTrack(1), badge: "2")
        let left = try BarLayout.ruled().frame(of: presentation)
        let right = try BarLayout.ruled { $0.direction = .rightToLeft }.frame(of: presentation)
        for layer in left.layers where layer.id.hasPrefix("accessory") || layer.id.hasPrefix("tab-bar") {
            let other = try #require(right.layer(layer.id))
            #expect(abs(other.frame.x - (402 - layer.frame.maxX)) < 0.002, "\(layer.id)")
            #expect(other.frame.y == layer.frame.y)
        }
    }

    @Test("the bar's frames are the same at every text size", arguments: TextSize.allCases)
    func sameFrames(size: TextSize) throws {
        let standard = try BarLayout.ruled().frame(of: Fixture.accessoryBar())
        let list = try BarLayout.ruled { $0.textSize = size }.frame(of: Fixture.accessoryBar())
        for id in ["tab-bar", "tab-bar/pill", "accessory", "accessory/artwork", "accessory/control"] {
            #expect(list.layer(id)?.frame == standard.layer(id)?.frame)
        }
        #expect((list.layer("tab-bar/tab-home/label") == nil) == size.isAccessibilitySize)
    }

    @Test("the last row ends above the bar", arguments: TextSize.allCases)
    func lastRow(size: TextSize) throws {
        var presentation = Fixture.accessoryBar()
        presentation.content.isScrolledToEnd = true
        let list = try BarLayout.ruled { $0.textSize = size }.frame(of: presentation)
        let last = try #require(list.layer("screen/section-1/row-20")).frame
        let bar = try #require(list.layer("accessory")).frame
        #expect(last.maxY <= bar.minY)
        #expect(last.maxY > bar.minY - 20)
    }

    @Test("the limit is where the last row stands above the bar")
    func limit() throws {
        let layout = try BarLayout.ruled()
        var presentation = Fixture.accessoryBar()
        let limit = try layout.contentLimit(of: presentation)
        #expect(limit > 0)
        presentation.content.scrollOffset = limit
        let atLimit = try layout.frame(of: presentation)
        presentation.content.isScrolledToEnd = true
        #expect(try layout.frame(of: presentation) == atLimit)
    }
}
