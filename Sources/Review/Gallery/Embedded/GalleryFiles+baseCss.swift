// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/base.css.
extension GalleryFiles {
    static let baseCss = ###"""
:root {
  color-scheme: light dark;
  --ground: light-dark(#e9e9eb, #26262a);
  --paper: light-dark(#fbfbfc, #19191c);
  --raised: light-dark(#ffffff, #29292d);
  --ink: light-dark(#1a1a1d, #f0f0f3);
  --quiet: light-dark(#5b5b63, #a4a4ae);
  --faint: light-dark(#63636b, #9393a0);
  --line: light-dark(rgb(0 0 0 / 0.1), rgb(255 255 255 / 0.1));
  --edge: light-dark(rgb(0 0 0 / 0.13), rgb(255 255 255 / 0.17));
  --hover: light-dark(rgb(0 0 0 / 0.055), rgb(255 255 255 / 0.075));
  --press: light-dark(rgb(0 0 0 / 0.1), rgb(255 255 255 / 0.13));
  --accent: light-dark(#0a60d0, #6db1ff);
  --accent-soft: light-dark(rgb(10 96 208 / 0.1), rgb(109 177 255 / 0.16));
  --on-accent: light-dark(#ffffff, #0c1522);
  --mark: #f0289b;
  --gone: light-dark(#b3261e, #ff8f86);
  --new: light-dark(#11702e, #74d68d);
  --shadow: light-dark(0 1px 2px rgb(0 0 0 / 0.06), 0 1px 2px rgb(0 0 0 / 0.4));
  --lift: light-dark(0 8px 30px rgb(0 0 0 / 0.14), 0 8px 30px rgb(0 0 0 / 0.55));
  --text: -apple-system, BlinkMacSystemFont, "SF Pro Text", Inter, "Segoe UI Variable Text", "Segoe UI", system-ui, Roboto, sans-serif;
  --code: ui-monospace, "SF Mono", Menlo, "Cascadia Mono", Consolas, "DejaVu Sans Mono", monospace;
  --bar: 52px;
  --side: 264px;
  --radius: 7px;
}
:root[data-appearance="light"] { color-scheme: light; }
:root[data-appearance="dark"] { color-scheme: dark; }

*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html, body { height: 100%; }
body {
  margin: 0;
  overflow: hidden;
  background: var(--ground);
  color: var(--ink);
  font: 13px/1.45 var(--text);
  font-feature-settings: "cv05", "cv11", "ss03";
  -webkit-font-smoothing: antialiased;
  -webkit-text-size-adjust: 100%;
}
h1, h2, h3, p, ol, ul, dl, dd, figure, pre { margin: 0; padding: 0; }
ol, ul { list-style: none; }
h1, h2, h3 { font-size: inherit; font-weight: 600; }
a { color: inherit; text-decoration: none; }
button, input, select { font: inherit; color: inherit; letter-spacing: inherit; }
button { border: 0; background: none; padding: 0; cursor: pointer; }
summary { cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
code { font: 12px/1.45 var(--code); }
:focus { outline: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 5px; }
::selection { background: var(--accent-soft); }

.icon { width: 16px; height: 16px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.4; stroke-linecap: round; stroke-linejoin: round; }
.icon-button {
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: var(--radius);
  color: var(--quiet);
}
.icon-button:hover { background: var(--hover); color: var(--ink); }
.icon-button:active { background: var(--press); }
.icon-button[aria-pressed="true"] { background: var(--accent-soft); color: var(--accent); }
.icon-button.is-off { opacity: 0.35; pointer-events: none; }
.icon-button.is-small { width: 24px; height: 24px; }
.icon-button.is-small .icon { width: 12px; height: 12px; }
.button, .quiet-button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  height: 30px;
  padding: 0 12px;
  border-radius: var(--radius);
  font-weight: 550;
  white-space: nowrap;
}
.button { background: var(--accent); color: var(--on-accent); }
.button:hover { filter: brightness(1.08); }
.button.is-off { background: var(--hover); color: var(--faint); }
.quiet-button { color: var(--quiet); padding: 0 9px; }
.quiet-button:hover { background: var(--hover); color: var(--ink); }
kbd {
  display: inline-block;
  min-width: 20px;
  padding: 0 5px;
  border: 1px solid var(--line);
  border-radius: 5px;
  background: var(--raised);
  color: var(--quiet);
  font: 11px/18px var(--text);
  text-align: center;
}
.rule { width: 1px; height: 18px; margin: 0 6px; background: var(--line); }
.select {
  min-width: 0;
  height: 30px;
  padding: 0 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--raised);
}
input[type="range"] { accent-color: var(--accent); }
input[type="checkbox"] { accent-color: var(--accent); }

.skip { position: fixed; left: 8px; top: -60px; z-index: 20; padding: 8px 12px; border-radius: var(--radius); background: var(--accent); color: var(--on-accent); }
.skip:focus { top: 8px; }
.unseen, .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.notice { max-width: 46ch; margin: 15vh auto; padding: 0 24px; font-size: 15px; }
.flash {
  position: fixed;
  left: 50%;
  bottom: 28px;
  z-index: 30;
  padding: 8px 14px;
  border-radius: 20px;
  background: var(--ink);
  color: var(--paper);
  transform: translateX(-50%);
  box-shadow: var(--lift);
}
.problem {
  position: fixed;
  left: 16px;
  bottom: 16px;
  z-index: 29;
  max-width: min(720px, calc(100vw - 32px));
  max-height: 40vh;
  overflow: auto;
  padding: 10px 14px;
  border-radius: 10px;
  border-left: 4px solid var(--gone);
  background: var(--paper);
  color: var(--gone);
  box-shadow: var(--lift);
  font: 12px/1.5 var(--code);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.empty { display: grid; justify-items: center; gap: 12px; padding: 16vh 24px; color: var(--quiet); text-align: center; font-size: 15px; }
.empty h1 { color: var(--ink); font-size: 20px; }
.measuring { position: fixed; left: -9999px; top: 0; visibility: hidden; }

/* A device's screen: its own corners, a hairline around it, nothing else. */
.screen { position: relative; display: block; flex: none; overflow: hidden; background: var(--raised); isolation: isolate; }
.screen::after { content: ""; position: absolute; inset: 0; z-index: 1; border-radius: inherit; box-shadow: inset 0 0 0 1px var(--edge); pointer-events: none; }
.screen > img, .screen > .live { display: block; width: 100%; height: 100%; }
.screen > .missing { position: absolute; inset: 0; display: grid; place-items: center; padding: 16px; color: var(--quiet); text-align: center; }

"""###
}
