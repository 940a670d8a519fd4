/** The picture of a shared position, saved; fetched when it is asked for. */

import { save } from "./hand-out.js";

/** @typedef {import("./table.js").Table} Table */

const NO_PICTURE = "The browser would not make a PNG of it: save it as SVG.";
const WIDE = 1600; // pixels

/** Save the cloth of the position whose link is shown. @param {Table} table @param {HTMLElement} pressed */
export async function savePicture({ link, notices }, pressed) {
  const svg = link.dataset.picture ?? "";
  if (pressed.dataset.tool === "save-svg") save(svg, "faro.svg", "image/svg+xml");
  else if (!(await savePixels(svg, "faro.png"))) notices.tell({ say: NO_PICTURE, isRefused: true }, pressed);
}

/** Let the reader save a drawing as pixels. @param {string} svg a document with a viewBox @param {string} name @returns {Promise<boolean>} whether the browser could */
async function savePixels(svg, name) {
  const [, , width, height] = (svg.match(/viewBox="([^"]+)"/)?.[1] ?? "").split(" ").map(Number);
  const high = Math.round((WIDE * height) / width);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace("<svg ", `<svg width="${WIDE}" height="${high}" `))}`;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = high;
  try {
    await image.decode();
  } catch {
    return false;
  }
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDE, high);
  const pixels = await new Promise((/** @type {(blob: Blob | null) => void} */ done) => canvas.toBlob(done, "image/png"));
  if (pixels) save(pixels, name, "image/png");
  return Boolean(pixels);
}
