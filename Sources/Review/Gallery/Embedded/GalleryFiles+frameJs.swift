// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/frame.js.
extension GalleryFiles {
    static let frameJs = ###"""
// A frame's own page: the SVG at any size, its layers, what is spoken, and the tokens that decide it.

const view = { frame: null, layers: [], zoom: "fit", tab: "layers", hovered: null, closed: new Set(), element: null };

const frameList = () => {
  const list = fitting(current.query, current.filters);
  return list.includes(current.frame) ? list : frames;
};

const otherFrame = (way) => {
  const list = frameList();
  return list[list.indexOf(current.frame) + way];
};

const openFrame = (frame, layer = null) => go({ view: "frame", frame, layer }, { isStep: true });

const showFrame = (state) => {
  const { frame } = state;
  if (view.frame === frame && view.element?.isConnected) return markLayer();
  view.frame = frame;
  view.layers = [];
  view.hovered = null;
  view.stage = h("div.stage", { role: "group", "aria-label": "Picture", onpointermove: pointed, onpointerleave: () => hover(null), onclick: clicked });
  view.panel = h("div.panel-body", { id: "panel-body" });
  view.detail = h("div.layer-card", { "aria-live": "off" });
  view.element = h("div.frame-view", {}, frameHead(frame), h("div.frame-work", {},
    h("div.stage-column", {}, view.stage, zoomBar(), variantStrip(frame)),
    h("div.panel", {}, tabBar(), view.panel, view.detail)));
  byId("main").replaceChildren(view.element);
  byId("main").scrollTop = 0;
  document.title = `${frame.capture} · ${frame.titles.join(", ")} · barsnap`.slice(0, 200);
  fitStage();
  drawTab();
};

const frameHead = (frame) => {
  const [before, after] = [otherFrame(-1), otherFrame(1)];
  const move = (name, label, to) => (to
    ? h("a.icon-button", { href: linkTo({ frame: to, layer: null }), "aria-label": label, title: label, onclick: step(() => ({ frame: to, layer: null })) }, icon(name))
    : h("span.icon-button.is-off", {}, icon(name)));
  return h("div.frame-head", {},
    h("nav.crumbs", { "aria-label": "Place" },
      h("a", { href: linkTo({ view: "frames" }), onclick: step({ view: "frames" }) }, icon("left"), "Frames"),
      h("span.crumb-story", {}, words(frame.story.title)),
      h("h1", {}, words(frame.capture), h("span.crumb-titles", {}, words(frame.titles.join(" · "))))),
    h("div.frame-tools", {},
      move("left", "Frame before (←)", before), move("right", "Next frame (→)", after),
      h("span.rule"),
      pickButton(frame, true),
      iconButton("save", "Save the SVG", () => saveSVG(frame)),
      iconButton("link", "Copy a link to this view", () => copyText(location.href, "the link"))));
};

const variantStrip = (frame) => {
  const others = frames.filter((one) => one.story === frame.story && one.capture === frame.capture);
  return h("nav.strip", { "aria-label": "Variants of this capture" }, others.map((one) => {
    const scale = Math.min(38 / one.width, 56 / one.height);
    return h("a.strip-cell", {
      href: linkTo({ frame: one, layer: null }),
      "aria-current": one === frame ? "page" : null,
      title: one.titles.join(" · "),
      onclick: step(() => ({ frame: one })),
    }, screenOf(one, scale, thumbnail(one, { loading: "lazy" })), h("span", {}, words(one.titles.join(" · "))));
  }));
};

// MARK: - Stage

const zoomBar = () => {
  const label = h("output.zoom-label", {}, "");
  view.zoomLabel = label;
  return h("div.zoom", { role: "group", "aria-label": "Zoom" },
    iconButton("minus", "Smaller (−)", () => zoomBy(-1)), label, iconButton("plus", "Larger (+)", () => zoomBy(1)),
    h("button.quiet-button", { type: "button", onclick: () => setZoom("fit") }, "Fit"),
    h("button.quiet-button", { type: "button", onclick: () => setZoom(1) }, "100 %"));
};

const zoomSteps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6];

const setZoom = (zoom) => {
  view.zoom = zoom;
  fitStage();
};

