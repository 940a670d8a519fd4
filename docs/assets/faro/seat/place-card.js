/**
 * The place in hand, told on the slip: what the place under the pointer, the finger or the focus takes in, does and costs.
 * When the pointer is off the places, it is the one chosen by a press or by key. With none in hand the slip is the engine's:
 * what a turn decided, and the bets that lie.
 */

import { engine } from "../engine/engine.js";
import { placeOf } from "../example/place-of.js";
import { element, focused, hit, partsOf } from "../page/elements.js";
import { say } from "../page/speech.js";
import { morph } from "./engine-ready.js";

const PAUSE = 120; // ms that a place has the pointer or the focus before it is asked about
const NOTHING = "No place is chosen: point at one, or move to it.";

export class PlaceCard {
  /** The place that it tells of. @type {string | undefined} */
  place;

  /** The place that was pressed last, or had the focus, since cards came. @type {string | undefined} */
  #chosen;

  /** What it says, for a listener. */
  said = NOTHING;

  #pointing = 0;

  /** @param {import("./seat.js").Seat} seat */
  constructor(seat) {
    this.seat = seat;
    this.element = element("div", "faro-place-card");
    this.element.dataset.kept = "";
    this.element.role = "group";
    this.element.ariaLabel = "The place in hand";
    this.element.hidden = true;
    this.element.addEventListener("click", () => this.turnTo());
    const { host } = seat.place;
    for (const sign of ["pointerover", "focusin"]) host.addEventListener(sign, (event) => this.point(event));
    host.addEventListener("pointerleave", () => this.lookBack());
  }

  /** It stands on the slip of the whole table. */
  attach() {
    const { house, view } = this.seat;
    const slip = house.isWhole && view.board?.querySelector(".faro-slip");
    if (slip && !slip.contains(this.element)) slip.append(this.element);
  }

  /** @param {Event} event */
  point(event) {
    const dataset = placeOf(event);
    const isPointed = event.type === "pointerover";
    if (isPointed && !dataset && !hit(event, ".faro-slip")) this.lookBack(); // what the slip offers there can be pressed
    const { calling, several } = this.seat.hands;
    if (!dataset?.place || several.ranks.length || calling.pressed.length) return;
    if (!isPointed) this.#chosen = dataset.place;
    this.light(dataset);
    this.turn(dataset.place);
  }

  /** The pointer is off the places. */
  lookBack() {
    if (this.seat.hands.several.ranks.length) return;
    this.light();
    clearTimeout(this.#pointing);
    if (this.place !== this.#chosen) this.turn(this.#chosen);
  }

  /** Tell of another place, or of none, if it stays so for a moment. @param {string | undefined} place */
  turn(place) {
    clearTimeout(this.#pointing);
    this.#pointing = window.setTimeout(() => (place ? this.show(place) : this.rest()), PAUSE);
  }

  /** Light the ranks that a place takes in, or none. @param {DOMStringMap} [dataset] */
  light({ ranks = "", against = "" } = {}) {
    const { board } = this.seat.view;
    if (!board) return;
    for (const spot of partsOf(board, ".faro-spot[data-rank]")) {
      const { rank = "" } = spot.dataset;
      const cell = spot.parentElement;
      cell?.classList.toggle("faro-lit", ranks.split(" ").includes(rank));
      cell?.classList.toggle("faro-lit-against", against.split(" ").includes(rank));
    }
  }

  /** Tell of a place, or of the same again after something was done. @param {string} [place] */
  async show(place = this.place) {
    const { seat } = this;
    clearTimeout(this.#pointing); // what was pointed at before this was wanted
    if (!place || !seat.taken || !seat.house.isWhole) return;
    this.place = place;
    seat.house.tellsOf?.(place);
    const { log } = seat.deal;
    try {
      const { html, say: sentence, error } = await engine.ask({ do: "place", place, ...seat.whose, coppered: seat.hands.copper.isUp });
      if (place !== this.place || log !== seat.deal.log) return;
      this.said = sentence;
      this.fill(error ? `<p>${new Option(sentence).innerHTML}</p>` : html);
    } catch {
      // The engine was stopped or is gone, and the seat itself says so.
    }
  }

  /** A press was about a place: it is told of as soon as the press is answered. @param {string} [place] */
  turnTo(place) {
    clearTimeout(this.#pointing);
    this.#chosen = this.place = place ?? this.place;
  }

  /** Nothing is in hand any more: cards came, or another deal. What has the focus is in hand again when it is asked for. */
  rest() {
    if (this.element.contains(focused())) this.seat.view.tabStop?.focus(); // which chooses that place again
    clearTimeout(this.#pointing);
    this.#chosen = this.place = undefined;
    this.said = NOTHING;
    this.element.hidden = true;
    this.seat.view.mark();
  }

  /** @param {string} html */
  fill(html) {
    const here = this.element.contains(focused());
    this.element.hidden = false;
    morph(this.element, html, "innerHTML");
    this.seat.view.mark();
    if (!here || this.element.contains(focused())) return;
    partsOf(this.element, ".faro-sign")[0]?.focus();
    if (!this.element.contains(focused())) this.seat.view.tabStop?.focus(); // on a phone offers may stand over what was pressed
  }

  /** Say what the place in hand does; where none is, it is the one that has the focus. */
  async read() {
    if (!this.place) await this.show(this.seat.view.card?.dataset.place);
    say(this.said);
  }
}
