// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/grid.css.
extension GalleryFiles {
    static let gridCss = ###"""
/* All frames. */
.grid { position: relative; }
.grid > * { position: absolute; top: 0; left: 0; contain: layout style; }
.grid-story h2 { font-size: 24px; line-height: 1.2; font-weight: 680; letter-spacing: -0.018em; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; padding-bottom: 2px; }
.grid-story p { max-width: 92ch; color: var(--quiet); font-size: 14px; line-height: 20px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.grid-capture { display: flex; align-items: baseline; gap: 8px; font-size: 14px; line-height: 20px; font-weight: 600; letter-spacing: -0.006em; padding-top: 4px; }
.grid-capture a { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; border-radius: 4px; }
.grid-capture a:hover { text-decoration: underline; text-underline-offset: 3px; text-decoration-color: var(--faint); }
.grid-capture span { color: var(--faint); font-weight: 400; font-size: 12px; font-variant-numeric: tabular-nums; }
.cell-link { display: block; border-radius: 10px; }
.cell-link:focus-visible { outline: 2.5px solid var(--accent); outline-offset: 4px; }
.cell .screen { box-shadow: var(--shadow); transition: box-shadow 0.15s; }
.cell-link:hover .screen { box-shadow: 0 6px 22px light-dark(rgb(0 0 0 / 0.16), rgb(0 0 0 / 0.7)); }
.caption { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; height: 34px; margin-top: 6px; padding: 0 2px; color: var(--quiet); font-size: 12px; line-height: 16px; overflow-wrap: anywhere; }
.cell-link:hover .caption { color: var(--ink); }
.pick { border-radius: 8px; }
.cell > .pick {
  position: absolute;
  top: 6px;
  right: 6px;
  width: 30px;
  height: 30px;
  display: grid;
  place-items: center;
  background: var(--paper);
  color: var(--ink);
  box-shadow: 0 0 0 1px var(--edge), 0 2px 8px rgb(0 0 0 / 0.14);
  opacity: 0;
  transition: opacity 0.12s;
}
.cell:hover > .pick, .cell > .pick:focus-visible, .cell > .pick[aria-pressed="true"], .cell-link:focus-visible + .pick { opacity: 1; }
.cell > .pick[aria-pressed="true"] { background: var(--accent); color: var(--on-accent); }
.cell:has(> .pick[aria-pressed="true"]) .screen { box-shadow: 0 0 0 3px var(--accent); }
@media (hover: none) { .cell > .pick { opacity: 0.9; } }

.chips { display: flex; flex-wrap: wrap; gap: 6px; padding: 14px 28px 0; }
.chips:empty { display: none; }
.chip { display: inline-flex; align-items: center; gap: 6px; max-width: 100%; height: 26px; padding: 0 6px 0 10px; border-radius: 13px; background: var(--paper); box-shadow: inset 0 0 0 1px var(--line); }
.chip:hover { background: var(--raised); }
.chip bdi { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.chip-kind { color: var(--quiet); }
.chip .icon { width: 11px; height: 11px; color: var(--faint); }
@media (max-width: 560px) { .chips { padding: 12px 16px 0; } }

/* The list of states. */
.states { max-width: 920px; padding: 20px 28px 64px; }
.states > .chips { padding: 0 0 12px; }
.states > h1 { position: absolute; clip-path: inset(50%); }
.state-story { margin-bottom: 44px; }
.state-story > h2 { font-size: 24px; line-height: 1.2; font-weight: 680; letter-spacing: -0.018em; overflow: hidden; text-overflow: ellipsis; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow-wrap: anywhere; }
.state-story > p { color: var(--quiet); font-size: 14px; max-width: 70ch; margin-top: 4px; display: -webkit-box; -webkit-line-clamp: 4; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere; }
.state { display: grid; grid-template-columns: 64px minmax(0, 1fr); gap: 20px; padding: 16px 0; border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 172px; }
.state-story > h2 + .state, .state-story > p + .state { margin-top: 16px; }
.state-picture { justify-self: center; border-radius: 8px; }
.state-words h3 { display: flex; gap: 8px; align-items: baseline; font-size: 14px; margin-bottom: 4px; }
.state-words h3 span { color: var(--faint); font-weight: 400; font-size: 12px; }

/* What is spoken. */
.spoken { counter-reset: spoken; }
.spoken > li { counter-increment: spoken; position: relative; overflow-wrap: anywhere; }
.spoken > li > button { display: block; width: 100%; padding: 5px 8px 5px 30px; border-radius: 6px; text-align: start; }
.spoken > li > button:hover, .spoken > li.is-hovered > button { background: var(--hover); }
.spoken > li[aria-selected="true"] > button { background: var(--accent-soft); }
.spoken > li::before { content: counter(spoken); position: absolute; left: 0; top: 6px; width: 22px; color: var(--faint); font-size: 11px; text-align: right; font-variant-numeric: tabular-nums; pointer-events: none; }
.spoken.is-plain > li { padding: 2px 0 2px 30px; }
.spoken.is-plain > li::before { top: 3px; }
.spoken-kind, .spoken-hint { color: var(--quiet); }
.spoken-kind::before, .spoken-hint::before { content: " · "; color: var(--faint); }

"""###
}
