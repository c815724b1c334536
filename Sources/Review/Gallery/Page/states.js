// Every state in a list: what it is called, how it looks, and what is spoken in it.

const showStates = (state) => {
  const main = byId("main");
  const found = fitting(state.query, state.filters);
  const element = h("div.states", {}, h("div.chips", {}, filterChips(state)), h("h1", {}, "States"));
  let section = null;
  let story = null;
  for (const block of blocksOf(found)) {
    if (block.story !== story) {
      story = block.story;
      section = h("section.state-story", {}, words(story.title, "h2"), story.summary ? words(story.summary, "p") : null);
      element.append(section);
    }
    section.append(stateRow(block));
  }
  if (!found.length) element.append(h("div.empty", {}, h("p", {}, "No state fits.")));
  main.replaceChildren(element);
  document.title = "States · barsnap";
};

const stateRow = (block) => {
  const [first] = block.frames;
  const scale = Math.min(64 / first.width, 140 / first.height);
  const own = first.spoken.filter((one) => !one.isContent && one.id !== "status-bar");
  return h("article.state", {},
    h("a.state-picture", {
      href: linkTo({ view: "frame", frame: first, layer: null }), "aria-label": frameLabel(first).slice(0, 300),
      onclick: step(() => ({ view: "frame", frame: first, layer: null })),
    }, screenOf(first, scale, thumbnail(first, { loading: "lazy" }))),
    h("div.state-words", {},
      h("h3", {}, words(block.capture), h("span", {}, plural(block.frames.length, "frame"))),
      h("ol.spoken.is-plain", {}, own.map((one) => h("li", {}, words(one.text.slice(0, 1000)),
        one.kind ? h("span.spoken-kind", {}, words(one.kind)) : null,
        one.hint ? h("span.spoken-hint", {}, words(one.hint)) : null)))));
};
