/// Collects the tabs that a tab view's braces name.
@resultBuilder
public enum TabContentBuilder<Value: Hashable & Sendable> {
    /// One `Tab` on a line of its own.
    public static func buildExpression(_ tab: Tab<Value>) -> [Tab<Value>] { [tab] }

    /// A legacy tab without a tag takes its id from its title.
    public static func buildExpression(_ item: TabItem) -> [Tab<Value>] where Value == String {
        [item.tag(item.label.title.asID)]
    }

    /// The tabs of a block in the order of its lines.
    public static func buildBlock(_ tabs: [Tab<Value>]...) -> [Tab<Value>] { tabs.flatMap { $0 } }
    /// The tabs of an `if` without an `else`: none where it doesn't hold.
    public static func buildOptional(_ tabs: [Tab<Value>]?) -> [Tab<Value>] { tabs ?? [] }
    /// The tabs of an `if` that holds.
    public static func buildEither(first tabs: [Tab<Value>]) -> [Tab<Value>] { tabs }
    /// The tabs of its `else`.
    public static func buildEither(second tabs: [Tab<Value>]) -> [Tab<Value>] { tabs }
    /// The tabs of a `for` loop, one round after the other.
    public static func buildArray(_ tabs: [[Tab<Value>]]) -> [Tab<Value>] { tabs.flatMap { $0 } }
}
