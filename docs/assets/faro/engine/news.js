/** What the engine tells those who listen: how far the loading is, that it is ready, that it has failed. */

/** @typedef {{done: number, total: number}} Progress in bytes */
/** @typedef {{progress: Progress, ready: undefined, failed: {sentence: string}}} News */

/** Who listens to one engine. */
export function listeners() {
  /** @type {{[Type in keyof News]: Set<(detail: News[Type]) => void>}} */
  const all = { progress: new Set(), ready: new Set(), failed: new Set() };
  return {
    /**
     * @template {keyof News} Type
     * @param {Type} type @param {News[Type]} detail
     */
    tell(type, detail) {
      for (const listener of all[type]) listener(detail);
    },

    /**
     * @template {keyof News} Type
     * @param {Type} type @param {(detail: News[Type]) => void} listener
     * @returns {() => void} stops listening
     */
    on(type, listener) {
      const heard = all[type].add(listener);
      return () => heard.delete(listener);
    },
  };
}
