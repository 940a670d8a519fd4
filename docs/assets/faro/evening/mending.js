/** An earlier card, opened: pressed for another, taken for its neighbour, pressed by mistake or left out. */

import { button, element } from "../page/elements.js";
import { exchange, takeOut } from "./record.js";
import { whereFell } from "./told.js";

/** @typedef {import("./keeper.js").Keeper} Keeper */

export class Mending {
  /** The place that is open. @type {number | null} */
  at = null;
  /** Whether the next rank is put in before it, and not in its stead. */
  putsIn = false;

  /** @param {HTMLElement} panel @param {Keeper} keeper */
  constructor(panel, keeper) {
    this.panel = panel;
    this.keeper = keeper;
  }

  /** @param {number} at */
  open(at) {
    const { ranks } = this.keeper;
    this.at = at;
    this.putsIn = false;
    const asked = element("p", "faro-mending-asked", `${this.#card(at)}. Press what it was.`);
    asked.tabIndex = -1;
    const acts = element("div", "faro-mending-acts");
    const neighbour = this.#neighbour(at);
    if (neighbour !== null) {
      acts.append(button("Loser and winner changed round", "", () => this.do(exchange(ranks, at, neighbour), "The two have changed places.")));
    }
    const before = button("A card before it was left out", "", () => {
      this.putsIn = true;
      asked.textContent = `${this.#card(at)}. Press the card that fell before it: all behind it move on by one.`;
      asked.focus();
    });
    acts.append(
      before,
      button("It never fell", "", () => this.do(takeOut(ranks, at), "Taken out; every card after it has moved up by one.", { at, by: -1 })),
      button("Leave it as it is", "", () => this.close()),
    );
    this.panel.replaceChildren(asked, acts);
    this.panel.hidden = false;
    asked.focus();
    asked.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} at */
  #card(at) {
    const { ranks, way, words } = this.keeper;
    return `${words[ranks[at]].word}, ${whereFell(at, way)}`;
  }

  /** The other card of its turn, where that has fallen and is another. @param {number} at @returns {number | null} */
  #neighbour(at) {
    const { cards } = this.keeper.standing;
    const card = cards.find((one) => one.at === at);
    const other = card?.turn ? cards.find(({ turn, at: place }) => turn === card.turn && place !== at) : undefined;
    return other && other.rank !== card?.rank ? other.at : null;
  }

  /** @param {import("./record.js").Changed} changed @param {string} done @param {import("./keeper.js").Moved} [moved] */
  do(changed, done, moved) {
    if (this.keeper.take(changed, done, moved)) this.close();
  }

  /** Who mends a card that a fifth of its rank stands against is offered the four: each may have been pressed for what stood here. @param {number[]} places */
  offer(places) {
    const { at } = this;
    const { ranks, way, words } = this.keeper;
    if (at === null || this.putsIn) return;
    const offers = element("div", "faro-mending-acts");
    for (const place of places) {
      const label = `${words[ranks[at]].word} fell ${whereFell(place, way)}, and ${words[ranks[place]].word} ${whereFell(at, way)}`;
      offers.append(button(label, "", () => this.do(exchange(ranks, at, place), "Both are mended.")));
    }
    this.panel.querySelector("[data-offers]")?.remove();
    offers.dataset.offers = "";
    this.panel.append(offers);
  }

  close() {
    const wasIn = this.panel.contains(document.activeElement);
    this.at = null;
    this.panel.hidden = true;
    this.panel.replaceChildren();
    if (wasIn) this.keeper.rest();
  }
}
