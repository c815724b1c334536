// What differs between two frames, layer by layer: what moved, grew, changed its words or its tokens.

const differencePanel = () => {
  comparison.list = h("div.differences", {}, h("p.panel-note", {}, "Reading the layers …"));
  return h("aside.panel", { "aria-label": "Differences by layer" }, h("h2.panel-title", {}, "By layer"), comparison.list);
};

const readFrame = async (frame) => {
  // Places that the picture doesn't state are measured, so the SVG has to be in the document.
  const host = h("div.measuring", { "aria-hidden": "true", inert: true, style: { width: `${frame.width}px`, height: `${frame.height}px` } });
  document.body.append(host);
  try {
    const svg = await showPicture(host, frame);
    const layers = new Map();
    eachLayer(readLayers(svg), (layer) => layers.set(layer.id, layer));
    return layers;
  } finally {
    host.remove();
  }
};

const signed = (value) => (value > 0 ? `+${points(value)}` : `−${points(-value)}`);

/** What changed from one layer to its namesake, in words. */
const changesOf = (a, b) => {
  const changes = [];
  const moved = [["x", "x"], ["y", "y"], ["width", "width"], ["height", "height"]]
    .filter(([key]) => Math.abs(a.place[key] - b.place[key]) >= 0.01)
    .map(([key, title]) => `${title} ${signed(b.place[key] - a.place[key])}`);
  if (moved.length) changes.push(moved.join(", "));
  if (a.texts.join("\n") !== b.texts.join("\n")) changes.push(`“${a.texts.join(" ")}” → “${b.texts.join(" ")}”`.slice(0, 240));
  else if (a.spoken !== b.spoken) changes.push(`says “${b.spoken ?? "nothing"}”`.slice(0, 240));
  if (a.state !== b.state) changes.push(b.state ? `is ${b.state}` : `is no longer ${a.state}`);
  const gone = a.tokens.filter((token) => !b.tokens.includes(token));
  const come = b.tokens.filter((token) => !a.tokens.includes(token));
  if (gone.length || come.length) changes.push([...gone.map((token) => `− ${token}`), ...come.map((token) => `+ ${token}`)].join(", "));
  if (!changes.length && paintsOf(a) !== paintsOf(b)) changes.push("colour");
  return changes;
};

const paintsOf = (layer) => ownElements(layer.group)
  .map((one) => ["fill", "fill-opacity", "stroke", "opacity"].map((name) => one.getAttribute(name)).join(" ")).join("\n");

const compareLayers = async (state, { isNew = false } = {}) => {
  if (!isNew && comparison.reading === `${state.a.name}\n${state.b.name}` && comparison.list.dataset.read) return;
  comparison.reading = `${state.a.name}\n${state.b.name}`;
  const { list } = comparison;
  list.dataset.read = "true";
  const [a, b] = [await readFrame(state.a), await readFrame(state.b)];
  const rows = [];
  for (const [id, layer] of a) {
    const other = b.get(id);
    if (!other) rows.push({ id, kind: "only in A", changes: [] });
    else {
      const changes = changesOf(layer, other);
      if (changes.length) rows.push({ id, kind: "", changes });
    }
  }
  for (const id of b.keys()) if (!a.has(id)) rows.push({ id, kind: "only in B", changes: [] });
  const isContent = (id) => /^(frame|backdrop|screen|results|keyboard|status-bar)(\/|$)/.test(id);
  const own = rows.filter((row) => !isContent(row.id));
  const content = rows.filter((row) => isContent(row.id));
  const isColor = (row) => row.changes.length === 1 && row.changes[0] === "colour";
  const listOf = (all) => {
    const colors = all.filter(isColor);
    return [listOfRows(all.filter((row) => !isColor(row))), colors.length
      ? h("details", {}, h("summary", {}, `Only the colour: ${colors.length}`), listOfRows(colors)) : null];
  };
  const listOfRows = (some) => h("ul.difference-list", {}, some.map((row) => h("li", {},
    words(row.id.slice(0, 200), "code"), row.kind ? h("span.difference-kind", {}, row.kind) : null,
    row.changes.map((change) => h("span.difference-change", {}, words(change))))));
  list.replaceChildren(h("div", {},
    rows.length ? null : h("p.panel-note", {}, "No layer differs."),
    own.length ? listOf(own) : (rows.length ? h("p.panel-note", {}, "The bar's own layers are the same.") : null),
    content.length ? h("details", {}, h("summary", {}, `In the content: ${content.length}`), listOf(content)) : null));
};
