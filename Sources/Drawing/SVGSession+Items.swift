extension SVGSession {
    mutating func write(_ item: Item) {
        switch item {
        case .layer(let layer): write(layer)
        case .fill(let path, let paint):
            body.append("<path")
            writeFill(paint)
            body.pathData(path)
            body.append("/>\n")
        case .stroke(let path, let paint, let width):
            body.append("<path fill=\"none\"")
            writeStroke(paint, width: width)
            body.pathData(path)
            body.append("/>\n")
        case .shadow(let path, let shadow): write(shadow, of: path)
        case .text(let text):
            switch textMode {
            case .outlines: writeOutlines(text)
            case .live: writeLive(text)
            }
        case .symbol(let symbol): write(symbol)
        case .glass(let glass): write(glass)
        }
    }

    /// The shape in the shadow's colour, opaque while it is blurred and made faint afterwards: eight bits hold a blurred
    /// 100 % better than a blurred 10 %.
    private mutating func write(_ shadow: Shadow, of path: Path) {
        guard let bounds = path.controlBounds else { return }
        let moved = path.mapPoints { Point(x: $0.x + shadow.offset.x, y: $0.y + shadow.offset.y) }
        body.append("<path")
        if let token = shadow.token {
            body.append(" class=\"")
            body.append(class: "shadow-", token: token)
            body.append("\"")
            body.attribute("data-token", token)
        }
        body.attribute("fill", shadow.color.hex)
        if shadow.color.alpha < 1 { body.attribute("opacity", shadow.color.alpha) }
        if shadow.sigma > 0 {
            let region = shadow.blurRegion(of: bounds)
            let blur = SVGDefinitions.Blur(sigma: shadow.sigma, region: region)
            body.attribute("filter", reference: definitions.id(of: blur))
        }
        body.pathData(moved)
        body.append("/>\n")
    }

    private mutating func write(_ symbol: SymbolItem) {
        body.append("<use")
        body.link(to: definitions.id(ofSymbol: symbol.name))
        body.rectangle(symbol.rect)
        writeFill(Paint(.solid(symbol.paint.symbolColor), token: symbol.paint.token))
        let color = symbol.paint.symbolColor
        body.attribute("color", color.hex)
        if color.alpha < 1, list.symbols[symbol.name]?.hasStrokes == true {
            body.attribute("stroke-opacity", color.alpha)
        }
        body.append(" aria-hidden=\"true\"/>\n")
    }

    mutating func writeFill(_ paint: Paint) {
        writeToken(paint, prefix: "fill-")
        switch paint.source {
        case .solid(let color):
            body.attribute("fill", color.hex)
            if color.alpha < 1 { body.attribute("fill-opacity", color.alpha) }
        case .linearGradient(let gradient):
            body.attribute("fill", reference: definitions.id(of: paint, gradient: gradient))
        }
    }

    private mutating func writeStroke(_ paint: Paint, width: Double) {
        writeToken(paint, prefix: "stroke-")
        switch paint.source {
        case .solid(let color):
            body.attribute("stroke", color.hex)
            if color.alpha < 1 { body.attribute("stroke-opacity", color.alpha) }
        case .linearGradient(let gradient):
            body.attribute("stroke", reference: definitions.id(of: paint, gradient: gradient))
        }
        if width != 1 { body.attribute("stroke-width", width) }
    }

    /// A gradient's stops carry the class, since a class on the shape would replace the gradient.
    private mutating func writeToken(_ paint: Paint, prefix: StaticString) {
        guard let token = paint.token else { return }
        if case .solid = paint.source {
            body.append(" class=\"")
            body.append(class: prefix, token: token)
            body.append("\"")
        }
        body.attribute("data-token", token)
    }
}

extension Paint {
    /// The one colour of a solid paint.
    public var solidColor: Color? {
        if case .solid(let color) = source { color } else { nil }
    }

    /// A symbol has one colour: of a gradient it takes the first.
    public var symbolColor: Color {
        switch source {
        case .solid(let color): color
        case .linearGradient(let gradient):
            gradient.stops.first?.color ?? Color(red: 0, green: 0, blue: 0, alpha: 0)
        }
    }
}

extension Shadow {
    /// Where the blurred shape can leave ink, in whole points.
    public func blurRegion(of bounds: Rect) -> Rect {
        bounds.offset(x: offset.x, y: offset.y).reached(byBlur: sigma)
    }
}
