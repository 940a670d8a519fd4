/** What a reader's hands do at a seat: a press on the board becomes an order, or a line of the log. */

import { hit } from "../page/elements.js";
import { foresee } from "./at-once.js";
import { NO_CARD, nothingOn } from "./board.js";
import { Calling } from "./calling.js";
import { CopperToken } from "./copper-token.js";
import { Fingers } from "./fingers.js";
import { PlaceCard } from "./place-card.js";
import { isAct } from "./requests.js";
import { StakeMenu } from "./stake-menu.js";
import { Several } from "./several.js";
import { TakesIn } from "./takes-in.js";
import { Winnings } from "./winnings.js";

/**
 * @typedef {object} Press
 * @property {string} name what was pressed, in words
 * @property {string} [order] an order for a card
 * @property {string} [spot] the card
 * @property {string} [line] a line of the log
 * @property {import("./requests.js").Act} [act] what the engine shall do
 * @property {string} [rules] under which other rules it shall
 * @property {number} [chip] a size of check
 * @property {(isTaken: boolean) => void} [settled] is told whether the table has taken it
 */

/** Acts that the page does by itself. @type {Record<string, (hands: Hands, pressed: HTMLElement) => void>} */
const HERE = {
  orders: (hands, { dataset }) => {
    hands.seat.view.touch(dataset.of);
    hands.showOrders();
  },
  copper: ({ copper }) => copper.turn(),
  "takes-in": (hands) => hands.showTakesIn(),
  string: ({ several }) => several.begin(),
  unstring: ({ several }) => several.end(),
  several: ({ several }) => several.turn(),
  "call-lay": ({ calling }) => calling.lay(),
  "call-anew": ({ calling }) => calling.anew(),
  "call-or-bet": ({ calling }) => calling.turn(),
};

const DEALS = "The dealer bets on nothing.";

/** What brings cards onto the cloth. */
export const FALLS = ["deal", "draw", "ahead"];

export class Hands {
  /** The dead place that the reader was told of last. @type {string | undefined} */
  warned;

  /** @param {import("./seat.js").Seat} seat */
  constructor(seat) {
    this.seat = seat;
    this.takesIn = new TakesIn(seat);
    this.card = new PlaceCard(seat);
    this.several = new Several(this);
    this.winnings = new Winnings(seat);
    this.stakeMenu = new StakeMenu(this);
    this.copper = new CopperToken(seat);
    this.calling = new Calling(this);
    this.fingers = new Fingers(this);
  }

  /** The size of the check in hand. */
  get chip() {
    const { deal, view } = this.seat;
    const find = (/** @type {string} */ is) => /** @type {HTMLElement | null | undefined} */ (view.board?.querySelector(`[data-chip]${is}`));
    const held = find(`[data-chip="${deal.chip}"]:not([aria-disabled])`) ?? find('[aria-pressed="true"]');
    return Number(held?.dataset.chip ?? 0);
  }

  /** The table has answered. @param {boolean} isSame whether no card has come or gone @param {boolean} isNew whether anything was done */
  answered(isSame, isNew) {
    if (isNew) this.several.laid();
    if (!isSame) this.winnings.forget();
    this.mark();
    if (isSame) this.card.show();
    else this.card.rest();
  }

  /** Show on a new board what the engine, which has drawn it, does not know. */
  mark() {
    this.several.mark();
    this.winnings.mark();
    this.takesIn.mark();
    this.copper.mark();
    this.calling.mark();
    this.foresee(this.seat.queue.presses);
  }

  /** What was pressed lies at once, and still does on a board that answers an earlier press. @param {Press[]} presses */
  foresee(presses) {
    for (const press of presses) foresee(press, this.chip);
  }

  /** A press on the board. @param {MouseEvent} event */
  click(event) {
    const { seat } = this;
    const pressed = hit(event, "button");
    if (!pressed || !seat.view.board?.contains(pressed)) return;
    const { place, order, do: act, line, chip, from, rules } = pressed.dataset;
    const name = pressed.dataset.name ?? pressed.textContent ?? "";
    const sheet = /** @type {HTMLElement | null} */ (pressed.closest("[popover]"));
    if (!act || isAct(act) || act === "several") sheet?.hidePopover();
    if (place) this.lay(pressed);
    else if (from && order) this.fromList(from, order);
    else if (order) this.order(order);
    else if (act && act in HERE) HERE[act](this, pressed);
    else if (act && isAct(act)) seat.press({ act, name, rules });
    else if (line) seat.press({ line, name });
    else if (chip && pressed.ariaDisabled) seat.refuse(pressed.title);
    else if (chip) seat.press({ chip: Number(chip), name: pressed.ariaLabel ?? name });
  }

  /** What is pressed on the cloth and lies nowhere comes before the cards. @param {Press} press @returns {boolean} whether this waits for it */
  comesFirst(press) {
    return FALLS.includes(press.act ?? "") && (this.calling.lay(() => this.seat.press(press)) || this.several.isForgotten());
  }

  /** A press on a place. @param {HTMLElement} place */
  lay(place) {
    const { seat, card, several } = this;
    const { rank, warns, place: on } = place.dataset;
    if (several.picks && rank) several.add(place);
    else if (this.winnings.take(place)) seat.view.touch(place.id);
    else if (this.calling.press(place)) {
      seat.view.touch(place.id);
      card.rest(); // the call is told of, and not a bet on its card
    } else if (warns && this.warned !== on) {
      this.warned = on;
      card.turnTo(on);
      card.show();
      seat.refuse(warns);
    } else this.order(this.copper.isUp ? "copper" : "bet", place);
  }

  /**
   * A check of the rack, or a stake that lay, is let go over a place or over the rack.
   * @param {import("./gesture.js").Grasp} grasp @param {HTMLElement | "rack" | undefined} over @param {(isTaken: boolean) => void} settled
   * @returns {boolean} whether that is anything to the table
   */
  drop({ size, place = "" }, over, settled) {
    const { seat } = this;
    const from = document.getElementById(place);
    if (!over || over === from) return false;
    if (size && over !== "rack") {
      if (size !== this.chip) seat.press({ chip: size, name: `Bet with ${size}` });
      this.order(this.copper.isUp && !over.dataset.mine ? "copper" : "bet", over, settled);
    } else if (from && over === "rack") this.order("take", from, settled);
    else if (from && over !== "rack") {
      this.card.turnTo(over.dataset.place);
      seat.press({ line: `${from.dataset.move} ${over.dataset.place}`, name: `${from.dataset.name} to ${over.dataset.name}`, settled });
      seat.view.touch(over.id);
    } else return false;
    return true;
  }

  /** An order for a card, or for the card touched last. @param {string} order @param {HTMLElement} [card] @param {(isTaken: boolean) => void} [settled] */
  order(order, card, settled) {
    const { seat } = this;
    const { view } = seat;
    view.touch(card?.id);
    const spot = card ?? view.card;
    if (!spot) seat.refuse(NO_CARD);
    else if (seat.taken && !(order in spot.dataset)) this.refuseOrder();
    else {
      this.card.turnTo(spot.dataset.place);
      seat.press({ order, spot: spot.id, name: `${order === "bet" ? "" : `${order} `}${spot.dataset.name}`, settled });
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

  /** Show what can be done with the stake on the current card. */
  showOrders() {
    const { card } = this.seat.view;
    if (!card) this.seat.refuse(NO_CARD);
    else if (!this.stakeMenu.open(card)) this.seat.refuse(nothingOn(card.dataset.name));
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
