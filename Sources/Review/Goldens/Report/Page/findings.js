// What the report says, and what of it is wanted now.

const verdictTitles = {
  unreadable: "Unreadable", missing: "Missing", "size-changed": "Size changed", changed: "Changed",
  orphaned: "Orphaned", "description-changed": "Description changed",
};
const verdictOrder = Object.keys(verdictTitles);
const verdictTitle = (verdict) => verdictTitles[verdict] ?? verdict;

const scale = REPORT.comparison.scale;

/** Frames that are not as their goldens: what stops a comparison first, then by the share of pixels. */
const findings = REPORT.frames
  .filter((frame) => frame.verdict !== "same")
  .map((frame) => {
    const layers = frame.layers ?? [];
    return {
      ...frame, layers, files: frame.files ?? {},
      story: frame.name.split("/")[0],
      tokens: [...new Set(layers.flatMap((layer) => layer.tokens))].sort(),
    };
  })
  .sort((a, b) => verdictOrder.indexOf(a.verdict) - verdictOrder.indexOf(b.verdict)
    || (b.difference?.percent ?? 0) - (a.difference?.percent ?? 0) || (a.name < b.name ? -1 : 1));

const byName = new Map(findings.map((finding) => [finding.name, finding]));
const sameCount = REPORT.frames.length - findings.length;
/** Those that were not made goldens yet. */
const unapproved = findings.filter((finding) => !finding.approved);

/** How many findings each token changes in, the tokens that reach farthest first. */
const tokenCounts = (() => {
  const counts = new Map();
  for (const finding of findings) for (const token of finding.tokens) counts.set(token, (counts.get(token) ?? 0) + 1);
  return [...counts].sort(([a, many], [b, other]) => other - many || (a < b ? -1 : 1));
})();

const wanted = { verdicts: new Set(), story: "", token: "", query: "" };
const ticked = new Set();

const isWanted = (finding, queryWords) =>
  (!wanted.verdicts.size || wanted.verdicts.has(finding.verdict))
  && (!wanted.story || finding.story === wanted.story)
  && (!wanted.token || finding.tokens.includes(wanted.token))
  && queryWords.every((word) => finding.name.toLowerCase().includes(word));

const allWanted = () => {
  const queryWords = wanted.query.toLowerCase().split(/\s+/);
  return findings.filter((finding) => isWanted(finding, queryWords));
};

/** A path of the report's folder as an address: names may hold anything. */
const address = (path) => path.split("/").map(encodeURIComponent).join("/");

/** How large the frame's picture is, in points. */
const extent = (finding) => {
  const sizes = [finding.golden_size, finding.size].filter(Boolean);
  return {
    width: Math.max(...sizes.map((size) => size.width), 1),
    height: Math.max(...sizes.map((size) => size.height), 1),
  };
};

const percentText = (value) => (value === 0 ? "0 %" : value < 0.01 ? "under 0.01 %" : `${Math.round(value * 100) / 100} %`);
