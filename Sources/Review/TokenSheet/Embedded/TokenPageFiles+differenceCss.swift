// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/TokenSheet/Page/difference.css.
extension TokenPageFiles {
    static let differenceCss = ###"""
.over { font-size: 15px; font-weight: 600; color: var(--quiet); margin-bottom: 4px; }
h2 code { font: inherit; }

/* A value drawn, on the paper that it is drawn on. */
.swatch { display: block; margin-bottom: 8px; border-radius: 9px; background: #fff; outline: 1px solid var(--edge); outline-offset: -1px; }

/* Frames before and after, as many side by side as fit. */
.changes { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr)); gap: 32px; margin-top: 24px; }
.changes .sides { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; align-items: start; }
.changes a { color: var(--quiet); }
.changes img { display: block; width: 100%; height: auto; border-radius: 22px; box-shadow: 0 0 0 1px var(--edge); background: #fff; }
.changes span { display: block; padding: 6px 2px 0; font-size: 12.5px; }
.changes figcaption { font: 13px/1.45 var(--code); padding-top: 2px; overflow-wrap: anywhere; }
details { margin-top: 20px; }
summary { cursor: pointer; color: var(--accent); font-size: 14px; }
.names { columns: 260px; margin-top: 10px; font: 13px/1.6 var(--code); }
.names li { overflow-wrap: anywhere; }

"""###
}
