import BarState
import Testing

@Suite("Fingers and keyboards")
struct TouchTests {
    static let touchable = ["accessory", "accessory/control", "tab-bar/tab-home", "tab-bar/tab-downloads"]

    @Test("a finger down shows as pressed and does nothing else", arguments: touchable)
    func press(layer: String) throws {
        var bar = try AccessoryTabBar.underTest()
        let before = bar.presentation(at: 1)
        #expect(try bar.handle(.press(layer), at: 1).isEmpty)
        #expect(bar.presentation(at: 1).pressed == layer)
        #expect(bar.presentation(at: 1).longPressed == nil)
        _ = try bar.handle(.release, at: 1)
        #expect(bar.presentation(at: 1) == before)
    }

    @Test("a long press holds the layer for the large content viewer", arguments: touchable)
    func longPress(layer: String) throws {
        var bar = try AccessoryTabBar.underTest()
        #expect(try bar.handle(.longPress(layer), at: 1).isEmpty)
        #expect(bar.presentation(at: 1).longPressed == layer)
        _ = try bar.handle(.release, at: 2)
        #expect(bar.presentation(at: 2).longPressed == nil)
    }

    @Test("a tap lifts the finger")
    func tapReleases() throws {
        var bar = try AccessoryTabBar.underTest()
        _ = try bar.handle(.press("tab-bar/tab-library"), at: 1)
        _ = try bar.handle(.tap("tab-bar/tab-library"), at: 1)
        #expect(bar.presentation(at: 1).pressed == nil)
    }

    @Test("what leaves under the finger is no longer pressed")
    func layerLeaves() throws {
        var bar = try AccessoryTabBar.underTest()
        _ = try bar.handle(.press("accessory"), at: 1)
        try bar.set(.accessory(nil), at: 2)
        #expect(bar.presentation(at: 2).pressed == nil)
    }

    @Test(
        "a layer that isn't there can't be touched, and nothing changes",
        arguments: ["tab-bar/folded", "acessory", ""]
    )
    func notThere(layer: String) throws {
        var bar = try AccessoryTabBar.underTest()
        let before = bar.presentation(at: 9)
        let error = BarError.layerNotThere(
            layer,
            there: [
                "accessory", "accessory/control", "tab-bar/tab-home", "tab-bar/tab-library", "tab-bar/tab-search",
                "tab-bar/tab-downloads",
            ],
            reason: nil
        )
        for event in [BarEvent.tap(layer), .press(layer), .longPress(layer)] {
            #expect(throws: error) { try bar.handle(event, at: 1) }
        }
        #expect(bar.presentation(at: 9) == before)
    }

    @Test("the search bar's layers are pressed in the same way", arguments: ["search-button", "tab-bar/tab-library"])
    func searchPress(layer: String) throws {
        var bar = try SearchTabBar.underTest()
        _ = try bar.handle(.press(layer), at: 1)
        #expect(bar.presentation(at: 1).pressed == layer)
        _ = try bar.handle(.longPress(layer), at: 2)
        #expect(bar.presentation(at: 2).longPressed == layer)
        _ = try bar.handle(.release, at: 3)
        #expect(bar.presentation(at: 3).pressed == nil)
    }

    @Test("a keyboard in the content covers the accessory bar")
    func contentKeyboard() throws {
        var bar = try AccessoryTabBar.underTest()
        _ = try bar.handle(.showKeyboard, at: 1)
        #expect(bar.presentation(at: 1).isKeyboardShown)
        let error = BarError.layerNotThere(
            "accessory",
            there: [],
            reason: "a keyboard covers the bar; send dismissKeyboard first"
        )
        #expect(throws: error) { try bar.handle(.tap("accessory"), at: 1) }
        _ = try bar.handle(.dismissKeyboard, at: 2)
        #expect(!bar.presentation(at: 2).isKeyboardShown)
        #expect(throws: BarError.self) { try bar.handle(.dismissKeyboard, at: 2) }
    }

    @Test("a keyboard in the content covers the search bar")
    func searchContentKeyboard() throws {
        var bar = try SearchTabBar.underTest()
        _ = try bar.handle(.showKeyboard, at: 1)
        #expect(bar.presentation(at: 1).isKeyboardShown)
        #expect(try !bar.shown().isFieldFocused)
        #expect(throws: BarError.self) { try bar.handle(.tap("search-button"), at: 1) }
        _ = try bar.handle(.dismissKeyboard, at: 2)
        #expect(!bar.presentation(at: 2).isKeyboardShown)
    }

    @Test("a keyboard leaves with the screen its field is on")
    func keyboardLeaves() throws {
        var bar = try AccessoryTabBar.underTest()
        _ = try bar.handle(.showKeyboard, at: 1)
        try bar.set(.selection(.library), at: 2)
        #expect(!bar.presentation(at: 2).isKeyboardShown)
        var search = try SearchTabBar.underTest()
        _ = try search.handle(.showKeyboard, at: 1)
        _ = try search.handle(.push(Screen(title: "Episode")), at: 2)
        #expect(!search.presentation(at: 2).isKeyboardShown)
        _ = try search.handle(.showKeyboard, at: 3)
        try search.set(.selection(.library), at: 4)
        #expect(!search.presentation(at: 4).isKeyboardShown)
    }

    @Test("the accessory bar has no field", arguments: [BarEvent.type("a"), .submit])
    func noField(event: BarEvent) throws {
        var bar = try AccessoryTabBar.underTest()
        #expect(throws: BarError.self) { try bar.handle(event, at: 1) }
    }

    @Test(
        "the search bar has no sheet and no control",
        arguments: [BarEvent.dismiss, .controlEnds(), .controlThrows(message: nil)]
    )
    func noControl(event: BarEvent) throws {
        var bar = try SearchTabBar.underTest()
        #expect(throws: BarError.self) { try bar.handle(event, at: 1) }
    }
}
