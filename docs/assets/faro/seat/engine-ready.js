/** What a seat fetches before it can be played at: the engine, and what changes a board into the next. */

import { bringMotion } from "../board/moving.js";
import { isDear } from "../engine/dear.js";
import { engine } from "../engine/engine.js";
import { inTime } from "../page/bring.js";

/** @type {typeof import("../../vendor/idiomorph.esm.js").Idiomorph | undefined} */
let Idiomorph;

const fetchMorph = async () => {
  ({ Idiomorph } = await inTime(import("../../vendor/idiomorph.esm.js")));
};

/** The engine, ready; rejects if it cannot load. @returns {Promise<void>} */
function loaded() {
  if (engine.state === "ready") return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = [
      engine.on("ready", () => settle(resolve)),
      engine.on("failed", ({ sentence }) => settle(() => reject(new Error(sentence)))),
    ];
    const settle = (/** @type {() => void} */ how) => {
      for (const off of stop) off();
      how();
    };
    if (engine.state === "failed") engine.retry();
    else engine.start();
  });
}

/** Everything, ready; rejects if it cannot be had. */
export const ready = () => Promise.all([loaded(), fetchMorph(), bringMotion()]);

/** On a sign that a seat will be wanted. */
export function warm() {
  if (isDear()) return;
  engine.start();
  fetchMorph().catch(() => {});
  bringMotion();
}

/**
 * Change an element, or what it holds, into another, and leave in it what has not changed: a press that has begun there
 * still counts, and the focus stays.
 * @param {Element} element @param {string} html @param {"outerHTML" | "innerHTML"} [morphStyle]
 */
export function morph(element, html, morphStyle = "outerHTML") {
  Idiomorph?.morph(element, html, {
    morphStyle,
    // Tab stops and what is unfolded are the reader's, and what is kept is the page's: the engine sends none of them.
    callbacks: {
      beforeAttributeUpdated: (name) => !["tabindex", "open"].includes(name),
      beforeNodeRemoved: (node) => !(node instanceof HTMLElement && "kept" in node.dataset),
    },
  });
}
