// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/keys.js.
extension GalleryFiles {
    static let keysJs = ###"""
// The keyboard: everything on the page without a pointer.

const keyHelp = [
  ["Everywhere", [["/", "Search"], ["f", "Filters"], ["t", "Tokens"], ["g", "Frames"], ["s", "States"], ["?", "These keys"], ["Esc", "Close, or back"]]],
  ["Frames", [["← → ↑ ↓", "To another frame"], ["Enter", "Open it"], ["c", "Compare it"], ["+ −", "Larger, smaller"], ["Home End", "First, last"]]],
  ["A frame", [["← →", "Frame before, next frame"], ["+ − 0", "Zoom, fit"], ["↑ ↓", "Through the layers, from the list"], ["c", "Compare it"]]],
  ["Compare", [["1 – 5", "2-up, slider, onion skin, blink, difference"], ["← →", "Move the slider, mix"], ["x", "Swap"], ["Space", "Blink by hand"]]],
];

const openHelp = () => {
  if (document.querySelector("dialog[open]")) return;
  const before = document.activeElement;
  const dialog = h("dialog.help", { "aria-labelledby": "help-title", onclose: () => { dialog.remove(); before?.focus?.(); } },
    h("div.help-head", {}, h("h2", { id: "help-title" }, "Keys"), iconButton("close", "Close", () => dialog.close())),
    h("div.help-body", {}, keyHelp.map(([title, keys]) => h("section", {}, h("h3", {}, title),
      h("dl", {}, keys.map(([key, what]) => h("div", {}, h("dt", {}, key.split(" ").map((one) => (one === "–" ? one : h("kbd", {}, one)))), h("dd", {}, what))))))));
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
};

/** Whether letters go into a field. */
const isTyping = (target) => {
  if (target.isContentEditable || target.localName === "textarea" || target.localName === "select") return true;
  return target.localName === "input" && !["checkbox", "range", "color"].includes(target.type);
};

const focusedFrame = () => framesByName.get(document.activeElement?.dataset?.frame ?? "");

const framesKey = (event) => {
  const { key } = event;
  if (key.startsWith("Arrow") || key === "Home" || key === "End") {
    if (document.activeElement?.localName === "input") return false;
    const here = focusedFrame();
    if (!here && document.activeElement?.closest(".side, .bar, .theme")) return false;
    let to;
    if (key === "Home") [to] = grid.found;
    else if (key === "End") to = grid.found.at(-1);
    else if (here) to = neighbour(here, key);
    else to = grid.shown.find((item) => item.kind === "cell" && item.y >= byId("main").scrollTop)?.frame ?? grid.found[0];
    if (to) reveal(to, { focus: true });
    return true;
  }
  if (key === "c" && focusedFrame()) return go(picked(focusedFrame())), true;
  if (key === "+" || key === "=") return setSize(grid.size + 24), true;
  if (key === "-") return setSize(grid.size - 24), true;
  return false;
};

const frameKey = (event) => {
  const { key } = event;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const to = otherFrame(key === "ArrowLeft" ? -1 : 1);
    if (to) openFrame(to);
    return true;
  }
  if (key === "+" || key === "=") return zoomBy(1), true;
  if (key === "-") return zoomBy(-1), true;
  if (key === "0") return setZoom("fit"), true;
  if (key === "c") return go(picked(current.frame)), true;
  return false;
};

const compareKey = (event) => {
  const { key } = event;
  if (!current.a || !current.b) return false;
  const mode = compareModes[Number(key) - 1];
  if (mode) return go({ mode }), true;
  if (key === "x") return go({ a: current.b, b: current.a }), true;
  if (key === " " && current.mode === "blink" && document.activeElement?.localName !== "button") {
    if (!comparison.isPaused) pauseBlink();
    blinkOnce();
    return true;
  }
  if ((key === "ArrowLeft" || key === "ArrowRight") && document.activeElement?.localName !== "input") {
    if (current.mode !== "slider" && current.mode !== "onion") return false;
    const isMore = (key === "ArrowRight") === (current.mode === "onion");
    go({ at: clamp(current.at + (isMore ? 5 : -5), 0, 100) });
    return true;
  }
  return false;
};

const escape = () => {
  const search = byId("search");
  if (document.activeElement === search && search.value) {
    search.value = "";
    go({ query: "" });
  } else if (document.activeElement === search) search.blur();
  else if (!isWide() && isFiltersOpen()) toggleFilters(false);
  else if (current.panel) openInspector(false);
  else if (current.view === "frame" && current.layer) selectLayer(null);
  else if (current.view === "frame" || current.view === "compare") leave();
};

/** Back to the frames, to the one that was open. */
const leave = () => {
  const { frame } = current;
  go({ view: "frames", frame: null, layer: null }, { isStep: true });
  if (frame) reveal(frame, { focus: true });
};

const pageKey = (event) => {
  switch (event.key) {
  case "/": byId("search").focus(); byId("search").select(); return true;
  case "?": openHelp(); return true;
  case "f": toggleFilters(); return true;
  case "t": openInspector(current.panel !== "tokens"); return true;
  case "g": go({ view: "frames", layer: null }, { isStep: true }); return true;
  case "s": go({ view: "states", layer: null }, { isStep: true }); return true;
  default: return false;
  }
};

const viewKeys = { frames: framesKey, frame: frameKey, compare: compareKey, states: () => false };

addEventListener("keydown", (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "Escape") return escape();
  if (isTyping(event.target)) {
    if (event.target.id === "search" && event.key === "ArrowDown" && current.view === "frames") {
      event.preventDefault();
      if (grid.found[0]) reveal(grid.found[0], { focus: true });
    }
    return;
  }
  if (viewKeys[current.view](event) || pageKey(event)) event.preventDefault();
});

"""###
}
