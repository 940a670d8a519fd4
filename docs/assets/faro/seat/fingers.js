/** The fingers and the pointer at the full table: what they point at becomes a gesture, and what the gesture does is seen. */

import { hit, partsOf } from "../page/elements.js";
import { lying } from "./at-once.js";
import { Carried } from "./carried.js";
import { next, REST } from "./gesture.js";
import { Lens } from "./lens.js";
import { nearest, REACH, SNAP } from "./nearest.js";

/** @typedef {import("./gesture.js").Sign} Sign */
/** @typedef {import("./gesture.js").Grasp} Grasp */

const HOLD = 400; // ms until a stake that is held shows its orders
const PLACES = ".faro-spot, .faro-place";
/** Where checks that are dropped come off the cloth. */
const RACK = ".faro-toolbar";

export class Fingers {
  /** @type {import("./gesture.js").State} */
  state = REST;

  /** @type {import("./nearest.js").Point} */
  at = { x: 0, y: 0 };

  /** @type {Carried | undefined} */
  carried;

  /** The places as they stood when the gesture began, so that nothing is measured while it goes on. @type {import("./nearest.js").Area[]} */
  #areas = [];

  /** Whether the press that the browser makes of a gesture has been dealt with. */
  #isDone = false;

  /** Whether that was to hold a stake. */
  #isHeld = false;

  #held = 0;

  #gesture = new AbortController();

  /** @param {import("./hands.js").Hands} hands */
  constructor(hands) {
    this.hands = hands;
    this.lens = new Lens();
    const { stage } = hands.seat.place;
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("click", (event) => this.swallow(event), true);
    // A finger that is lifted would else take the focus, and close what it has opened by resting.
    stage.addEventListener("touchend", (event) => this.#isHeld && event.preventDefault(), { passive: false });
    stage.addEventListener("contextmenu", (event) => this.menu(event));
    stage.addEventListener("dragstart", (event) => event.preventDefault());
  }

  /** The board, where the seat is that of the full table. */
  get board() {
    const { house, view } = this.hands.seat;
    return house.isWhole ? view.board : null;
  }

  /** @param {PointerEvent} event */
  down(event) {
    const { board } = this;
    this.#isDone = this.#isHeld = false;
    if (!board || !event.isPrimary || event.button || this.state.is !== "rest") return;
    this.at = { x: event.clientX, y: event.clientY };
    this.#areas = partsOf(board, PLACES).flatMap((place) => {
      const { left, top, right, bottom } = place.getBoundingClientRect();
      return right > left ? [{ id: place.id, left, top, right, bottom }] : [];
    });
    const grasp = this.grasp(event);
    this.turn({ type: "down", at: this.at, by: event.pointerType, grasp });
    if (this.state.is === "rest") return;
    this.#gesture = new AbortController();
    const { signal } = this.#gesture;
    addEventListener("pointermove", (moved) => moved.isPrimary && this.move(moved), { signal });
    addEventListener("pointerup", (up) => up.isPrimary && this.turn({ type: "up" }), { signal });
    addEventListener("pointercancel", () => this.turn({ type: "cancel" }), { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && this.turn({ type: "cancel" }), { signal, capture: true });
    this.#held = window.setTimeout(() => this.turn({ type: "hold" }), HOLD);
  }

  /** What is pressed down upon. @param {PointerEvent} event @returns {Grasp} */
  grasp(event) {
    const size = Number(hit(event, "[data-chip]:not([aria-disabled])")?.dataset.chip);
    if (size) return { size };
    const isOnCloth = hit(event, ".faro-lies");
    const place = event.pointerType === "touch" && isOnCloth ? this.meant(REACH) : hit(event, PLACES)?.id;
    return { place, isMine: Boolean(this.placeOf(place)?.dataset.mine) };
  }

  /** @param {PointerEvent} event */
  move({ clientX: x, clientY: y }) {
    this.at = { x, y };
    const { is } = this.state;
    const over = is === "aims" ? undefined : (this.meant(SNAP) ?? (this.isOverRack ? "rack" : undefined));
    this.turn({ type: "move", at: this.at, means: is === "aims" ? this.meant(REACH) : undefined, over });
  }

  /** The place that the point means where the finger is. @param {number} reach */
  meant(reach) {
    return nearest(this.at, this.#areas, reach);
  }

  get isOverRack() {
    const { x, y } = this.at;
    return Boolean(document.elementFromPoint(x, y)?.closest(RACK));
  }

  /** @param {string} [id] */
  placeOf(id) {
    return id && id !== "rack" ? (document.getElementById(id) ?? undefined) : undefined;
  }

  /** A sign comes, and what is seen and done follows. @param {Sign} sign */
  turn(sign) {
    const was = this.state;
    const { state, deed } = next(was, sign);
    this.state = state;
    this.show(was);
    if (state.is === "rest") {
      clearTimeout(this.#held);
      this.#gesture.abort();
    }
    if (state.is === "carries") clearTimeout(this.#held);
    if (!deed) return;
    this.#isDone = true;
    this.#isHeld = deed.does === "menu";
    this.hands.seat.view.touch(this.placeOf("place" in deed ? deed.place : undefined)?.id);
    this.does(deed);
  }

  /** @param {import("./gesture.js").Deed} deed */
  does(deed) {
    const { hands } = this;
    if (deed.does === "drop") this.drop(deed);
    else {
      const place = this.placeOf(deed.place);
      if (place && deed.does === "lay") hands.lay(place);
      else if (place) hands.stakeMenu.open(place);
    }
  }

  /** @param {import("./gesture.js").State} was */
  show(was) {
    const { state, hands } = this;
    if (state.is === "aims") {
      const place = this.placeOf(state.place)?.dataset;
      this.lens.show(this.at, place, hands.chip + Number(place?.mine ?? 0));
      hands.card.light(place);
    } else if (was.is === "aims") {
      this.lens.hide();
      hands.card.light();
    }
    if (state.is !== "carries") return;
    const from = this.lies(state.grasp);
    if (was.is !== "carries" && from) this.carried = new Carried(from, this.at);
    this.carried?.follow(this.at);
    hands.card.light(this.placeOf(state.over)?.dataset);
  }

  /** What is taken up: the check in the rack, or the stake. @param {Grasp} grasp @returns {HTMLElement | null | undefined} */
  lies({ size, place = "" }) {
    if (size) return this.board?.querySelector(`[data-chip="${size}"]`);
    const stands = this.placeOf(place);
    return stands && lying(stands);
  }

  /** A check is let go: over a place, over the rack, or where nothing is laid. @param {{grasp: Grasp, over?: string}} deed */
  drop({ grasp, over }) {
    const { hands, carried } = this;
    this.carried = undefined;
    hands.card.light();
    const to = this.placeOf(over);
    const settled = (/** @type {boolean} */ isTaken) => (isTaken ? carried?.end() : carried?.goBack());
    if (to) carried?.layOn(to);
    if (!hands.drop(grasp, over === "rack" ? "rack" : to, settled)) carried?.goBack();
  }

  /** The press that the browser makes of a gesture is no press of its own. @param {MouseEvent} event */
  swallow(event) {
    if (!this.#isDone || !event.detail) return;
    this.#isDone = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** The menu key, and the other button of a mouse. @param {MouseEvent} event */
  menu(event) {
    const place = this.board && hit(event, PLACES);
    if (!place) return;
    const isTouched = this.state.is !== "rest" || this.#isDone;
    if (isTouched || (place.dataset.mine && this.hands.stakeMenu.open(place))) event.preventDefault();
  }
}
