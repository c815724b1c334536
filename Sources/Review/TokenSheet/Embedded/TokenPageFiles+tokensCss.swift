// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/TokenSheet/Page/tokens.css.
extension TokenPageFiles {
    static let tokensCss = ###"""
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfbfc, #19191c);
  --raised: light-dark(#ffffff, #232327);
  --ink: light-dark(#1a1a1d, #f0f0f3);
  --quiet: light-dark(#5b5b63, #a4a4ae);
  --line: light-dark(rgb(0 0 0 / 0.1), rgb(255 255 255 / 0.12));
  --edge: light-dark(rgb(0 0 0 / 0.16), rgb(255 255 255 / 0.2));
  --accent: light-dark(#0a60d0, #6db1ff);
  --good: light-dark(#11702e, #74d68d);
  --bad: light-dark(#b3261e, #ff8f86);
  --warning: light-dark(#8a4700, #ffb867);
  --text: -apple-system, BlinkMacSystemFont, Inter, "Segoe UI", system-ui, Roboto, sans-serif;
  --code: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
}

*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0 auto;
  max-width: 1440px;
  padding: 48px 40px 96px;
  background: var(--paper);
  color: var(--ink);
  font: 15px/1.5 var(--text);
  -webkit-font-smoothing: antialiased;
  -webkit-text-size-adjust: 100%;
}
h1, h2, h3, p, figure, ul, ol, dl, dd { margin: 0; padding: 0; }
ul, ol { list-style: none; }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
code { font: 13px/1.45 var(--code); overflow-wrap: break-word; }

h1 { font-size: 44px; line-height: 1.1; font-weight: 700; letter-spacing: -0.025em; overflow-wrap: anywhere; }
h2 { font-size: 26px; line-height: 1.2; font-weight: 700; letter-spacing: -0.018em; }
h3 { font-size: 15px; font-weight: 600; overflow-wrap: anywhere; }
.lead { margin-top: 10px; max-width: 64ch; font-size: 17px; color: var(--quiet); overflow-wrap: anywhere; }
.around { display: flex; flex-wrap: wrap; gap: 6px 20px; margin-bottom: 20px; font-size: 14px; }
.around a[aria-current] { color: var(--quiet); }
.around a:first-child::before { content: "‹ " / ""; }
.contents { display: flex; flex-wrap: wrap; gap: 6px 20px; margin-top: 24px; font-size: 14px; }

section { margin-top: 56px; padding-top: 20px; border-top: 2px solid var(--ink); }
section > p { margin-top: 6px; max-width: 76ch; color: var(--quiet); }

/* The sheets as they would hang on a wall. */
.sheets { display: flex; flex-wrap: wrap; gap: 32px; margin-top: 32px; }
.sheets figure { flex: 1 1 360px; min-width: 0; }
.sheets .wall { display: block; aspect-ratio: 4 / 5; overflow: hidden; border-radius: 12px; box-shadow: 0 0 0 1px var(--edge); background: #fff; }
.sheets .wall:hover { box-shadow: 0 0 0 1px var(--edge), 0 10px 30px rgb(0 0 0 / 0.16); }
.sheets img { display: block; width: 100%; height: auto; }
.sheets figcaption { display: flex; gap: 16px; padding: 10px 2px 0; font-size: 13px; color: var(--quiet); }
.sheets figcaption span { margin-right: auto; }

/* One section cut out of its sheet, on the paper that it was drawn on. */
.cut {
  position: relative;
  min-width: 880px;
  overflow: hidden;
  aspect-ratio: calc(var(--w) + 64) / calc(var(--h) + 48);
  border-radius: 12px;
  background: #fff;
  box-shadow: inset 0 0 0 1px var(--edge);
}
.cut img {
  position: absolute;
  width: calc(100% * var(--sheet) / (var(--w) + 64));
  height: auto;
  left: calc(-100% * (var(--x) - 32) / (var(--w) + 64));
  top: calc(-100% * (var(--y) - 24) / (var(--h) + 48));
}

/* Tables scroll on their own where the page is narrow; names stay in sight. */
.scroll { margin-top: 20px; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; line-height: 1.45; }
th, td { padding: 10px 20px 10px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { font-size: 13px; font-weight: 600; color: var(--quiet); white-space: nowrap; }
tbody th { min-width: 190px; max-width: 340px; font-weight: 600; overflow-wrap: break-word; position: sticky; left: 0; background: var(--paper); }
tbody th p { font-weight: 400; font-size: 13px; color: var(--quiet); }
td { min-width: 150px; }
.figures td, .figures th { font-variant-numeric: tabular-nums; }
.figures td { min-width: 72px; white-space: nowrap; }
small { display: block; font-size: 12.5px; color: var(--quiet); }
.notes { min-width: 200px; max-width: 360px; font-size: 13px; color: var(--quiet); overflow-wrap: anywhere; }
.mark { display: block; color: var(--warning); font-weight: 600; }
.good { color: var(--good); font-weight: 600; }
.bad { color: var(--bad); font-weight: 600; }
del { text-decoration-thickness: 1.5px; }

/* A colour over chequers, which show where it is translucent. */
.value { display: flex; gap: 10px; align-items: flex-start; }
.chip {
  flex: none;
  width: 34px;
  height: 34px;
  border-radius: 9px;
  box-shadow: inset 0 0 0 1px var(--edge);
  background: linear-gradient(var(--c), var(--c)), repeating-conic-gradient(#c4c4c8 0% 25%, #fff 0% 50%) 0 0 / 12px 12px;
}
.chip.wide { width: 120px; background: var(--c); }
.sample {
  flex: none;
  display: grid;
  place-items: center;
  width: 52px;
  height: 34px;
  border-radius: 9px;
  box-shadow: inset 0 0 0 1px var(--edge);
  font-weight: 600;
}
/* A picture of the pair, not text to be read: the figures beside it say what it shows. */
.sample::before { content: "Aa"; }

.lifted { flex: none; width: 52px; height: 34px; margin: 2px 8px 12px 2px; border-radius: 9px; background: var(--raised); outline: 1px solid var(--line); }

@media (max-width: 640px) {
  body { padding: 28px 20px 64px; }
  h1 { font-size: 34px; }
  section { margin-top: 44px; }
  tbody th { min-width: 132px; max-width: 132px; font-size: 13px; }
  td { min-width: 136px; }
  .chip.wide { width: 56px; }
}
@media print {
  .around, .contents { display: none; }
  section { break-inside: auto; }
}

"""###
}
