/// The ids of the layers that a person can touch, the same in a drawing as in a `tap`.
public enum BarLayer {
    /// The round button that the tabs have become: folded, minimised, or beside an open search.
    public static let folded = "tab-bar/folded"
    /// The accessory's row, whose tap opens the full view.
    public static let accessory = "accessory"
    /// The button at the end of the accessory's row: Pause, Play, or the app's own.
    public static let control = "accessory/control"
    /// The round button apart from the tabs that opens the search.
    public static let searchButton = "search-button"
    /// The field that the search button opens into; a tap takes the focus.
    public static let searchField = "search-field"
    /// The round cross in a field with text in it, which empties it.
    public static let clearButton = "search-field/clear"
    /// Clear in the heading of the recent searches.
    public static let recentsClear = "recents/clear"
    /// Ends the search of the system's field.
    public static let searchClose = "search-field/close"
    /// The floating accessory, a button where the app gave it an action.
    public static let floatingAccessory = "floating-accessory"
    /// Where a hidden tab bar was: a touch brings it back.
    public static let tabBarArea = "tab-bar-area"

    /// `tab-bar/tab-home` for the tab with the id `home`.
    public static func tab(_ id: String) -> String { "tab-bar/tab-\(id)" }

    /// `recents/row-1` for the newest recent search; rows are counted from 1.
    public static func recent(_ row: Int) -> String { "recents/row-\(row)" }

    /// `screen/section-1/tile-2` for a cell of the screen; `name` is `row`, `card`, `tile`, `banner` or
    /// `video`, both places count from 0.
    public static func item(_ name: String, index: Int, section: Int) -> String {
        "screen/section-\(section + 1)/\(name)-\(index + 1)"
    }
}
