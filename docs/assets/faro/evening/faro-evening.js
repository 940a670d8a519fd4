/** A deal of real cards, kept at the table: thirteen ranks to press, the case-keeper, and every card of it open to mending. */

import { inTime } from "../page/bring.js";
import { missed } from "../page/edition.js";
import { element, hit, partOf } from "../page/elements.js";
import { Keeper } from "./keeper.js";
import { whenStaying } from "../page/staying.js";
import { meant } from "../seat/by-place.js";
import { Awake, canStayOn, hasVoice } from "./caller.js";
import { SecondScreen } from "./second-screen.js";

/** What a key presses, where it is not the rank's own letter. @type {Record<string, string>} */
const KEYS = { 0: "10", T: "10", 1: "A" };

/** So much of a window is under the head of the page, in pixels. */
const HEAD = 48;

/** What is the clerk's, and not the keeper's to heed. */
const CLERK = '[data-part="clerk"]';

const fetchClerk = () => inTime(import("./clerk.js"));

class FaroEvening extends HTMLElement {
  /** @type {Keeper | undefined} */
  keeper;
  /** @type {Awake | undefined} */
  awake;
  /** @type {SecondScreen | undefined} */
  screen;
  /** @type {import("./clerk.js").Clerk | undefined} */
  clerk;

  connectedCallback() {
    this.keeper ??= this.#begin();
  }

  #begin() {
    const keeper = new Keeper(this);
    /** @type {Record<string, () => void>} */
    const tools = {
      undo: () => keeper.undo(),
      fresh: () => (this.clerk?.isOpen ? this.clerk.beginDeal() : keeper.fresh()),
      before: () => keeper.goBack(),
      empty: () => keeper.boxEmpty(),
    };
    this.addEventListener("click", (event) => {
      const pressed = hit(event, CLERK) ? null : hit(event, "[data-rank], [data-tool]");
      if (pressed?.dataset.rank) keeper.press(pressed.dataset.rank);
      else if (pressed) tools[pressed.dataset.tool ?? ""]?.();
    });
    this.addEventListener("keydown", (event) => this.#key(event));
    this.#answerBeside(keeper);
    keeper.book.addEventListener("change", () => keeper.dealBy(keeper.book.value));
    this.#switch("speak", hasVoice, async (isOn) => {
      keeper.caller.turn(isOn);
      return isOn;
    });
    const stakes = partOf(this, '[data-tool="stakes"]');
    stakes.addEventListener("click", async () => {
      await this.keepStakes(keeper, stakes.ariaPressed !== "true");
      if (this.clerk?.isOpen) this.clerk.bringCloth();
    });
    whenStaying(stakes, () => fetchClerk().then(({ warm }) => warm(), () => {}));
    this.awake = new Awake();
    this.#switch("awake", canStayOn, (isOn) => this.awake?.turn(isOn) ?? Promise.resolve(false));
    this.screen = new SecondScreen(this, keeper);
    this.#takeUp(keeper, this.screen);
    return keeper;
  }

  /** While stakes are kept what was said stands far over the later presses, and may be out of sight: there it is shown beside them too. @param {Keeper} keeper */
  #answerBeside(keeper) {
    const beside = element("p", "faro-evening-beside");
    beside.ariaHidden = "true"; // it was heard where it was said
    for (const press of ["click", "change"]) {
      const place = (/** @type {Event} */ event) => {
        beside.textContent = ""; // what was said of the press before
        beside.remove();
        hit(event, ".faro-clerk-acts, .faro-evening-bar")?.after(beside);
        if (keeper.part("said").getBoundingClientRect().top < HEAD) hit(event, ".faro-evening-pad")?.prepend(beside);
      };
      this.addEventListener(press, place, true);
    }
    keeper.addEventListener("said", (event) => {
      const { sentence, isRefused, isTold } = /** @type {CustomEvent} */ (event).detail;
      beside.textContent = isTold ? "" : sentence;
      beside.classList.toggle("faro-refused", isRefused);
    });
  }

  disconnectedCallback() {
    this.keeper?.caller.turn(false);
    this.awake?.turn(false);
    this.screen?.close();
  }

  /** Nothing can be pressed before it is known what was left. @param {Keeper} keeper @param {SecondScreen} screen */
  async #takeUp(keeper, screen) {
    await keeper.takeUpKept();
    screen.show();
    if (keeper.evening.hasClerk && !this.dataset.shows) this.keepStakes(keeper, true);
    partOf(this, ".faro-evening").inert = false;
  }

  /** Bring the clerk, or send him away; what he has written down stays. @param {Keeper} keeper @param {boolean} isOn */
  async keepStakes(keeper, isOn) {
    const press = partOf(this, '[data-tool="stakes"]');
    press.ariaPressed = String(isOn);
    if (keeper.evening.hasClerk !== isOn) keeper.keepStakes(isOn);
    try {
      const { Clerk } = await fetchClerk();
      this.clerk ??= new Clerk(this, keeper);
      await this.clerk.open(press.ariaPressed === "true");
    } catch (error) {
      console.error(error);
      press.ariaPressed = "false";
      keeper.refuse("The clerk could not be fetched: the cases are kept all the same. Press again.");
      missed(true);
    }
  }

  /**
   * A switch that is off at first, and hidden where the browser cannot do it.
   * @param {string} tool @param {boolean} isThere @param {(isOn: boolean) => Promise<boolean>} turn answers whether it is on then
   */
  #switch(tool, isThere, turn) {
    const press = partOf(this, `[data-tool="${tool}"]`);
    press.hidden = !isThere;
    press.addEventListener("click", async () => (press.ariaPressed = String(await turn(press.ariaPressed !== "true"))));
  }

  /** The letters of the ranks, and a key that takes back. @param {KeyboardEvent} event */
  #key(event) {
    const { keeper } = this;
    if (!keeper || this.dataset.shows || event.ctrlKey || event.metaKey || event.altKey || hit(event, `select, input, textarea, summary, ${CLERK}`)) return;
    const rank = meant(event).map((key) => KEYS[key] ?? key).find((key) => keeper.all.includes(key));
    if (event.key === "Backspace") keeper.undo();
    else if (event.key === "Escape") keeper.mending.close();
    else if (rank) keeper.press(rank);
    else return;
    event.preventDefault();
  }
}

customElements.define("faro-evening", FaroEvening);
