import Drawing
import Theme

/// A type token at the frame's text size: what a line is set in.
struct LineStyle: Hashable, Sendable {
    var token: String
    var face: FontFace
    /// Points.
    var size: Double
    var leading: Double
    var tracking: Double

    func scaled(by factor: Double) -> LineStyle {
        var copy = self
        copy.size *= factor
        copy.tracking *= factor
        return copy
    }
}

enum TextAlignment: Hashable, Sendable {
    case leading
    case center
    case trailing
}

extension Canvas {
    /// The style of `token` at the frame's text size.
    ///
    /// - Parameters:
    ///   - weight: in place of the token's own, such as medium.
    ///   - cap: the text size at which it stops growing.
    func style(_ token: TypeToken, weight: Int? = nil, cap: TextSize? = nil) -> LineStyle {
        let size = cap.map { min(environment.textSize, $0) } ?? environment.textSize
        var scaled = token.scaled(to: size)
        if let weight { scaled = scaled.weight(weight) }
        if environment.isBoldText { scaled = scaled.bold }
        return LineStyle(
            token: token.path,
            face: FontFace(family: scaled.family, weight: scaled.weight),
            size: scaled.size,
            leading: scaled.leading,
            tracking: scaled.tracking
        )
    }

    /// The system's own type in its own furniture: one size whatever the text size, in the theme's family.
    func systemStyle(size: Double, leading: Double, weight: Int = FontWeight.medium) -> LineStyle {
        let base = style(theme.type.caption, weight: weight, cap: .large)
        return LineStyle(
            token: base.token,
            face: base.face,
            size: size,
            leading: leading,
            tracking: base.tracking * size / base.size
        )
    }

    /// The text shaped on one line, cut at the tail where it would be wider than `width`.
    ///
    /// - Parameter isTranslated: false for what no translator sees: figures, keys, what a person typed.
    func shape(
        _ text: String,
        _ style: LineStyle,
        width: Double? = nil,
        isTranslated: Bool = true
    ) throws -> ShapedText {
        let shown = isTranslated ? environment.locale.localized(text) : text
        return try shaper.shape(
            TextRequest(
                text: shown,
                face: style.face,
                size: style.size,
                tracking: style.tracking,
                direction: .natural(of: shown, fallback: environment.direction),
                maximumWidth: width
            )
        )
    }

    /// One line centred on the height of `rect`, aligned in its width, cut at the tail where it is too wide.
    func line(
        _ text: String,
        _ style: LineStyle,
        _ color: ColorToken,
        in rect: Rect,
        alignment: TextAlignment = .leading
    ) throws -> Item {
        let shaped = try shape(text, style, width: rect.width)
        return line(shaped, style, color, in: rect, alignment: alignment)
    }

    func line(
        _ shaped: ShapedText,
        _ style: LineStyle,
        _ color: ColorToken,
        in rect: Rect,
        alignment: TextAlignment = .leading
    ) -> Item {
        let box = place(rect)
        let left: Double
        switch (alignment, isRightToLeft) {
        case (.center, _): left = box.midX - shaped.width / 2
        case (.leading, false), (.trailing, true): left = box.minX
        case (.trailing, false), (.leading, true): left = box.maxX - shaped.width
        }
        // The line's ascender and descender together are centred in its line box, as UIKit sets text.
        let baseline = box.midY + (shaped.ascent - shaped.descent) / 2
        return .text(
            TextItem(
                text: shaped,
                origin: Point(x: left, y: baseline),
                paint: paint(color),
                typeToken: style.token,
                face: style.face
            )
        )
    }

    /// The style shrunk, down to `minimum` of its size, until the text fits; what still doesn't is cut at the tail.
    func fitted(_ text: String, _ style: LineStyle, width: Double, minimum: Double) throws -> LineStyle {
        let natural = try shape(text, style).width
        guard natural > width, natural > 0 else { return style }
        return style.scaled(by: max(minimum, width / natural))
    }

    /// The text broken at spaces into lines no wider than `width`, at most `limit` of them, the last one cut.
    func lines(_ text: String, _ style: LineStyle, width: Double, limit: Int) throws -> [String] {
        guard limit > 1, try shape(text, style).width > width else { return [text] }
        var lines: [String] = []
        var current = ""
        let words = text.split(separator: " ")
        for (index, word) in words.enumerated() {
            let candidate = current.isEmpty ? String(word) : current + " " + word
            if try current.isEmpty || shape(candidate, style).width <= width {
                current = candidate
                continue
            }
            lines.append(current)
            current = String(word)
            if lines.count == limit - 1 {
                current = words[index...].joined(separator: " ")
                break
            }
        }
        lines.append(current)
        return lines
    }

    /// Lines one under the other from the top of `rect`, each the style's leading high.
    func stack(
        _ lines: [String],
        _ style: LineStyle,
        _ color: ColorToken,
        in rect: Rect,
        alignment: TextAlignment = .leading
    ) throws -> [Item] {
        try lines.enumerated().map { index, text in
            let box = Rect(
                x: rect.x,
                y: rect.y + style.leading * Double(index),
                width: rect.width,
                height: style.leading
            )
            return try line(text, style, color, in: box, alignment: alignment)
        }
    }
}
