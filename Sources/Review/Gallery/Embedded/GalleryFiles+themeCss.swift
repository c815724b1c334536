// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/theme.css.
extension GalleryFiles {
    static let themeCss = ###"""
/* The tokens. */
.theme { display: flex; flex-direction: column; width: 348px; max-width: 100vw; min-height: 0; background: var(--paper); border-left: 1px solid var(--line); }
.theme-head { display: flex; align-items: center; gap: 8px; min-height: 48px; padding: 6px 8px 6px 16px; border-bottom: 1px solid var(--line); }
.theme-head h2 { font-size: 14px; flex: none; }
.theme-head .select { flex: 1; margin-left: 8px; }
.theme-look { flex: 1; color: var(--quiet); }
.theme-body { flex: 1; overflow: auto; min-height: 0; padding: 4px 0 20px; }
.token-group { padding: 10px 8px 0; }
.token-group > h3, .token-group > summary { padding: 4px 8px; color: var(--quiet); font-weight: 550; font-size: 12px; border-radius: 6px; }
.token-line { display: flex; align-items: center; gap: 6px; min-height: 32px; padding: 0 4px 0 8px; border-radius: 7px; }
.token-line:hover { background: var(--hover); }
.token-line > .token-name { flex: 1 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.token-line.is-changed > .token-name { color: var(--accent); font-weight: 600; }
.wells { display: flex; gap: 4px; flex: none; }
.well { position: relative; flex: none; width: 26px; height: 22px; border-radius: 6px; overflow: hidden; background: repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 10px 10px; }
.well-color { position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px var(--edge); }
.well input { position: absolute; inset: -6px; width: 60px; height: 40px; padding: 0; border: 0; opacity: 0; cursor: pointer; }
.well:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
.hex, .alpha { height: 24px; border: 1px solid transparent; border-radius: 5px; background: none; font: 12px/1 var(--code); }
.hex { width: 66px; padding: 0 4px; }
.alpha { width: 34px; padding: 0 2px; text-align: right; -moz-appearance: textfield; appearance: textfield; }
.alpha::-webkit-inner-spin-button { display: none; }
.alpha-field { display: inline-flex; align-items: center; color: var(--quiet); font-size: 12px; }
.token-line:hover .hex, .token-line:hover .alpha, .hex:focus, .alpha:focus { border-color: var(--line); background: var(--raised); }
.reach { flex: none; min-width: 32px; padding: 2px 4px; border-radius: 5px; color: var(--quiet); font-size: 12px; text-align: right; font-variant-numeric: tabular-nums; }
.reach:hover { background: var(--press); color: var(--ink); }
.changes { flex: none; max-height: 46%; overflow: auto; padding: 12px 16px; border-top: 1px solid var(--line); }
.changes > .panel-note { padding: 0; }
.changes-head { display: flex; align-items: center; justify-content: space-between; margin: -4px -8px 4px 0; }
.diff { max-height: 190px; overflow: auto; padding: 10px 12px; border-radius: 8px; background: var(--ground); font: 12px/1.55 var(--code); }
.diff .is-gone { color: var(--gone); }
.diff .is-new { color: var(--new); }
.diff .is-file { color: var(--quiet); }
.changes-tools { display: flex; gap: 2px; margin-top: 10px; }
.changes-tools .button { margin-right: 4px; }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }

"""###
}
