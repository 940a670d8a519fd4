// What a browser keeps, as far as the scripts use it.

export class Storage {
  /** @param {string} name @param {string} text */
  setItem(name, text) {
    this[name] = text;
  }

  /** @param {string} name @returns {string | null} */
  getItem(name) {
    return Object.hasOwn(this, name) ? this[name] : null;
  }

  /** @param {string} name */
  removeItem(name) {
    delete this[name];
  }
}

export class Caches {
  /** @type {Map<string, Map<string, Response>>} */
  all = new Map();

  /** @param {string} name */
  async open(name) {
    const cache = this.all.get(name) ?? new Map();
    this.all.set(name, cache);
    return {
      put: async (/** @type {URL | string} */ url, /** @type {Response} */ answer) => void cache.set(String(url), new Response(await answer.arrayBuffer(), { headers: answer.headers })),
      match: async (/** @type {URL | string} */ url) => cache.get(String(url))?.clone(),
      keys: async () => [...cache.keys()].map((url) => ({ url })),
    };
  }

  async keys() {
    return [...this.all.keys()];
  }

  /** @param {string} name */
  async delete(name) {
    return this.all.delete(name);
  }
}