const zoomBy = (way) => {
  const next = way > 0 ? zoomSteps.find((zoom) => zoom > view.scale + 0.01) : zoomSteps.findLast((zoom) => zoom < view.scale - 0.01);
  if (next) setZoom(next);
};

const fitStage = () => {
  const { frame, stage } = view;
  if (!stage?.isConnected) return;
  const room = { width: stage.clientWidth - 48, height: stage.clientHeight - 48 };
  const fit = clamp(Math.min(room.width / frame.width, room.height / frame.height), 0.15, 2);
  const scale = view.zoom === "fit" ? fit : view.zoom;
  view.zoomLabel.textContent = `${Math.round(scale * 100)} %`;
  if (scale === view.scale && view.shown === frame && stage.firstChild) return;
  view.scale = scale;
  view.shown = frame;
  view.marks = h("span.marks", { "aria-hidden": "true" });
  const picture = livePicture(frame, scale, {
    label: true,
    onshown: (svg) => {
      const isFirst = view.layers.length === 0;
      view.layers = readLayers(svg);
      if (isFirst) eachLayer(view.layers, (layer) => { if (layer.id === "backdrop" && !isUnder(current.layer, "backdrop")) view.closed.add(layer.id); });
      drawTab();
      markLayer();
    },
  });
  stage.replaceChildren(h("div.stage-frame", {}, picture, view.marks));
};

const isUnder = (id, parent) => {
  if (!id) return false;
  const found = layerWithId(view.layers, parent);
  return Boolean(found && layerWithId(found.children, id));
};

/** The layer under the pointer. */
const layerUnder = (event) => {
  const box = view.marks?.getBoundingClientRect();
  if (!box) return null;
  const [x, y] = [(event.clientX - box.left) / view.scale, (event.clientY - box.top) / view.scale];
  if (x < 0 || y < 0 || x > view.frame.width || y > view.frame.height) return null;
  return layerAt(view.layers, x, y);
};

const pointed = (event) => hover(layerUnder(event));
const clicked = (event) => {
  const layer = layerUnder(event);
  selectLayer(layer && layer.id !== current.layer ? layer.id : null);
};

const hover = (layer) => {
  if (view.hovered === layer) return;
  view.hovered = layer;
  markLayer();
};

const selectLayer = (id) => {
  if (id) openTo(id);
  go({ layer: id });
  drawTab();
};

/** Opens what the layer lies in. */
const openTo = (id) => {
  eachLayer(view.layers, (layer) => { if (layer.id !== id && layerWithId(layer.children, id)) view.closed.delete(layer.id); });
};

const markOf = (place, kind, label) => {
  const s = view.scale;
  return h(`span.mark.${kind}`, {
    style: { left: `${place.x * s}px`, top: `${place.y * s}px`, width: `${place.width * s}px`, height: `${place.height * s}px` },
  }, label ? h(`span.mark-label${place.y * s < 24 ? ".is-below" : ""}`, {}, label) : null);
};

const gapMark = (gap) => {
  const s = view.scale;
  const way = gap.width > 0 ? "across" : "down";
  return h(`span.gap.${way}`, {
    style: { left: `${gap.x * s}px`, top: `${gap.y * s}px`, width: `${gap.width * s}px`, height: `${gap.height * s}px` },
  }, h("span", {}, points(gap.length)));
};

/** Marks the chosen layer and the one that is pointed at, and the gaps between them. */
const markLayer = () => {
  const chosen = current.layer ? layerWithId(view.layers, current.layer) : null;
  const { hovered } = view;
  const marks = [];
  if (chosen) marks.push(markOf(chosen.place, "is-chosen", hovered && hovered !== chosen ? null : chosen.id));
  if (hovered && hovered !== chosen) {
    marks.push(markOf(hovered.place, "is-hovered", hovered.id));
    if (chosen) marks.push(...gapsBetween(chosen.place, hovered.place).map(gapMark));
  }
  view.marks?.replaceChildren(...marks);
  for (const row of view.panel?.querySelectorAll("[data-layer]") ?? []) {
    row.classList.toggle("is-hovered", row.dataset.layer === hovered?.id);
    row.setAttribute("aria-selected", String(row.dataset.layer === current.layer));
  }
  drawCard(hovered ?? chosen);
};

// MARK: - Panel

const tabs = [["layers", "Layers"], ["spoken", "Spoken"], ["tokens", "Tokens"]];

