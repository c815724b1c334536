/// Collects the tabs that a tab view's braces name.
@resultBuilder
public enum TabContentBuilder<Value: Hashable & Sendable> {
    public static func buildExpression(_ tab: Tab<Value>) -> [Tab<Value>] { [tab] }

    /// A legacy tab without a tag takes its id from its title.
    public static func buildExpression(_ item: TabItem) -> [Tab<Value>] where Value == String {
        [item.tag(item.label.title.asID)]
    }

    public static func buildBlock(_ tabs: [Tab<Value>]...) -> [Tab<Value>] { tabs.flatMap { $0 } }
    public static func buildOptional(_ tabs: [Tab<Value>]?) -> [Tab<Value>] { tabs ?? [] }
    public static func buildEither(first tabs: [Tab<Value>]) -> [Tab<Value>] { tabs }
    public static func buildEither(second tabs: [Tab<Value>]) -> [Tab<Value>] { tabs }
    public static func buildArray(_ tabs: [[Tab<Value>]]) -> [Tab<Value>] { tabs.flatMap { $0 } }
}
