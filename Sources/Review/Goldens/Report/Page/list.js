// The frames, and what decides which of them are shown.

/** `shown` are the frames that fit, `rows` those of them that stand in the list so far. */
const list = { shown: findings, rows: new Map(), current: null };

// How many rows are built at a time: more than a window holds, and no one waits for thousands.
const batch = 60;

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
  }, h("option", { value: "" }, all), values.map(([value, title = value]) => h("option", { value }, title)));
  const stories = [...new Set(findings.map((finding) => finding.story))].sort();
  list.tokens = choice("token", "Token", "All tokens", tokenCounts.map(([token, count]) => [token, `${token} · ${count}`]));
  list.search = h("input", {
    type: "search", placeholder: "Search frames", "aria-label": "Search frames", spellcheck: "false",
    oninput: (event) => { wanted.query = event.target.value; drawRows(); },
  });
  list.count = h("span");
  list.all = h("button.quiet-button", { type: "button", onclick: tickAll }, "Tick all");
  list.element = h("ul.rows");
  list.end = h("li.rows-end", { "aria-hidden": "true" });
  // The next rows are built before the last ones come into sight.
  list.watch = new IntersectionObserver((entries) => { if (entries.some((entry) => entry.isIntersecting)) addRows(); },
    { root: list.element, rootMargin: "600px" });
  byId("list").append(
    h("div.filters", {}, list.search, h("div.verdicts", { role: "group", "aria-label": "Verdicts" }, verdicts),
      h("div.pair", {}, choice("story", "Story", "All stories", stories.map((story) => [story])), list.tokens)),
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
    h("span.row-words", { "data-verdict": finding.verdict },
      h("span", {}, h("span.dot"), verdictTitle(finding.verdict), finding.difference?.pixels ? ` · ${percentText(finding.difference.percent)}` : ""),
      finding.approved ? h("span.approved", {}, icon("check"), "Approved") : null));
  const element = h("li.row", {}, tick,
    h("span.thumb", {}, picture ? h("img", { src: address(picture), alt: "", loading: "lazy", decoding: "async" }) : null), link);
  list.rows.set(finding.name, { element, tick, link });
  return element;
};

/** Builds rows until there are as many as `count`, or one batch more. */
const addRows = (count = list.rows.size + batch) => {
  list.watch.unobserve(list.end);
  list.end.before(...list.shown.slice(list.rows.size, count).map(row));
  if (list.rows.size < list.shown.length) list.watch.observe(list.end);
};

const drawRows = () => {
  list.shown = allWanted();
  list.rows.clear();
  list.count.textContent = list.shown.length === findings.length
    ? plural(findings.length, "frame") : `${list.shown.length} of ${plural(findings.length, "frame")}`;
  const nothing = findings.length ? "No frame fits." : "Every frame is as its golden.";
  fill(list.element, list.shown.length ? null : h("li.nothing", {}, nothing), list.end);
  list.element.scrollTop = 0;
  addRows();
  drawTickAll();
  markRow();
};

/** Shows which of the rows is the frame that is large; builds rows as far as that one. */
const markRow = () => {
  list.current?.element.classList.remove("is-current");
  list.current?.link.removeAttribute("aria-current");
  const place = list.shown.indexOf(current.finding);
  if (place >= list.rows.size) addRows(place + batch);
  list.current = list.rows.get(current.finding?.name);
  list.current?.element.classList.add("is-current");
  list.current?.link.setAttribute("aria-current", "true");
};

/** The frame `distance` rows on. */
const stepBy = (distance) => {
  if (!list.shown.length) return;
  const at = list.shown.indexOf(current.finding);
  const next = list.shown[at < 0 ? 0 : clamp(at + distance, 0, list.shown.length - 1)];
  open(next);
  list.current?.element.scrollIntoView({ block: "nearest" });
};
