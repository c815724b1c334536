import Drawing
import Theme

extension HTMLText {
    /// A token's value as text, with a picture of it where a page can draw one.
    mutating func value(_ value: TokenValue, summary: String? = nil) {
        switch value {
        case .color(let color):
            chip("", color.hexText)
            markup("<code>\(color.hexText)</code><small>\(color.oklchText)</small>")
            if !color.isInSRGB { markup("<span class=\"mark\">Outside sRGB</span>") }
            markup("</div></div>")
        case .gradient(let stops):
            let list = stops.map { "\($0.color.hexText) \(SheetNumber.css($0.position * 100))%" }
            let all = list.count == 1 ? list + list : list
            chip(" wide", "linear-gradient(90deg,\(all.joined(separator: ",")))")
            words(value.text)
            markup("</div></div>")
        case .shadow(let shadows):
            let list = shadows.map { shadow in
                let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread]
                let figures = lengths.map { SheetNumber.css($0.points) + "px" }.joined(separator: " ")
                return "\(shadow.inset ? "inset " : "")\(figures) \(shadow.color.hexText)"
            }
            markup(
                "<div class=\"value\"><span class=\"lifted\" style=\"box-shadow:\(list.joined(separator: ","))\"></span>"
            )
            markup("<div>")
            words(value.text)
            markup("</div></div>")
        default: words(summary ?? value.text)
        }
    }

    /// A token's path, which a narrow column breaks after a full stop.
    mutating func path(_ path: String) { markup(Self.escaped(path).replacing(".", with: ".<wbr>")) }

    /// A drawing that the page brings with it; what it shows is said beside it.
    mutating func picture(_ svg: [UInt8], _ size: Size) {
        let (width, height) = (Int(size.width), Int(size.height))
        markup("<img class=\"swatch\" width=\"\(width)\" height=\"\(height)\" alt=\"\"")
        markup(" src=\"data:image/svg+xml;base64,\(svg.base64)\">")
    }

    private mutating func chip(_ kind: String, _ background: String) {
        markup("<div class=\"value\"><span class=\"chip\(kind)\" style=\"--c:\(background)\"></span><div>")
    }
}

extension SheetNumber {
    /// A number as CSS reads it.
    static func css(_ value: Double) -> String { text(value).replacing("−", with: "-") }
}
