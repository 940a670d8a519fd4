/** What the browser keeps for a reader. It may forbid that; then a thing lasts as long as its page. */

import { OURS, own, whole } from "./own-names.js";

/** Where this build of the site lies. */
export const PATH = new URL("../../../", import.meta.url).pathname;

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

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Texts by their names; those that the browser would not keep last as long as the page. */
export class Texts {
  /** What it would not keep. @type {Map<string, string>} */
  #memory = new Map();
  #storage;
  #path;

  /** @param {() => Storage} storage @param {string} [path] of the build whose they are */
  constructor(storage, path = PATH) {
    this.#storage = storage;
    this.#path = path;
    if (path !== "/") guarded(() => this.#takeOver(storage()));
  }

  /** What was kept before names carried a path is taken over once; it stays there, for it may be another build's as well. @param {Storage} storage */
  #takeOver(storage) {
    const old = Object.keys(storage).filter((name) => name.startsWith(OURS));
    const done = `${this.#path} taken-over`; // no name of ours: what is forgotten does not come back
    if (!old.length || storage.getItem(done)) return;
    storage.setItem(done, "yes");
    for (const name of old) guarded(() => storage.setItem(whole(name, this.#path), storage.getItem(name) ?? ""));
  }

  /** @returns {string[]} those of this build */
  names() {
    const kept = guarded(() => Object.keys(this.#storage()), []).flatMap((name) => own(name, this.#path) ?? []);
    return [...new Set([...this.#memory.keys(), ...kept])];
  }

  /** @param {string} name @returns {string | null} */
  get(name) {
    return this.#memory.get(name) ?? this.kept(name);
  }

  /** What the browser itself keeps. @param {string} name @returns {string | null} */
  kept(name) {
    return guarded(() => this.#storage().getItem(whole(name, this.#path)), null);
  }

  /** @param {string} name @param {string} text @returns {boolean} whether the browser would keep it */
  set(name, text) {
    this.#memory.set(name, text);
    return guarded(() => (this.put(name, text), true), false);
  }

  /** As `set`, but throws where the browser keeps no more. @param {string} name @param {string} text */
  put(name, text) {
    this.#storage().setItem(whole(name, this.#path), text);
    this.#memory.delete(name);
  }

  /** @param {string} name */
  remove(name) {
    this.#memory.delete(name);
    guarded(() => this.#storage().removeItem(whole(name, this.#path)));
  }

  /** @param {string} name */
  isKept(name) {
    return !this.#memory.has(name);
  }
}

/** Over visits. */
export const texts = new Texts(() => localStorage);

/** As long as the tab is open. */
export const textsOfTab = new Texts(() => sessionStorage);

/** A switch that is on until the reader turns it off, over visits. */
export class Switch {
  /** @param {string} name under which it is kept */
  constructor(name) {
    this.name = name;
  }

  get isOn() {
    return texts.get(this.name) !== "off";
  }

  /** @param {boolean} isOn */
  turn(isOn) {
    texts.set(this.name, isOn ? "on" : "off");
  }
}
