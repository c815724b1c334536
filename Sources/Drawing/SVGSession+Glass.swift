extension SVGSession {
    /// The backdrop once more, through the pane's filter and inside its outline.
    ///
    /// In a layer with a transform the backdrop is moved back to where it stands on the screen, so that only the pane
    /// moves over it.
    mutating func write(_ glass: Glass) {
        guard let back = transform.inverted else { return }
        let screen = back.apply(to: Rect(x: 0, y: 0, width: list.size.width, height: list.size.height))
        guard let region = glass.region.intersection(screen) else { return }
        let filter = definitions.id(of: SVGDefinitions.Pane(glass: glass, region: region.rounded()))
        body.append("<g class=\"glass\"")
        if !glass.tokens.isEmpty { body.attribute("data-tokens", glass.tokens.joined(separator: " ")) }
        body.attribute("clip-path", reference: definitions.id(ofClip: glass.outline))
        body.append(" aria-hidden=\"true\"><g")
        body.attribute("filter", reference: filter)
        body.append("><use")
        body.link(to: definitions.backdropID)
        if back != .identity { body.attribute("transform", back) }
        body.append("/></g></g>\n")
        for ring in glass.rings { write(.fill(ring.path, ring.paint)) }
    }
}

extension SVGDefinitions {
    /// What decides a pane's filter.
    struct Pane: Hashable {
        var glass: Glass
        /// The part of the pane's region that lies on the screen.
        var region: Rect
    }

    /// The id by which panes read the backdrop; the layer's own id is the same in every frame on a page.
    var backdropID: String { prefix + "glass-backdrop" }

    mutating func write(_ pane: Pane, id: String) {
        let glass = pane.glass
        counted.append("<filter")
        counted.attribute("id", id)
        counted.append(" filterUnits=\"userSpaceOnUse\"")
        counted.rectangle(pane.region)
        counted.append(" color-interpolation-filters=\"sRGB\">")
        if glass.blur > 0 {
            counted.append("<feGaussianBlur")
            counted.attribute("stdDeviation", glass.blur)
            counted.append("/>")
        }
        counted.append("<feColorMatrix type=\"matrix\" values=\"")
        for row in ColorMatrix(of: glass).rows {
            for (index, value) in row.enumerated() {
                counted.append(value, digits: ColorMatrix.digits)
                // Nothing of the alpha comes into the colour.
                counted.append(index == 2 ? " 0 " : " ")
            }
        }
        // Opaque throughout: at the screen's edge the blur has less to mix, and what it has counts for all of it.
        counted.append("0 0 0 0 1\"")
        if let lens = glass.lens, let map = LensMap(of: glass) {
            counted.append(" result=\"color\"/>")
            takeBackHalfStep(lens)
            counted.append("<feImage")
            counted.rectangle(glass.region)
            counted.append(" preserveAspectRatio=\"none\" result=\"lens\"")
            counted.link(toPNG: SmallPNG.encode(width: map.width, height: map.height, rgb: map.bytes))
            counted.append("/>")
            displace(lens, by: "lens")
        }
        counted.append("/></filter>\n")
    }

    /// No byte of a map stands for exactly no shift, so the picture first goes half a step the other way.
    private mutating func takeBackHalfStep(_ lens: Glass.Lens) {
        counted.append("<feFlood")
        let back = Double(LensMap.back) / 255
        counted.attribute("flood-color", Color(red: back, green: back, blue: back).hex)
        counted.append(" result=\"back\"/>")
        displace(lens, by: "back")
        counted.append(" result=\"color\"/>")
    }

    private mutating func displace(_ lens: Glass.Lens, by map: String) {
        counted.append("<feDisplacementMap in=\"color\"")
        counted.attribute("in2", map)
        counted.attribute("scale", lens.scale)
        counted.append(" xChannelSelector=\"R\" yChannelSelector=\"G\"")
    }
}
