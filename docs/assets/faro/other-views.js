/** Other eyes on an example: what a cheat saw from his chair, and the table with the lid off, as the build baked them. */

import { button } from "./replay.js";
import { say } from "./speech.js";

const STOOL = "What the table saw.";

/**
 * A button for every other view, which takes it and gives it back, and one that goes back to what was done unseen.
 * @param {import("./replay.js").OtherView[]} views
 * @param {import("./replay.js").Replay} replay
 * @returns {HTMLButtonElement[]}
 */
export function offer(views, replay) {
  const { frames, start } = replay;
  const table = { frames, told: STOOL };
  /** @type {object} the view that is taken */
  let taken = table;

  const toggles = views.map((view) => button(view.open, "faro-view", () => take(taken === view ? table : view)));

  /** Take a view at the frame that is shown, or at another one of its own. */
  function take(view, at = beside(view.frames, replay.frame)) {
    taken = view;
    Object.assign(replay, { frames: view.frames, start: beside(view.frames, frames[start]) });
    replay.go(at);
    say(`${view.told} ${replay.frame.say}`);
    views.forEach((other, number) => (toggles[number].textContent = other === view ? other.close : other.open));
  }

  const looks = views
    .filter(({ back }) => back != null)
    .map((view) => button("Go back and look", "faro-look", () => take(view, view.back)));
  return [...toggles, ...looks];
}

/** Where a run of frames stands when another stands at `frame`: at the last that has seen no more of the log. */
function beside(frames, { log }) {
  return Math.max(0, frames.findLastIndex((other) => other.log.length <= log.length));
}
