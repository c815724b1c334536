/// Search, transitions and what a screen owes its bar, by SwiftUI's names.
extension Screen {
    /// A search field for this screen.
    ///
    /// - Parameters:
    ///   - text: What it holds at first; from then on the tab view owns it.
    ///   - prompt: What the empty field shows.
    public func searchable(text: String = "", prompt: String = "Search") -> Screen {
        with { $0.searchable = ScreenPatterns.Searchable(text: text, prompt: prompt) }
    }

    /// How the field of the `searchable` before it appears in the toolbar; without one it does nothing.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Screen {
        with {
            if $0.searchable == nil {
                $0.isToolbarBehaviorStray = true
            } else {
                $0.searchToolbarBehavior = behavior
            }
        }
    }

    /// How the screen comes where it is a destination.
    public func navigationTransition(_ transition: NavigationTransition) -> Screen {
        with { $0.transition = transition }
    }

    /// Hides the tab bar while this screen shows: `toolbar(.hidden, for: .tabBar)`.
    public func tabBarHidden(_ isHidden: Bool = true) -> Screen {
        with { $0.hidesTabBar = isHidden }
    }

    /// A wedge over the screen, which animates when the app gives another.
    public func wedge(_ wedge: Wedge) -> Screen {
        with { $0.wedge = wedge }
    }

    /// Whether the bar finds the scroll view, as it doesn't where the content hides it in a view of its own.
    public func scrollViewFoundByBar(_ isFound: Bool) -> Screen {
        with { $0.isScrollViewFound = isFound }
    }

    /// Lets the content run to the screen's foot, under the bar and its accessory.
    public func ignoresBottomSafeArea() -> Screen {
        with { $0.ignoresBottomSafeArea = true }
    }
}
