/** The page in a frame that shows the deal or the position of a link: the engine lays it, and it is stepped through. */

import { Asking } from "../engine/asking.js";
import { isSaving } from "../engine/dear.js";
import { Replay } from "../example/replay.js";
import { button, group, partOf } from "../page/elements.js";
import { codeOf } from "../page/link-code.js";
import { tell } from "../page/speech.js";
import "./in-frame.js";

const PLAIN = { meanwhile: "", unloaded: "The engine could not load; the link leads to the deal." };

const board = partOf(document, ".faro-figure");
const said = partOf(board, ".faro-said");
const asking = new Asking(board, PLAIN);
const code = codeOf(location.hash) ?? "";

/** Lay the deal, and show where it has got. */
async function lay() {
  const opened = await asking.ask({ do: "open", code });
  if (!opened) return;
  if (opened.error && !opened.changed) {
    tell(said, opened.say, true);
    return;
  }
  const steps = await asking.ask({ do: "frames", log: opened.log, seat: null });
  if (!steps) return;
  if (!steps.frames?.length) {
    tell(said, steps.say, true);
    return;
  }
  const replay = new Replay(partOf(board, ".faro-stage"), said, steps.frames, 0);
  const controls = group("faro-controls", "Steps");
  controls.append(replay.back, replay.where, replay.step, replay.position);
  said.before(controls);
  board.addEventListener("keydown", (event) => replay.key(event));
  replay.go(steps.frames.length - 1);
}

const link = partOf(document, ".faro-embedded-from a", HTMLAnchorElement);
link.href = `${link.href}#p=${code}`;
said.after(asking.element);
if (isSaving()) {
  const press = button("Lay the deal", "faro-more", () => {
    press.remove();
    lay();
  });
  said.before(press);
} else {
  lay();
}
