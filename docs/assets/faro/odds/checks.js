/** A hundred checks, as `engine/faro/pictures/hundred_checks.py` draws them, coloured anew for other counts. */

import { partOf, partsOf } from "../page/elements.js";

const WIDE = 20;

/** The ground of so many checks, row by row. @param {number} start @param {number} count */
function squares(start, count) {
  let path = "";
  for (let at = start, end = start + count; at < end; ) {
    const column = at % 10;
    const wide = Math.min(10 - column, end - at);
    path += `M${WIDE * column} ${WIDE * Math.floor(at / 10)}h${WIDE * wide}v${WIDE}h-${WIDE * wide}z`;
    at += wide;
  }
  return path;
}

/**
 * Show other counts in a picture and in its key.
 * @param {ParentNode} within @param {Record<string, number>} counts how many of a hundred end each way
 */
export function recolour(within, counts) {
  let start = 0;
  for (const path of partsOf(within, ".faro-hundred-checks path[data-end]", SVGPathElement)) {
    const count = counts[path.dataset.end ?? ""] ?? 0;
    path.setAttribute("d", squares(start, count));
    start += count;
  }
  for (const line of partsOf(within, ".faro-hundred-checks li")) {
    const count = counts[line.dataset.end ?? ""] ?? 0;
    line.hidden = !count;
    partOf(line, "b").textContent = String(count);
  }
}
