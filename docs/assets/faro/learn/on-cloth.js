/** Where the cloth itself is pressed: painted cards, places between them, and the stakes that lie there. */

import { element, partsOf } from "../page/elements.js";

/** @typedef {import("./answer-form.js").Field} Field */
/** @typedef {import("./answer-form.js").Item} Item */

/** A painted card that can be pressed, where one stands. @param {HTMLElement} stage @param {string} code @param {() => void} press */
export function painted(stage, code, press) {
  const found = partsOf(stage, `.faro-at-${CSS.escape(code)} .faro-spot`);
  for (const card of found) {
    card.classList.add("faro-pressable");
    card.addEventListener("click", press);
  }
  return found;
}

/** A ring on the cloth for each place that is offered; one pressed is its button pressed. @param {Field} field @param {HTMLButtonElement[]} buttons @param {HTMLElement} stage */
export function rings(field, buttons, stage) {
  const made = laid(field.at ?? [], stage);
  for (const [at, ring] of made.entries()) ring.addEventListener("click", () => buttons[at].click());
  return made;
}

/** Where the reader had it, and wrongly, once the board is settled. @param {Field} field @param {string} answer @param {HTMLElement} stage */
export function own(field, answer, stage) {
  const place = field.at?.[field.options.indexOf(answer)];
  for (const ring of laid(place ? [place] : [], stage)) {
    ring.classList.add("faro-own");
    ring.textContent = "✕";
  }
}

/** Rings at places of the cloth. @param {[number, number][]} places @param {HTMLElement} stage */
function laid(places, stage) {
  const felt = stage.querySelector(".faro-felt");
  if (!felt || !places.length) return [];
  const cloth = element("div", "faro-cloth");
  cloth.ariaHidden = "true";
  const made = places.map(([x, y]) => {
    const ring = element("span", "faro-between faro-ring");
    ring.style.setProperty("--x", String(x));
    ring.style.setProperty("--y", String(y));
    return ring;
  });
  cloth.append(...made);
  felt.append(cloth);
  return made;
}

/** The stake that a field asks about, where it lies. @param {Item} item @param {number} at @param {HTMLElement} stage */
export function stakeOf({ fields }, at, stage) {
  const { on } = fields[at];
  const before = fields.slice(0, at).filter((other) => other.on === on).length;
  return on ? partsOf(stage, `.faro-at-${CSS.escape(on)} .faro-chip`)[before] : undefined;
}

/** A stake asks at a press, and is lifted while it is asked about. @param {HTMLElement | undefined} stake @param {() => void} press */
export function liftable(stake, press) {
  stake?.classList.add("faro-pressable");
  stake?.addEventListener("click", press);
  return (/** @type {boolean} */ isUp) => stake?.classList.toggle("faro-lifted", isUp);
}
