import Theme

extension Token {
    /// The token as the inspector shows it: its path, kind, value in words, the file it stands in, and as much of the
    /// value as can be changed on the page: a colour, a gradient's colours, a shadow's.
    var pageValue: PageValue {
        var fields: [(key: String, value: PageValue)] = [
            ("path", .text(path)), ("type", .text(type.rawValue)), ("text", .text(value.text)),
            ("file", .text(Self.shortPath(place.file))),
        ]
        if let alias { fields.append(("alias", .text(alias))) }
        if let description { fields.append(("note", .text(description))) }
        switch value {
        case .color(let color): fields.append(("color", color.pageValue))
        case .gradient(let stops):
            let values = stops.map { PageValue.list([$0.color.pageValue, .number($0.position)]) }
            fields.append(("stops", .list(values)))
        case .shadow(let shadows): fields.append(("shadows", .list(shadows.map(\.pageValue))))
        default: break
        }
        return .record(fields)
    }

    /// A file's name with the folder it is in: where the folder lies says nothing to others.
    private static func shortPath(_ path: String) -> String {
        path.split(separator: "/").suffix(2).joined(separator: "/")
    }
}

extension TokenColor {
    /// `["#rrggbb", alpha]` in sRGB, as frames are drawn.
    fileprivate var pageValue: PageValue { .list([.text(String(hexText.prefix(7))), .number(alpha)]) }
}

extension TokenShadow {
    /// `[color, offset to the right, offset down, blur, spread]`, lengths in pixels of the token file.
    fileprivate var pageValue: PageValue {
        .list([color.pageValue] + [offsetX, offsetY, blur, spread].map { .number($0.value) })
    }
}
