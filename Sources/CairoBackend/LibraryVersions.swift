internal import CCairo

/// The C libraries that draw, each with the version that is running or, where it can't say, was built against.
public enum LibraryVersions {
    /// In the order in which a frame meets them.
    public static var all: [(name: String, version: String)] {
        [
            ("Pango", String(cString: pango_version_string())),
            ("HarfBuzz", String(cString: hb_version_string())),
            ("cairo", String(cString: cairo_version_string())),
            ("librsvg", "\(rsvg_major_version).\(rsvg_minor_version).\(rsvg_micro_version)"),
            ("libdeflate", LIBDEFLATE_VERSION_STRING),
        ]
    }
}
