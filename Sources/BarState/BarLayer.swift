/// The ids of the layers that a person can touch: an id in a picture is the id one taps.
public enum BarLayer {
    public static let folded = "tab-bar/folded"
    public static let accessory = "accessory"
    public static let control = "accessory/control"
    public static let searchButton = "search-button"
    public static let searchField = "search-field"
    public static let clearButton = "search-field/clear"
    public static let recentsClear = "recents/clear"

    /// `tab-bar/tab-home` for the tab with the id `home`.
    public static func tab(_ id: String) -> String { "tab-bar/tab-\(id)" }

    /// `recents/row-1` for the newest recent search; rows are counted from 1.
    public static func recent(_ row: Int) -> String { "recents/row-\(row)" }
}
