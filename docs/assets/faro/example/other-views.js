/** Other eyes on an example: what a cheat saw from his chair, and the table with the lid off, as the build baked them. */

import { button } from "../page/elements.js";
import { brief, say } from "../page/speech.js";

/** @typedef {import("./replay.js").Frame} Frame */
/** @typedef {{frames: Frame[], told: string}} View */

const STOOL = "What the table saw.";

/**
 * A button for every other view, which takes it and gives it back, and one that goes back to what was done unseen.
 * @param {import("./replay.js").OtherView[]} views
 * @param {import("./replay.js").Replay} replay
 * @returns {HTMLButtonElement[]}
 */
export function offer(views, replay) {
  const { start } = replay;
  /** @type {View} */
  const table = { frames: replay.frames, told: STOOL };
  /** @type {View} the view that is taken */
  let taken = table;

  const toggles = views.map((view) => button(view.open, "faro-view", () => take(taken === view ? table : view)));
  mark(table);

  /** Name the buttons when a view is taken; one that keeps its name is pressed or not. @param {View} view */
  function mark(view) {
    for (const [number, other] of views.entries()) {
      const { open, close } = other;
      toggles[number].textContent = (other === view && close) || open;
      if (!close) toggles[number].ariaPressed = String(other === view);
    }
  }

  /** Take a view at the frame that is shown, or at another one of its own. @param {View} view @param {number} [at] */
  async function take(view, at) {
    if (!(await replay.ready())) return;
    const buttons = replay.step.parentElement;
    const before = buttons?.getBoundingClientRect().top ?? 0;
    if (taken === table) table.frames = replay.frames;
    const to = at ?? beside(view.frames, replay.frame);
    taken = view;
    replay.turnTo(view.frames, beside(view.frames, table.frames[start]));
    await replay.go(to);
    // What lies under the lid pushes the buttons down; they stay under the finger, and it is seen over them.
    window.scrollBy({ top: (buttons?.getBoundingClientRect().top ?? 0) - before, behavior: "instant" });
    buttons?.closest("figure")?.querySelector(".faro-stage .faro-lid")?.scrollIntoView({ block: "nearest" });
    // What is gained is read even where the board is as it was.
    if (view !== table) replay.said.textContent = `${view.told} ${replay.frame.say}`;
    say(brief([view.told, replay.frame.say]));
    mark(view);
  }

  const looks = views
    .filter(({ back }) => back != null)
    .map((view) => button("See the trick", "faro-look", () => take(view, view.back ?? 0)));
  return [...toggles, ...looks];
}

/** Where a run of frames stands when another stands at `frame`: at the last that has seen no more of the log. @param {Frame[]} frames @param {Frame} frame */
function beside(frames, { log }) {
  return Math.max(0, frames.findLastIndex((other) => other.log.length <= log.length));
}
