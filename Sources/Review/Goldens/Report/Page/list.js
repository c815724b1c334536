// The frames, and what decides which of them are shown.

const list = { rows: new Map() };

const buildList = () => {
  const counts = new Map();
  for (const finding of findings) counts.set(finding.verdict, (counts.get(finding.verdict) ?? 0) + 1);
  const verdicts = verdictOrder.filter((verdict) => counts.has(verdict)).map((verdict) => {
    const button = h("button.verdict-filter", {
      type: "button", "aria-pressed": "false", "data-verdict": verdict,
      onclick: () => {
        if (!wanted.verdicts.delete(verdict)) wanted.verdicts.add(verdict);
        button.setAttribute("aria-pressed", String(wanted.verdicts.has(verdict)));
        drawRows();
      },
    }, h("span.dot"), `${verdictTitle(verdict)} ${counts.get(verdict)}`);
    return button;
  });
  const choice = (key, label, all, values) => h("select.select", {
    "aria-label": label, onchange: (event) => { wanted[key] = event.target.value; drawRows(); },
  }, h("option", { value: "" }, all), values.map((value) => h("option", { value }, value)));
  const stories = [...new Set(findings.map((finding) => finding.story))].sort();
  const tokens = [...new Set(findings.flatMap((finding) => finding.tokens))].sort();
  list.tokens = choice("token", "Token", "All tokens", tokens);
  list.search = h("input", {
    type: "search", placeholder: "Search frames", "aria-label": "Search frames", spellcheck: "false",
    oninput: (event) => { wanted.query = event.target.value; drawRows(); },
  });
  list.count = h("span");
  list.all = h("button.quiet-button", { type: "button", onclick: tickAll }, "Tick all");
  list.element = h("ul.rows");
  byId("list").append(
    h("div.filters", {}, list.search, h("div.verdicts", { role: "group", "aria-label": "Verdicts" }, verdicts),
      h("div.pair", {}, choice("story", "Story", "All stories", stories), list.tokens)),
    h("div.list-head", {}, list.count, list.all), list.element);
  drawRows();
};

const wantToken = (token) => {
  wanted.token = token;
  list.tokens.value = token;
  drawRows();
  flash(`Frames that ${token} changes in`);
};

const row = (finding) => {
  const picture = finding.files.after ?? finding.files.before;
  const tick = h("input", {
    type: "checkbox", checked: ticked.has(finding.name), "aria-label": `Approve ${finding.name}`,
    onchange: () => setTicked(finding, tick.checked),
  });
  const link = h("a.row-link", { href: `#${encodeURIComponent(finding.name)}`, onclick: (event) => { event.preventDefault(); open(finding); } },
    h("span.row-name", {}, words(finding.name)),
    h("span.row-words", { "data-verdict": finding.verdict }, h("span.dot"), verdictTitle(finding.verdict),
      finding.difference?.pixels ? ` · ${percentText(finding.difference.percent)}` : ""));
  const element = h("li.row", {}, tick,
    h("span.thumb", {}, picture ? h("img", { src: address(picture), alt: "", loading: "lazy", decoding: "async" }) : null), link);
  list.rows.set(finding.name, { element, tick, link });
  return element;
};

const drawRows = () => {
  const frames = shown();
  list.rows.clear();
  list.count.textContent = frames.length === findings.length
    ? plural(findings.length, "frame") : `${frames.length} of ${plural(findings.length, "frame")}`;
  fill(list.element, frames.length ? frames.map(row) : h("li.nothing", {}, findings.length ? "No frame fits." : "Every frame is as its golden."));
  list.all.disabled = !frames.length;
  markRow();
};

const markRow = () => {
  for (const [name, { element, link }] of list.rows) {
    const isCurrent = current.finding?.name === name;
    element.classList.toggle("is-current", isCurrent);
    if (isCurrent) link.setAttribute("aria-current", "true"); else link.removeAttribute("aria-current");
  }
};

/** The frame `distance` rows on. */
const stepBy = (distance) => {
  const frames = shown();
  if (!frames.length) return;
  const at = frames.indexOf(current.finding);
  const next = frames[at < 0 ? 0 : clamp(at + distance, 0, frames.length - 1)];
  open(next);
  list.rows.get(next.name)?.element.scrollIntoView({ block: "nearest" });
};
