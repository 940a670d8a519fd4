/**
 * At a box that may be crooked the pupil stops the deal when he likes and says what is wrong with it, if anything is; then he is
 * told what was done unseen.
 */

import { engine } from "../engine/engine.js";
import { button, element, partsOf } from "../page/elements.js";
import { tell } from "../page/speech.js";

/** @typedef {import("../engine/answers.js").Accused} Accused */

export class Accusing {
  /** What the pupil has played last. @type {{log: string, seat: string | null}} */
  deal = { log: "", seat: null };

  /** @type {Accused | undefined} */
  asked;

  constructor() {
    this.element = element("form", "faro-accusing");
    this.element.autocomplete = "off";
    this.stop = button("Stop, and say what is wrong", "", () => this.ask());
    this.say = element("button", "faro-deal", "Say it");
    this.rows = element("div", "faro-choose");
    this.verdict = element("p", "faro-verdict");
    this.steps = element("details", "faro-lid-off");
    this.element.append(this.stop, this.rows, this.say, this.verdict, this.steps);
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.judge();
    });
    this.rest();
  }

  /** The deal has gone on, or is another. @param {{log: string, seat: string | null}} deal */
  goOn(deal) {
    if (deal.log === this.deal.log) return;
    this.deal = deal;
    this.rest();
  }

  /** Nothing is asked. */
  rest() {
    this.stop.hidden = !this.deal.log.includes("\nturn ");
    for (const part of [this.rows, this.say, this.steps]) part.hidden = true;
    this.verdict.textContent = "";
  }

  async ask() {
    const { log, seat } = this.deal;
    const asked = await engine.answer({ do: "accuse", log, seat });
    if (log !== this.deal.log) return;
    if (asked.error) {
      tell(this.verdict, asked.say, true);
      return;
    }
    this.asked = asked;
    this.rows.replaceChildren(...this.asked.fields.map(rowOf));
    this.stop.hidden = true;
    this.rows.hidden = this.say.hidden = false;
    partsOf(this.rows, "select")[0].focus();
  }

  judge() {
    if (!this.asked) return;
    const { fields, accept, explain, steps } = this.asked;
    const given = partsOf(this.rows, "select", HTMLSelectElement).map(({ value }) => value);
    const wrong = fields.flatMap(({ id, label }, at) =>
      accept[id].includes(given[at]) ? [] : [`${label}: ${accept[id].join(" or ")}. You said: ${given[at]}.`],
    );
    this.rows.hidden = this.say.hidden = true;
    tell(this.verdict, [wrong.length ? "Not so." : "Right.", ...wrong, explain].join(" "), wrong.length > 0);
    const lines = element("ol", "");
    lines.append(...steps.map((step) => element("li", "", step)));
    this.steps.replaceChildren(element("summary", "", "The deal with the lid off"), lines);
    this.steps.hidden = false;
    this.verdict.tabIndex = -1;
    this.verdict.focus();
  }
}

/** A question, and what may be answered. @param {import("../engine/answers.js").Asked} field */
function rowOf({ label, options }) {
  const row = element("label", "", `${label} `);
  const list = element("select", "");
  list.append(...options.map((option) => new Option(option)));
  row.append(list);
  return row;
}
