import Drawing

extension SymbolNames {
    /// Symbols drawn here, in sixteen units as the icons are: runner and walker, which the icons have nothing like, and the
    /// magnifying glass, which is thinner there than the system's.
    static let drawn: [String: Symbol] = [
        "figure.run": figure(
            name: "figure.run",
            head: Point(x: 10.7, y: 2.3),
            limbs: "M9.2 5.4 7.5 9.3M7.5 9.3 10.3 10.9 9.7 14.4M7.5 9.3 5.9 11.7 2.5 12.1"
                + "M9.2 5.4 11.3 7.9 13.6 7.3M9.2 5.4 5.9 5.1 4.3 7.7"
        ),
        "figure.walk": figure(
            name: "figure.walk",
            head: Point(x: 8.7, y: 2.2),
            limbs: "M8.2 5.3 7.8 9.4M7.8 9.4 9.4 11.5 10.1 14.4M7.8 9.4 6.9 12.1 5.1 14.3"
                + "M8.2 5.3 10 7.7 11.7 8.4M8.2 5.3 5.9 6.5 5.3 8.9"
        ),
        "magnifyingglass": Symbol(
            name: "magnifyingglass",
            viewBox: Rect(x: 0, y: 0, width: 16, height: 16),
            markup: "<path d=\"M12.3 6.55a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0zM10.65 10.65 15.1 15.1\" "
                + "fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\" stroke-linecap=\"round\"/>"
        ),
    ]

    /// A head and limbs of one stroke, so that a faint colour does not add up where they meet.
    private static func figure(name: String, head: Point, limbs: String) -> Symbol {
        Symbol(
            name: name,
            viewBox: Rect(x: 0, y: 0, width: 16, height: 16),
            markup: "<circle cx=\"\(head.x)\" cy=\"\(head.y)\" r=\"1.6\"/>"
                + "<path d=\"\(limbs)\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.7\" "
                + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
        )
    }
}
