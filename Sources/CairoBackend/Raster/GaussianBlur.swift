/// The blur of `feGaussianBlur` on a mask of eight-bit alpha, done as the SVG standard describes it.
///
/// From σ = 2 pixels on it is three box blurs in each direction, below that a sampled Gaussian; every pass rounds to
/// eight bits. Both are what librsvg does, so that the two pictures of a shadow agree. Outside the mask is nothing.
struct GaussianBlur {
    /// Pixels along each axis.
    let sigma: Double
    /// How often the picture that it blurs was halved; σ counts the pixels that it had before.
    private(set) var halvings = 0

    init(sigma: Double) { self.sigma = sigma }

    /// From here on the standard allows three boxes.
    static let smallestBoxSigma = 2.0
    /// No pass is wider (librsvg's own limit, as in browsers).
    private static let widestKernel = 500

    /// No pixel has a part in one that lies further away, in pixels.
    var reach: Int { Int((3 * min(sigma, Double(Self.widestKernel))).rounded(.up)) + 2 }

    /// The same blur of a picture that was halved as often as leaves none of its bytes more than a few off: what is left
    /// of the blur is still some pixels wide (ours).
    ///
    /// `strength` is how much of a difference in the blurred picture is still there when it is seen, 0…1: of what is
    /// only half there, half as much is off.
    func halved(seenAt strength: Double) -> GaussianBlur {
        let least = 0.3 + 0.7 * min(max(strength, 0), 1)
        var blur = self
        blur.halvings = Self.halvingSigmas.filter { sigma >= max($0 * least, Self.smallestBoxSigma) }.count
        return blur
    }

    private static let halvingSigmas = [5.0, 12.0, 28.0]

    func apply(to mask: inout BlurMask) {
        if sigma >= Self.smallestBoxSigma {
            for pass in boxes { mask.boxBlurRows(pass) }
            for pass in boxes { mask.boxBlurColumns(pass) }
        } else if sigma > 0 {
            let kernel = kernel
            mask.convolveRows(kernel)
            mask.convolveColumns(kernel)
        }
    }

    /// A box of `size` pixels of which `before` lie before the pixel it is for.
    struct Box {
        var size: Int
        var before: Int

        var variance: Double { Double(size * size - 1) / 12 }
    }

    /// The boxes for the picture as it is.
    var boxes: [Box] { halvings == 0 ? fullBoxes : Self.boxes(variance: halvedVariance) }

    /// What the halving and the filling between the halved picture's pixels, which blur by themselves, leave to do.
    private var halvedVariance: Double {
        let side = Double(1 << halvings)
        return fullBoxes.reduce(0) { $0 + $1.variance } / (side * side) - 0.25
    }

    /// Two boxes of one size, leaning to either side where it is even, and an odd third, which together come nearest to
    /// a variance.
    private static func boxes(variance: Double) -> [Box] {
        let size = Int((4 * max(variance, 0) + 1).squareRoot())
        var best: [Box] = []
        for pair in max(size - 1, 1)...size + 1 {
            for third in stride(from: 1, through: pair + 2, by: 2) {
                let boxes = [
                    Box(size: pair, before: pair / 2), Box(size: pair, before: (pair - 1) / 2),
                    Box(size: third, before: third / 2),
                ]
                func distance(_ boxes: [Box]) -> Double {
                    abs(boxes.reduce(0) { $0 + $1.variance } - variance)
                }
                if best.isEmpty || distance(boxes) < distance(best) { best = boxes }
            }
        }
        return best.filter { $0.size > 1 }
    }

    /// Three boxes that together stand in for the Gaussian; where the size is even, two lean to either side and the
    /// third is one wider, so that the picture stays in place.
    private var fullBoxes: [Box] {
        let exact = (sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down)
        let size = Int(min(exact, Double(Self.widestKernel)))
        if size.isMultiple(of: 2) {
            return [
                Box(size: size, before: size / 2), Box(size: size, before: size / 2 - 1),
                Box(size: size + 1, before: size / 2),
            ]
        }
        return [Box](repeating: Box(size: size, before: size / 2), count: 3)
    }

    /// The weights of a sampled Gaussian, symmetric, with sum 1.
    ///
    /// librsvg samples each outer pixel one pixel further out than it lies; so is it here, since the two must agree.
    var kernel: [Double] {
        let radius = Int(sigma * 3 + 0.5)
        func mean(from start: Double, samples: ClosedRange<Int>) -> Double {
            samples.reduce(0) { sum, step in
                let distance = start + Double(step) / 50
                return sum + exponential(-distance * distance / (2 * sigma * sigma))
            } / Double(samples.count)
        }
        var weights = [Double](repeating: 0, count: 2 * radius + 1)
        weights[radius] = mean(from: -0.5, samples: 0...50)
        for offset in 1...max(radius, 1) where radius > 0 {
            let weight = mean(from: Double(offset) + 0.5, samples: 1...50)
            weights[radius - offset] = weight
            weights[radius + offset] = weight
        }
        let sum = weights.reduce(0, +)
        return weights.map { $0 / sum }
    }

    /// eˣ for x ≤ 0 by its series after halving: the same digits on every platform, which a C library's are not.
    private func exponential(_ x: Double) -> Double {
        var halvings = 0
        var small = x
        while small < -0.5, halvings < 32 {
            small /= 2
            halvings += 1
        }
        var term = 1.0
        var sum = 1.0
        for index in 1...18 {
            term *= small / Double(index)
            sum += term
        }
        for _ in 0..<halvings { sum *= sum }
        return sum
    }
}
