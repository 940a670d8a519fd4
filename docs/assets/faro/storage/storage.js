/** What the browser keeps for a reader. It may forbid that; then a thing lasts as long as its page. */

/**
 * Do something that may fail: with what is kept, even to name a storage that is forbidden is refused.
 * @template T, [Otherwise=undefined]
 * @param {() => T} act @param {Otherwise} [otherwise] @returns {T | Otherwise} `otherwise` where it fails
 */
export function guarded(act, otherwise) {
  try {
    return act();
  } catch {
    return /** @type {Otherwise} */ (otherwise);
  }
}

/** @type {Map<string, string>} what it would not keep */
const memory = new Map();

/** Texts by their names, kept over visits; those that the browser would not keep last as long as the page. */
export const texts = {
  /** @returns {string[]} */
  names: () => [...new Set([...memory.keys(), ...guarded(() => Object.keys(localStorage), [])])],

  /** @param {string} name @returns {string | null} */
  get: (name) => memory.get(name) ?? guarded(() => localStorage.getItem(name), null),

  /** @param {string} name @param {string} text @returns {boolean} whether the browser would keep it */
  set(name, text) {
    memory.set(name, text);
    return guarded(() => {
      localStorage.setItem(name, text);
      return memory.delete(name);
    }, false);
  },

  /** @param {string} name */
  remove(name) {
    memory.delete(name);
    guarded(() => localStorage.removeItem(name));
  },

  /** @param {string} name */
  isKept: (name) => !memory.has(name),
};

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
