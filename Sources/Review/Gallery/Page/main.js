// Puts the page together and shows what the address asks for.

const showers = { frames: showFrames, states: showStates, frame: showFrame, compare: showCompare };

const shownKeys = {
  frames: (state) => ["frames", state.query, JSON.stringify(state.filters)].join("\n"),
  states: (state) => ["states", state.query, JSON.stringify(state.filters)].join("\n"),
  frame: (state) => ["frame", state.frame.name].join("\n"),
  compare: (state) => ["compare", state.a?.name, state.b?.name, state.mode].join("\n"),
};
let shownKey = null;

onChange((state, before) => {
  applyEdits(state.edits);
  drawTray(state);
  drawInspector(state, before);
  if (before.view === "compare" && state.view !== "compare") clearInterval(comparison.blink);
  const key = shownKeys[state.view](state);
  if (key !== shownKey) {
    shownKey = key;
    showers[state.view](state, { keepsPlace: live.isTaking });
    if (state.view === "frames" && before.view === "frame" && before.frame) reveal(before.frame);
  } else if (state.view === "frame") {
    markLayer();
  } else if (state.view === "compare" && state.a && state.b) {
    setAt(state.at);
  }
  if (state.view === "frames" && state.edits !== before.edits) refine();
});

let resizing;
addEventListener("resize", () => {
  cancelAnimationFrame(resizing);
  resizing = requestAnimationFrame(() => {
    if (current.view === "frames" && grid.element && grid.width !== byId("main").clientWidth) layOut();
    else if (current.view === "frames") drawVisible();
    else if (current.view === "frame") fitStage();
    else if (current.view === "compare" && current.a && current.b) fillStage(current);
  });
});

byId("app").hidden = false;
document.querySelector(".skip").addEventListener("click", (event) => { event.preventDefault(); byId("main").focus(); });
document.documentElement.classList.toggle("filters-closed", kept.get("filters", "open") === "closed");
grid.size = clamp(Number(kept.get("size", String(startSize()))) || startSize(), 72, 402);
buildBar();
buildFilters();
byId("side").inert = !isFiltersOpen();
byId("main").addEventListener("scroll", () => { if (current.view === "frames") drawVisible(); }, { passive: true });
show(stateOf(location.hash));
