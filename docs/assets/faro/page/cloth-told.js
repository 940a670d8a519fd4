/**
 * The cloth of every bet explains itself: what is pointed at, or in focus, lights the cards that it takes in and is told under
 * the cloth. A mouse follows the link; a finger is told first, and follows the link that stands there.
 */

import { button, element, group, partOf, partsOf } from "./elements.js";
import { isOfFinger } from "./picture-links.js";

const FAMILIES = { 2: "Two cards", 3: "Three", 4: "Four", more: "More" };

class ToldCloth {
  /** The place that is told. @type {HTMLAnchorElement | null} */
  shown = null;

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
    if (place && place !== this.shown) this.tellPlace(place);
  }

  /** @param {HTMLAnchorElement} place */
  tellPlace(place) {
    this.shown = place;
    const { takes = "", told = "", costs = "" } = place.dataset;
    const ranks = takes.split(" ");
    for (const spot of partsOf(this.figure, ".faro-cell > .faro-spot")) {
      spot.classList.toggle("faro-lit", ranks.includes(spot.dataset.takes ?? ""));
    }
    const name = element("p", "");
    name.append(element("b", "", told));
    const read = element("a", "", "Read it, and see it dealt");
    read.href = place.href;
    read.tabIndex = -1;
    const links = element("p", "");
    links.append(read);
    this.told.replaceChildren(name, element("p", "", costs), links);
  }

  /** @param {Event} event */
  press(event) {
    const place = this.placeOf(event);
    if (!place || !isOfFinger(event)) return;
    event.preventDefault();
    event.stopPropagation();
    this.tell(event);
  }
}

window.document$?.subscribe(() => {
  for (const figure of partsOf(document, ".faro-cloth-told:not([data-family])")) new ToldCloth(figure);
});
