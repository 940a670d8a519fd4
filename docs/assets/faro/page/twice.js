/** A press that takes something away for good is asked for twice. Whatever comes between the two calls it off. */

/** @type {{button: HTMLElement, label: string | null} | undefined} what was pressed once, and what stood on it */
let armed;

/** @param {HTMLElement} pressed @returns {boolean} whether this is the second press */
export function isMeant(pressed) {
  const isSecond = pressed === armed?.button;
  calm();
  if (isSecond) return true;
  armed = { button: pressed, label: pressed.textContent };
  pressed.append(": press again");
  pressed.addEventListener("blur", calm, { once: true });
  return false;
}

function calm() {
  if (armed) armed.button.textContent = armed.label;
  armed = undefined;
}

// Not every browser gives the focus to a button that is pressed, so that it could lose it.
addEventListener("pointerdown", ({ target }) => armed?.button.contains(/** @type {Node} */ (target)) || calm());
