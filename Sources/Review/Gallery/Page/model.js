// The frames as the page's index has them, and what is asked of them.

const axisTitles = {
  appearance: "Appearance", contrast: "Contrast", transparency: "Transparency", textSize: "Text size",
  direction: "Direction", motion: "Motion", boldText: "Bold text", os: "OS", style: "Style", device: "Device",
  orientation: "Orientation", locale: "Locale", theme: "Theme",
};

// Filled from an index, and again where a watched gallery has a new one. Whoever holds a frame, a look or a story keeps
// it: what is still there by its name is the same object, with new values.
const axes = [];
const stories = [];
const looks = [];
/** In the order of the gallery. */
const frames = [];
const framesByName = new Map();
/** The ways to narrow the frames, in the order of the panel. Between them all must fit, in each any chosen value. */
const facets = [];
const facetsById = new Map();

const refill = (list, items) => {
  list.length = 0;
  for (const item of items) list.push(item);
};

/** New values for what was there by these names. */
const renewed = (list, nameOf, items) => {
  const known = new Map(list.map((one) => [nameOf(one), one]));
  return items.map((item) => (known.has(nameOf(item)) ? Object.assign(known.get(nameOf(item)), item) : item));
};

/** What sets a frame apart, as a person reads it, appearance first. */
const frameTitles = (variant) => {
  const titles = [];
  for (const axis of axes) {
    const name = variant[axis.id] ?? axis.standard;
    if (name === axis.standard && axis.id !== "appearance") continue;
    const value = axis.values.find((value) => value.name === name);
    titles.push(value ? value.longTitle.replace(/^Text size /, "") : name);
  }
  return titles;
};

/** Within a capture frames that are held sideways come last, so that those of one height stand in a row. */
const ordered = (drawn) => {
  const captures = new Map();
  for (const frame of drawn) {
    const key = `${frame.story.index}/${frame.capture}`;
    if (!captures.has(key)) captures.set(key, [[], []]);
    captures.get(key)[frame.width > frame.height ? 1 : 0].push(frame);
  }
  return [...captures.values()].flat(2);
};

const facetsOf = () => [
  { id: "story", title: "Story", valuesOf: (frame) => [frame.story.name] },
  { id: "capture", title: "Capture", valuesOf: (frame) => [frame.capture] },
  ...axes.map((axis) => ({ id: axis.id, title: axis.title, valuesOf: (frame) => [frame.variant[axis.id] ?? axis.standard] })),
  { id: "token", title: "Token", valuesOf: (frame) => frame.tokens.map((token) => INDEX.tokens[token]) },
].map((facet) => {
  const axis = axes.find((axis) => axis.id === facet.id);
  const seen = new Set(frames.flatMap(facet.valuesOf));
  let values;
  if (axis) values = axis.values.map(({ name, title }) => ({ name, title }));
  else if (facet.id === "story") values = stories.map((story) => ({ name: story.name, title: story.title }));
  else if (facet.id === "token") values = [...seen].sort().map((name) => ({ name, title: name }));
  else values = [...seen].map((name) => ({ name, title: name }));
  return { ...facet, values: values.filter((value) => seen.has(value.name)) };
}).filter((facet) => facet.values.length > 1);

const readIndex = () => {
  refill(axes, INDEX.axes.map((axis) => ({
    id: axis.id,
    title: axisTitles[axis.id] ?? axis.id,
    standard: axis.standard,
    values: axis.values.map(([name, title]) => ({
      name,
      title: title.replace(/^(Text size|Style|Device) /, ""),
      longTitle: title,
    })),
  })));
  refill(stories, renewed(stories, (story) => story.name,
    INDEX.stories.map((story, index) => ({ ...story, title: story.title ?? story.name, index }))));
  refill(looks, renewed(looks, (look) => look.key, INDEX.looks.map((look, index) => ({
    ...look,
    index,
    key: `${look.theme}/${look.appearance}/${look.contrast}`,
    title: [
      look.theme === "default" ? "" : look.theme,
      look.appearance === "dark" ? "Dark" : "Light",
      look.contrast === "increased" ? "increased contrast" : "",
    ].filter(Boolean).join(", "),
    byPath: new Map(look.tokens.map((token) => [token.path, token])),
  }))));
  const spokenLists = INDEX.spoken.map((list) =>
    list.map(([id, text, kind, hint, isContent]) => ({ id, text, kind, hint, isContent: isContent === 1 })));
  const drawn = INDEX.frames.map(([story, capture, suffix, variant, width, height, corner, look, tokens, spoken], index) => ({
    index,
    story: stories[story],
    capture,
    name: `${stories[story].name}/${capture}${suffix}`,
    variant,
    width,
    height,
    corner,
    look: looks[look],
    tokens: INDEX.tokenSets[tokens],
    spoken: spokenLists[spoken],
    titles: frameTitles(variant),
    searched: null,
  }));
  refill(frames, ordered(renewed(frames, (frame) => frame.name, drawn)));
  framesByName.clear();
  for (const frame of frames) framesByName.set(frame.name, frame);
  refill(facets, facetsOf());
  facetsById.clear();
  for (const facet of facets) facetsById.set(facet.id, facet);
};
readIndex();

/** The address of a frame's file; each part of its name may hold anything that a folder's name may. One that was drawn
 * anew while the page was open has another address, so that nobody hands out the old file. */
const frameFile = (frame, ending) =>
  `frames/${frame.name.split("/").map(encodeURIComponent).join("/")}${ending}${frame.version ? `?${frame.version}` : ""}`;

const frameLabel = (frame) => [frame.story.title, frame.capture, ...frame.titles].join(", ");

/** What a search looks through, made when it is first asked for. */
const searchText = (frame) => {
  frame.searched ??= [
    frame.name, frame.story.title, frame.titles.join(" "), frame.spoken.map((one) => one.text).join(" "),
    frame.tokens.map((token) => INDEX.tokens[token]).join(" "),
  ].join("\n").toLowerCase();
  return frame.searched;
};

/** Whether a frame passes every facet but one. */
const passes = (frame, filters, except) => {
  for (const [id, chosen] of Object.entries(filters)) {
    if (id === except || chosen.length === 0) continue;
    const values = facetsById.get(id)?.valuesOf(frame);
    if (values && !values.some((value) => chosen.includes(value))) return false;
  }
  return true;
};

/** The frames that hold all the words; the last question's answer is kept, since each facet asks it again. */
const answer = { query: "", frames };
const withWords = (query) => {
  if (answer.query !== query) {
    const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
    answer.query = query;
    answer.frames = wanted.length ? frames.filter((frame) => wanted.every((word) => searchText(frame).includes(word))) : frames;
  }
  return answer.frames;
};

/** The frames that fit words and filters, in the order of the gallery. */
const fitting = (query, filters, except) => withWords(query).filter((frame) => passes(frame, filters, except));
