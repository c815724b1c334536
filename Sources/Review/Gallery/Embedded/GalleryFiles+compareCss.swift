// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/compare.css.
extension GalleryFiles {
    static let compareCss = ###"""
/* Two frames at once. */
.modes { display: flex; padding: 2px; border-radius: 9px; background: var(--hover); }
.mode { height: 28px; padding: 0 10px; border-radius: 7px; color: var(--quiet); font-weight: 550; white-space: nowrap; }
.mode:hover { color: var(--ink); }
.mode[aria-pressed="true"] { background: var(--raised); color: var(--ink); box-shadow: 0 0 0 1px var(--line), var(--shadow); }
.compare-stage { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 14px; padding: 24px; overflow: auto; min-height: 0; min-width: 0; }
.compare-stage .screen { box-shadow: 0 10px 40px light-dark(rgb(0 0 0 / 0.12), rgb(0 0 0 / 0.6)); }
.mode-2up { flex-direction: row; gap: 32px; }
.mode-2up.is-stacked { flex-direction: column; }
.pair-frame { display: grid; justify-items: center; gap: 12px; min-width: 0; }
.compare-caption { display: flex; align-items: center; gap: 8px; color: var(--quiet); max-width: 100%; }
.compare-caption a { color: var(--ink); font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; max-width: 30ch; }
.compare-caption a:hover { text-decoration: underline; text-underline-offset: 3px; }
.compare-captions { display: flex; flex-wrap: wrap; justify-content: center; gap: 4px 28px; }
.letter { display: inline-grid; place-items: center; width: 20px; height: 20px; flex: none; border-radius: 6px; background: var(--ink); color: var(--paper); font-size: 11px; font-weight: 650; }
.pile { position: relative; flex: none; touch-action: none; user-select: none; }
.pile > .over-a, .pile > .over-b { position: absolute; top: 0; left: 0; right: 0; bottom: 0; }
.mode-slider .pile { cursor: ew-resize; }
.mode-slider .screen, .mode-onion .screen, .mode-difference .screen { box-shadow: none; }
.handle { position: absolute; top: -8px; bottom: -8px; width: 2px; margin-left: -1px; background: var(--mark); }
.handle::after { content: ""; position: absolute; top: 50%; left: 50%; width: 28px; height: 28px; border-radius: 50%; background: var(--paper); box-shadow: 0 0 0 2px var(--mark), 0 3px 10px rgb(0 0 0 / 0.25); transform: translate(-50%, -50%); }
.mode-difference .pile { isolation: isolate; }
.mode-difference .over-b { mix-blend-mode: difference; }
.compare-controls { display: flex; align-items: center; gap: 10px; min-height: 30px; }
.compare-controls:empty { display: none; }
.compare-range { width: min(320px, 50vw); }
.differences { flex: 1; overflow: auto; padding: 0 8px 16px; }
.difference-list > li { display: grid; gap: 2px; padding: 7px 8px; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.difference-list > li:first-child { border-top: 0; }
.difference-kind { color: var(--quiet); }
.difference-change { color: var(--quiet); font-variant-numeric: tabular-nums; }
@media (max-width: 899px) {
  .compare-stage { min-height: 66vh; padding: 16px; }
  .differences { max-height: none; }
}
@media (max-width: 640px) {
  .modes { order: 3; flex: 1 1 100%; overflow-x: auto; }
  .mode { flex: 1; padding: 0 6px; font-size: 12px; }
  .mode-2up { gap: 10px; }
  .compare-caption { font-size: 12px; flex-wrap: wrap; gap: 2px 6px; justify-content: center; }
}

"""###
}
