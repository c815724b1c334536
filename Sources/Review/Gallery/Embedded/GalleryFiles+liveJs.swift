// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/live.js.
extension GalleryFiles {
    static let liveJs = ###"""
// A gallery that is watched: 'barsnap watch' draws frames anew while the page is open, and the page takes them in. A page
// from the disk can't ask for a file, but may run one: so it runs a small script over and over, which says how often
// something changed and what. Nothing is loaded anew but what changed; view, filters and scrolling stay.

const changesFile = "changes.js";
const indexFile = "index.js";
/** Milliseconds from one question to the next, and where nobody watches any more. */
const liveWait = 250;
const idleWait = 3000;

const live = { count: WATCHED, asked: 0, wait: liveWait, timer: null, awaited: null, isTaking: false };

/** Runs a file beside the page once. */
const runFile = (address, onerror) => {
  const script = h("script", { src: address, async: true });
  script.addEventListener("load", () => script.remove());
  script.addEventListener("error", () => { script.remove(); onerror?.(); });
  document.head.append(script);
};

const askSoon = () => {
  clearTimeout(live.timer);
  if (live.wait && !document.hidden) live.timer = setTimeout(ask, live.wait);
};

/** A file that is gone isn't asked for again: somebody drew or copied the gallery without a watch. */
const ask = () => {
  live.asked += 1;
  runFile(`${changesFile}?${live.asked}`, () => { live.wait = null; });
};

/** What the changes' script says. */
const takeChanges = (state) => {
  live.wait = state.isOver ? idleWait : liveWait;
  showProblems(state.problems);
  if (state.count === live.count || state.isOver) return askSoon();
  live.awaited = state;
  runFile(`${indexFile}?${state.count}`, askSoon);
};

/** What the index's script says: it may be of a later change than the one that was awaited, which comes in its turn. */
const takeIndex = (count, index) => {
  const state = live.awaited;
  live.awaited = null;
  if (state) {
    const since = state.changes.filter(([at]) => at > live.count);
    const isWhole = since.length === state.count - live.count && since.every(([, names]) => names);
    live.count = state.count;
    takeIn(index, isWhole ? new Set(since.flatMap(([, names]) => names)) : null);
  }
  askSoon();
};

const showProblems = (problems) => {
  const note = byId("problem");
  const text = problems.join("\n");
  if (note.textContent !== text) note.textContent = text;
  note.hidden = !text;
};

/** What decides where things stand, and which filters there are. */
const structure = () => JSON.stringify([
  INDEX.axes, INDEX.stories, INDEX.tokenPages,
  frames.map((frame) => [frame.name, frame.width, frame.height, frame.corner, frame.titles]),
  facets.map((facet) => [facet.id, facet.values]),
]);

/** Takes a new index; `names` are the frames that are drawn anew, null where it may be any. */
const takeIn = (index, names) => {
  const before = { structure: structure(), looks: JSON.stringify(INDEX.looks), spoken: JSON.stringify(INDEX.spoken) };
  Object.assign(INDEX, index);
  readIndex();
  answer.query = null;
  for (const frame of frames) {
    if (names && !names.has(frame.name)) continue;
    frame.version = live.count;
    loadedTexts.delete(frame.name);
    underWay.delete(frame.name);
  }
  const isRebuilt = structure() !== before.structure;
  const hasOtherWords = JSON.stringify(INDEX.spoken) !== before.spoken;
  if (isRebuilt) {
    fillFacets();
    view.frame = null;
    comparison.element = null;
  }
  // The list of states is words; the other views hold pictures, which are put in where they stand.
  if (isRebuilt || (hasOtherWords && current.view === "states")) shownKey = null;
  if (JSON.stringify(INDEX.looks) !== before.looks) byId("theme").replaceChildren();
  if (!looks.includes(inspector.look)) inspector.look = null;
  keepingPlaces(() => {
    const next = stateOf(hashOf(current));
    live.isTaking = true;
    if (hashOf(next) === hashOf(current)) show(next); else go(next);
    live.isTaking = false;
  });
  renewPictures(names);
  if (!isRebuilt && current.view === "frame") drawTab();
  const count = names ? frames.filter((frame) => names.has(frame.name)).length : frames.length;
  if (count) {
    say(`${plural(count, "frame")} drawn anew.`);
    flash(`${plural(count, "frame")} drawn anew`);
  }
};

/** Pictures of frames that are drawn anew, wherever they stand; the old one stays until the new one is there. */
const renewPictures = (names) => {
  const isNew = (name) => framesByName.has(name) && (!names || names.has(name));
  for (const image of document.querySelectorAll("img[data-picture]")) {
    const frame = framesByName.get(image.dataset.picture);
    if (!frame || !isNew(frame.name)) continue;
    const address = frameFile(frame, ".png");
    if (image.getAttribute("src") === address) continue;
    const next = new Image();
    next.addEventListener("load", () => image.setAttribute("src", address));
    next.src = address;
  }
  for (const host of document.querySelectorAll(".live")) {
    if (host.wanted && isNew(host.wanted.name)) host.renew?.();
  }
  if (current.view === "compare" && [current.a, current.b].some((frame) => frame && isNew(frame.name))) compareLayers(current, { isNew: true });
};

/** Whatever is built anew in between is scrolled to where it was. */
const keepingPlaces = (build) => {
  const selectors = ["#main", "#panel-body", ".theme-body", ".compare-stage", ".stage"];
  const places = selectors.map((selector) => [selector, document.querySelector(selector)?.scrollTop ?? 0]);
  build();
  for (const [selector, top] of places) {
    const element = document.querySelector(selector);
    if (element && !(selector === "#main" && current.view === "frames")) element.scrollTop = top;
  }
};

if (live.count !== null) {
  document.addEventListener("visibilitychange", () => { if (!document.hidden && live.wait) ask(); });
  askSoon();
}

"""###
}
