/** Elements as the scripts of every page find and make them. */

/**
 * A part that must be there, for the build wrote it.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} within @param {string} selector @param {new () => T} [kind] what it is, where that matters
 * @returns {T}
 */
export function partOf(within, selector, kind) {
  const found = within.querySelector(selector);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`The page has no ${selector}.`);
  return /** @type {T} */ (found);
}

/**
 * Every part that a selector finds.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} within @param {string} selector @param {new () => T} [kind] what they are, where that matters
 * @returns {T[]}
 */
export function partsOf(within, selector, kind) {
  const found = [...within.querySelectorAll(selector)].filter((part) => part instanceof (kind ?? HTMLElement));
  return /** @type {T[]} */ (found);
}

/** What an event came from, or what that stands in. @param {Event} event @param {string} selector @returns {HTMLElement | null} */
export const hit = ({ target }, selector) => (target instanceof Element ? target.closest(selector) : null);

/** The part of the page that has the focus. @returns {HTMLElement | null} */
export const focused = () => /** @type {HTMLElement | null} */ (document.activeElement);

/** The focus goes to a part, and the page moves no further than it has to for that. @param {HTMLElement} part */
export function reach(part) {
  part.focus({ preventScroll: true });
  part.scrollIntoView({ block: "nearest" });
}

/**
 * A real button.
 * @param {string} label @param {string} className @param {(event: MouseEvent) => void} press
 */
export function button(label, className, press) {
  const made = element("button", className, label);
  made.type = "button";
  made.addEventListener("click", (event) => made.ariaDisabled !== "true" && press(event));
  return made;
}

/**
 * An element with a class and a text.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {string} className @param {string} text
 */
export function element(tag, className, text = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/**
 * Fields that belong together, under a legend. A group of fields says its name as it is entered; what is read there would
 * say it again.
 * @param {string} className @param {string} label
 */
export function fields(className, label) {
  const made = element("fieldset", className);
  const legend = element("legend", "", label);
  legend.ariaHidden = "true";
  made.ariaLabel = label;
  made.append(legend);
  return made;
}

/** A row of buttons that belong together. @param {string} className @param {string} label */
export function group(className, label) {
  const made = element("div", className);
  made.role = "group";
  made.ariaLabel = label;
  return made;
}

/** Whether the reader wants nothing to move. */
export const wantsStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Put a text on the clipboard, where the browser lets a page do that. @param {string} text @returns {Promise<boolean>} whether it did */
export const copied = async (text) => (await navigator.clipboard?.writeText(text).then(() => true, () => false)) ?? false;

/** Choose a value of a list, if the list has it. @param {HTMLSelectElement} list @param {string | null} value */
export function choose(list, value) {
  const found = value !== null && [...list.options].some((option) => option.value === value);
  if (found) list.value = value;
  return found;
}