const tabBar = () => h("div.tabs", { role: "tablist", "aria-label": "About this frame" }, tabs.map(([id, title]) => h("button.tab", {
  type: "button", role: "tab", id: `tab-${id}`, "aria-controls": "panel-body", "aria-selected": String(view.tab === id),
  tabindex: view.tab === id ? "0" : "-1",
  onclick: () => setTab(id),
  onkeydown: (event) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const index = (tabs.findIndex(([one]) => one === id) + way + tabs.length) % tabs.length;
    setTab(tabs[index][0]);
    byId(`tab-${tabs[index][0]}`).focus();
  },
}, title)));

const setTab = (id) => {
  view.tab = id;
  for (const [one] of tabs) {
    byId(`tab-${one}`).setAttribute("aria-selected", String(one === id));
    byId(`tab-${one}`).tabIndex = one === id ? 0 : -1;
  }
  drawTab();
};

const drawTab = () => {
  if (!view.panel) return;
  const { scrollTop } = view.panel;
  view.panel.setAttribute("role", "tabpanel");
  view.panel.setAttribute("aria-labelledby", `tab-${view.tab}`);
  const focused = view.panel.contains(document.activeElement) ? document.activeElement.dataset.layer : null;
  if (view.tab === "layers") view.panel.replaceChildren(layerTree());
  else if (view.tab === "spoken") view.panel.replaceChildren(spokenList(view.frame));
  else view.panel.replaceChildren(frameTokens(view.frame));
  view.panel.scrollTop = scrollTop;
  if (focused) view.panel.querySelector(`[data-layer="${CSS.escape(focused)}"]`)?.focus();
  const chosen = current.layer && view.panel.querySelector(`[data-layer="${CSS.escape(current.layer)}"]`);
  chosen?.scrollIntoView({ block: "nearest" });
};

/** The rows of the tree that are in sight: the frame's own layer says nothing, so it is left out. */
const treeRows = () => {
  const rows = [];
  const add = (layers, depth) => {
    for (const layer of layers) {
      rows.push({ layer, depth });
      if (!view.closed.has(layer.id)) add(layer.children, depth + 1);
    }
  };
  const top = view.layers.length === 1 ? view.layers[0].children : view.layers;
  add(top, 0);
  return rows;
};

const layerTree = () => {
  const rows = treeRows();
  const first = rows.find(({ layer }) => layer.id === current.layer) ?? rows[0];
  return h("div.tree", { role: "tree", "aria-label": "Layers", onkeydown: treeKey }, rows.map((row) => treeRow(row, row === first)));
};

const treeRow = ({ layer, depth }, isFirst) => {
  const isOpen = layer.children.length > 0 && !view.closed.has(layer.id);
  return h("div.tree-row", {
    role: "treeitem", tabindex: isFirst ? "0" : "-1", "data-layer": layer.id, "aria-level": String(depth + 1),
    "aria-expanded": layer.children.length ? String(isOpen) : null, "aria-selected": String(layer.id === current.layer),
    style: { "--depth": String(depth) },
    onpointerenter: () => hover(layer), onpointerleave: () => hover(null), onfocus: () => hover(layer), onblur: () => hover(null),
    onclick: () => selectLayer(layer.id === current.layer ? null : layer.id),
  },
  h(`span.tree-caret${layer.children.length ? (isOpen ? ".is-open" : ".is-shut") : ""}`, {
    onclick: (event) => { event.stopPropagation(); toggleLayer(layer); },
  }, layer.children.length ? icon("right") : null),
  words(layer.name.slice(0, 200), "span"),
  layer.spoken ? h("span.tree-spoken", {}, words(layer.spoken.slice(0, 120))) : null,
  h("span.tree-size", {}, `${points(layer.place.width)} × ${points(layer.place.height)}`));
};

const toggleLayer = (layer) => {
  if (!layer.children.length) return;
  if (view.closed.has(layer.id)) view.closed.delete(layer.id); else view.closed.add(layer.id);
  drawTab();
};

