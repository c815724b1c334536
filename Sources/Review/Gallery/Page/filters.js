// The panel of filters: a list of values for each way in which the frames differ, with how many frames each leaves.

const openFacets = new Set(["story", "appearance", "textSize", "direction", "device", "os"]);
/** Longer lists start short. */
const shortList = 8;

const toggled = (state, id, name) => {
  const chosen = state.filters[id] ?? [];
  const next = chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name];
  return { ...state.filters, [id]: next };
};

const chosenCount = (state) => Object.values(state.filters).reduce((sum, chosen) => sum + chosen.length, 0);

const countsOf = (facet, state) => {
  const counts = new Map();
  for (const frame of fitting(state.query, state.filters, facet.id)) {
    for (const value of facet.valuesOf(frame)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
};

/** One facet's box, kept from one state to the next so that focus and scrolling stay. */
const facetBox = (facet) => {
  const rows = new Map();
  const list = h("ul.facet-list");
  const chosenNote = h("span.facet-chosen");
  const more = h("button.facet-more", { type: "button", onclick: () => { box.isLong = true; refresh(current); } });
  const details = h("details.facet", { open: openFacets.has(facet.id), "data-facet": facet.id },
    h("summary", {}, h("span", {}, facet.title), chosenNote, icon("down")), list, more);
  for (const value of facet.values) {
    const input = h("input", {
      type: "checkbox",
      onchange: () => go({ view: current.view === "states" ? "states" : "frames", filters: toggled(current, facet.id, value.name) }),
    });
    const count = h("span.facet-count");
    const row = h("li", {}, h("label", { title: value.title }, input, words(value.title.slice(0, 200)), count));
    rows.set(value.name, { row, input, count });
    list.append(row);
  }
  const refresh = (state) => {
    const chosen = state.filters[facet.id] ?? [];
    const counts = countsOf(facet, state);
    let shown = 0;
    let hidden = 0;
    for (const [name, { row, input, count }] of rows) {
      const isChosen = chosen.includes(name);
      const number = counts.get(name) ?? 0;
      input.checked = isChosen;
      count.textContent = number.toLocaleString("en");
      row.classList.toggle("is-empty", number === 0 && !isChosen);
      const isShown = isChosen || box.isLong || facet.values.length <= shortList + 2 || shown < shortList;
      row.hidden = !isShown;
      if (isShown) shown += 1; else hidden += 1;
    }
    more.hidden = hidden === 0;
    more.textContent = `${hidden} more`;
    chosenNote.textContent = chosen.length ? String(chosen.length) : "";
    if (chosen.length) details.open = true;
  };
  const box = { element: details, isLong: false, refresh };
  return box;
};

let facetBoxes = [];

/** The boxes for the facets there are; those that were open stay so. */
const fillFacets = () => {
  for (const box of facetBoxes) {
    if (box.element.open) openFacets.add(box.element.dataset.facet); else openFacets.delete(box.element.dataset.facet);
  }
  const long = new Set(facetBoxes.filter((box) => box.isLong).map((box) => box.element.dataset.facet));
  facetBoxes = facets.map(facetBox);
  for (const box of facetBoxes) box.isLong = long.has(box.element.dataset.facet);
  const list = byId("side").querySelector(".facets");
  const { scrollTop } = list;
  list.replaceChildren(...facetBoxes.map((box) => box.element));
  list.scrollTop = scrollTop;
};

const buildFilters = () => {
  const clear = h("button.quiet-button", { type: "button", onclick: () => go({ filters: {}, query: "" }) }, "Clear");
  const count = h("p.side-count", {});
  byId("side").append(
    h("div.side-head", {}, count, clear, iconButton("close", "Close the filters", () => toggleFilters(false), { class: "icon-button side-close" })),
    h("div.facets"),
    sizeSlider("label.size.side-size"),
  );
  fillFacets();
  onChange((state) => {
    const number = fitting(state.query, state.filters).length;
    count.textContent = number === frames.length ? plural(number, "frame") : `${number.toLocaleString("en")} of ${plural(frames.length, "frame")}`;
    clear.hidden = chosenCount(state) === 0 && !state.query;
    for (const box of facetBoxes) box.refresh(state);
  });
};

/** Chosen values as chips that take themselves away. */
const filterChips = (state) => {
  const chips = [];
  for (const facet of facets) {
    for (const name of state.filters[facet.id] ?? []) {
      const title = facet.values.find((value) => value.name === name)?.title ?? name;
      chips.push(h("button.chip", {
        type: "button",
        "aria-label": `Remove the filter ${facet.title}: ${title}`,
        onclick: () => go({ filters: toggled(current, facet.id, name) }),
      }, h("span.chip-kind", {}, facet.title), words(title.slice(0, 60)), icon("close")));
    }
  }
  return chips;
};

/** Shows or hides the panel: beside the frames where there is room, over them where there is none. */
const toggleFilters = (isOpen) => {
  const root = document.documentElement;
  const next = isOpen ?? !isFiltersOpen();
  root.classList.toggle("filters-open", next);
  root.classList.toggle("filters-closed", !next);
  kept.set("filters", next ? "open" : "closed");
  byId("side").inert = !next;
  document.querySelector("[data-action=filters]")?.setAttribute("aria-expanded", String(next));
  dispatchEvent(new Event("resize"));
};

const isWide = () => matchMedia("(min-width: 900px)").matches;

const isFiltersOpen = () => {
  const root = document.documentElement;
  return isWide() ? !root.classList.contains("filters-closed") : root.classList.contains("filters-open");
};
