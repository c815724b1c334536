// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/grid.js.
extension GalleryFiles {
    static let gridJs = ###"""
// All frames by story and capture. Only what is in sight is in the document: places are worked out for all, elements
// made for a screenful.

const gridMetrics = {
  cellGap: 14, blockGap: 40, rowGap: 34, caption: 40, blockHead: 34, storyGap: 28,
  storyHead: 52, storySummary: 24, pad: 28, narrowPad: 16,
};

const grid = { items: [], elements: new Map(), shown: [], height: 0, size: 0, width: 0, element: null, found: [] };

const standardWidth = 402;
const gridScale = () => grid.size / standardWidth;
const isNarrow = () => grid.width < 560;
const cellWidth = (frame) => Math.round(frame.width * gridScale());
const cellHeight = (frame) => Math.round(frame.height * gridScale());

/** Frames in a row by story and capture. */
const blocksOf = (list) => {
  const blocks = [];
  for (const frame of list) {
    const last = blocks[blocks.length - 1];
    if (last && last.story === frame.story && last.capture === frame.capture) last.frames.push(frame);
    else blocks.push({ story: frame.story, capture: frame.capture, frames: [frame] });
  }
  return blocks;
};

/** Breaks a block's frames into lines that fit. */
const linesOf = (block, room) => {
  const lines = [];
  let x = 0;
  for (const frame of block.frames) {
    const width = Math.min(cellWidth(frame), room);
    if (!lines.length || x + width > room) {
      lines.push({ cells: [], height: 0, width: 0 });
      x = 0;
    }
    const line = lines[lines.length - 1];
    line.cells.push({ frame, x, width });
    line.height = Math.max(line.height, cellHeight(frame) * (width / cellWidth(frame)));
    line.width = x + width;
    x += width + gridMetrics.cellGap;
  }
  return lines;
};

/** Gives every heading and frame its place: blocks stand side by side as long as there is room. */
const placeAll = (list) => {
  const m = gridMetrics;
  const pad = isNarrow() ? m.narrowPad : m.pad;
  const room = grid.width - 2 * pad;
  const items = [];
  let y = pad - 4;
  let story = null;
  let row = { x: 0, height: 0 };
  const endRow = () => {
    if (row.x > 0) y += row.height + m.rowGap;
    row = { x: 0, height: 0 };
  };
  for (const block of blocksOf(list)) {
    if (block.story !== story) {
      endRow();
      if (story) y += m.storyGap;
      story = block.story;
      const height = m.storyHead + (story.summary ? m.storySummary : 0);
      items.push({ kind: "story", story, key: `story ${story.name}`, x: pad, y, width: room, height });
      y += height;
    }
    const lines = linesOf(block, room);
    const width = Math.max(...lines.map((line) => line.width));
    if (row.x > 0 && row.x + width > room) endRow();
    const left = pad + row.x;
    items.push({ kind: "capture", block, key: `capture ${block.story.name}/${block.capture}`, x: left, y, width: Math.max(width, 120), height: m.blockHead });
    let top = y + m.blockHead;
    for (const line of lines) {
      for (const { frame, x, width } of line.cells) {
        const height = cellHeight(frame) * (width / cellWidth(frame)) + m.caption;
        items.push({ kind: "cell", frame, key: frame.name, x: left + x, y: top, width, height });
      }
      top += line.height + m.caption + 10;
    }
    row.height = Math.max(row.height, top - y - 10);
    row.x += width + m.blockGap;
    if (lines.length > 1) endRow();
  }
  endRow();
  grid.items = items;
  grid.height = y + pad;
};

// MARK: - Elements

const makeStory = ({ story }) => h("div.grid-story", {},
  words(story.title, "h2"), story.summary ? words(story.summary, "p") : null);

const makeCapture = ({ block }) => h("h3.grid-capture", {},
  h("a", {
    href: linkTo({ view: "frames", filters: { story: [block.story.name], capture: [block.capture] } }),
    title: `Only ${block.capture}`,
    onclick: step(() => ({ filters: { ...current.filters, story: [block.story.name], capture: [block.capture] } })),
  }, words(block.capture)), h("span", {}, String(block.frames.length)));

const makeCell = ({ frame, width }) => {
  const scale = width / frame.width;
  const screen = screenOf(frame, scale, thumbnail(frame));
  const link = h("a.cell-link", {
    href: linkTo({ view: "frame", frame, layer: null }),
    "aria-label": frameLabel(frame).slice(0, 300),
    "data-frame": frame.name,
    onclick: step(() => ({ view: "frame", frame, layer: null })),
  }, screen, h("span.caption", {}, words(frame.titles.join(" · ") || "Default")));
  const cell = h("div.cell", {}, link, pickButton(frame));
  cell.frame = frame;
  cell.screen = screen;
  cell.scale = scale;
  return cell;
};

const makers = { story: makeStory, capture: makeCapture, cell: makeCell };

/** Swaps the small picture for the SVG: when tokens are changed, and when the screen shows more than the picture has. */
const sharpen = (cell) => {
  if (cell.isLive) return;
  cell.isLive = true;
  const host = h("span.live", { "aria-hidden": "true", inert: true });
  host.renew = () => showPicture(host, cell.frame).then((svg) => {
    if (svg && cell.isLive && !host.isConnected) cell.screen.replaceChildren(host);
  }).catch(() => { /* the small picture stays */ });
  host.renew();
};

const soften = (cell) => {
  if (!cell.isLive) return;
  cell.isLive = false;
  cell.screen.replaceChildren(thumbnail(cell.frame));
};

const wantsSVG = (cell) => isLookEdited(cell.frame.look) || cell.scale * devicePixelRatio > 1.15;

/** Makes what came into sight and drops what left it. */
const drawVisible = () => {
  const main = byId("main");
  const reach = main.clientHeight * 0.75;
  const from = main.scrollTop - reach;
  const to = main.scrollTop + main.clientHeight + reach;
  const shown = [];
  // Items are in reading order; within a row they share a top, so a row is never cut.
  for (let index = firstAt(from); index < grid.items.length; index += 1) {
    const item = grid.items[index];
    if (item.y > to) break;
    if (item.y + item.height >= from) shown.push(item);
  }
  const keys = new Set(shown.map((item) => item.key));
  const focused = document.activeElement?.closest?.(".grid > *");
  for (const [key, element] of grid.elements) {
    if (keys.has(key) || element === focused) continue;
    element.remove();
    grid.elements.delete(key);
  }
  let next = grid.element.firstChild;
  for (const item of shown) {
    let element = grid.elements.get(item.key);
    if (!element) {
      element = makers[item.kind](item);
      grid.elements.set(item.key, element);
    }
    element.style.transform = `translate(${item.x}px, ${item.y}px)`;
    element.style.width = `${item.width}px`;
    if (element === next) next = next.nextSibling;
    else grid.element.insertBefore(element, next);
    if (item.kind === "cell" && isLookEdited(item.frame.look)) sharpen(element);
  }
  grid.shown = shown;
  clearTimeout(grid.rest);
  grid.rest = setTimeout(refine, 160);
};

/** Once scrolling rests. */
const refine = () => {
  for (const item of grid.shown) {
    const cell = item.kind === "cell" && grid.elements.get(item.key);
    if (!cell) continue;
    if (wantsSVG(cell)) sharpen(cell); else soften(cell);
  }
};

/** The first item that may reach down to `y`: tops rise from row to row, and nothing is taller than the tallest. */
const firstAt = (y) => {
  const tallest = grid.tallest;
  let [low, high] = [0, grid.items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (grid.rowTops[middle] + tallest < y) low = middle + 1; else high = middle;
  }
  return low;
};

/** Works everything out anew: after a change of frames, size or window. */
const layOut = ({ keepsPlace = true } = {}) => {
  const main = byId("main");
  const anchor = keepsPlace ? grid.items.find((item) => item.kind === "cell" && item.y + item.height > main.scrollTop) : null;
  const offset = anchor ? anchor.y - main.scrollTop : 0;
  grid.width = main.clientWidth;
  placeAll(grid.found);
  // Tops that never fall, so that they can be searched by halves.
  let highest = 0;
  grid.rowTops = new Array(grid.items.length);
  for (let index = grid.items.length - 1, least = Infinity; index >= 0; index -= 1) {
    least = Math.min(least, grid.items[index].y);
    grid.rowTops[index] = least;
    highest = Math.max(highest, grid.items[index].height);
  }
  grid.tallest = highest;
  grid.element.style.height = `${grid.height}px`;
  for (const element of grid.elements.values()) element.remove();
  grid.elements.clear();
  const place = anchor && grid.items.find((item) => item.key === anchor.key);
  if (place) main.scrollTop = place.y - offset;
  else if (!keepsPlace) main.scrollTop = 0;
  drawVisible();
};

const showFrames = (state, { keepsPlace = false } = {}) => {
  const main = byId("main");
  const found = fitting(state.query, state.filters);
  if (!grid.element?.isConnected) {
    grid.element = h("div.grid", { role: "group", "aria-label": "Frames" });
    grid.empty = h("div.empty", { hidden: true }, h("p", {}, "No frame fits."),
      h("button.quiet-button", { type: "button", onclick: () => go({ query: "", filters: {} }) }, "Show all frames"));
    grid.chips = h("div.chips");
    main.replaceChildren(h("h1.unseen", {}, "Frames"), grid.chips, grid.element, grid.empty);
    grid.elements.clear();
  }
  const isSame = found.length === grid.found.length && found.every((frame, index) => frame === grid.found[index]);
  grid.found = found;
  grid.empty.hidden = found.length > 0;
  grid.chips.replaceChildren(...filterChips(state));
  layOut({ keepsPlace: keepsPlace || isSame });
  document.title = "Frames · barsnap";
};

/** The cell of a frame, brought into sight. */
const reveal = (frame, { focus = false } = {}) => {
  const item = grid.items.find((item) => item.key === frame.name);
  if (!item) return;
  const main = byId("main");
  if (item.y < main.scrollTop + 8 || item.y + item.height > main.scrollTop + main.clientHeight - 8) {
    main.scrollTop = item.y - Math.max(16, (main.clientHeight - item.height) / 2);
    drawVisible();
  }
  if (focus) grid.elements.get(frame.name)?.querySelector(".cell-link").focus({ preventScroll: true });
};

/** The frame that an arrow leads to: the next in reading, or the nearest in the row above or below. */
const neighbour = (frame, key) => {
  const cells = grid.items.filter((item) => item.kind === "cell");
  const index = cells.findIndex((item) => item.frame === frame);
  if (index < 0) return cells[0]?.frame;
  if (key === "ArrowRight") return cells[index + 1]?.frame;
  if (key === "ArrowLeft") return cells[index - 1]?.frame;
  const here = cells[index];
  const isBelow = key === "ArrowDown";
  const others = cells.filter((item) => (isBelow ? item.y > here.y + 1 : item.y < here.y - 1));
  const nearestY = others.reduce((best, item) => (isBelow ? Math.min(best, item.y) : Math.max(best, item.y)), isBelow ? Infinity : -Infinity);
  const middle = here.x + here.width / 2;
  return others.filter((item) => Math.abs(item.y - nearestY) < 2)
    .sort((a, b) => Math.abs(a.x + a.width / 2 - middle) - Math.abs(b.x + b.width / 2 - middle))[0]?.frame;
};

const setSize = (size) => {
  grid.size = clamp(size, 72, 402);
  kept.set("size", String(grid.size));
  for (const slider of document.querySelectorAll("[data-size]")) slider.value = String(grid.size);
  if (current.view === "frames" && grid.element?.isConnected) layOut();
};

"""###
}
