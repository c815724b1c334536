// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Gallery/Page/compare.js.
extension GalleryFiles {
    static let compareJs = ###"""
// Any two frames, picked into the tray: side by side, under a slider, through each other, in turns, or their difference.

const modeTitles = { "2up": "2-up", slider: "Slider", onion: "Onion skin", blink: "Blink", difference: "Difference" };

const isPicked = (frame) => current.a === frame || current.b === frame;

/** What picking a frame does: the first empty place, or out of the tray again. */
const picked = (frame) => {
  if (current.a === frame) return { a: current.b, b: null };
  if (current.b === frame) return { b: null };
  return current.a ? { b: frame } : { a: frame };
};

const pickButton = (frame, isTool = false) => {
  const button = h(`button.pick${isTool ? ".icon-button" : ""}`, {
    type: "button", "data-pick": frame.name, "aria-pressed": "false",
    onclick: () => go(picked(frame)),
  }, icon("compare"));
  markPick(button, frame);
  return button;
};

const markPick = (button, frame) => {
  const isOn = isPicked(frame);
  button.setAttribute("aria-pressed", String(isOn));
  button.title = isOn ? "Take out of the comparison (c)" : "Compare (c)";
  button.setAttribute("aria-label", `Compare ${frameLabel(frame).slice(0, 200)}`);
};

const drawTray = (state) => {
  for (const button of document.querySelectorAll("[data-pick]")) {
    const frame = framesByName.get(button.dataset.pick);
    if (frame) markPick(button, frame);
  }
  const tray = byId("tray");
  const isShown = (state.a || state.b) && state.view !== "compare";
  tray.hidden = !isShown;
  document.documentElement.classList.toggle("has-tray", Boolean(isShown));
  if (!isShown) return;
  const slot = (key) => {
    const frame = state[key];
    if (!frame) return h("div.slot.is-empty", {}, "Pick another frame");
    const scale = Math.min(30 / frame.width, 44 / frame.height);
    return h("div.slot", {}, screenOf(frame, scale, thumbnail(frame)),
      h("span.slot-words", {}, words(frame.capture), h("span", {}, words(frame.titles.join(" · ")))),
      iconButton("close", `Take ${frame.capture} out`, () => go(picked(frame))));
  };
  const compare = { view: "compare", mode: state.mode };
  tray.replaceChildren(slot("a"), slot("b"), h("div.tray-tools", {},
    state.a && state.b
      ? h("a.button", { href: linkTo(compare), onclick: step(compare) }, "Compare")
      : h("span.button.is-off", { "aria-disabled": "true" }, "Compare"),
    h("button.quiet-button", { type: "button", onclick: () => go({ a: null, b: null }) }, "Clear")));
};

const comparison = { element: null, a: null, b: null, mode: null, blink: null };

const showCompare = (state) => {
  clearInterval(comparison.blink);
  const main = byId("main");
  document.title = "Compare · barsnap";
  if (!state.a || !state.b) {
    main.replaceChildren(h("div.empty", {}, h("h1", {}, "Compare"), h("p", {}, "Pick two frames: point at one and press the button in its corner, or press c."),
      h("a.button", { href: linkTo({ view: "frames" }), onclick: step({ view: "frames" }) }, "Choose frames")));
    comparison.element = null;
    return;
  }
  const isSame = comparison.element?.isConnected && comparison.a === state.a && comparison.b === state.b && comparison.mode === state.mode;
  if (isSame) return setAt(state.at);
  Object.assign(comparison, { a: state.a, b: state.b, mode: state.mode });
  const stage = h(`div.compare-stage.mode-${state.mode}`, { "data-mode": state.mode });
  comparison.stage = stage;
  comparison.element = h("div.compare-view", {}, compareHead(state), h("div.compare-work", {}, stage, differencePanel(state)));
  main.replaceChildren(comparison.element);
  fillStage(state);
};

const compareHead = (state) => h("div.frame-head", {},
  h("nav.crumbs", { "aria-label": "Place" },
    h("a", { href: linkTo({ view: "frames" }), onclick: step({ view: "frames" }) }, icon("left"), "Frames"), h("h1", {}, "Compare")),
  h("div.modes", { role: "group", "aria-label": "How to compare" }, compareModes.map((mode, index) => h("button.mode", {
    type: "button", "data-mode-button": mode, "aria-pressed": String(mode === state.mode), title: `${modeTitles[mode]} (${index + 1})`,
    onclick: () => go({ mode }),
  }, modeTitles[mode]))),
  h("div.frame-tools", {},
    iconButton("swap", "Swap (x)", () => go({ a: current.b, b: current.a })),
    iconButton("link", "Copy a link to this view", () => copyText(location.href, "the link"))));

const caption = (frame, letter) => h("div.compare-caption", {}, h("span.letter", {}, letter),
  h("a", { href: linkTo({ view: "frame", frame, layer: null }), onclick: step(() => ({ view: "frame", frame, layer: null })) }, words(frame.capture)),
  h("span", {}, words(frame.titles.join(" · "))));

const fillStage = (state) => {
  clearInterval(comparison.blink);
  const { stage } = comparison;
  const { a, b, mode } = state;
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const room = { width: stage.clientWidth - 48, height: stage.clientHeight - 48 };
  const isPair = mode === "2up";
  const isStacked = isPair && (a.width > a.height || b.width > b.height);
  const across = isPair && !isStacked ? a.width + b.width + 32 : width;
  const down = isStacked ? a.height + b.height + 64 : height;
  const scale = clamp(Math.min(room.width / across, (room.height - 56) / down), 0.12, 1.5);
  const picture = (frame) => livePicture(frame, scale, { onshown: () => compareLayers(state) });
  if (isPair) {
    stage.classList.toggle("is-stacked", isStacked);
    stage.replaceChildren(
      h("figure.pair-frame", {}, picture(a), h("figcaption", {}, caption(a, "A"))),
      h("figure.pair-frame", {}, picture(b), h("figcaption", {}, caption(b, "B"))));
    return;
  }
  const under = h("span.over-a", {}, picture(a));
  const over = h("span.over-b", {}, picture(b));
  const pile = h("div.pile", { style: { width: `${width * scale}px`, height: `${height * scale}px` } }, under, over);
  comparison.over = over;
  comparison.under = under;
  const controls = [];
  if (mode === "slider" || mode === "onion") {
    const label = mode === "slider" ? "How much of B is shown" : "How solid B is";
    comparison.range = h("input.compare-range", {
      type: "range", min: "0", max: "100", step: "1", value: String(state.at), "aria-label": label,
      oninput: () => go({ at: Number(comparison.range.value) }),
    });
    controls.push(h("span.letter", {}, "A"), comparison.range, h("span.letter", {}, "B"));
  }
  if (mode === "slider") {
    const handle = h("span.handle", { "aria-hidden": "true" });
    comparison.handle = handle;
    pile.append(handle);
    const drag = (event) => {
      const box = pile.getBoundingClientRect();
      go({ at: Math.round(clamp(((event.clientX - box.left) / box.width) * 100, 0, 100)) });
    };
    pile.addEventListener("pointerdown", (event) => { pile.setPointerCapture(event.pointerId); drag(event); });
    pile.addEventListener("pointermove", (event) => { if (pile.hasPointerCapture(event.pointerId)) drag(event); });
  }
  if (mode === "blink") {
    comparison.isPaused = false;
    comparison.shownB = false;
    const button = h("button.quiet-button", { type: "button", onclick: () => pauseBlink() }, "Pause");
    comparison.pauseButton = button;
    comparison.blinkNote = h("span.letter", {}, "A");
    controls.push(comparison.blinkNote, button);
    comparison.blink = setInterval(() => { if (!comparison.isPaused) blinkOnce(); }, 700);
  }
  stage.replaceChildren(pile, h("div.compare-controls", {}, controls),
    h("div.compare-captions", {}, caption(a, "A"), caption(b, "B")));
  setAt(state.at);
};

const setAt = (at) => {
  const { mode, over, under, range, handle } = comparison;
  if (range && Number(range.value) !== at) range.value = String(at);
  if (mode === "slider") {
    over.style.clipPath = `inset(0 0 0 ${100 - at}%)`;
    under.style.clipPath = `inset(0 ${at}% 0 0)`;
    handle.style.left = `${100 - at}%`;
  } else if (mode === "onion") {
    over.style.opacity = String(at / 100);
  } else if (mode === "blink") {
    showSide(comparison.shownB);
  }
};

const showSide = (isB) => {
  comparison.shownB = isB;
  comparison.over.style.visibility = isB ? "visible" : "hidden";
  comparison.under.style.visibility = isB ? "hidden" : "visible";
  comparison.blinkNote.textContent = isB ? "B" : "A";
};

const blinkOnce = () => showSide(!comparison.shownB);

const pauseBlink = () => {
  comparison.isPaused = !comparison.isPaused;
  comparison.pauseButton.textContent = comparison.isPaused ? "Go on" : "Pause";
};

"""###
}
