// Makes pixels of drawings. The input is JSON: `fonts`, files, how `wide` in pixels, and `jobs`, each with its `svg` and the `png` file to write.
import { readFileSync, writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";

const { fonts, wide, jobs } = JSON.parse(readFileSync(0, "utf-8"));
for (const { svg, png } of jobs) {
  const drawn = new Resvg(svg, { fitTo: { mode: "width", value: wide }, font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: "Source Sans 3" } });
  writeFileSync(png, drawn.render().asPng());
}
