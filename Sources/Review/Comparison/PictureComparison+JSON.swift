extension PictureComparison {
    /// What a program reads: one object of `differs` (pixels), `size_differs`, `percent` (0…100), `largest` (ΔE in
    /// OKLab), `antialiased` (pixels set aside) and `regions` (boxes in pixels, each with how many pixels differ in it).
    public var json: String {
        let regions = regions.map {
            "{\"x\": \($0.box.x), \"y\": \($0.box.y), \"width\": \($0.box.width), \"height\": \($0.box.height), "
                + "\"pixels\": \($0.pixels)}"
        }
        let list = regions.isEmpty ? "[]" : "[\n    " + regions.joined(separator: ",\n    ") + "\n  ]"
        return """
            {
              "differs": \(differs),
              "size_differs": \(sizeDiffers),
              "percent": \(percent),
              "largest": \(largest),
              "antialiased": \(smoothed),
              "regions": \(list)
            }

            """
    }
}
