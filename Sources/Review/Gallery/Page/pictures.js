// Frames as pictures: a small PNG at once, and the SVG, in a shadow root of its own, where more is wanted of it.
//
// Two SVGs in one tree that share an id would draw each other's glyphs; a page from the disk can't read a file beside
// it, but may run it. So a frame's SVG comes as a script that hands it over.

const barsnap = {
  waiting: new Map(),
  frame(name, svg) {
    this.waiting.get(document.currentScript)?.(svg);
  },
  // What a watched gallery hands over.
  changed(state) { takeChanges(state); },
  takeIndex(count, index) { takeIndex(count, index); },
};
window.barsnap = barsnap;

/** SVG texts, the latest last; old ones go. */
const loadedTexts = new Map();
const mostTexts = 240;
const underWay = new Map();

const loadText = (frame) => {
  const known = loadedTexts.get(frame.name);
  if (known) {
    loadedTexts.delete(frame.name);
    loadedTexts.set(frame.name, known);
    return Promise.resolve(known);
  }
  const started = underWay.get(frame.name);
  if (started) return started;
  const { version } = frame;
  const load = new Promise((resolve, reject) => {
    const script = h("script", { src: frameFile(frame, ".js"), async: true });
    const finish = () => {
      barsnap.waiting.delete(script);
      if (underWay.get(frame.name) === load) underWay.delete(frame.name);
      script.remove();
    };
    barsnap.waiting.set(script, (svg) => {
      finish();
      // Drawn anew meanwhile: this is the old one.
      if (frame.version !== version) return resolve(loadText(frame));
      loadedTexts.set(frame.name, svg);
      if (loadedTexts.size > mostTexts) loadedTexts.delete(loadedTexts.keys().next().value);
      resolve(svg);
    });
    script.addEventListener("error", () => {
      finish();
      reject(new Error(`The file ${frameFile(frame, ".js")} is not there.`));
    });
    document.head.append(script);
  });
  underWay.set(frame.name, load);
  return load;
};

const frameSheet = new CSSStyleSheet();
frameSheet.replaceSync(":host{display:block}svg{display:block;width:100%;height:100%}");

/** One sheet for each look: a token's new value is written once for all frames of the look. */
const sheetOf = (look) => {
  look.sheet ??= new CSSStyleSheet();
  return look.sheet;
};

/** Puts the frame's SVG into the host's shadow root; the SVG element, or nothing where another frame came since. */
const showPicture = async (host, frame) => {
  host.wanted = frame;
  const text = await loadText(frame);
  if (host.wanted !== frame) return null;
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [frameSheet, sheetOf(frame.look)];
  const svg = document.importNode(parsed, true);
  root.replaceChildren(svg);
  host.shown = frame;
  return svg;
};

/** A device's screen with its corners; `scale` is pixels of the page for each point. */
const screenOf = (frame, scale, ...children) =>
  h("span.screen", {
    style: {
      width: `${frame.width * scale}px`,
      height: `${frame.height * scale}px`,
      "border-radius": `${frame.corner * scale}px`,
    },
  }, ...children);

/** The small picture of a frame. */
const thumbnail = (frame, properties = {}) =>
  h("img", { src: frameFile(frame, ".png"), alt: "", decoding: "async", draggable: "false", "data-picture": frame.name, ...properties });

/** A screen with the frame's SVG in it. `onshown` gets the SVG. */
const livePicture = (frame, scale, { label, onshown } = {}) => {
  const host = h("span.live", label ? {} : { "aria-hidden": "true", inert: true });
  const screen = screenOf(frame, scale, host);
  host.renew = () => showPicture(host, frame)
    .then((svg) => { if (svg) onshown?.(svg, host); })
    .catch((error) => screen.append(h("span.missing", {}, error.message)));
  host.renew();
  return screen;
};

/** A frame's SVG as a file of its own. */
const saveSVG = async (frame) => {
  const text = await loadText(frame);
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  h("a", { href: address, download: `${frame.name.replaceAll("/", "-")}.svg` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
