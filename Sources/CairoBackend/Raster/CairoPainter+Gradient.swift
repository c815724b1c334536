import Drawing

/// What decides a gradient in an outline, wherever the two stand together.
struct GradientKey: Hashable {
    /// From the outline's first point.
    var path: Path
    var gradient: LinearGradient
    var stretch: Stretch
    var phase: PixelPlace.Phase
}

extension CairoPainter {
    /// A gradient across an outline: kept, since its slant makes every pixel a sum of its own.
    ///
    /// Where a gradient runs straight down or across, Cairo is as fast as a copy, and it is drawn each time.
    func fill(_ path: Path, _ gradient: LinearGradient, _ paint: Paint, on context: borrowing CairoContext) throws {
        let matrix = context.matrix
        let isStraight = gradient.start.x == gradient.end.x || gradient.start.y == gradient.end.y
        guard !isVector, !isStraight, let first = path.firstPoint, let place = PixelPlace(matrix.apply(to: first))
        else {
            return fillDirectly(path, paint, on: context)
        }
        let own = path.mapPoints { $0.from(first) }
        let placed = Stretch(matrix).transform(at: place.phase)
        var moved = gradient
        moved.start = gradient.start.from(first)
        moved.end = gradient.end.from(first)
        let key = GradientKey(path: own, gradient: moved, stretch: Stretch(matrix), phase: place.phase)
        let picture = try kept.gradients.picture(for: key) {
            let region = own.controlBounds.map { PixelRect(around: placed.apply(to: $0)) }
            return try KeptPicture(worthKeeping: region, content: .color) { pen in
                pen.transform(placed)
                fillDirectly(own, Paint(.linearGradient(moved)), on: pen)
            }
        }
        guard let picture else { return fillDirectly(path, paint, on: context) }
        picture.lay(at: place, asMask: false, on: context)
    }

    func fillDirectly(_ path: Path, _ paint: Paint, on context: borrowing CairoContext) {
        context.setPath(path)
        context.setPaint(paint)
        context.fill()
    }
}

extension Path {
    fileprivate var firstPoint: Point? {
        if case .move(let point)? = elements.first { point } else { nil }
    }
}

extension Point {
    /// The way here from `start`, in whole thousandths as both were: the same for the same shape anywhere.
    fileprivate func from(_ start: Point) -> Point {
        Point(x: (x - start.x).roundedToThousandth, y: (y - start.y).roundedToThousandth)
    }
}
