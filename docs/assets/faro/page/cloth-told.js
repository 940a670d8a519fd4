/**
 * The cloth of every bet explains itself, a family of rings at a time: what is pointed at, or in focus, lights the cards that
 * it takes in and is told beside the cloth. A press holds it there, for its link to be reached; a second press follows it, as
 * Enter does.
 */

import { button, element, group, partOf, partsOf } from "./elements.js";

const FAMILIES = { 2: "Two cards", 3: "Three", 4: "Four", more: "More" };

class ToldCloth {
  /** The place that is told. @type {HTMLAnchorElement | null} */
  shown = null;

  /** The place that a press holds, whatever is pointed at. @type {HTMLAnchorElement | null} */
  held = null;

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    this.told = partOf(figure, ".faro-told-place");
    this.told.ariaHidden = "true"; // a listener hears the link itself
    for (const sign of ["pointerover", "focusin"]) figure.addEventListener(sign, (event) => this.tell(event));
    figure.addEventListener("click", (event) => this.press(event), { capture: true });
    const families = group("faro-families", "Rings shown");
    for (const [family, name] of Object.entries(FAMILIES)) families.append(button(name, "", () => this.show(family)));
    this.families = families;
    figure.prepend(families);
    this.show("2");
  }

  /** Show the rings of a family, and tell its first as an example. @param {string} family */
  show(family) {
    this.held = null;
    this.figure.dataset.family = family;
    partsOf(this.families, "button").forEach((one, number) => {
      one.ariaPressed = String(Object.keys(FAMILIES).indexOf(family) === number);
    });
    const first = partsOf(this.figure, "a.faro-gap", HTMLAnchorElement).find(({ dataset: { count = "" } }) =>
      count in FAMILIES ? count === family : family === "more",
    );
    if (first) this.tellPlace(first);
  }

  /** @param {Event} event @returns {HTMLAnchorElement | null} */
  placeOf({ target }) {
    return target instanceof Element ? target.closest("a[data-takes]") : null;
  }

  /** @param {Event} event */
  tell(event) {
    const place = this.placeOf(event);
    const isPassedBy = this.held && event.type === "pointerover";
    if (place && place !== this.shown && !isPassedBy) this.tellPlace(place);
  }

  /** @param {HTMLAnchorElement} place */
  tellPlace(place) {
    this.shown?.classList.remove("faro-chosen");
    this.shown = place;
    place.classList.add("faro-chosen");
    const { takes = "", told = "", bet = "", costs = "" } = place.dataset;
    const ranks = takes.split(" ");
    for (const spot of partsOf(this.figure, ".faro-cell > .faro-spot")) {
      spot.classList.toggle("faro-lit", ranks.includes(spot.dataset.takes ?? ""));
    }
    const name = element("p", "");
    name.append(element("b", "", told));
    const read = element("a", "", `${bet}: the rules, and a deal`);
    read.href = place.href;
    read.tabIndex = -1;
    const links = element("p", "");
    links.append(read);
    this.told.replaceChildren(name, element("p", "", this.ruleOf(place)), element("p", "", costs), links);
  }

  /** How the list under the cloth tells its bet. @param {HTMLAnchorElement} place */
  ruleOf({ href }) {
    const listed = partsOf(document, ".faro-bets-list th a", HTMLAnchorElement).find((link) => link.href === href);
    return listed?.closest("tr")?.querySelector("td")?.textContent ?? "";
  }

  /** @param {Event} event */
  press(event) {
    const place = this.placeOf(event);
    const isOfKeys = "detail" in event && event.detail === 0;
    if (!place || isOfKeys || place === this.held) return;
    event.preventDefault();
    event.stopPropagation();
    this.held = place;
    this.tell(event);
  }
}

window.document$?.subscribe(() => {
  for (const figure of partsOf(document, ".faro-cloth-told:not([data-family])")) new ToldCloth(figure);
});
