// Pixels at a point of the frame, large: the golden's, the new picture's, and what differs.

const loupe = { isOn: false, x: 0, y: 0, zoom: 6 };

const setLoupe = (isOn) => {
  loupe.isOn = isOn;
  const region = stage.region ?? current.finding?.difference?.regions[0];
  if (isOn && current.finding) {
    const box = extent(current.finding);
    loupe.x = region ? region.x + region.width / 2 : box.width / 2;
    loupe.y = region ? region.y + region.height / 2 : box.height / 2;
  }
  if (current.finding) drawChanges();
  drawCrosshair();
};

const pointLoupe = (picture, event) => {
  if (!loupe.isOn) return;
  const frame = picture.getBoundingClientRect();
  const box = extent(current.finding);
  moveLoupe(((event.clientX - frame.left) / frame.width) * box.width, ((event.clientY - frame.top) / frame.height) * box.height);
};

const moveLoupe = (x, y) => {
  const box = extent(current.finding);
  loupe.x = clamp(x, 0, box.width);
  loupe.y = clamp(y, 0, box.height);
  drawCrosshair();
  aimLenses();
};

const drawCrosshair = () => {
  stage.element?.classList.toggle("is-loupe", loupe.isOn);
  if (!current.finding) return;
  const box = extent(current.finding);
  for (const picture of stage.pictures) {
    picture.querySelector(".crosshair")?.remove();
    if (!loupe.isOn) continue;
    picture.append(h("span.crosshair", {
      "aria-hidden": "true", style: { left: `${(loupe.x / box.width) * 100}%`, top: `${(loupe.y / box.height) * 100}%` },
    }));
  }
};

const lenses = () => {
  const { finding } = current;
  const sides = [["before", "Golden"], ["after", "Now"], ["difference", "Difference"]].filter(([side]) => finding.files[side]);
  loupe.place = h("span");
  loupe.lenses = sides.map(([side, title]) => {
    const picture = h("img", { src: address(finding.files[side]), alt: "" });
    const size = side === "before" ? finding.golden_size : side === "after" ? finding.size : null;
    return { picture, size: size ?? extent(finding), element: h("figure.lens", {}, h("div.lens-glass", {}, picture), h("figcaption", {}, title)) };
  });
  const element = h("section.loupe", { "aria-label": "Loupe" }, h("h3", {}, "Loupe · ", loupe.place),
    h("div.lenses", {}, loupe.lenses.map((lens) => lens.element)));
  requestAnimationFrame(aimLenses);
  return element;
};

const aimLenses = () => {
  if (!loupe.isOn || !loupe.lenses) return;
  loupe.place.textContent = `${points(loupe.x)}, ${points(loupe.y)} pt`;
  for (const { picture, size } of loupe.lenses) {
    const side = picture.parentElement.clientWidth;
    picture.style.width = `${size.width * loupe.zoom}px`;
    picture.style.height = `${size.height * loupe.zoom}px`;
    picture.style.left = `${side / 2 - loupe.x * loupe.zoom}px`;
    picture.style.top = `${side / 2 - loupe.y * loupe.zoom}px`;
  }
};