const treeKey = (event) => {
  const rows = [...view.panel.querySelectorAll("[role=treeitem]")];
  const index = rows.indexOf(event.target);
  if (index < 0) return;
  const layer = layerWithId(view.layers, rows[index].dataset.layer);
  const isOpen = !view.closed.has(layer.id);
  const focus = (row) => row?.focus();
  switch (event.key) {
  case "ArrowDown": focus(rows[index + 1]); break;
  case "ArrowUp": focus(rows[index - 1]); break;
  case "ArrowRight": if (layer.children.length && !isOpen) toggleLayer(layer); else focus(rows[index + 1]); break;
  case "ArrowLeft":
    if (layer.children.length && isOpen) toggleLayer(layer);
    else focus(rows.slice(0, index).findLast((row) => Number(row.ariaLevel) < Number(rows[index].ariaLevel)));
    break;
  case "Home": focus(rows[0]); break;
  case "End": focus(rows[rows.length - 1]); break;
  case "Enter": case " ": selectLayer(layer.id === current.layer ? null : layer.id); break;
  default: return;
  }
  event.preventDefault();
  event.stopPropagation();
};

const tokenChip = (path, look) => {
  const token = look.byPath.get(path);
  return h("a.token-chip", {
    href: linkTo({ view: "frames", filters: { token: [path] } }),
    title: `Frames that ${path} reaches${token ? ` · ${token.text}` : ""}`,
    onclick: step(() => ({ view: "frames", filters: { token: [path] } })),
  }, token ? swatch(currentValue(token, look)) : null, path);
};

/** All that is known of a layer. */
const drawCard = (layer) => {
  if (!view.detail) return;
  if (!layer) {
    view.detail.replaceChildren(h("p.card-hint", {}, "Point at the picture or at a layer. Click to keep one, then point at another for the gap between them."));
    return;
  }
  const { place } = layer;
  const cell = (name, value) => h("div", {}, h("dt", {}, name), h("dd", {}, value));
  fill(view.detail,
    h("p.card-id", {}, words(layer.id.slice(0, 300), "code")),
    h("dl.card-place", {}, cell("x", points(place.x)), cell("y", points(place.y)), cell("width", points(place.width)), cell("height", points(place.height))),
    layer.spoken ? h("p.card-spoken", {}, "“", words(layer.spoken.slice(0, 600)), "”", h("span", {}, [layer.role, layer.state].filter(Boolean).join(", ").slice(0, 200))) : null,
    layer.hint ? h("p.card-spoken", {}, words(layer.hint.slice(0, 300))) : null,
    layer.tokens.length ? h("div.token-chips", {}, layer.tokens.map((path) => tokenChip(path, view.frame.look))) : null);
};

const spokenList = (frame) => {
  const list = (elements) => h("ol.spoken", {}, elements.map((one) => h("li", {
    "data-layer": one.id,
    onpointerenter: () => hover(layerWithId(view.layers, one.id)), onpointerleave: () => hover(null),
  }, h("button", { type: "button", onclick: () => selectLayer(one.id === current.layer ? null : one.id) },
    words(one.text.slice(0, 1000)), one.kind ? h("span.spoken-kind", {}, words(one.kind)) : null,
    one.hint ? h("span.spoken-hint", {}, words(one.hint)) : null))));
  const own = frame.spoken.filter((one) => !one.isContent);
  const content = frame.spoken.filter((one) => one.isContent);
  return h("div.spoken-panel", {}, h("p.panel-note", {}, "In the order in which a screen reader reads."), list(own),
    content.length ? h("details", {}, h("summary", {}, `In the content: ${content.length}`), list(content)) : null);
};

const frameTokens = (frame) => h("div.token-list", {}, frame.tokens.map((number) => INDEX.tokens[number]).map((path) => {
  const token = frame.look.byPath.get(path);
  return h("div.token-row", {
    onpointerenter: () => markToken(path), onpointerleave: () => markLayer(),
  }, token ? swatch(currentValue(token, frame.look)) : h("span.swatch.is-none"), tokenChip(path, { byPath: new Map() }),
  h("span.token-value", {}, token ? token.text.split(" · ")[0].slice(0, 80) : ""));
}));

/** Marks every layer that a token decides something of. */
const markToken = (path) => {
  const marks = [];
  eachLayer(view.layers, (layer) => { if (layer.tokens.includes(path)) marks.push(markOf(layer.place, "is-hovered")); });
  view.marks?.replaceChildren(...marks);
};

"""###
}
