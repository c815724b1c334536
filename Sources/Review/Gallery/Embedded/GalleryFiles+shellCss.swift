// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/shell.css.
extension GalleryFiles {
    static let shellCss = ###"""
/* The bar at the top, the panel of filters, the frames beside it. */
#app { display: grid; height: 100vh; height: 100dvh; grid-template: var(--bar) minmax(0, 1fr) auto / var(--side) minmax(0, 1fr) auto; }
.bar {
  grid-area: 1 / 1 / 2 / 4;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 0 12px;
  background: var(--paper);
  border-bottom: 1px solid var(--line);
  z-index: 3;
}
.side { grid-area: 2 / 1 / 4 / 2; background: var(--paper); border-right: 1px solid var(--line); display: flex; flex-direction: column; min-height: 0; }
.main { grid-area: 2 / 2 / 3 / 3; overflow: auto; min-width: 0; position: relative; scroll-padding: 16px; overscroll-behavior: contain; }
.main:focus-visible { outline-offset: -2px; }
.tray { grid-area: 3 / 2 / 4 / 4; }
.theme { grid-area: 2 / 3 / 3 / 4; }
.filters-closed #app { grid-template-columns: 0 minmax(0, 1fr) auto; }
.filters-closed .side { display: none; }

.views { display: flex; gap: 2px; margin-right: 4px; }
.view-link { padding: 6px 10px; border-radius: var(--radius); color: var(--quiet); font-weight: 550; white-space: nowrap; }
.view-link:hover { background: var(--hover); color: var(--ink); }
.view-link[aria-current] { color: var(--ink); background: var(--hover); }
.search-field { display: flex; align-items: center; flex: 1 1 auto; min-width: 0; max-width: 460px; height: 32px; padding: 0 8px 0 9px; gap: 7px; border-radius: 8px; background: var(--hover); color: var(--faint); }
.search-field:focus-within { background: var(--raised); box-shadow: 0 0 0 2px var(--accent); }
.search { flex: 1; min-width: 0; height: 100%; padding: 0; border: 0; background: none; color: var(--ink); -webkit-appearance: none; appearance: none; }
.search:focus-visible { outline: none; }
.search::placeholder { color: var(--faint); opacity: 1; }
.search:focus + kbd { display: none; }
.size { display: flex; align-items: center; gap: 8px; margin-left: auto; }
.size input { width: 108px; }
.size-small, .size-large { border: 1.4px solid var(--faint); border-radius: 2px; }
.size-small { width: 6px; height: 10px; }
.size-large { width: 9px; height: 15px; border-radius: 3px; }
.side-size { display: none; margin: 0; padding: 12px 16px; border-top: 1px solid var(--line); }
.side-size input { flex: 1; }
.bar-tools { display: flex; gap: 2px; }
[data-view="frame"] [data-action="filters"], [data-view="compare"] [data-action="filters"] { display: none; }
@media (min-width: 900px) {
  [data-view="frame"] #app, [data-view="compare"] #app { grid-template-columns: 0 minmax(0, 1fr) auto; }
  [data-view="frame"] .side, [data-view="compare"] .side { display: none; }
}
[data-view="frame"] .size, [data-view="compare"] .size, [data-view="states"] .size { visibility: hidden; }

.side-head { display: flex; align-items: center; gap: 4px; min-height: 46px; padding: 8px 8px 4px 16px; }
.side-count { flex: 1; font-weight: 600; font-variant-numeric: tabular-nums; }
.side-close { display: none; }
.facets { flex: 1; overflow-y: auto; padding: 0 0 24px; overscroll-behavior: contain; }
.facet { border-top: 1px solid var(--line); padding: 0 8px; }
.facet > summary { display: flex; align-items: center; gap: 8px; padding: 9px 8px; font-weight: 600; border-radius: 6px; }
.facet > summary .icon { width: 12px; height: 12px; margin-left: auto; color: var(--faint); transition: transform 0.15s; transform: rotate(-90deg); }
.facet[open] > summary .icon { transform: none; }
.facet-chosen:not(:empty) { min-width: 18px; padding: 0 5px; border-radius: 9px; background: var(--accent); color: var(--on-accent); font-size: 11px; line-height: 18px; text-align: center; font-weight: 600; }
.facet-list { padding-bottom: 6px; }
.facet-list label { display: flex; align-items: center; gap: 8px; padding: 4px 8px; border-radius: 6px; cursor: pointer; }
.facet-list label:hover { background: var(--hover); }
.facet-list label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; }
.facet-list input { margin: 0; width: 14px; height: 14px; flex: none; }
.facet-list input:focus-visible { outline: none; }
.facet-list bdi { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.facet-count { color: var(--faint); font-variant-numeric: tabular-nums; font-size: 12px; }
.facet-list .is-empty label { color: var(--faint); }
.facet-more { margin: 0 0 8px 8px; padding: 3px 8px; border-radius: 6px; color: var(--accent); }
.facet-more:hover { background: var(--hover); }

.tray { display: flex; align-items: center; gap: 10px; padding: 8px 14px; background: var(--paper); border-top: 1px solid var(--line); z-index: 2; }
.slot { display: flex; align-items: center; gap: 10px; min-width: 0; max-width: 320px; padding: 4px 4px 4px 8px; border-radius: 9px; background: var(--hover); height: 56px; }
.slot.is-empty { padding: 0 16px; background: none; border: 1px dashed var(--edge); color: var(--quiet); }
.slot-words { display: grid; min-width: 0; flex: 1; line-height: 1.3; font-weight: 600; }
.slot-words > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.slot-words > span { color: var(--quiet); font-weight: 400; font-size: 12px; }
.tray-tools { display: flex; gap: 4px; margin-left: auto; }

.help { width: min(680px, calc(100vw - 32px)); max-height: calc(100vh - 48px); padding: 0; border: 0; border-radius: 14px; background: var(--paper); color: var(--ink); box-shadow: var(--lift); overflow: auto; }
.help::backdrop { background: rgb(0 0 0 / 0.35); }
.help-head { display: flex; align-items: center; justify-content: space-between; padding: 14px 14px 4px 24px; }
.help-head h2 { font-size: 17px; }
.help-body { display: grid; grid-template-columns: repeat(auto-fit, minmax(250px, 1fr)); gap: 20px 36px; padding: 8px 24px 26px; }
.help-body h3 { margin-bottom: 6px; color: var(--quiet); font-weight: 550; }
.help-body dl > div { display: flex; justify-content: space-between; gap: 12px; padding: 4px 0; border-top: 1px solid var(--line); }
.help-body dt { order: 2; display: flex; gap: 4px; flex: none; }

@media (max-width: 1180px) {
  .size input { width: 80px; }
  .theme { position: fixed; top: var(--bar); right: 0; bottom: 0; z-index: 5; box-shadow: var(--lift); }
}
@media (max-width: 899px) {
  :root { --side: 300px; }
  #app, .filters-closed #app { grid-template-columns: minmax(0, 1fr); }
  .bar { grid-column: 1; }
  .main { grid-column: 1; }
  .tray { grid-column: 1; }
  .side, .filters-closed .side { display: none; position: fixed; inset: 0 auto 0 0; width: min(var(--side), 88vw); z-index: 8; box-shadow: var(--lift); }
  .filters-open .side { display: flex; }
  .filters-open #app::before { content: ""; position: fixed; inset: 0; z-index: 7; background: rgb(0 0 0 / 0.3); }
  .side-close { display: inline-grid; }
}
@media (max-width: 640px) {
  :root { --bar: 48px; }
  .bar { gap: 2px; padding: 0 6px; }
  .search-field kbd, .bar .size, .to-tokens { display: none; }
  .side-size { display: flex; }
  .view-link { padding: 6px 7px; }
  .views { margin-right: 2px; }
  .slot { flex: 1 1 0; padding: 4px 0 4px 6px; gap: 6px; }
  .slot .screen { display: none; }
  .tray { flex-wrap: wrap; padding: 8px; gap: 6px; }
  .tray-tools { width: 100%; justify-content: space-between; flex-direction: row-reverse; }
}
@media (max-width: 480px) {
  [data-action="help"] { display: none; }
}

"""###
}
