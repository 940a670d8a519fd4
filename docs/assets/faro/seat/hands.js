/** What a reader's hands do at a seat: a press on the board becomes an order, or a line of the log. */

import { hit } from "../page/elements.js";
import { PlaceCard } from "./place-card.js";
import { isAct } from "./requests.js";
import { Stringing } from "./stringing.js";
import { TakesIn } from "./takes-in.js";

/**
 * @typedef {object} Press
 * @property {string} name what was pressed, in words
 * @property {string} [order] an order for a card
 * @property {string} [spot] the card
 * @property {string} [line] a line of the log
 * @property {import("./requests.js").Act} [act] what the engine shall do
 * @property {string} [rules] under which other rules it shall
 * @property {number} [chip] a size of check
 */

/** Acts that the page does by itself. @type {Record<string, (hands: Hands) => void>} */
const HERE = {
  "takes-in": (hands) => hands.showTakesIn(),
  string: ({ stringing }) => stringing.begin(),
  unstring: ({ stringing }) => stringing.end(),
};

const DEALS = "The dealer bets on nothing.";
const NO_CARD = "Press a card first.";

export class Hands {
  /** The dead place that the reader was told of last. @type {string | undefined} */
  warned;

  /** @param {import("./seat.js").Seat} seat */
  constructor(seat) {
    this.seat = seat;
    this.takesIn = new TakesIn(seat);
    this.card = new PlaceCard(seat);
    this.stringing = new Stringing(this);
  }

  /** A press on the board. @param {MouseEvent} event */
  click(event) {
    const { seat } = this;
    const pressed = hit(event, "button");
    if (!pressed || !seat.view.board?.contains(pressed)) return;
    const { order, do: act, line, chip, from, rules } = pressed.dataset;
    const name = pressed.dataset.name ?? pressed.textContent ?? "";
    const sheet = /** @type {HTMLElement | null} */ (pressed.closest("[popover]"));
    if (!act || isAct(act)) sheet?.hidePopover();
    if (pressed.matches(".faro-spot, .faro-place")) this.lay(pressed, event);
    else if (from && order) this.fromList(from, order);
    else if (order) this.order(order);
    else if (act && act in HERE) HERE[act](this);
    else if (act && isAct(act)) seat.press({ act, name, rules });
    else if (line) seat.press({ line, name });
    else if (chip) seat.press({ chip: Number(chip), name: pressed.ariaLabel ?? name });
  }

  /** A press on a place. @param {HTMLElement} place @param {MouseEvent} event */
  lay(place, event) {
    const { seat, card, stringing } = this;
    const { rank, warns, place: on } = place.dataset;
    // Between the cards a finger is broader than the place: what it has hit is told first, and laid from its card.
    const isBroad = /** @type {PointerEvent} */ (event).pointerType === "touch" && place.matches(".faro-gap");
    if (stringing.ranks.length && rank) stringing.add(place);
    else if (isBroad) {
      seat.view.touch(place.id);
      card.light(place.dataset);
      card.show(on);
    } else if (warns && this.warned !== on) {
      this.warned = on;
      card.show(on);
      seat.refuse(warns);
    } else this.order("bet", place);
  }

  /** An order for a card, or for the card touched last. @param {string} order @param {HTMLElement} [card] */
  order(order, card) {
    const { seat } = this;
    const { view } = seat;
    view.touch(card?.id);
    const spot = card ?? view.card;
    if (!spot) seat.refuse(NO_CARD);
    else if (seat.taken && !(order in spot.dataset)) this.refuseOrder();
    else {
      this.card.turnTo(spot.dataset.place);
      seat.press({ order, spot: spot.id, name: `${order === "bet" ? "" : `${order} `}${spot.dataset.name}` });
    }
  }

  /** No such order is given here. */
  refuseOrder() {
    this.seat.refuse(this.seat.who === "bank" ? DEALS : "The rule-book has no such order.");
  }

  /** Show the bets that take in the current card. */
  showTakesIn() {
    const { card } = this.seat.view;
    if (!card) this.seat.refuse(NO_CARD);
    else if (!this.takesIn.toggle(card)) this.seat.refuse(`Under this book the ${card.dataset.name} is bet on alone.`);
  }

  /** An order for the place chosen in a list. @param {string} id of the list @param {string} order */
  fromList(id, order) {
    const list = document.getElementById(id);
    if (!(list instanceof HTMLSelectElement)) return;
    const [place] = list.selectedOptions;
    this.card.turnTo(place.dataset.place);
    this.seat.press({ line: place.dataset[order], name: `${order} ${place.textContent}` });
  }
}
