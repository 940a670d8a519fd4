/**
 * The deals, the evening and what was learned as they stood after the latest act, on the disk before the next one. What the
 * browser's plain storage is given it writes in its own time, some seconds later and seldom more than once a minute; a battery
 * that dies meanwhile takes it. A `strict` transaction of IndexedDB is on the disk when it is complete.
 */

import { whole } from "./own-names.js";
import { PATH, texts } from "./storage.js";

const STORE = "deals";
/** Under this name the plain storage says which journal is its own: what was forgotten there does not come back from here. */
export const OWN = "faro-journal";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answer = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const PATIENCE = 2000; // ms

export class Journal {
  #name;
  /** @type {Promise<IDBDatabase> | undefined} */
  #opening;

  /** @param {string} name of its database */
  constructor(name) {
    this.#name = name;
  }

  /** @param {IDBTransactionMode} mode @returns {Promise<IDBObjectStore>} */
  async #store(mode) {
    if (!this.#opening) {
      const request = indexedDB.open(whole(this.#name, PATH));
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      this.#opening = answer(request);
      const forget = () => (this.#opening = undefined);
      // A browser that is short of room may close it, and who forgets everything wants it closed; then, and where it could not be
      // opened, it is opened the next time.
      this.#opening.then((database) => {
        database.addEventListener("close", forget);
        database.addEventListener("versionchange", () => (database.close(), forget()));
      }, forget);
    }
    return (await this.#opening).transaction(STORE, mode, { durability: "strict" }).objectStore(STORE);
  }

  /** Write a deal down; a browser that keeps nothing has said so already. @param {string} id @param {string} text */
  async writeDown(id, text) {
    let own = texts.get(OWN);
    if (!own) texts.set(OWN, (own = crypto.randomUUID?.() ?? String(Date.now())));
    try {
      await answer((await this.#store("readwrite")).put({ own, text }, id));
    } catch {
      // The plain storage has it.
    }
  }

  /**
   * What was written down beside what the plain storage has, by name; nothing where the disk does not answer in time, as while
   * another tab holds what is to be forgotten. @returns {Promise<[id: string, text: string][]>}
   */
  async writtenDown() {
    const own = texts.get(OWN);
    return own ? Promise.race([this.#ours(own), new Promise((go) => setTimeout(go, PATIENCE, []))]) : [];
  }

  /** @param {string} own @returns {Promise<[id: string, text: string][]>} */
  async #ours(own) {
    try {
      const deals = await this.#store("readonly");
      const [ids, entries] = await Promise.all([answer(deals.getAllKeys()), answer(deals.getAll())]);
      /** @type {[string, string][]} */
      const ours = [];
      for (const [at, id] of ids.map(String).entries()) {
        if (entries[at].own === own) ours.push([id, String(entries[at].text)]);
        else this.strikeOut(id);
      }
      return ours;
    } catch {
      return [];
    }
  }

  /** What the plain storage has, or what is forgotten, need not stand here. @param {string} id */
  async strikeOut(id) {
    try {
      await answer((await this.#store("readwrite")).delete(id));
    } catch {
      // Then it was not written down either.
    }
  }
}
