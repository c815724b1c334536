// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/address.js.
extension GalleryFiles {
    static let addressJs = ###"""
// The address holds the state: whoever is sent a link sees the same view of the same frames.
//
//     #/frames?q=badge&story=listening&appearance=dark
//     #/frame/listening/folded.dark?layer=tab-bar/pill
//     #/compare?a=listening/folded&b=listening/folded.dark&mode=slider&at=50
//     …&edit=default/light/standard:color.tint=ff3b30ff

const viewNames = ["frames", "states", "frame", "compare"];
const compareModes = ["2up", "slider", "onion", "blink", "difference"];

const emptyState = () => ({
  view: "frames", frame: null, layer: null, query: "", filters: {}, a: null, b: null, mode: "2up", at: 50, edits: [],
  panel: null,
});

/** Percent signs only where an address needs them, so that a link can be read. */
const written = (text) => encodeURIComponent(text).replace(/%2F/g, "/").replace(/%3A/g, ":").replace(/%2C/g, ",");

/** A part of an address; one that somebody broke stays as it is. */
const readPart = (text) => {
  try { return decodeURIComponent(text); } catch { return text; }
};

const stateOf = (hash) => {
  const state = emptyState();
  const [path, search = ""] = hash.replace(/^#\/?/, "").split("?");
  const [view, ...rest] = path.split("/");
  if (viewNames.includes(view)) state.view = view;
  if (state.view === "frame") state.frame = framesByName.get(rest.map(readPart).join("/")) ?? null;
  if (state.view === "frame" && !state.frame) state.view = "frames";
  for (const pair of search.split("&").filter(Boolean)) {
    const place = pair.indexOf("=");
    const key = readPart(place < 0 ? pair : pair.slice(0, place));
    const raw = place < 0 ? "" : pair.slice(place + 1);
    const value = readPart(raw);
    if (key === "q") state.query = value;
    else if (key === "layer") state.layer = value;
    else if (key === "a" || key === "b") state[key] = framesByName.get(value) ?? null;
    else if (key === "mode" && compareModes.includes(value)) state.mode = value;
    else if (key === "at") state.at = clamp(Number(value) || 0, 0, 100);
    else if (key === "panel" && value === "tokens") state.panel = value;
    else if (key === "edit") state.edits = readEdits(raw);
    else if (facetsById.has(key)) {
      const known = new Set(facetsById.get(key).values.map((one) => one.name));
      state.filters[key] = raw.split(",").map(readPart).filter((name) => known.has(name));
    }
  }
  return state;
};

const hashOf = (state) => {
  let path = `#/${state.view}`;
  const pairs = [];
  const add = (key, value) => { if (value) pairs.push(`${key}=${value}`); };
  if (state.view === "frame") {
    path += `/${state.frame.name.split("/").map(encodeURIComponent).join("/")}`;
    if (state.layer) add("layer", written(state.layer));
  }
  if (state.query) add("q", written(state.query));
  for (const facet of facets) {
    const chosen = state.filters[facet.id] ?? [];
    add(facet.id, chosen.map(encodeURIComponent).join(","));
  }
  if (state.a) add("a", written(state.a.name));
  if (state.b) add("b", written(state.b.name));
  if (state.view === "compare") {
    if (state.mode !== "2up") add("mode", state.mode);
    if (state.at !== 50) add("at", String(state.at));
  }
  add("panel", state.panel);
  add("edit", state.edits.map(writeEdit).join(","));
  return pairs.length ? `${path}?${pairs.join("&")}` : path;
};

/** The state that the page shows. */
let current = emptyState();
const followers = [];

/** Calls `follower(state, before)` after every change. */
const onChange = (follower) => { followers.push(follower); };

const show = (state) => {
  const before = current;
  current = state;
  for (const follower of followers) follower(current, before);
};

/** Changes some of the state. A step that a person would want to take back is one in the history; the rest isn't. */
const go = (changes, { isStep = false } = {}) => {
  const next = { ...current, ...changes };
  const hash = hashOf(next);
  if (hash === (location.hash || "#/frames")) return show(next);
  try {
    if (isStep) history.pushState(null, "", hash);
    else history.replaceState(null, "", hash);
  } catch {
    location.hash = hash;
    return;
  }
  show(next);
};

/** The address of a state that differs from the present one. */
const linkTo = (changes) => hashOf({ ...current, ...changes });

addEventListener("popstate", () => show(stateOf(location.hash)));
addEventListener("hashchange", () => { if (location.hash !== hashOf(current)) show(stateOf(location.hash)); });

/** Takes a plain click on a link as a step of this page, and leaves every other kind of click to the browser. */
const step = (changes) => (event) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(typeof changes === "function" ? changes() : changes, { isStep: true });
};

"""###
}
