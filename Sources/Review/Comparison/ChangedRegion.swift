/// A box of a picture in which pixels changed.
public struct ChangedRegion: Hashable, Sendable {
    /// In pixels, as small as the changed pixels allow.
    public var box: PixelRect
    /// How many pixels in it count as different.
    public var pixels: Int

    /// A region by its box, in pixels, and the count of pixels in it that differ, which is at most the box's area.
    public init(box: PixelRect, pixels: Int) {
        self.box = box
        self.pixels = pixels
    }

    /// Whether at most `gap` pixels lie between the boxes, across and down.
    func isNear(_ other: ChangedRegion, gap: Int) -> Bool {
        max(box.x, other.box.x) - min(box.maxX, other.box.maxX) <= gap
            && max(box.y, other.box.y) - min(box.maxY, other.box.maxY) <= gap
    }

    mutating func add(_ other: ChangedRegion) {
        let x = min(box.x, other.box.x)
        let y = min(box.y, other.box.y)
        box = PixelRect(
            x: x,
            y: y,
            width: max(box.maxX, other.box.maxX) - x,
            height: max(box.maxY, other.box.maxY) - y
        )
        pixels += other.pixels
    }
}
