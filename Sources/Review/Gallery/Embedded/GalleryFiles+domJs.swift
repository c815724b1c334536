// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/dom.js.
extension GalleryFiles {
    static let domJs = ###"""
// Building and finding elements. Whatever comes from a story enters as text, never as markup.

/** An element: `h("a.cell", {href: "#"}, "words", child)`; a key that starts with "on" is a listener. */
const h = (spec, properties = {}, ...children) => {
  const [tag, ...classes] = spec.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [name, text] of Object.entries(value)) element.style.setProperty(name, text);
    else if (key === "value" || key === "checked" || key === "indeterminate") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
};

/** Puts what there is into an element, in place of what was there. */
const fill = (element, ...children) =>
  element.replaceChildren(...children.flat(2).filter((child) => child !== null && child !== undefined && child !== false));

/** Somebody's words: their reading direction stays inside. */
const words = (text, tag = "bdi") => h(tag, { dir: "auto" }, text);

const svgNamespace = "http://www.w3.org/2000/svg";

const iconPaths = {
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.4 10.4 14 14",
  close: "M3.5 3.5l9 9M12.5 3.5l-9 9",
  filter: "M2 4h12M4.5 8h7M6.5 12h3",
  theme: "M8 2a6 6 0 1 0 0 12c1.4 0 1.6-1 1.1-1.8-.6-1 0-2 1.2-2h1.5A2.2 2.2 0 0 0 14 8a6 6 0 0 0-6-6ZM5 7.2v.1M8 4.8v.1M11 6.7v.1",
  left: "M10 3 5 8l5 5",
  right: "M6 3l5 5-5 5",
  up: "M3 10l5-5 5 5",
  down: "M3 6l5 5 5-5",
  compare: "M2.5 3.5h4.6v9H2.5zM8.9 3.5h4.6v9H8.9z",
  swap: "M3 5.5h9M9.5 3 12 5.5 9.5 8M13 10.5H4M6.5 8 4 10.5 6.5 13",
  sun: "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7",
  moon: "M13.3 9.6A5.8 5.8 0 0 1 6.4 2.7a5.6 5.6 0 1 0 6.9 6.9Z",
  auto: "M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2ZM8 2.2v11.6M10 3.2v9.6M12 4.6v6.8",
  help: "M5.8 6.1A2.3 2.3 0 1 1 8.6 8.4c-.4.2-.6.5-.6 1v.3M8 12v.1M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8Z",
  plus: "M8 3v10M3 8h10",
  minus: "M3 8h10",
  check: "M3 8.5l3.2 3.2L13 5",
  link: "M6.5 9.5l3-3M7.2 4.7l1.3-1.3a3 3 0 0 1 4.2 4.2l-1.4 1.3M8.8 11.3l-1.3 1.3a3 3 0 0 1-4.2-4.2l1.4-1.3",
  save: "M8 2.5v7.2M5 7l3 3 3-3M3 13h10",
  open: "M6.5 3.5h-3v9h9v-3M9 2.8h4.2V7M13 3 7.6 8.4",
};

const icon = (name) => {
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svgNamespace, "path");
  path.setAttribute("d", iconPaths[name]);
  svg.append(path);
  return svg;
};

/** A button with a picture and a name; `label` is read out and shown on hover. */
const iconButton = (name, label, onclick, properties = {}) =>
  h("button.icon-button", { type: "button", "aria-label": label, title: label, onclick, ...properties }, icon(name));

const byId = (id) => document.getElementById(id);

/** Says something to whoever can't see it. */
const say = (text) => { byId("said").textContent = text; };

const plural = (count, one, many = `${one}s`) => `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

const clamp = (value, least, most) => Math.min(Math.max(value, least), most);

/** A length in points without a trailing zero. */
const points = (value) => String(Math.round(value * 100) / 100);

const copyText = async (text, what) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages from the disk may lack the clipboard's newer door.
    const field = h("textarea", { value: text, style: { position: "fixed", opacity: "0" } });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  say(`Copied ${what}.`);
  flash(`Copied ${what}`);
};

/** A word at the foot of the page that goes by itself. */
const flash = (text) => {
  document.querySelector(".flash")?.remove();
  const note = h("div.flash", { "aria-hidden": "true" }, text);
  document.body.append(note);
  setTimeout(() => note.remove(), 1600);
};

/** What was kept on this machine; a page from the disk may have nowhere to keep it. */
const kept = {
  get(key, fallback) {
    try { return localStorage.getItem(`barsnap.${key}`) ?? fallback; } catch { return fallback; }
  },
  set(key, value) {
    try { localStorage.setItem(`barsnap.${key}`, value); } catch { /* nothing is kept */ }
  },
};

"""###
}
