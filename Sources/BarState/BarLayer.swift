/// The ids of the layers that a person can touch, the same in a drawing as in a `tap`.
public enum BarLayer {
    public static let folded = "tab-bar/folded"
    public static let accessory = "accessory"
    public static let control = "accessory/control"
    public static let searchButton = "search-button"
    public static let searchField = "search-field"
    public static let clearButton = "search-field/clear"
    public static let recentsClear = "recents/clear"
    /// Ends the search of the system's field.
    public static let searchClose = "search-field/close"
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
