// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Goldens/Report/Page/changes.js.
extension ReportPageFiles {
    static let changesJs = ###"""
// What changed of a frame layer by layer, where, and how much.

const drawChanges = () => {
  const { finding } = current;
  const { difference } = finding;
  fill(byId("changes"),
    loupe.isOn ? lenses() : null,
    finding.note ? h("p.note", {}, words(sentence(finding.note))) : null,
    finding.layers.length ? section("What", h("ul", {}, finding.layers.map(change))) : null,
    difference?.regions.length ? section("Where", h("div", {}, difference.regions.map(region))) : null,
    difference ? section("How much", measures(difference)) : null,
    finding.verdict === "size-changed" ? section("Size", h("p", {}, `${sizeText(finding.golden_size)} → ${sizeText(finding.size)}`)) : null,
    Object.keys(finding.files).length ? section("Files", files(finding)) : null);
};

const section = (title, content) => h("section", {}, h("h3", {}, title), content);

const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;

const sizeText = (size) => (size ? `${points(size.width)}×${points(size.height)} pt` : "none");

const tokenButton = (token) => h("button.token", {
  type: "button", title: `Show the frames that ${token} changes in`, onclick: () => wantToken(token),
}, token);

/** A property may be decided by several: a layer's radii, say. */
const tokensOf = (property) => (property.token ? property.token.split(" ") : []);

const change = (layer) => {
  const isWhole = layer.change !== "changed";
  const named = new Set(layer.properties.flatMap(tokensOf));
  const others = layer.tokens.filter((token) => !named.has(token));
  return h("li.change", {}, h("span.change-layer", {}, words(layer.layer)), isWhole ? ` ${layer.change}` : "",
    h("ul", {}, layer.properties.map(property), others.length ? h("li", {}, others.map((token) => [tokenButton(token), " "]).flat()) : null));
};

const property = (one) => {
  const isSaid = one.before !== undefined || one.after !== undefined;
  return h("li", {}, `${one.property} `,
    isSaid ? [h("span.was", {}, words(one.before ?? "none")), " → ", h("span.is", {}, words(one.after ?? "none")), one.unit ? ` ${one.unit}` : ""] : "changed",
    tokensOf(one).map((token) => [" ", tokenButton(token)]).flat());
};

const region = (box) => h("button.region", {
  type: "button", "aria-pressed": String(box === stage.region),
  onclick: () => {
    stage.region = box === stage.region ? null : box;
    if (loupe.isOn && stage.region) Object.assign(loupe, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    drawBoxes();
    drawCrosshair();
    drawChanges();
  },
}, `${points(box.width)}×${points(box.height)} pt at ${points(box.x)}, ${points(box.y)}`);

const measures = (difference) => h("dl.measures", {},
  h("dt", {}, "Pixels"), h("dd", {}, difference.pixels.toLocaleString("en")),
  h("dt", {}, "Share"), h("dd", {}, percentText(difference.percent)),
  h("dt", {}, "Largest"), h("dd", {}, `ΔE ${Math.round(difference.largest * 1000) / 1000}`),
  h("dt", {}, "Counted"), h("dd", {}, REPORT.comparison.threshold > 0 ? `over ΔE ${REPORT.comparison.threshold}` : "every pixel that isn't the same"));

const fileTitles = { before: "Golden, PNG", before_svg: "Golden, SVG", after: "Now, PNG", after_svg: "Now, SVG", after_png: "Now, at 1x", difference: "Difference" };

const files = (finding) => h("div.files", {}, Object.entries(fileTitles).filter(([key]) => finding.files[key])
  .map(([key, title]) => h("a", { href: address(finding.files[key]) }, title)));

"""###
}
