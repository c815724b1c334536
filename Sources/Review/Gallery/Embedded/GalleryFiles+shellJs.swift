// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/shell.js.
extension GalleryFiles {
    static let shellJs = ###"""
// What stands around every view: the bar at the top, and the page's own appearance.

const viewLinks = [["frames", "Frames"], ["states", "States"]];

const appearances = ["auto", "light", "dark"];
const appearanceTitles = { auto: "As the system", light: "Light", dark: "Dark" };

const setAppearance = (name) => {
  document.documentElement.dataset.appearance = name;
  kept.set("appearance", name);
  const button = document.querySelector("[data-action=appearance]");
  if (!button) return;
  button.replaceChildren(icon({ auto: "auto", light: "sun", dark: "moon" }[name]));
  button.title = `Page: ${appearanceTitles[name]}`;
  button.setAttribute("aria-label", `Page: ${appearanceTitles[name]}. Change`);
};

const nextAppearance = () => {
  const now = document.documentElement.dataset.appearance ?? "auto";
  setAppearance(appearances[(appearances.indexOf(now) + 1) % appearances.length]);
};

/** Two phones in a row where there is room for no more. */
const startSize = () => (innerWidth < 560 ? Math.floor((innerWidth - 2 * gridMetrics.narrowPad - gridMetrics.cellGap) / 2) : 168);

const sizeSlider = (spec) => h(spec, { title: "Size of the frames" }, h("span.size-small"), h("input", {
  type: "range", min: "72", max: "402", step: "2", "aria-label": "Size of the frames", "data-size": "", value: String(grid.size),
  oninput: (event) => setSize(Number(event.target.value)),
}), h("span.size-large"));

/** The field waits for a pause, so that a long gallery isn't laid out for every letter. */
const searchPause = 60;

const buildBar = () => {
  let timer;
  const field = h("input.search", {
    type: "search", id: "search", placeholder: innerWidth < 640 ? "Search" : "Search states, words, tokens", autocomplete: "off", spellcheck: "false", "aria-label": "Search",
    "aria-keyshortcuts": "/",
    oninput: () => {
      clearTimeout(timer);
      timer = setTimeout(() => go({ view: current.view === "states" ? "states" : "frames", query: field.value }), searchPause);
    },
  });
  const links = viewLinks.map(([view, title]) => h("a.view-link", { "data-view": view, href: `#/${view}`, onclick: step(() => ({ view, layer: null })) }, title));
  const [tokenPage] = INDEX.tokenPages;
  byId("bar").append(
    iconButton("filter", "Filters (f)", () => toggleFilters(), { "data-action": "filters", "aria-expanded": "true", "aria-controls": "side" }),
    h("nav.views", { "aria-label": "Views" }, ...links,
      tokenPage ? h("a.view-link.to-tokens", { href: tokenPage[2] }, "Token pages") : null),
    h("label.search-field", {}, icon("search"), field, h("kbd", { "aria-hidden": "true" }, "/")),
    sizeSlider("label.size"),
    h("div.bar-tools", {},
      iconButton("theme", "Tokens (t)", () => openInspector(current.panel !== "tokens"), { "data-action": "tokens", "aria-pressed": "false" }),
      iconButton("auto", "Page", nextAppearance, { "data-action": "appearance" }),
      iconButton("help", "Keys (?)", () => openHelp(), { "data-action": "help" })));
  setAppearance(kept.get("appearance", "auto"));
  onChange((state) => {
    if (document.activeElement !== field || field.value.trim() === state.query.trim()) field.value = state.query;
    for (const link of links) {
      const isHere = link.dataset.view === state.view;
      if (isHere) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
      link.href = linkTo({ view: link.dataset.view, layer: null });
    }
    document.documentElement.dataset.view = state.view;
  });
};

"""###
}
