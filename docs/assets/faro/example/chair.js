/** The side of the table that a reader looks from: the players', or the dealer's chair. */

import { button } from "../page/elements.js";
import { say } from "../page/speech.js";

/**
 * The button that turns a table round.
 * @param {HTMLElement} stage where its board stands
 */
export function chairButton(stage) {
  const turn = button("↻", "faro-chair", () => {
    const isDealer = stage.dataset.chair !== "dealer";
    if (isDealer) stage.dataset.chair = "dealer";
    else delete stage.dataset.chair;
    turn.ariaPressed = String(isDealer);
    say(isDealer ? "As the dealer sees it." : "As the players see it.");
  });
  turn.ariaPressed = "false";
  turn.ariaLabel = turn.title = "Turn the table round";
  return turn;
}
