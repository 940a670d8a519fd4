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

export class Locks {
  /** When it will be free again, by name. @type {Map<string, Promise<unknown>>} */
  #held = new Map();

  /** @param {string} name @param {{signal: AbortSignal}} options @param {(lock: {name: string}) => unknown} use */
  async request(name, { signal }, use) {
    const before = this.#held.get(name);
    /** @type {() => void} */
    let giveBack = () => {};
    const given = new Promise((done) => (giveBack = () => done(undefined)));
    const aborted = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    this.#held.set(name, before ? Promise.all([before, given]) : given);
    try {
      await Promise.race([before, aborted]);
      return await use({ name });
    } finally {
      giveBack();
    }
  }

  async query() {
    return { held: [...this.#held.keys()].map((name) => ({ name })) };
  }
}
