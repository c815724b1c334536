extension Double {
    /// The nearest 1/1000; −0 becomes 0.
    public var roundedToThousandth: Double {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == 0 ? 0 : rounded
    }
}

extension Double {
    /// The value within 0…1; what is no number is 0, since an `Int` can't be made of it.
    var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}

extension Point {
    func rounded() -> Point { Point(x: x.roundedToThousandth, y: y.roundedToThousandth) }
}

extension Rect {
    func rounded() -> Rect {
        Rect(
            x: x.roundedToThousandth,
            y: y.roundedToThousandth,
            width: width.roundedToThousandth,
            height: height.roundedToThousandth
        )
    }
}

extension AffineTransform {
    /// Factors keep six digits, since they multiply whole screens; the shift is in points like everything else.
    func rounded() -> AffineTransform {
        func factor(_ value: Double) -> Double { (value * 1_000_000).rounded() / 1_000_000 }
        return AffineTransform(
            a: factor(a),
            b: factor(b),
            c: factor(c),
            d: factor(d),
            tx: tx.roundedToThousandth,
            ty: ty.roundedToThousandth
        )
    }
}

extension Path {
    func rounded() -> Path { mapPoints { $0.rounded() } }
}

extension Color {
    /// Components as the eight bits that every output holds, alpha to 1/1000.
    func rounded() -> Color {
        func byte(_ component: Double) -> Double { (component.clampedToUnit * 255).rounded() / 255 }
        return Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: alpha.roundedToThousandth)
    }
}

extension Paint {
    func rounded() -> Paint {
        switch source {
        case .solid(let color): return Paint(.solid(color.rounded()), token: token)
        case .linearGradient(var gradient):
            gradient.start = gradient.start.rounded()
            gradient.end = gradient.end.rounded()
            gradient.stops = gradient.stops.map { stop in
                LinearGradient.Stop(offset: stop.offset.roundedToThousandth, color: stop.color.rounded())
            }
            return Paint(.linearGradient(gradient), token: token)
        }
    }
}

extension Layer {
    func rounded() -> Layer {
        var copy = self
        copy.frame = frame.rounded()
        copy.opacity = opacity.roundedToThousandth
        copy.transform = transform.rounded()
        copy.blur = blur.roundedToThousandth
        copy.clip = clip?.rounded()
        copy.items = items.map { $0.rounded() }
        return copy
    }
}

extension Item {
    func rounded() -> Item {
        switch self {
        case .layer(let layer): return .layer(layer.rounded())
        case .fill(let path, let paint): return .fill(path.rounded(), paint.rounded())
        case .stroke(let path, let paint, let width):
            return .stroke(path.rounded(), paint.rounded(), width: width.roundedToThousandth)
        case .shadow(let path, var shadow):
            shadow.color = shadow.color.rounded()
            shadow.offset = shadow.offset.rounded()
            shadow.blur = shadow.blur.roundedToThousandth
            return .shadow(path.rounded(), shadow)
        case .text(var text):
            text.origin = text.origin.rounded()
            text.paint = text.paint.rounded()
            text.text.width = text.text.width.roundedToThousandth
            text.text.runs = text.text.runs.map { run in
                var run = run
                run.x = run.x.roundedToThousandth
                run.size = run.size.roundedToThousandth
                return run
            }
            return .text(text)
        case .symbol(var symbol):
            symbol.rect = symbol.rect.rounded()
            symbol.paint = symbol.paint.rounded()
            return .symbol(symbol)
        case .glass(let glass): return .glass(glass.rounded())
        }
    }
}
