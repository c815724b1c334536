/// What layout needs to know of pixels: how bright it is under a pane of glass, which decides whether the pane is light
/// or dark.
public protocol BackdropSampling: AnyObject {
    /// The mean brightness of `backdrop` inside a rounded rectangle, 0…1: .2126 red + .7152 green + .0722 blue of the
    /// sRGB components as they are stored, at one pixel per point, to 1/1000.
    ///
    /// The backdrop is a display list of its own, of the screen's size, whose root is the layer that the glass reads.
    /// Outside the screen nothing is counted; an outline wholly outside is 0. Throws what drawing throws.
    func luminance(of backdrop: DisplayList, in rect: Rect, radius: Double) throws -> Double
}
