// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/theme.js.
extension GalleryFiles {
    static let themeJs = ###"""
// Tokens: change one and every frame takes it at once, since each paint in the SVG carries a class that names its token.
// What changed can be copied as a patch in the format of design tokens.

/** An edit in the address: look, token, which of its colours, and the colour with its alpha. */
const writeEdit = ({ look, path, part, value }) =>
  `${look.split("/").map(encodeURIComponent).join("/")}:${encodeURIComponent(path)}${part ? `@${part}` : ""}=${value}`;

const readEdits = (text) => text.split(",").map((one) => {
  const match = /^([^:]+):([^=@]+)(?:@(\d+))?=([0-9a-f]{8})$/.exec(one);
  if (!match) return null;
  const [look, path] = [match[1].split("/").map(readPart).join("/"), readPart(match[2])];
  const token = looks.find((one) => one.key === look)?.byPath.get(path);
  const part = Number(match[3] ?? 0);
  return token && colorsOf(token)[part] ? { look, path, part, value: match[4] } : null;
}).filter(Boolean);

/** The colours of a token that can be changed, as `["#rrggbb", alpha]`. */
const colorsOf = (token) => {
  if (token.color) return [token.color];
  if (token.stops) return token.stops.map(([color]) => color);
  if (token.shadows) return token.shadows.map(([color]) => color);
  return [];
};

const eightDigits = ([hex, alpha]) => hex.slice(1) + Math.round(alpha * 255).toString(16).padStart(2, "0");

const editOf = (look, path, part) => current.edits.find((edit) => edit.look === look.key && edit.path === path && edit.part === part);

const isLookEdited = (look) => current.edits.some((edit) => edit.look === look.key);

/** The token's colours with what was changed of them, as CSS. */
const currentColors = (token, look) => colorsOf(token)
  .map((color, part) => `#${editOf(look, token.path, part)?.value ?? eightDigits(color)}`);

/** A value that a swatch can show; null for what has no colour. */
const currentValue = (token, look) => {
  if (!look.key) return null;
  const colors = currentColors(token, look);
  if (token.stops) return `linear-gradient(135deg, ${colors.map((color, part) => `${color} ${token.stops[part][1] * 100}%`).join(", ")})`;
  return colors.length && token.color ? colors[0] : null;
};

const swatch = (value) => (value
  ? h("span.swatch", { "aria-hidden": "true" }, h("span", { style: { background: value } }))
  : null);

// MARK: - Frames

const className = (path) => path.replace(/[^A-Za-z0-9_]/g, (character) => "-".repeat(new TextEncoder().encode(character).length));

/** An opacity as the SVG writes it, as a selector; one is left out there. */
const withOpacity = (name, alpha) => {
  const text = String(Math.round(alpha * 1000) / 1000).replace(/^0\./, ".");
  return text === "1" ? `:not([${name}])` : `[${name}="${text}"]`;
};

const rulesOf = (edit, token) => {
  const name = className(edit.path);
  const [hex, alpha] = [`#${edit.value.slice(0, 6)}`, parseInt(edit.value.slice(6), 16) / 255];
  const [, was] = colorsOf(token)[edit.part];
  const opacity = String(Math.round(alpha * 1000) / 1000);
  const isSameAlpha = Math.round(was * 255) === Math.round(alpha * 255);
  if (token.color) {
    const rules = [`.fill-${name}{fill:${hex};color:${hex}}`, `.stroke-${name}{stroke:${hex}}`, `.stop-${name}{stop-color:${hex}}`];
    if (!isSameAlpha) {
      rules.push(`.fill-${name}${withOpacity("fill-opacity", was)}{fill-opacity:${opacity}}`,
        `.stroke-${name}${withOpacity("stroke-opacity", was)}{stroke-opacity:${opacity}}`);
    }
    return rules;
  }
  if (token.stops) return [`.stop-${name}-${edit.part}{stop-color:${hex};stop-opacity:${opacity}}`];
  return [`.shadow-${name}${withOpacity("opacity", was)}{fill:${hex};opacity:${opacity}}`];
};

/** Writes every look's sheet anew; frames in sight change with it. */
const applyEdits = (edits) => {
  for (const look of looks) {
    const rules = edits.filter((edit) => edit.look === look.key)
      .flatMap((edit) => rulesOf(edit, look.byPath.get(edit.path)));
    sheetOf(look).replaceSync(rules.join("\n"));
  }
};

const changeColor = (look, token, part, value) => {
  const others = current.edits.filter((edit) => !(edit.look === look.key && edit.path === token.path && edit.part === part));
  const isBack = value === eightDigits(colorsOf(token)[part]);
  go({ edits: isBack ? others : [...others, { look: look.key, path: token.path, part, value }] });
};

// MARK: - Panel

const inspector = { look: null, rows: [], query: "" };

const groupTitles = { color: "Colours", chrome: "System furniture", artwork: "Artwork", material: "Material" };

/** Tokens whose colours can be changed first; those that need drawing anew after them. */
const groupsOf = (look) => {
  const groups = new Map();
  for (const token of look.tokens) {
    const isLive = colorsOf(token).length > 0;
    const key = isLive ? (token.shadows ? "Elevation" : groupTitles[token.path.split(".")[0]] ?? token.path.split(".")[0]) : "Drawn anew to change";
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(token);
  }
  const order = ["Colours", "Elevation", "System furniture", "Artwork"];
  const rank = (title) => {
    if (title === "Drawn anew to change") return order.length + 1;
    return order.includes(title) ? order.indexOf(title) : order.length;
  };
  return new Map([...groups].sort(([a], [b]) => rank(a) - rank(b)));
};

const openInspector = (isOpen) => go({ panel: isOpen ? "tokens" : null });

const drawInspector = (state, before) => {
  const panel = byId("theme");
  const isOpen = state.panel === "tokens";
  document.documentElement.classList.toggle("tokens-open", isOpen);
  if (panel.hidden === isOpen) {
    panel.hidden = !isOpen;
    dispatchEvent(new Event("resize"));
    if (!isOpen) byId("bar").querySelector("[data-action=tokens]")?.focus();
  }
  byId("bar").querySelector("[data-action=tokens]")?.setAttribute("aria-pressed", String(isOpen));
  if (!isOpen) return;
  const wanted = state.view === "frame" && state.frame !== before.frame ? state.frame.look : inspector.look;
  const look = wanted ?? (state.view === "frame" ? state.frame.look : looks[0]);
  if (look !== inspector.look || !panel.firstChild) {
    inspector.look = look;
    buildInspector(panel);
  }
  for (const row of inspector.rows) row.refresh();
  drawChanges(state);
};

const buildInspector = (panel) => {
  const { look } = inspector;
  inspector.rows = [];
  const body = h("div.theme-body");
  for (const [title, tokens] of groupsOf(look)) {
    const isRest = title === "Drawn anew to change";
    const rows = tokens.map((token) => (isRest ? plainToken(token) : liveToken(token, look)));
    body.append(isRest
      ? h("details.token-group", {}, h("summary", {}, `${title} (${rows.length})`), rows)
      : h("section.token-group", {}, h("h3", {}, title), rows));
  }
  const tokenPage = INDEX.tokenPages.find(([theme]) => theme === look.theme);
  inspector.changes = h("section.changes", { "aria-label": "Changed tokens" });
  panel.replaceChildren(
    h("div.theme-head", {}, h("h2", {}, "Tokens"),
      looks.length > 1 ? h("select.select", {
        "aria-label": "Theme and appearance",
        onchange: (event) => { inspector.look = looks[Number(event.target.value)]; buildInspector(panel); drawChanges(current); },
      }, looks.map((one) => h("option", { value: String(one.index), selected: one === look }, one.title))) : h("span.theme-look", {}, look.title),
      tokenPage ? h("a.icon-button", { href: tokenPage[2], "aria-label": `Page of all tokens: ${tokenPage[1]}`, title: "Page of all tokens" }, icon("open")) : null,
      iconButton("close", "Close the tokens", () => openInspector(false))),
    body, inspector.changes);
  for (const row of inspector.rows) row.refresh();
};

const reachOf = (token, look) => {
  const number = INDEX.tokens.indexOf(token.path);
  return frames.filter((frame) => frame.look === look && frame.tokens.includes(number)).length;
};

const reachLink = (token, look) => {
  const count = reachOf(token, look);
  return h("a.reach", {
    href: linkTo({ view: "frames", filters: { token: [token.path] } }),
    title: `Show the frames that ${token.path} reaches`,
    "aria-label": `${plural(count, "frame")} with ${token.path}`,
    onclick: step(() => ({ view: "frames", filters: { ...current.filters, token: [token.path] } })),
  }, String(count));
};

/** The name under a group's heading, which says the rest. */
const shortName = (path) => path.replace(/^(color|chrome)\./, "");

const plainToken = (token) => h("div.token-line", {}, h("span.token-name", { title: token.note ?? "" }, token.path),
  h("span.token-value", {}, token.text.slice(0, 90)));

const liveToken = (token, look) => {
  const parts = colorsOf(token).map((_, part) => colorRow(token, look, part));
  inspector.rows.push(...parts);
  const title = [token.path, token.note, token.alias ? `another name of ${token.alias}` : ""].filter(Boolean).join(" · ");
  const name = h("span.token-name", { title }, shortName(token.path));
  if (parts.length === 1) {
    parts[0].element.prepend(name);
    parts[0].element.append(reachLink(token, look));
    return parts[0].element;
  }
  return h("div.token-line.is-many", {}, name, h("span.wells", {}, parts.map((part) => part.element.firstChild)), reachLink(token, look));
};

const colorRow = (token, look, part) => {
  const label = token.stops || token.shadows ? `${token.path}, ${token.stops ? "stop" : "shadow"} ${part + 1}` : token.path;
  const alphaOf = (value) => Math.round((parseInt(value.slice(6), 16) / 255) * 100);
  const value = () => editOf(look, token.path, part)?.value ?? eightDigits(colorsOf(token)[part]);
  const well = h("span.well-color");
  const color = h("input", { type: "color", "aria-label": label, oninput: () => changeColor(look, token, part, color.value.slice(1) + value().slice(6)) });
  const hex = h("input.hex", {
    type: "text", spellcheck: "false", maxlength: "7", "aria-label": `${label}, hexadecimal`,
    onchange: () => {
      const digits = hex.value.trim().replace(/^#/, "").toLowerCase();
      const full = digits.length === 3 ? [...digits].map((one) => one + one).join("") : digits;
      if (/^[0-9a-f]{6}$/.test(full)) changeColor(look, token, part, full + value().slice(6)); else row.refresh();
    },
  });
  const alpha = h("input.alpha", {
    type: "number", min: "0", max: "100", step: "1", "aria-label": `${label}, opacity in percent`,
    onchange: () => changeColor(look, token, part, value().slice(0, 6) + Math.round(clamp(Number(alpha.value) || 0, 0, 100) * 2.55).toString(16).padStart(2, "0")),
  });
  const reset = iconButton("close", `Reset ${label}`, () => changeColor(look, token, part, eightDigits(colorsOf(token)[part])), { class: "icon-button is-small" });
  const row = {
    element: h("div.token-line.is-live", { "data-token-row": token.path },
      h("span.well", {}, well, color), hex, h("span.alpha-field", {}, alpha, h("span", { "aria-hidden": "true" }, "%")), reset),
    refresh: () => {
      const now = value();
      well.style.background = `#${now}`;
      color.value = `#${now.slice(0, 6)}`;
      if (document.activeElement !== hex) hex.value = `#${now.slice(0, 6)}`;
      if (document.activeElement !== alpha) alpha.value = String(alphaOf(now));
      const isChanged = Boolean(editOf(look, token.path, part));
      well.closest(".token-line")?.classList.toggle("is-changed", current.edits.some((edit) => edit.look === look.key && edit.path === token.path));
      reset.style.visibility = isChanged ? "visible" : "hidden";
    },
  };
  return row;
};

// MARK: - What changed

const hexText = (eight) => `#${eight.slice(-2) === "ff" ? eight.slice(0, 6) : eight}`;

/** The changed tokens of one file as it would read: nested groups, each value whole. */
const patchOf = (changes) => {
  const root = {};
  for (const { token, look } of changes) {
    let group = root;
    const names = token.path.split(".");
    for (const name of names.slice(0, -1)) group = group[name] ??= {};
    group[names.at(-1)] = { $type: token.type, $value: patchValue(token, look) };
  }
  return root;
};

const patchValue = (token, look) => {
  const colors = currentColors(token, look).map((text) => {
    const component = (at) => Math.round((parseInt(text.slice(at, at + 2), 16) / 255) * 1e6) / 1e6;
    const alpha = Math.round((parseInt(text.slice(7, 9), 16) / 255) * 1000) / 1000;
    return { colorSpace: "srgb", components: [component(1), component(3), component(5)], ...(alpha < 1 ? { alpha } : {}), hex: text.slice(0, 7) };
  });
  const px = (value) => ({ value, unit: "px" });
  if (token.color) return colors[0];
  if (token.stops) return colors.map((color, part) => ({ color, position: token.stops[part][1] }));
  return colors.map((color, part) => {
    const [, offsetX, offsetY, blur, spread] = token.shadows[part];
    return { color, offsetX: px(offsetX), offsetY: px(offsetY), blur: px(blur), spread: px(spread) };
  });
};

/** Changed tokens by the file that they stand in. */
const changedByFile = () => {
  const files = new Map();
  for (const look of looks) {
    for (const token of look.tokens) {
      if (!current.edits.some((edit) => edit.look === look.key && edit.path === token.path)) continue;
      if (!files.has(token.file)) files.set(token.file, []);
      files.get(token.file).push({ token, look });
    }
  }
  return files;
};

const diffText = () => [...changedByFile()].map(([file, changes]) => [file, ...changes.flatMap(({ token, look }) =>
  colorsOf(token).flatMap((color, part) => {
    const edit = editOf(look, token.path, part);
    const name = colorsOf(token).length > 1 ? `${token.path} ${part + 1}` : token.path;
    return edit ? [`- ${name}: ${hexText(eightDigits(color))}`, `+ ${name}: ${hexText(edit.value)}`] : [];
  }))].join("\n")).join("\n\n");

const patchText = () => {
  const files = [...changedByFile()];
  if (files.length === 1) return `${JSON.stringify(patchOf(files[0][1]), null, 2)}\n`;
  return `${JSON.stringify(Object.fromEntries(files.map(([file, changes]) => [file, patchOf(changes)])), null, 2)}\n`;
};

const drawChanges = (state) => {
  const box = inspector.changes;
  if (!state.edits.length) {
    box.replaceChildren(h("p.panel-note", {}, "Change a colour: every frame takes it at once. What changed can be copied as a patch for the token files."));
    return;
  }
  const lines = diffText().split("\n").map((line) => h(`span${line.startsWith("- ") ? ".is-gone" : line.startsWith("+ ") ? ".is-new" : ".is-file"}`, {}, `${line}\n`));
  box.replaceChildren(
    h("div.changes-head", {}, h("h3", {}, plural(new Set(state.edits.map((edit) => `${edit.look} ${edit.path}`)).size, "changed token")),
      h("button.quiet-button", { type: "button", onclick: () => go({ edits: [] }) }, "Reset")),
    h("pre.diff", { tabindex: "0", "aria-label": "What changed" }, lines),
    h("div.changes-tools", {},
      h("button.button", { type: "button", "data-action": "copy-patch", onclick: () => copyText(patchText(), "the patch") }, "Copy patch"),
      h("button.quiet-button", { type: "button", onclick: () => copyText(diffText(), "the changes") }, "Copy as text"),
      h("button.quiet-button", { type: "button", onclick: () => copyText(location.href, "the link") }, "Copy link")));
};

"""###
}
