import BarState
import Drawing

/// What one kind of bar puts on the screen: the part of a frame that differs from bar to bar.
///
/// A new kind of bar is a new scene and one line in `BarLayout.scene(of:)`.
protocol BarScene {
    /// What the bar takes of the screen around its content.
    var insets: ContentInsets { get }
    /// What the content's navigation bar stands on.
    var navigation: NavigationBar.Style { get }
    /// The id and the spoken name of the content: `screen`, or `results` while search shows its results.
    var content: (id: String, label: String?) { get }
    /// The keyboard that the bar itself brings up: its return key, and how far it is up; nil where one that is shown
    /// belongs to the content.
    func keyboard(at moment: MotionMoment) -> (returnKey: String, progress: Double)?
    /// Whether the ground hides the content altogether, so that it needn't be drawn.
    func hidesContent(at moment: MotionMoment) -> Bool
    /// What lies over `content` and under the bar, and is part of what glass reads.
    func ground(at moment: MotionMoment, over content: Layer) throws -> [Layer]
    /// The bar, lowest layer first. `backdrop` is everything already drawn under it.
    func layers(at moment: MotionMoment, over backdrop: Layer) throws -> [Layer]
    /// The tabs that a long press can hold.
    var tabs: [TabPresentation] { get }
}

extension BarScene {
    var content: (id: String, label: String?) { ("screen", nil) }
    func keyboard(at moment: MotionMoment) -> (returnKey: String, progress: Double)? { nil }
    func hidesContent(at moment: MotionMoment) -> Bool { false }
    var navigation: NavigationBar.Style { .opaque }
    func ground(at moment: MotionMoment, over content: Layer) throws -> [Layer] { [] }
}
