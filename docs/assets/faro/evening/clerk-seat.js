/** The cloth of a clerk: whoever has the seat lays by pressing, and the cards are those that the keeper is told. */

import { Replay } from "../example/replay.js";
import { partOf } from "../page/elements.js";
import { Seat } from "../seat/seat.js";

/** @typedef {Parameters<Seat["press"]>[0]} Press */

const REAL = "Here real cards fall: press them on the keeper.";
const BY_THE_HOUSE = "The rules of an evening are chosen before its first card: House rules.";
const NAMED = { deal: REAL, draw: REAL, ahead: REAL, switch: BY_THE_HOUSE };

export class ClerkSeat extends Seat {
  /** What is said of whoever has just been given the seat. @type {import("../page/speech.js").Told | undefined} */
  #given;

  /** @param {HTMLElement} host of the clerk @param {import("./clerk.js").Clerk} clerk @param {import("../example/house.js").House} house */
  constructor(host, clerk, house) {
    const [stage, said, controls] = ["cloth", "clerk-said", "controls"].map((name) => partOf(host, `[data-part="${name}"]`));
    const replay = new Replay(stage, said, [{ html: "", say: "", log: "", step: "" }], 0);
    const offer = { wait: () => {}, heed: () => {}, stand: () => {}, focus: () => stage.focus() };
    super({ host, id: "clerk", seat: null, stage, said, controls, question: null, replay, waiting: undefined, offer }, house);
    this.clerk = clerk;
    this.view.again.remove(); // another deal is the keeper's
  }

  /** @param {Press} press @override */
  press(press) {
    const { act, chip } = press;
    const why = NAMED[/** @type {keyof typeof NAMED} */ (act)] ?? (act || chip ? "" : this.clerk.whyNotNow);
    if (why) this.refuse(why);
    else if (act === "undo") this.clerk.keeper.undo();
    else if (act || chip) super.press(press);
    else this.#lay(press, this.clerk.keeper.ranks.length);
  }

  /** What the table has taken goes to the record, where it was pressed. @param {Press} press @param {number} at */
  #lay(press, at) {
    super.press({
      ...press,
      settled: (isTaken) => {
        if (isTaken) this.clerk.keeper.lay({ at, line: this.deal.log.trimEnd().split("\n").at(-1) ?? "" });
        press.settled?.(isTaken);
      },
    });
  }

  /** Who lays from now on, and what is said of it. @param {string | null} who @param {string} [sentence] */
  give(who, sentence = this.clerk.seated(who)) {
    this.who = who;
    this.#given = { say: sentence };
    if (who) this.press({ act: "show", name: who });
  }

  /** @param {Parameters<Seat["ask"]>[0]} request @param {import("../page/speech.js").Told} [instead] @override */
  ask(request, instead) {
    return super.ask(request, instead ?? (request.do === "show" ? this.#given : undefined));
  }

  /** The table as the clerk has it, by the cards that have fallen since. @param {import("../engine/answers.js").Clerked} answer @param {string} sentence @param {boolean} isRefused */
  take(answer, sentence, isRefused) {
    this.deal.base = answer.log;
    if (sentence) this.show(answer, { say: sentence, isRefused }, false);
    else {
      this.extend(answer.log);
      this.view.draw((this.deal.html = answer.html), []);
      this.view.mark();
      this.hands.answered(false, true);
      this.house.answered(this.deal);
    }
  }
}
