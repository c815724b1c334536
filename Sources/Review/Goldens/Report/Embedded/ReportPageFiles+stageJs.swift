// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Goldens/Report/Page/stage.js.
extension ReportPageFiles {
    static let stageJs = ###"""
// One frame's pictures: side by side, under a slider, through each other, in turns, or their difference.

const modeTitles = { "2up": "2-up", slider: "Slider", onion: "Onion skin", blink: "Blink", difference: "Difference" };
const modes = Object.keys(modeTitles);

const stage = { share: 50, blink: null, region: null };

const hasPair = (finding) => Boolean(finding.files.before && finding.files.after);

const drawStage = () => {
  clearInterval(stage.blink);
  const { finding } = current;
  const mode = hasPair(finding) ? current.mode : "2up";
  const { width, height } = extent(finding);
  stage.pictures = [];
  stage.controls = h("div.compare-controls");
  const shots = h("div.shots", {}, mode === "2up" ? pair(finding) : [overlay(finding, mode)]);
  const isPair = mode === "2up" && hasPair(finding);
  shots.classList.toggle("is-pair", isPair);
  shots.classList.toggle("is-wide", isPair && width > height);
  stage.element.className = `stage mode-${mode}`;
  stage.element.style.setProperty("--w", width);
  stage.element.style.setProperty("--h", height);
  fill(stage.element, stage.pictures.length ? shots : h("p.none", {}, "There is no picture of it."), stage.controls);
  drawBoxes();
  setShare(stage.share);
  drawCrosshair();
};

/** A picture at its size in points, in the part of the frame's box that it takes. */
const image = (finding, side, alt = "") => {
  const size = (side === "before" ? finding.golden_size : finding.size) ?? extent(finding);
  const box = extent(finding);
  return h("img", {
    src: address(finding.files[side]), alt, draggable: "false",
    style: { width: `${(size.width / box.width) * 100}%`, height: `${(size.height / box.height) * 100}%` },
  });
};

const shot = (title, ...pictures) => {
  const picture = h("div.picture", {}, pictures);
  picture.addEventListener("pointermove", (event) => pointLoupe(picture, event));
  picture.addEventListener("pointerdown", (event) => pointLoupe(picture, event));
  stage.pictures.push(picture);
  return h("figure.shot", {}, picture, h("figcaption", {}, title));
};

/** What a picture is called that has none beside it. */
const lonely = {
  missing: "Now: there is no golden yet", unreadable: "Now: the golden can't be read", orphaned: "Golden: no story draws it any more",
};

const pair = (finding) => {
  const sides = [["before", "Golden"], ["after", "Now"]];
  if (finding.verdict === "description-changed") {
    return [shot("The picture is the same", image(finding, "after", `${finding.label ?? finding.name}, now`))];
  }
  const pictures = sides.filter(([side]) => finding.files[side]).map(([side, title]) =>
    shot(lonely[finding.verdict] ?? title, image(finding, side, `${finding.label ?? finding.name}, ${title}`)));
  return pictures;
};

const overlay = (finding, mode) => {
  if (mode === "difference") {
    return finding.files.difference
      ? shot("Red counts, yellow is smoothing, magenta is in one picture only", h("img", { src: address(finding.files.difference), alt: "What differs", style: { width: "100%", height: "100%" } }))
      : shot("Difference", image(finding, "before"), blended(image(finding, "after", "What differs")));
  }
  stage.before = image(finding, "before", `${finding.label ?? finding.name}, golden`);
  stage.after = image(finding, "after", `${finding.label ?? finding.name}, now`);
  const one = shot(modeTitles[mode], stage.before, stage.after);
  const [picture] = stage.pictures;
  if (mode === "blink") {
    stage.name = h("span", {}, "Golden");
    stage.pause = h("button.quiet-button", { type: "button", onclick: pauseBlink }, "Pause");
    stage.isPaused = matchMedia("(prefers-reduced-motion: reduce)").matches;
    stage.isAfter = false;
    stage.blink = setInterval(() => { if (!stage.isPaused) blinkOnce(); }, 700);
    stage.controls.append(stage.name, stage.pause, h("button.quiet-button", { type: "button", onclick: blinkOnce }, "Swap"));
    stage.pause.textContent = stage.isPaused ? "Go on" : "Pause";
    showAfter(false);
    return one;
  }
  stage.range = h("input.compare-range", {
    type: "range", min: "0", max: "100", value: String(stage.share),
    "aria-label": mode === "slider" ? "How much of the new picture is shown" : "How solid the new picture is",
    oninput: () => setShare(Number(stage.range.value)),
  });
  stage.controls.append(h("span", {}, "Golden"), stage.range, h("span", {}, "Now"));
  if (mode === "slider") {
    stage.handle = h("span.handle", { "aria-hidden": "true" });
    picture.append(stage.handle);
    const drag = (event) => {
      const box = picture.getBoundingClientRect();
      setShare(Math.round(clamp((1 - (event.clientX - box.left) / box.width) * 100, 0, 100)));
    };
    picture.addEventListener("pointerdown", (event) => {
      if (loupe.isOn) return;
      picture.setPointerCapture(event.pointerId);
      drag(event);
    });
    picture.addEventListener("pointermove", (event) => { if (picture.hasPointerCapture(event.pointerId)) drag(event); });
  }
  return one;
};

const blended = (element) => {
  element.classList.add("blended");
  return element;
};

/** How much of the new picture is seen, in percent: from the right under the slider, in all of it through onion skin. */
const setShare = (share) => {
  stage.share = share;
  const mode = hasPair(current.finding) ? current.mode : "2up";
  if (mode !== "slider" && mode !== "onion") return;
  if (Number(stage.range.value) !== share) stage.range.value = String(share);
  if (mode === "onion") {
    stage.after.style.opacity = String(share / 100);
    return;
  }
  // In hundredths of the whole box, whatever part of it each picture takes.
  const cut = (element, left, right) => {
    const taken = parseFloat(element.style.width);
    const inside = (value) => clamp((value / taken) * 100, 0, 100);
    element.style.clipPath = `inset(0 ${100 - inside(right)}% 0 ${inside(left)}%)`;
  };
  cut(stage.after, 100 - share, 100);
  cut(stage.before, 0, 100 - share);
  stage.handle.style.left = `${100 - share}%`;
};

const showAfter = (isAfter) => {
  stage.isAfter = isAfter;
  stage.after.style.visibility = isAfter ? "visible" : "hidden";
  stage.before.style.visibility = isAfter ? "hidden" : "visible";
  stage.name.textContent = isAfter ? "Now" : "Golden";
};

const blinkOnce = () => showAfter(!stage.isAfter);

const pauseBlink = () => {
  stage.isPaused = !stage.isPaused;
  stage.pause.textContent = stage.isPaused ? "Go on" : "Pause";
};

const drawBoxes = () => {
  const box = extent(current.finding);
  for (const picture of stage.pictures) {
    for (const old of picture.querySelectorAll(".box")) old.remove();
    for (const region of current.finding.difference?.regions ?? []) {
      const share = (value, whole) => `${(value / whole) * 100}%`;
      picture.append(h(`span.box${region === stage.region ? ".is-current" : ""}`, {
        "aria-hidden": "true",
        style: {
          left: share(region.x, box.width), top: share(region.y, box.height),
          width: `calc(${share(region.width, box.width)} + 2px)`, height: `calc(${share(region.height, box.height)} + 2px)`,
        },
      }));
    }
  }
  document.documentElement.classList.toggle("no-boxes", !current.showsBoxes);
};

"""###
}
