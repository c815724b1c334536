// Puts the page together, and listens to keys.

const current = { finding: null, mode: kept.get("report.mode", "2up"), showsBoxes: true };
if (!modes.includes(current.mode)) current.mode = "2up";

const open = (finding, isByAddress = false) => {
  if (current.finding !== finding) stage.region = null;
  current.finding = finding;
  document.title = `${finding.name} · Report`;
  document.documentElement.classList.add("is-open");
  if (!isByAddress) history.replaceState(null, "", `#${encodeURIComponent(finding.name)}`);
  current.tick = h("input", { type: "checkbox", checked: ticked.has(finding.name), onchange: () => setTicked(finding, current.tick.checked) });
  stage.element = h("div.stage", { tabindex: "0", role: "group", "aria-label": "Pictures" });
  current.modeButtons = modes.map((mode, index) => h("button.mode", {
    type: "button", "aria-pressed": "false", title: `${modeTitles[mode]} (${index + 1})`, disabled: !hasPair(finding) && mode !== "2up",
    onclick: () => setMode(mode),
  }, modeTitles[mode]));
  current.boxes = h("button.quiet-button", { type: "button", title: "Boxes around what changed (r)", "aria-pressed": "true", onclick: () => setBoxes(!current.showsBoxes) }, "Boxes");
  current.loupe = h("button.quiet-button", { type: "button", title: "Loupe (l)", "aria-pressed": "false", onclick: () => toggleLoupe() }, "Loupe");
  fill(byId("main"),
    h("div.finding-head", {},
      iconButton("left", "Back to the frames", close, { class: "icon-button back" }),
      h("h2", {}, words(finding.name)),
      h("span.verdict", { "data-verdict": finding.verdict }, h("span.dot"), verdictTitle(finding.verdict)),
      h("label.tick", {}, current.tick, finding.approved ? "Approve again" : "Approve"),
      finding.approved ? h("span.approved", {}, icon("check"), "Approved") : null,
      h("div.modes", { role: "group", "aria-label": "How to compare" }, current.modeButtons),
      h("div.switches", {}, current.boxes, current.loupe)),
    stage.element,
    h("aside.changes", { id: "changes", "aria-label": "What changed", tabindex: "0" }));
  drawMode();
  if (loupe.isOn) setLoupe(true); else drawChanges();
  setBoxes(current.showsBoxes);
  current.loupe.setAttribute("aria-pressed", String(loupe.isOn));
  markRow();
};

const close = () => {
  document.documentElement.classList.remove("is-open");
  list.rows.get(current.finding?.name)?.link.focus();
};

const setMode = (mode) => {
  current.mode = mode;
  kept.set("report.mode", mode);
  drawMode();
};

const drawMode = () => {
  const mode = hasPair(current.finding) ? current.mode : "2up";
  modes.forEach((one, index) => current.modeButtons[index].setAttribute("aria-pressed", String(one === mode)));
  drawStage();
};

const setBoxes = (isShown) => {
  current.showsBoxes = isShown;
  current.boxes.setAttribute("aria-pressed", String(isShown));
  drawBoxes();
};

const toggleLoupe = () => {
  setLoupe(!loupe.isOn);
  current.loupe.setAttribute("aria-pressed", String(loupe.isOn));
};

// MARK: - Bar

const appearances = ["auto", "light", "dark"];
const appearanceIcons = { auto: "auto", light: "sun", dark: "moon" };

const setAppearance = (appearance) => {
  kept.set("appearance", appearance);
  document.documentElement.dataset.appearance = appearance;
  const button = iconButton(appearanceIcons[appearance], `Appearance: ${appearance}`,
    () => { setAppearance(appearances[(appearances.indexOf(appearance) + 1) % 3]); byId("appearance").focus(); }, { id: "appearance" });
  byId("appearance").replaceWith(button);
};

const buildBar = () => {
  const { shard, comparison } = REPORT;
  const shardText = shard.count > 1 ? `, part ${shard.index} of ${shard.count}` : "";
  const approvedCount = findings.length - unapproved.length;
  const approvedText = approvedCount ? `${approvedCount} of them approved · ` : "";
  byId("bar").append(
    h("h1", {}, findings.length ? `${plural(findings.length, "frame")} ${findings.length === 1 ? "differs" : "differ"}` : "Nothing differs"),
    h("p.summary", {}, `${approvedText}${plural(sameCount, "frame")} ${sameCount === 1 ? "is as its golden" : "are as their goldens"}${shardText}`),
    h("div.tools", {}, h("button", { id: "appearance" }), iconButton("help", "Keys (?)", () => byId("help").showModal())));
  setAppearance(appearances.includes(kept.get("appearance", "auto")) ? kept.get("appearance", "auto") : "auto");
  if (comparison.reasons.length) {
    byId("bar").after(h("p.warning", { role: "note" }, "Not drawn with what the goldens were: ", words(comparison.reasons.join(", ")),
      `. Pixels count over ΔE ${comparison.threshold} in OKLab.`));
  }
};

