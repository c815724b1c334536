// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/layers.js.
extension GalleryFiles {
    static let layersJs = ###"""
// The layers of a frame's SVG: their names, places, spoken texts and tokens, as the picture itself carries them.

/** One layer and those in it. Places are points on the screen. */
const readLayer = (group, svg, depth) => {
  const id = group.id;
  const layer = {
    id,
    name: id.split("/").pop(),
    depth,
    group,
    place: placeOf(group, svg),
    role: group.getAttribute("role"),
    spoken: group.getAttribute("role") && group.getAttribute("aria-label") ? group.getAttribute("aria-label") : null,
    hint: [...group.children].find((child) => child.localName === "desc")?.textContent ?? null,
    state: stateOfLayer(group),
    tokens: tokensOf(group),
    texts: [],
    children: [],
  };
  for (const child of layerChildren(group)) layer.children.push(readLayer(child, svg, depth + 1));
  for (const text of ownElements(group)) {
    if (text.hasAttribute("data-type-token")) layer.texts.push(text.getAttribute("aria-label") ?? text.textContent);
  }
  return layer;
};

const isLayer = (element) => element.classList.contains("layer");

/** Layers directly in a layer, whatever groups without a name lie between. */
const layerChildren = (group) => {
  const found = [];
  for (const child of group.children) {
    if (isLayer(child)) found.push(child);
    else if (child.localName === "g") found.push(...layerChildren(child));
  }
  return found;
};

/** What a layer draws itself. */
const ownElements = (group) => {
  const found = [];
  for (const child of group.children) {
    if (isLayer(child)) continue;
    found.push(child);
    if (child.localName === "g") found.push(...ownElements(child));
  }
  return found;
};

const stateOfLayer = (group) => {
  if (group.getAttribute("aria-selected") === "true") return "selected";
  const value = group.getAttribute("aria-valuenow");
  if (value !== null) return `${Math.round(Number(value))} %`;
  return group.getAttribute("data-value");
};

const tokensOf = (group) => {
  const tokens = new Set((group.getAttribute("data-tokens") ?? "").split(" ").filter(Boolean));
  for (const element of ownElements(group)) {
    for (const name of ["data-token", "data-type-token"]) {
      const token = element.getAttribute(name);
      if (token) tokens.add(token);
    }
    for (const token of (element.getAttribute("data-tokens") ?? "").split(" ").filter(Boolean)) tokens.add(token);
  }
  return [...tokens].sort();
};

/** The layer's frame as the picture states it, else what its drawing covers. */
const placeOf = (group, svg) => {
  const stated = (group.getAttribute("data-frame") ?? "").split(" ").map(Number);
  if (stated.length === 4 && stated.every(Number.isFinite)) {
    const [x, y, width, height] = stated;
    return { x, y, width, height };
  }
  const outer = svg.getScreenCTM();
  const box = group.getBBox();
  const own = group.getScreenCTM();
  if (!outer || !own) return { x: 0, y: 0, width: 0, height: 0 };
  const map = outer.inverse().multiply(own);
  const corners = [[box.x, box.y], [box.x + box.width, box.y + box.height]]
    .map(([x, y]) => new DOMPoint(x, y).matrixTransform(map));
  const [x, y] = [Math.min(corners[0].x, corners[1].x), Math.min(corners[0].y, corners[1].y)];
  return { x, y, width: Math.abs(corners[1].x - corners[0].x), height: Math.abs(corners[1].y - corners[0].y) };
};

const readLayers = (svg) => layerChildren(svg).map((group) => readLayer(group, svg, 0));

const eachLayer = (layers, visit) => {
  for (const layer of layers) {
    visit(layer);
    eachLayer(layer.children, visit);
  }
};

const layerWithId = (layers, id) => {
  let found = null;
  eachLayer(layers, (layer) => { if (layer.id === id) found = layer; });
  return found;
};

const holds = (place, x, y) => x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height;

/** Layers that lie over everything and are nothing to point at. */
const groundLayers = new Set(["frame", "backdrop", "bottom-fade", "status-bar"]);

/** The layer that a person means at a point: the innermost of the topmost. */
const layerAt = (layers, x, y) => {
  for (const layer of [...layers].reverse()) {
    const inner = layerAt(layer.children, x, y);
    if (inner) return inner;
    if (!groundLayers.has(layer.id) && layer.place.width > 0 && holds(layer.place, x, y)) return layer;
  }
  return null;
};

const placeText = ({ x, y, width, height }) => `${points(x)}, ${points(y)} · ${points(width)} × ${points(height)}`;

/** The gaps between two places, each as a line between their nearest edges, in points. */
const gapsBetween = (a, b) => {
  const gaps = [];
  const [aRight, bRight, aBottom, bBottom] = [a.x + a.width, b.x + b.width, a.y + a.height, b.y + b.height];
  const isInside = (inner, outer) => inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
    && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  const [inner, outer] = isInside(a, b) ? [a, b] : isInside(b, a) ? [b, a] : [null, null];
  const [midX, midY] = inner
    ? [inner.x + inner.width / 2, inner.y + inner.height / 2]
    : [overlapMiddle(a.x, aRight, b.x, bRight, a.x + a.width / 2), overlapMiddle(a.y, aBottom, b.y, bBottom, a.y + a.height / 2)];
  const add = (x1, y1, x2, y2) => {
    const length = Math.abs(x2 - x1) + Math.abs(y2 - y1);
    if (length >= 0.05) gaps.push({ x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1), length });
  };
  if (inner) {
    add(outer.x, midY, inner.x, midY);
    add(inner.x + inner.width, midY, outer.x + outer.width, midY);
    add(midX, outer.y, midX, inner.y);
    add(midX, inner.y + inner.height, midX, outer.y + outer.height);
    return gaps;
  }
  if (aRight <= b.x) add(aRight, midY, b.x, midY);
  if (bRight <= a.x) add(bRight, midY, a.x, midY);
  if (aBottom <= b.y) add(midX, aBottom, midX, b.y);
  if (bBottom <= a.y) add(midX, bBottom, midX, a.y);
  return gaps;
};

const overlapMiddle = (a1, a2, b1, b2, otherwise) => {
  const [low, high] = [Math.max(a1, b1), Math.min(a2, b2)];
  return low <= high ? (low + high) / 2 : otherwise;
};

"""###
}
