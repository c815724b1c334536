internal import CCairo

/// A stretch of a line that is shaped in one go.
struct TextPiece {
    /// Which scalars of the line.
    var range: Range<Int>
    var level: UInt8
    var script: hb_script_t
    /// Nil for a grapheme cluster that no font has: it shows as one empty box.
    var font: LoadedFont?

    func joins(_ next: TextPiece) -> Bool { level == next.level && script == next.script && font === next.font }

    var isRightToLeft: Bool { !level.isMultiple(of: 2) }

    /// Whether letters join: spacing them out would tear the joins.
    var isCursive: Bool {
        [HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO, HB_SCRIPT_ADLAM].contains(script)
    }
}
