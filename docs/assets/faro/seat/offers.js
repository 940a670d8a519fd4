/** What the engine offers to mend a refusal, as buttons behind the sentence that refuses. */

import { button } from "../page/elements.js";

/** @param {import("./seat.js").Seat} seat @param {import("../engine/answers.js").Offer[]} [offers] */
export function offerBeside(seat, offers = []) {
  const made = offers.map(({ text, lines, rules }) =>
    button(text, "faro-offer", () => {
      for (const line of lines) seat.press({ line, name: text });
      if (rules) seat.press({ act: "switch", rules, name: text });
      seat.view.tabStop?.focus(); // the button goes with the sentence
    }),
  );
  seat.place.said.append(...made.flatMap((each) => [" ", each]));
}
