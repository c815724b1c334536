import Drawing

extension FramePlan {
    /// Hands over every frame with the SVG that is kept as its golden, in the order of the plan.
    ///
    /// Throws `FrameError` with the frame that can't be laid out, and what `visit` throws.
    public func writeSVG(_ visit: (_ frame: Frame, _ svg: [UInt8]) throws -> Void) throws {
        let writer = SVGWriter()
        try layOut { try visit($0.frame, writer.write($0.list, label: $0.frame.label)) }
    }
}
