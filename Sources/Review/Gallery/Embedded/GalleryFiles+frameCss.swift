// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/frame.css.
extension GalleryFiles {
    static let frameCss = ###"""
/* A frame's own page. */
.frame-view, .compare-view { display: flex; flex-direction: column; height: 100%; min-height: 0; }
.frame-head { display: flex; align-items: center; gap: 8px 16px; min-height: 48px; padding: 6px 12px 6px 16px; border-bottom: 1px solid var(--line); background: var(--paper); }
.crumbs { display: flex; align-items: center; gap: 8px; min-width: 0; flex: 1; }
.crumbs > a { display: inline-flex; align-items: center; gap: 4px; color: var(--quiet); padding: 4px 8px 4px 2px; border-radius: 6px; }
.crumbs > a:hover { color: var(--ink); background: var(--hover); }
.crumbs > a .icon { width: 14px; height: 14px; }
.crumb-story { color: var(--quiet); max-width: 24ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 0 1 auto; }
.crumb-story::before { content: "/"; color: var(--faint); margin-right: 8px; }
.crumbs > h1 { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 14px; letter-spacing: -0.006em; }
.crumb-titles { margin-left: 8px; color: var(--quiet); font-weight: 400; }
.frame-tools { display: flex; align-items: center; gap: 2px; }
.frame-work, .compare-work { flex: 1; display: grid; grid-template-columns: minmax(0, 1fr) 336px; min-height: 0; }
.stage-column { display: flex; flex-direction: column; min-height: 0; min-width: 0; position: relative; }
.stage { flex: 1; display: grid; overflow: auto; padding: 24px; min-height: 0; cursor: default; }
.stage-frame { position: relative; margin: auto; }
.stage-frame .screen { box-shadow: 0 10px 40px light-dark(rgb(0 0 0 / 0.12), rgb(0 0 0 / 0.6)); }
.marks { position: absolute; inset: 0; pointer-events: none; z-index: 2; }
.mark { position: absolute; }
.mark.is-chosen { box-shadow: 0 0 0 1.5px var(--mark); }
.mark.is-hovered { box-shadow: 0 0 0 1.5px #1a8cff; background: rgb(26 140 255 / 0.1); }
.mark-label { position: absolute; left: -1.5px; bottom: calc(100% + 3px); padding: 1px 6px; border-radius: 4px; background: #0b6cd4; color: #fff; font-size: 11px; line-height: 16px; white-space: nowrap; max-width: 46vw; overflow: hidden; text-overflow: ellipsis; }
.mark.is-chosen > .mark-label { background: #c4137a; }
.mark-label.is-below { bottom: auto; top: calc(100% + 3px); }
.gap { position: absolute; display: grid; place-items: center; }
.gap.across { height: 0 !important; border-top: 1.5px solid var(--mark); }
.gap.down { width: 0 !important; border-left: 1.5px solid var(--mark); }
.gap > span { padding: 0 5px; border-radius: 4px; background: #c4137a; color: #fff; font-size: 11px; line-height: 16px; font-variant-numeric: tabular-nums; font-weight: 550; }
.zoom { position: absolute; right: 12px; top: 12px; display: flex; align-items: center; padding: 2px; border-radius: 9px; background: var(--paper); box-shadow: 0 0 0 1px var(--line), var(--shadow); }
.zoom .icon-button { width: 28px; height: 28px; }
.zoom .quiet-button { height: 28px; padding: 0 7px; }
.zoom-label { min-width: 46px; text-align: center; font-variant-numeric: tabular-nums; color: var(--quiet); }
.strip { display: flex; gap: 4px; overflow-x: auto; padding: 8px 12px; border-top: 1px solid var(--line); background: var(--paper); flex: none; }
.strip-cell { display: flex; align-items: center; gap: 8px; flex: none; max-width: 190px; min-height: 66px; padding: 5px 12px 5px 6px; border-radius: 8px; color: var(--quiet); font-size: 12px; line-height: 1.3; }
.strip-cell:hover { background: var(--hover); color: var(--ink); }
.strip-cell[aria-current] { background: var(--accent-soft); color: var(--ink); box-shadow: inset 0 0 0 1.5px var(--accent); }
.strip-cell:focus-visible { outline-offset: -2px; }

.panel { display: flex; flex-direction: column; min-height: 0; border-left: 1px solid var(--line); background: var(--paper); }
.panel-title { padding: 14px 16px 6px; }
.panel-note { padding: 6px 8px; color: var(--quiet); font-size: 12px; }
.tabs { display: flex; gap: 2px; padding: 8px 12px; border-bottom: 1px solid var(--line); }
.tab { padding: 5px 10px; border-radius: 6px; color: var(--quiet); font-weight: 550; }
.tab:hover { background: var(--hover); color: var(--ink); }
.tab[aria-selected="true"] { background: var(--hover); color: var(--ink); }
.panel-body { flex: 1; overflow: auto; padding: 8px; min-height: 0; }
.tree-row { display: flex; align-items: center; gap: 6px; height: 26px; padding: 0 8px 0 calc(2px + var(--depth) * 14px); border-radius: 6px; white-space: nowrap; cursor: default; }
.tree-row:hover, .tree-row.is-hovered { background: var(--hover); }
.tree-row[aria-selected="true"] { background: var(--accent-soft); }
.tree-row:focus-visible { outline-offset: -2px; }
.tree-row > span:nth-child(2) { flex: none; max-width: 60%; overflow: hidden; text-overflow: ellipsis; }
.tree-caret { display: grid; place-items: center; width: 18px; height: 18px; flex: none; color: var(--faint); }
.tree-caret .icon { width: 10px; height: 10px; }
.tree-caret.is-open .icon { transform: rotate(90deg); }
.tree-spoken { flex: 1 1 0; min-width: 0; overflow: hidden; text-overflow: ellipsis; color: var(--quiet); font-size: 12px; }
.tree-size { margin-left: auto; flex: none; color: var(--faint); font-size: 11px; font-variant-numeric: tabular-nums; }
.layer-card { flex: none; min-height: 148px; max-height: 44%; overflow: auto; padding: 12px 16px 16px; border-top: 1px solid var(--line); }
.card-hint { color: var(--quiet); font-size: 12px; }
.card-id { overflow-wrap: anywhere; }
.card-id code { font-weight: 600; }
.card-place { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px; margin-top: 8px; }
.card-place dt { color: var(--quiet); font-size: 11px; }
.card-place dd { font-variant-numeric: tabular-nums; font-size: 14px; font-weight: 550; }
.card-spoken { margin-top: 8px; overflow-wrap: anywhere; }
.card-spoken > span { margin-left: 6px; color: var(--quiet); }
.token-chips { display: flex; flex-wrap: wrap; gap: 4px; margin-top: 10px; }
.token-chip { display: inline-flex; align-items: center; gap: 6px; max-width: 100%; padding: 2px 8px; border-radius: 11px; box-shadow: inset 0 0 0 1px var(--line); font-size: 12px; overflow-wrap: anywhere; }
.token-chip:hover { background: var(--hover); }
.swatch { flex: none; width: 14px; height: 14px; border-radius: 4px; overflow: hidden; background: repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 8px 8px; box-shadow: inset 0 0 0 1px var(--edge); }
.swatch > span { display: block; width: 100%; height: 100%; box-shadow: inset 0 0 0 1px var(--edge); border-radius: inherit; }
.swatch.is-none { background: none; box-shadow: none; }
.token-row { display: flex; align-items: center; gap: 8px; padding: 3px 8px; border-radius: 6px; }
.token-row:hover { background: var(--hover); }
.token-row > .token-chip { box-shadow: none; padding: 2px 0; }
.token-row > .token-chip:hover { background: none; text-decoration: underline; text-underline-offset: 3px; }
.token-value { margin-left: auto; color: var(--quiet); font-size: 12px; text-align: right; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0; font-variant-numeric: tabular-nums; }
.spoken-panel details, .differences details { margin-top: 8px; }
.spoken-panel summary, .differences summary { padding: 6px 8px; color: var(--quiet); border-radius: 6px; }
.spoken-panel summary:hover, .differences summary:hover { background: var(--hover); }

@media (max-width: 1180px) { .frame-work, .compare-work { grid-template-columns: minmax(0, 1fr) 296px; } }
@media (max-width: 899px) {
  .frame-view, .compare-view { height: auto; min-height: 100%; }
  .frame-work, .compare-work { display: block; }
  .stage { height: min(70vh, 640px); flex: none; padding: 16px; }
  .panel { border-left: 0; border-top: 1px solid var(--line); }
  .panel-body { max-height: 60vh; }
  .layer-card { max-height: none; position: sticky; bottom: 0; background: var(--paper); }
  .crumb-story { display: none; }
  .crumbs > h1 { font-size: 13px; }
}
@media (max-width: 640px) {
  .frame-head { flex-wrap: wrap; padding: 4px 8px; }
  .crumbs { flex: 1 1 100%; }
  .crumbs > a { font-size: 0; gap: 0; padding: 6px; }
  .frame-tools { flex: 1; justify-content: space-between; }
}

"""###
}
