// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Goldens/Report/Page/report.css.
extension ReportPageFiles {
    static let reportCss = ###"""
/* The report: frames at the left, one of them large, what changed beside it, the line to paste at the foot. */
#app { display: grid; grid-template: auto minmax(0, 1fr) auto / 312px minmax(0, 1fr); height: 100dvh; }
.report-bar { grid-column: 1 / -1; display: flex; align-items: center; gap: 10px 14px; min-height: 52px; padding: 8px 12px 8px 16px; background: var(--paper); border-bottom: 1px solid var(--line); }
.report-bar h1 { font-size: 15px; white-space: nowrap; }
.report-bar .summary { color: var(--quiet); min-width: 0; }
.report-bar .tools { display: flex; gap: 2px; margin-left: auto; }
.warning { padding: 8px 16px; background: light-dark(#fff3d6, #3a2f14); border-bottom: 1px solid var(--line); grid-column: 1 / -1; }
#app:has(.warning) { grid-template-rows: auto auto minmax(0, 1fr) auto; }

.report-list { display: flex; flex-direction: column; min-height: 0; background: var(--paper); border-right: 1px solid var(--line); }
.filters { display: grid; gap: 8px; padding: 12px; border-bottom: 1px solid var(--line); }
.filters .select, .filters input[type="search"] { width: 100%; }
.filters input[type="search"] { height: 30px; padding: 0 9px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised); }
.filters .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
.verdicts { display: flex; flex-wrap: wrap; gap: 4px; }
.verdict-filter { display: inline-flex; align-items: center; gap: 6px; height: 26px; padding: 0 9px; border: 1px solid var(--line); border-radius: 13px; color: var(--quiet); font-size: 12px; }
.verdict-filter:hover { background: var(--hover); }
.verdict-filter[aria-pressed="true"] { background: var(--accent-soft); border-color: transparent; color: var(--ink); }
.dot { width: 8px; height: 8px; flex: none; border-radius: 50%; background: var(--verdict, var(--quiet)); }
[data-verdict="changed"] { --verdict: light-dark(#0a60d0, #6db1ff); }
[data-verdict="size-changed"] { --verdict: light-dark(#7a3fc4, #c39bff); }
[data-verdict="description-changed"] { --verdict: light-dark(#0b7a75, #5fd0ca); }
[data-verdict="missing"] { --verdict: light-dark(#11702e, #74d68d); }
[data-verdict="orphaned"] { --verdict: light-dark(#8a5a00, #e5b454); }
[data-verdict="unreadable"] { --verdict: light-dark(#b3261e, #ff8f86); }
.list-head { display: flex; align-items: center; gap: 8px; padding: 6px 12px; color: var(--quiet); font-size: 12px; }
.list-head .quiet-button { margin-left: auto; height: 26px; font-size: 12px; }
.rows { flex: 1; overflow: auto; min-height: 0; padding: 0 6px 12px; }
.row { position: relative; display: grid; grid-template-columns: auto 40px minmax(0, 1fr); align-items: center; gap: 10px; padding: 6px 8px; border-radius: 9px; }
.row:hover { background: var(--hover); }
.row.is-current { background: var(--accent-soft); }
.row input { width: 16px; height: 16px; margin: 0; z-index: 1; }
.row .thumb { display: grid; place-items: center; width: 40px; height: 52px; overflow: hidden; border-radius: 5px; background: var(--ground); }
.row .thumb img { display: block; max-width: 40px; max-height: 52px; }
.row-link { display: grid; gap: 1px; min-width: 0; overflow-wrap: anywhere; }
.row-link::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
.row-link:focus-visible { outline: none; }
.row-link:focus-visible::after { outline: 2px solid var(--accent); outline-offset: -2px; }
.row-name { font-weight: 550; }
.row-words { display: flex; flex-wrap: wrap; align-items: center; gap: 0 6px; color: var(--quiet); font-size: 12px; }
.row { content-visibility: auto; contain-intrinsic-size: auto 64px; }
.row-words > span { white-space: nowrap; }
.row-words .dot { display: inline-block; margin-right: 6px; }
.rows-end { height: 1px; }
.approved { display: inline-flex; align-items: center; gap: 3px; color: var(--new); font-weight: 550; white-space: nowrap; }
.approved .icon { width: 12px; height: 12px; stroke-width: 2; }
.rows > .nothing { padding: 24px 12px; color: var(--quiet); text-align: center; }

.report-main { display: grid; grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 340px; min-height: 0; min-width: 0; }
.report-main:has(> .empty) { display: block; overflow: auto; }
.finding-head { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 10px 16px; background: var(--paper); border-bottom: 1px solid var(--line); }
.finding-head h2 { font-size: 15px; overflow-wrap: anywhere; }
.finding-head .verdict { display: inline-flex; align-items: center; gap: 6px; color: var(--quiet); }
.finding-head .modes { margin-left: auto; }
.finding-head .back { display: none; }
.finding-head .tick { display: inline-flex; align-items: center; gap: 7px; cursor: pointer; }
.finding-head .tick input { width: 16px; height: 16px; margin: 0; }
.switches { display: flex; gap: 2px; }
.switches .quiet-button[aria-pressed="true"] { background: var(--accent-soft); color: var(--accent); }
.mode:disabled { opacity: 0.45; cursor: default; }
.stage { display: flex; flex-direction: column; align-items: center; justify-content: safe center; gap: 14px; min-height: 0; min-width: 0; padding: 20px; overflow: auto; --room: calc(100dvh - 260px); }
.stage:has(.compare-controls:not(:empty)) { --room: calc(100dvh - 304px); }
.shots { display: flex; flex-wrap: wrap; justify-content: center; gap: 16px 28px; width: 100%; }
.shot { display: grid; justify-items: center; gap: 8px; width: min(100%, var(--room) * var(--w) / var(--h), var(--w) * 1.6px); }
.is-pair .shot { width: min(calc(50% - 14px), var(--room) * var(--w) / var(--h), var(--w) * 1.6px); }
.is-pair.is-wide .shot { width: min(100%, (var(--room) / 2 - 30px) * var(--w) / var(--h)); }
.shot figcaption { display: flex; align-items: center; gap: 8px; color: var(--quiet); }
.shot .picture { position: relative; width: 100%; aspect-ratio: var(--w) / var(--h); touch-action: none; user-select: none; background: repeating-conic-gradient(light-dark(#d6d6d9, #3a3a3f) 0 25%, light-dark(#e6e6e8, #323237) 0 50%) 0 0 / 16px 16px; box-shadow: 0 0 0 1px var(--edge); }
.shot .picture img { position: absolute; top: 0; left: 0; display: block; max-width: none; }
.stage > .none { color: var(--quiet); }
.mode-slider .picture { cursor: ew-resize; }
.mode-difference .picture { isolation: isolate; }
.blended { mix-blend-mode: difference; }
.box { position: absolute; margin: -3px; padding: 0; border: 2px solid var(--mark); border-radius: 3px; box-shadow: 0 0 0 1px rgb(255 255 255 / 0.65); box-sizing: content-box; pointer-events: none; }
.box.is-current { background: rgb(240 40 155 / 0.16); border-width: 3px; margin: -4px; }
.no-boxes .box { display: none; }
.crosshair { position: absolute; width: 15px; height: 15px; margin: -8px; border: 2px solid #fff; border-radius: 50%; box-shadow: 0 0 0 1.5px #000; pointer-events: none; }
.is-loupe .picture { cursor: crosshair; }

.changes { overflow: auto; min-height: 0; padding: 14px 16px 24px; background: var(--paper); border-left: 1px solid var(--line); overflow-wrap: anywhere; }
.changes h3 { margin: 18px 0 6px; font-size: 12px; color: var(--quiet); font-weight: 600; }
.changes > :first-child h3, .changes > h3:first-child { margin-top: 0; }
.change { padding: 7px 0; border-top: 1px solid var(--line); }
.change:first-child { border-top: 0; }
.change-layer { font-weight: 600; }
.change ul { display: grid; gap: 2px; padding-top: 2px; color: var(--quiet); }
.change .was { color: var(--gone); text-decoration: line-through; text-decoration-thickness: 1px; }
.change .is { color: var(--new); }
.change .token { padding: 1px 5px; border-radius: 5px; background: var(--hover); color: var(--ink); font: 12px/1.4 var(--code); }
.change .token:hover { background: var(--press); }
.measures { display: grid; grid-template-columns: auto 1fr; gap: 3px 14px; }
.measures dt { color: var(--quiet); }
.measures dd { font-variant-numeric: tabular-nums; }
.region { display: block; width: 100%; padding: 4px 8px; margin-left: -8px; border-radius: 6px; text-align: left; font-variant-numeric: tabular-nums; }
.region:hover { background: var(--hover); }
.region[aria-pressed="true"] { background: var(--accent-soft); }
.changes .note { color: var(--ink); }
.changes .files { display: flex; flex-wrap: wrap; gap: 4px 14px; }
.changes .files a { text-decoration: underline; text-underline-offset: 3px; }
.lenses { display: grid; grid-template-columns: repeat(2, 1fr); gap: 10px; }
.lens { display: grid; gap: 4px; color: var(--quiet); font-size: 12px; }
.lens-glass { position: relative; aspect-ratio: 1; overflow: hidden; border-radius: 10px; background: var(--ground); box-shadow: inset 0 0 0 1px var(--edge); }
.lens-glass img { position: absolute; max-width: none; image-rendering: pixelated; }
.lens-glass::after { content: ""; position: absolute; left: 50%; top: 50%; width: 8px; height: 8px; margin: -5px; border: 1px solid #fff; outline: 1px solid #000; }

.report-approve { grid-column: 1 / -1; display: flex; align-items: center; gap: 10px; min-height: 52px; padding: 8px 16px; background: var(--paper); border-top: 1px solid var(--line); }
.report-approve .ticked { white-space: nowrap; font-weight: 600; }
.report-approve .line { flex: 1; min-width: 0; height: 32px; padding: 0 10px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--ground); font: 12px/1 var(--code); }
.report-approve .hint { color: var(--quiet); }

.report-help { width: min(440px, calc(100vw - 32px)); padding: 20px 24px; border: 0; border-radius: 14px; background: var(--paper); color: var(--ink); box-shadow: var(--lift); }
.report-help::backdrop { background: rgb(0 0 0 / 0.35); }
.report-help h2 { margin-bottom: 12px; font-size: 16px; }
.report-help dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; align-items: baseline; }
.report-help .close { margin-top: 16px; }

/* What changed stays beside the pictures as long as both have room. */
@media (max-width: 1180px) {
  #app { grid-template-columns: 248px minmax(0, 1fr); }
  .report-main { grid-template-columns: minmax(0, 1fr) 264px; }
  .finding-head { gap: 8px 12px; padding: 8px 12px; }
  .finding-head .mode { padding: 0 8px; }
  .stage { padding: 14px; }
  .shots { gap: 12px 16px; }
  .is-pair .shot { width: min(calc(50% - 8px), var(--room) * var(--w) / var(--h), var(--w) * 1.6px); }
  .changes { padding: 14px 12px 24px; }
}
@media (max-width: 940px) {
  .report-main { display: block; overflow: auto; }
  .stage { overflow: visible; --room: calc(100dvh - 250px); }
  .changes { border-left: 0; border-top: 1px solid var(--line); overflow: visible; }
  .finding-head { position: sticky; top: 0; z-index: 2; }
  .lenses { max-width: 420px; }
}
@media (max-width: 720px) {
  #app { grid-template-columns: minmax(0, 1fr); }
  .report-list { border-right: 0; }
  .is-open .report-list, :root:not(.is-open) .report-main { display: none; }
  .finding-head .back { display: inline-grid; margin-left: -8px; }
  .finding-head .modes { order: 3; flex: 1 1 100%; margin: 0; overflow-x: auto; }
  .mode { flex: 1; padding: 0 6px; font-size: 12px; }
  .report-bar { flex-wrap: wrap; row-gap: 0; }
  .report-bar .summary { order: 3; flex: 1 1 100%; font-size: 12px; }
  .shots { gap: 10px; }
  .is-pair .shot { width: min(calc(50% - 5px), var(--room) * var(--w) / var(--h)); }
  .stage { padding: 14px; }
  /* The pixels stand under the finger that points at them. */
  .loupe { position: fixed; left: 0; right: 0; bottom: var(--foot); z-index: 3; padding: 8px 14px 10px; background: var(--paper); border-top: 1px solid var(--line); }
  .loupe .lenses { grid-template-columns: repeat(3, 1fr); max-width: none; }
  .report-main:has(.loupe) { padding-bottom: 190px; }
  .report-approve { flex-wrap: wrap; }
  .report-approve .line { flex: 1 1 60%; order: 3; }
  .report-approve .hint { font-size: 12px; }
}

"""###
}
