import BarState
import Drawing
import Theme

/// Draws a keyboard: enough keys at their measured places to judge a bar above it.
struct Keyboard {
    let canvas: Canvas
    /// The word on the return key, such as `search`.
    let returnKey: String
    /// 0 below the screen, 1 up.
    let progress: Double

    func layer() throws -> Layer {
        let screen = canvas.screen
        let top = screen.height - screen.keyboardHeight * progress
        let rect = Rect(x: 0, y: top, width: screen.width, height: screen.keyboardHeight)
        var layer = canvas.layer("keyboard", rect, label: BarWords.keyboard)
        // Round above only: the shape goes on below the screen.
        let shape = Rect(
            x: rect.x,
            y: rect.y,
            width: rect.width,
            height: rect.height + ScreenMetrics.keyboardRadius
        )
        layer.clip = canvas.path(.rectangle, rect)
        layer.items = [
            canvas.fill(.rounded(ScreenMetrics.keyboardRadius), shape, canvas.theme.chrome.keyboard.bg)
        ]
        layer.items += try keys(in: rect)
        return layer
    }

    // MARK: Keys

    private func keys(in rect: Rect) throws -> [Item] {
        let screen = canvas.screen
        let strip: Double
        let first: Double
        if screen.isLandscape {
            strip = ScreenMetrics.keyboardStripSideways
            first = ScreenMetrics.keyboardTopSideways
        } else {
            strip = screen.safeBottom > 0 ? ScreenMetrics.keyboardStrip : ScreenMetrics.keyboardStripWithoutIndicator
            first = rect.height - strip - 3 * ScreenMetrics.keyRowPitch - ScreenMetrics.keyHeight
        }
        // Sideways the four rows share what the shorter keyboard leaves.
        let pitch = (rect.height - strip - first + ScreenMetrics.keyRowPitch - ScreenMetrics.keyHeight) / 4
        let height = pitch - (ScreenMetrics.keyRowPitch - ScreenMetrics.keyHeight)
        let side = screen.safeSide + ScreenMetrics.keyboardSide
        let gap = ScreenMetrics.keyGap
        let unit = (rect.width - 2 * side - 9 * gap) / 10
        func row(_ index: Int) -> Double { rect.y + first + pitch * Double(index) }
        func key(_ x: Double, _ index: Int, _ width: Double) -> Rect {
            Rect(x: x, y: row(index), width: width, height: height)
        }
        var items: [Item] = []
        for (index, letters) in ["qwertyuiop", "asdfghjkl", "zxcvbnm"].enumerated() {
            let count = Double(letters.count)
            let width = count * unit + (count - 1) * gap
            var x = (rect.width - width) / 2
            for letter in letters {
                items += try letterKey(String(letter), key(x, index, unit))
                x += unit + gap
            }
        }
        let wide = unit * 1.3
        items += symbolKey("shift", key(side, 2, wide))
        items += symbolKey("delete.left", key(rect.width - side - wide, 2, wide))
        let numbers = unit * 2.3
        let action = unit * 2.3
        items += try wordKey("123", key(side, 3, numbers))
        items += try wordKey(
            "space",
            key(side + numbers + gap, 3, rect.width - 2 * side - numbers - action - 2 * gap),
            isPlain: true
        )
        items += try wordKey(returnKey, key(rect.width - side - action, 3, action))
        if strip >= ScreenMetrics.keyboardStrip { items += stripSymbols(in: rect, side: side) }
        return items
    }

    /// Letters stand as they do on the keys, whichever way the screen is read.
    private func letterKey(_ letter: String, _ rect: Rect) throws -> [Item] {
        let style = keyStyle(size: Self.letterSize)
        return plate(rect, canvas.theme.chrome.keyboard.key) + [try centered(letter, style, rect)]
    }

    private func wordKey(_ word: String, _ rect: Rect, isPlain: Bool = false) throws -> [Item] {
        let style = keyStyle(size: Self.wordSize)
        let color = isPlain ? canvas.theme.chrome.keyboard.key : canvas.theme.chrome.keyboard.keySecondary
        return plate(rect, color) + [try centered(word, style, rect)]
    }

    private func symbolKey(_ name: String, _ rect: Rect) -> [Item] {
        plate(rect, canvas.theme.chrome.keyboard.keySecondary) + [symbol(name, rect.center)]
    }

    /// Emoji and dictation, in the strip beside the home indicator.
    private func stripSymbols(in rect: Rect, side: Double) -> [Item] {
        let y = rect.maxY - ScreenMetrics.keyboardStrip / 2
        let inset = side + Self.stripInset
        return [
            symbol("face.smiling", Point(x: rect.minX + inset, y: y)), symbol("mic", Point(x: rect.maxX - inset, y: y)),
        ]
    }

    private func symbol(_ name: String, _ center: Point) -> Item {
        let paint = canvas.paint(canvas.theme.chrome.keyboard.label)
        return .symbol(SymbolItem(name: name, rect: Rect(center: center, side: Self.symbolSide), paint: paint))
    }

    /// A keyboard's own layout is not mirrored, so the plates are written straight to the screen: each key over the
    /// edge that shows below it.
    private func plate(_ rect: Rect, _ color: ColorToken) -> [Item] {
        let shape = Path.continuousRectangle(rect, radius: ScreenMetrics.keyRadius)
        let edge = Path.continuousRectangle(rect.offset(y: Self.edge), radius: ScreenMetrics.keyRadius)
        return [.fill(edge, canvas.paint(canvas.theme.chrome.keyboard.edge)), .fill(shape, canvas.paint(color))]
    }

    private func centered(_ text: String, _ style: LineStyle, _ rect: Rect) throws -> Item {
        let shaped = try canvas.shape(text, style, isTranslated: false)
        return .text(
            TextItem(
                text: shaped,
                origin: Point(
                    x: rect.midX - shaped.width / 2,
                    y: rect.midY + (shaped.ascent - shaped.descent) / 2
                ),
                paint: canvas.paint(canvas.theme.chrome.keyboard.label),
                typeToken: style.token,
                face: style.face
            )
        )
    }

    /// A keyboard's type follows no text size.
    private func keyStyle(size: Double) -> LineStyle {
        let body = canvas.style(canvas.theme.type.body, cap: .large)
        var style = body.scaled(by: size / body.size)
        style.tracking = 0
        return style
    }

    private static let letterSize = 22.0
    private static let wordSize = 16.0
    private static let symbolSide = 20.0
    private static let stripInset = 24.0
    private static let edge = 1.0
}
