/// The view that an app installs as its floating accessory: foreground only, since the background is the accessory's.
public struct FloatingAccessoryContent: Hashable, Sendable {
    /// What is installed, as layout needs to know it to measure and draw it.
    public var content: FloatingAccessoryPresentation.Content
    /// A capsule or a material of the app's own inside it, which then stands on the accessory's.
    public private(set) var hasBackground = false

    /// Content without a background of its own.
    public init(_ content: FloatingAccessoryPresentation.Content) {
        self.content = content
    }

    /// A button with a symbol alone.
    public static func symbol(_ symbol: String, label: String) -> Self { Self(.symbol(symbol, label: label)) }

    /// A button with a title.
    public static func text(_ title: String) -> Self { Self(.text(title)) }

    /// A view that would like this many points of width.
    public static func wide(title: String, width: Double) -> Self { Self(.wide(title: title, width: width)) }

    /// A background of the app's own, which a finding warns of.
    public func background() -> Self {
        var copy = self
        copy.hasBackground = true
        return copy
    }

    /// Throws `BarError` for an empty symbol, label or title, and for a width that no view has.
    func validate() throws {
        let texts: [(field: String, text: String)]
        switch content {
        case .symbol(let symbol, let label): texts = [("symbol", symbol), ("label", label)]
        case .text(let title): texts = [("title", title)]
        case .wide(let title, let width):
            texts = [("title", title)]
            guard width.isFinite, width > 0 else { throw BarError.contentWidth("\(width)") }
        }
        for (field, text) in texts where text.isBlank {
            throw BarError.emptyText(field: field, owner: "the floating accessory's content")
        }
    }
}
