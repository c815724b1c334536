// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/gallery.css.
extension GalleryFiles {
    static let galleryCss = ###"""
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f6f4, #131315);
  --raised: light-dark(#ffffff, #1c1c1f);
  --ink: light-dark(#1b1b1d, #ededf0);
  --quiet: light-dark(#63636a, #9d9da6);
  --line: light-dark(rgb(0 0 0 / 0.1), rgb(255 255 255 / 0.13));
  --edge: light-dark(rgb(0 0 0 / 0.14), rgb(255 255 255 / 0.18));
  --focus: light-dark(#0a66d6, #6cb2ff);
  --frame: 236px;
  --text: system-ui, -apple-system, "Segoe UI", Inter, Roboto, sans-serif;
  --code: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
}
:root[data-appearance="light"] { color-scheme: light; }
:root[data-appearance="dark"] { color-scheme: dark; }

* { box-sizing: border-box; }
html { scroll-padding-top: 76px; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 15px/1.5 var(--text);
  -webkit-font-smoothing: antialiased;
}
a { color: inherit; text-decoration: none; }
a:hover { text-decoration: underline; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
h1, h2, h3, h4, p, figure, ol { margin: 0; padding: 0; }

/* The bar at the top: what this is, and how to look at it. */
.top {
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  padding: 12px 32px;
  background: color-mix(in srgb, var(--paper) 88%, transparent);
  backdrop-filter: blur(14px);
  border-bottom: 1px solid var(--line);
}
.top h1 { font-size: 15px; font-weight: 650; letter-spacing: -0.01em; }
.top .count { color: var(--quiet); font-size: 13px; font-variant-numeric: tabular-nums; }
.tools { display: none; align-items: center; gap: 8px 20px; flex-wrap: wrap; margin-left: auto; font-size: 13px; }
.scripted .tools { display: flex; }
.tools label { display: flex; align-items: center; gap: 8px; color: var(--quiet); }
.tools input[type="search"], .tools select {
  font: inherit;
  color: var(--ink);
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 8px;
  padding: 4px 10px;
}
.tools input[type="search"] { width: 190px; }
.tools input[type="range"] { width: 110px; accent-color: var(--ink); }

.page { display: grid; grid-template-columns: 232px minmax(0, 1fr); }

/* Stories and captures, to jump to. */
.contents {
  position: sticky;
  top: 53px;
  align-self: start;
  max-height: calc(100vh - 53px);
  overflow-y: auto;
  padding: 28px 8px 48px 32px;
  font-size: 13px;
  line-height: 1.3;
}
.contents h2 { font-size: 13px; font-weight: 650; margin: 0 0 6px; }
.contents ol { list-style: none; margin: 0 0 24px; }
.contents li a { display: block; padding: 3px 0; color: var(--quiet); overflow-wrap: anywhere; }
.contents li a:hover { color: var(--ink); }

main { padding: 28px 32px 96px 24px; min-width: 0; }

.story { margin-bottom: 72px; }
.story > header { max-width: 62ch; margin-bottom: 28px; }
.story > header h2 { font-size: 34px; line-height: 1.15; font-weight: 700; letter-spacing: -0.022em; overflow-wrap: anywhere; }
.story > header p { color: var(--quiet); margin-top: 6px; overflow-wrap: anywhere; }

.capture { padding: 24px 0 36px; border-top: 1px solid var(--line); }
.capture > h3 { font-size: 19px; font-weight: 620; letter-spacing: -0.012em; margin-bottom: 16px; overflow-wrap: anywhere; }
.pairs { display: flex; flex-wrap: wrap; gap: 32px 48px; }
.pair { max-width: 100%; }
.pair > h4 { font-size: 13px; font-weight: 500; color: var(--quiet); margin-bottom: 10px; }
.frames { display: flex; flex-wrap: wrap; gap: 16px; }

/* A frame keeps its size in points beside the others: wider screens are drawn wider. */
figure { width: calc(var(--frame) * var(--w) / 402); max-width: 100%; }
figure img {
  display: block;
  width: 100%;
  height: auto;
  aspect-ratio: var(--w) / var(--h);
  border-radius: calc(var(--frame) * 0.11);
  box-shadow: 0 0 0 1px var(--edge);
  background: var(--raised);
}
figure a:hover img { box-shadow: 0 0 0 1px var(--edge), 0 10px 30px rgb(0 0 0 / 0.16); }
figcaption { display: flex; gap: 12px; padding: 8px 4px 0; font-size: 12px; color: var(--quiet); }
figcaption .appearance { margin-right: auto; }

/* What a screen reader says, in its order. */
.spoken { margin-top: 14px; font-size: 13px; line-height: 1.4; width: min-content; min-width: 100%; }
.spoken > summary, .spoken details > summary { cursor: pointer; color: var(--quiet); font-size: 12px; padding: 2px 0; }
.spoken ol { list-style: none; margin: 6px 0 0; border-top: 1px solid var(--line); }
.spoken li { padding: 5px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.spoken .kind, .spoken .hint { color: var(--quiet); }
.spoken .kind::before, .spoken .hint::before { content: " · "; }
.spoken code { display: block; font: 11px/1.4 var(--code); color: var(--quiet); }

.empty { display: none; color: var(--quiet); padding: 48px 0; }
[hidden] { display: none !important; }

@media (max-width: 860px) {
  .page { grid-template-columns: minmax(0, 1fr); }
  .contents { display: none; }
  .top, main { padding-left: 20px; padding-right: 20px; }
  .tools { margin-left: 0; }
}
@media (max-width: 560px) {
  /* Light and dark still side by side. */
  :root { --frame: calc(50vw - 28px); }
}
@media (prefers-reduced-motion: no-preference) {
  figure img { transition: box-shadow 0.15s; }
}

"""###
}