const keyTexts = [
  ["j  k", "The next frame, the one before"], ["x", "Tick the frame, or not"], ["a", "Tick all that are shown"],
  ["1 … 5", "2-up, slider, onion skin, blink, difference"], ["← →", "Move the slider; swap in blink; move the loupe, with ↑ and ↓"],
  ["space", "Pause the blinking"], ["r", "Boxes around what changed"], ["n", "The next changed region"], ["l", "Loupe"],
  ["+  −", "The loupe nearer, farther"], ["/", "Search"], ["c", "Copy the line"], ["?", "These keys"],
];

const buildHelp = () => byId("help").append(
  h("h2", { id: "help-title" }, "Keys"),
  h("dl", {}, keyTexts.map(([keys, text]) => [h("dt", {}, keys.split("  ").map((key) => [h("kbd", {}, key), " "]).flat()), h("dd", {}, text)]).flat()),
  h("form", { method: "dialog" }, h("button.button.close", {}, "Close")));

// MARK: - Keys

const nextRegion = () => {
  const regions = current.finding?.difference?.regions ?? [];
  if (!regions.length) return;
  const next = regions[(regions.indexOf(stage.region) + 1) % regions.length];
  stage.region = next;
  if (loupe.isOn) moveLoupe(next.x + next.width / 2, next.y + next.height / 2);
  drawBoxes();
  drawChanges();
};

const keys = {
  j: () => stepBy(1), k: () => stepBy(-1),
  x: () => { if (current.finding) setTicked(current.finding, !ticked.has(current.finding.name)); },
  a: tickAll, n: nextRegion,
  r: () => { if (current.finding) setBoxes(!current.showsBoxes); },
  l: () => { if (current.finding) toggleLoupe(); },
  "/": () => list.search.focus(), "?": () => byId("help").showModal(),
  c: () => { if (ticked.size) copyText(approve.line.value, "the line"); },
  "+": () => zoomBy(1.5), "=": () => zoomBy(1.5), "-": () => zoomBy(1 / 1.5),
  Escape: close,
};
modes.forEach((mode, index) => {
  keys[String(index + 1)] = () => { if (current.finding && hasPair(current.finding)) setMode(mode); };
});

const zoomBy = (factor) => {
  loupe.zoom = clamp(loupe.zoom * factor, 2, 40);
  aimLenses();
};

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What an arrow does where no field has the focus; whether it did anything. */
const moveBy = ([x, y], isFar) => {
  if (!current.finding) return false;
  const distance = isFar ? 10 : 1;
  if (loupe.isOn) {
    moveLoupe(loupe.x + x * distance, loupe.y + y * distance);
  } else if (x && hasPair(current.finding) && (current.mode === "slider" || current.mode === "onion")) {
    setShare(clamp(stage.share + x * distance * (current.mode === "slider" ? -1 : 1), 0, 100));
  } else if (x && hasPair(current.finding) && current.mode === "blink") {
    blinkOnce();
  } else {
    return false;
  }
  return true;
};

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
  const { target } = event;
  const isField = target.matches("select, input:not([type=checkbox])");
  if (isField) {
    if (event.key === "Escape") target.blur();
    return;
  }
  if (arrows[event.key]) {
    if (moveBy(arrows[event.key], event.shiftKey)) event.preventDefault();
    return;
  }
  if (event.key === " " && current.mode === "blink" && current.finding && !target.matches("button, a, input")) {
    pauseBlink();
    event.preventDefault();
    return;
  }
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

const openAddressed = () => {
  let name = "";
  try { name = decodeURIComponent(location.hash.slice(1)); } catch { /* no name of ours */ }
  const finding = byName.get(name);
  if (finding) open(finding, true);
  return Boolean(finding);
};

addEventListener("hashchange", openAddressed);
addEventListener("resize", aimLenses);
new ResizeObserver(() => document.documentElement.style.setProperty("--foot", `${byId("approve").offsetHeight}px`)).observe(byId("approve"));
document.querySelector(".skip").addEventListener("click", (event) => { event.preventDefault(); byId("main").focus(); });
byId("app").hidden = false;
buildBar();
buildHelp();
buildList();
drawApprove();
if (!openAddressed()) {
  if (findings.length) {
    open(findings[0], true);
    if (matchMedia("(max-width: 720px)").matches) document.documentElement.classList.remove("is-open");
  } else {
    byId("main").append(h("div.empty", {}, h("h2", {}, "Nothing differs"), h("p", {}, `${plural(sameCount, "frame")} looked at.`)));
  }
}
