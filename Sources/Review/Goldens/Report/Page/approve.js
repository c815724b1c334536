// Frames that the reviewer ticks, and the line that makes them goldens.

const mark = (finding, isTicked) => {
  if (isTicked) ticked.add(finding.name); else ticked.delete(finding.name);
  const row = list.rows.get(finding.name);
  if (row) row.tick.checked = isTicked;
  if (current.finding === finding && current.tick) current.tick.checked = isTicked;
};

const setTicked = (finding, isTicked) => {
  mark(finding, isTicked);
  drawApprove();
};

/** Those of the frames shown that one would tick at once: what was approved stays as it is. */
const tickable = () => list.shown.filter((finding) => !finding.approved);

const isAllTicked = (frames) => frames.length > 0 && frames.every((finding) => ticked.has(finding.name));

const tickAll = () => {
  const frames = tickable();
  const isAll = isAllTicked(frames);
  for (const finding of frames) mark(finding, !isAll);
  drawApprove();
};

const untickAll = () => {
  for (const name of [...ticked]) mark(byName.get(name), false);
  drawApprove();
};

/** A word as a shell reads it: in single quotes where anything in it could mean something else. */
const shellWord = (word) => (/^[A-Za-z0-9_.\/@%+=:,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

const approveLine = () => {
  const names = findings.filter((finding) => ticked.has(finding.name)).map((finding) => finding.name);
  const report = shellWord(FOLDER.startsWith("-") ? `./${FOLDER}` : FOLDER);
  const goldens = GOLDENS === "Snapshots" ? "" : ` --goldens=${shellWord(GOLDENS)}`;
  if (unapproved.length && unapproved.every((finding) => ticked.has(finding.name))) return `barsnap approve${goldens} ${report}`;
  const option = FOLDER === "report" ? "" : ` --report=${report}`;
  const end = names.some((name) => name.startsWith("-")) ? " --" : "";
  return `barsnap approve${goldens}${option}${end} ${names.map(shellWord).join(" ")}`;
};

const drawApprove = () => {
  const isAny = ticked.size > 0;
  if (!approve.line) {
    approve.count = h("span.ticked");
    approve.line = h("input.line", { type: "text", readonly: true, "aria-label": "The line to paste", onfocus: () => approve.line.select() });
    approve.copy = h("button.button", { type: "button", onclick: () => copyText(approve.line.value, "the line") }, "Copy");
    approve.clear = h("button.quiet-button", { type: "button", onclick: untickAll }, "Clear");
    approve.hint = h("span.hint", {}, "Tick the frames that are right (x): the line that makes them goldens stands here.");
    byId("approve").append(approve.count, approve.line, approve.copy, approve.clear, approve.hint);
  }
  for (const part of [approve.count, approve.line, approve.copy, approve.clear]) part.hidden = !isAny;
  approve.hint.hidden = isAny;
  approve.count.textContent = `${ticked.size} ticked`;
  approve.line.value = isAny ? approveLine() : "";
  drawTickAll();
};

const drawTickAll = () => {
  const frames = tickable();
  list.all.textContent = isAllTicked(frames) ? "Untick all" : "Tick all";
  list.all.disabled = !frames.length;
};

const approve = {};
