/** The last turn is called on the cloth: the three cards that are left rise, and are pressed in the order they shall come. */

import { partOf, partsOf } from "../page/elements.js";
import { say } from "../page/speech.js";
import { nthOf, pressedOn } from "./call-order.js";

const COMES = ["loses", "wins"];

export class Calling {
  /** Whether a press on one of the three calls: else it bets there. */
  isOn = true;

  /** The ranks pressed, loser first. @type {string[]} */
  pressed = [];

  /** @param {import("./hands.js").Hands} hands */
  constructor(hands) {
    this.hands = hands;
  }

  /** The place where calls are offered, as long as they are: a lesson before theirs does not show it. @returns {HTMLElement | undefined} */
  get bar() {
    /** @type {HTMLElement | null | undefined} */
    const bar = this.hands.seat.view.board?.querySelector(".faro-calls[data-left]");
    return bar?.checkVisibility() ? bar : undefined;
  }

  /** The ranks of the last three, where they are called. */
  get left() {
    return this.bar?.dataset.left?.split(" ") ?? [];
  }

  /** The order that has been pressed, as the table offers it. */
  get order() {
    const { bar, pressed } = this;
    return bar ? partsOf(bar, "[data-call]").find(({ dataset }) => dataset.call === pressed.join(" ")) : undefined;
  }

  /** A press on a painted card. @param {HTMLElement} place @returns {boolean} whether it called */
  press({ dataset: { rank = "", name = "" } }) {
    if (!this.isOn || !this.left.includes(rank)) return false;
    this.pressed = pressedOn(this.left, this.pressed, rank);
    this.mark();
    const { order, pressed } = this;
    const whole = order ? `${order.dataset.told}. It is laid as you deal.` : "That order is called already.";
    say(pressed.length < 3 ? `${name} ${COMES[pressed.length - 1]}.` : whole);
    return true;
  }

  /** What has been pressed is laid. @param {() => void} [then] what is done once it lies @returns {boolean} whether there is anything */
  lay(then) {
    const { order } = this;
    this.pressed = [];
    if (order) this.hands.seat.press({ line: order.dataset.line, name: order.dataset.told ?? "", settled: (lies) => lies && then?.() });
    return Boolean(order);
  }

  anew() {
    this.pressed = [];
    this.mark();
    say("Nothing is pressed.");
  }

  /** The three cards take bets, or calls. */
  turn() {
    this.isOn = !this.isOn;
    this.pressed = [];
    this.mark();
    say(this.isOn ? "A press on the three cards calls." : "A press on the three cards bets.");
  }

  /** Show on the cloth and beside it what is pressed. */
  mark() {
    const { bar, hands, left, order } = this;
    const { board } = hands.seat.view;
    if (!bar) this.pressed = [];
    const { pressed } = this;
    board?.classList.toggle("faro-calling", Boolean(bar) && this.isOn);
    for (const spot of board ? partsOf(board, ".faro-spot[data-rank]") : []) {
      const { rank = "" } = spot.dataset;
      spot.parentElement?.classList.toggle("faro-risen", left.includes(rank));
      spot.dataset.called = nthOf(pressed, rank);
    }
    if (!bar) return;
    const told = partOf(bar, ".faro-call-told");
    const words = pressed.map((rank, at) => `${this.nameOf(rank)} ${COMES[at]}`);
    const does = this.isOn ? "calls" : "bets";
    told.textContent = order?.dataset.told ?? (words.length === 1 ? `${words}: press the winner.` : (told.dataset[does] ?? ""));
    partOf(bar, '[data-do="call-lay"]').hidden = !order;
    partOf(bar, '[data-do="call-anew"]').hidden = !pressed.length;
    const turns = partOf(bar, '[data-do="call-or-bet"]');
    turns.textContent = turns.dataset[does] ?? "";
  }

  /** @param {string} rank */
  nameOf(rank) {
    return this.hands.seat.view.board?.querySelector(`[data-rank="${rank}"]`)?.getAttribute("data-name") ?? rank;
  }
}
