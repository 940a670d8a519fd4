/** Other eyes on an example: what a cheat saw from his chair, and the table with the lid off, as the build baked them. */

import { button } from "../page/elements.js";
import { brief, say } from "../page/speech.js";

/** @typedef {import("./replay.js").Frame} Frame */
/** @typedef {{frames: Frame[], told: string, looked?: string}} View */

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

  /** Take a view at the frame that is shown, or at another one of its own. @param {View} view @param {number} [at] */
  async function take(view, at) {
    if (!(await replay.ready())) return;
    const { top } = toggles[0].getBoundingClientRect();
    if (taken === table) table.frames = replay.frames;
    const to = at ?? beside(view.frames, replay.frame);
    const isBack = at != null && view.frames[at].log.length < replay.frame.log.length;
    const told = (isBack && view.looked) || view.told;
    taken = view;
    replay.turnTo(view.frames, beside(view.frames, table.frames[start]));
    await replay.go(to);
    // What lies under the lid pushes the buttons down; they stay under the finger, and it is seen over them.
    window.scrollBy({ top: toggles[0].getBoundingClientRect().top - top, behavior: "instant" });
    replay.stage.querySelector(".faro-lid")?.scrollIntoView({ block: "nearest" });
    // What is gained is read even where the board is as it was.
    const said = `${told} ${replay.frame.say}`;
    if (view !== table) replay.said.textContent = said;
    say(at == null ? brief([told, replay.frame.say]) : said); // what was asked for is heard whole
    for (const [number, other] of views.entries()) toggles[number].textContent = other === view ? other.close : other.open;
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
