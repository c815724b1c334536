// Ways to look at what is there already: the page is whole without them.
"use strict";
(() => {
  const root = document.documentElement;
  root.classList.add("scripted");

  const find = document.getElementById("find");
  const size = document.getElementById("size");
  const appearance = document.getElementById("appearance");
  const captures = [...document.querySelectorAll(".capture")];
  const stories = [...document.querySelectorAll(".story")];
  const links = [...document.querySelectorAll(".contents li")];
  const empty = document.querySelector(".empty");

  const filter = () => {
    const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = (text) => words.every((word) => text.toLowerCase().includes(word));
    for (const capture of captures) capture.hidden = !fits(capture.id);
    for (const link of links) link.hidden = !fits(link.dataset.id);
    for (const story of stories) story.hidden = !story.querySelector(".capture:not([hidden])");
    empty.style.display = captures.every((capture) => capture.hidden) ? "block" : "none";
  };
  find.addEventListener("input", filter);

  size.addEventListener("input", () => root.style.setProperty("--frame", `${size.value}px`));

  appearance.addEventListener("change", () => {
    if (appearance.value) root.dataset.appearance = appearance.value;
    else delete root.dataset.appearance;
  });

  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && event.target !== find) {
      event.preventDefault();
      find.focus();
    } else if (event.key === "Escape" && event.target === find) {
      find.value = "";
      filter();
    }
  });
})();
