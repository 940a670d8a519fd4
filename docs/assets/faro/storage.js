/** What the browser keeps for a reader. It may forbid that; then a thing lasts as long as its page. */

/**
 * Do something that may fail: with what is kept, even to name a storage that is forbidden is refused.
 * @template T @param {() => T} act @param {T} [otherwise] @returns {T} `otherwise` where it fails
 */
export function guarded(act, otherwise) {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** A switch that is on until the reader turns it off, over visits. */
export class Switch {
  /** @param {string} name under which it is kept */
  constructor(name) {
    this.name = name;
    this.isOn = guarded(() => localStorage.getItem(name), null) !== "off";
  }

  /** @param {boolean} isOn */
  turn(isOn) {
    this.isOn = isOn;
    guarded(() => localStorage.setItem(this.name, isOn ? "on" : "off"));
  }
}
