/**
 * What a bet costs in a position that the reader sets. The page holds the form with a first answer, and a table under it
 * that needs no script. The engine is fetched when something is chosen, or about to be; every number comes from it as
 * text, and goes where the page names it.
 */

import { Asking } from "./asking.js";
import { engine } from "./engine.js";
import { say } from "./speech.js";

const PAUSE = 250; // ms without a further choice until the engine is asked
const FAILED = "The engine could not load; the table below still holds.";
const OWN = "own"; // the place that is written and not chosen from the list
const FULL = 4;

class Calculator extends HTMLElement {
  connectedCallback() {
    // It is there where the page has only been moved.
    if (!this.form) this.hydrate();
    addEventListener("hashchange", this);
    this.handleEvent();
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this);
    clearTimeout(this.timer);
  }

  hydrate() {
    this.asking = new Asking(this, { meanwhile: "Go on choosing meanwhile.", unloaded: FAILED });
    this.form = this.querySelector("form");
    this.said = this.querySelector(".faro-said");
    this.ranks = [...this.querySelectorAll("[data-rank]")];
    this.querySelector("button").addEventListener("click", () => this.refill());
    this.said.after(this.asking.element);
    this.form.addEventListener("input", () => this.heed());
    this.form.addEventListener("submit", (event) => event.preventDefault());
    engine.warmAt(this);
    this.settle();
  }

  /** A position stands in the address: take it over. */
  handleEvent() {
    const kept = new URLSearchParams(location.hash.slice(1));
    if (!kept.has("left")) return;
    const { rules, place, own, copper } = this.form.elements;
    choose(rules, kept.get("rules"));
    if (kept.has("place") && !choose(place, kept.get("place"))) {
      choose(place, OWN);
      own.value = kept.get("place");
    }
    copper.checked = kept.has("copper");
    [...kept.get("left")].forEach((count, number) => this.setLeft(number, count));
    this.settle();
    this.answer();
  }

  /** The address holds the position, so that it can be kept and sent. */
  keep() {
    const { rules, place, left, coppered } = this.request;
    const position = { rules, place, left: left ? Object.values(left).join("") : String(FULL).repeat(this.ranks.length) };
    const kept = new URLSearchParams({ ...position, ...(coppered && { copper: "1" }) });
    history.replaceState(history.state, "", `#${kept}`);
  }

  /** How many are left of a rank, by its place among the ranks. @param {number} number */
  leftOf(number) {
    return Number(this.ranks[number].querySelector(":checked").value);
  }

  /** @param {number} number @param {string | number} count */
  setLeft(number, count) {
    const bead = this.ranks[number]?.querySelector(`[value="${CSS.escape(String(count))}"]`);
    if (bead) bead.checked = true;
  }

  refill() {
    this.ranks.forEach((_, number) => this.setLeft(number, FULL));
    this.heed();
  }

  /** What the engine is asked; nothing is said of what is left in a fresh pack. */
  get request() {
    const { rules, place, own, copper } = this.form.elements;
    const left = this.ranks.map((rank, number) => [rank.dataset.rank, this.leftOf(number)]);
    return {
      do: "odds",
      rules: rules.value,
      place: place.value === OWN ? own.value.trim() : place.value,
      ...(left.some(([, count]) => count < FULL) && { left: Object.fromEntries(left) }),
      coppered: copper.checked && !copper.disabled,
    };
  }

  /** Something was chosen: ask, once nothing more has been for a moment. */
  heed() {
    this.settle();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.keep();
      this.answer();
    }, PAUSE);
  }

  /** Offer what the chosen book takes, and count the cards. */
  settle() {
    const { rules, place, own, copper } = this.form.elements;
    const { kinds, copper: mayCopper } = rules.selectedOptions[0].dataset;
    for (const group of place.querySelectorAll("[data-kind]")) {
      group.disabled = !kinds.split(" ").includes(group.dataset.kind);
    }
    copper.disabled = mayCopper === undefined;
    own.closest("[data-own]").hidden = place.value !== OWN;
    const cards = this.ranks.reduce((sum, _, number) => sum + this.leftOf(number), 0);
    this.querySelector(".faro-odds-count").textContent = `${cards} ${cards === 1 ? "card" : "cards"} left`;
  }

  /** Ask for what is chosen now. */
  async answer() {
    const reply = await this.asking.askLast(this.request);
    if (reply) this.show(reply);
  }

  /** @param {{say: string, error: object | null}} reply */
  show(reply) {
    for (const cell of this.querySelectorAll("[data-of]")) {
      const value = cell.dataset.of.split(".").reduce((part, name) => part?.[name], reply);
      cell.textContent = value ?? "–";
    }
    this.said.textContent = reply.say;
    this.said.classList.toggle("faro-refused", Boolean(reply.error));
    say(reply.say);
  }
}

/** Choose a value of a list, if the list has it. @param {HTMLSelectElement} list @param {string | null} value */
function choose(list, value) {
  const found = [...list.options].some((option) => option.value === value);
  if (found) list.value = value;
  return found;
}

customElements.define("faro-calculator", Calculator);
