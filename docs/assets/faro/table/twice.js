/** A press that takes something away for good is asked for twice. Whatever comes between the two calls it off. */

const AGAIN = ": press again";

/** @type {HTMLElement | undefined} the button that was pressed once */
let armed;

/** @param {HTMLElement} pressed @returns {boolean} whether this is the second press */
export function isMeant(pressed) {
  const isSecond = pressed === armed;
  calm();
  if (isSecond) return true;
  armed = pressed;
  pressed.textContent += AGAIN;
  pressed.addEventListener("blur", calm, { once: true });
  return false;
}

function calm() {
  if (armed) armed.textContent = armed.textContent.replace(AGAIN, "");
  armed = undefined;
}

// Not every browser gives the focus to a button that is pressed, so that it could lose it.
addEventListener("pointerdown", ({ target }) => armed?.contains(/** @type {Node} */ (target)) || calm());
