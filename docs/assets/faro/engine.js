// The page's side of the engine. One for all pages of a visit: instant navigation replaces the page, not its modules.
//
// Every request carries its whole log and so does every reply, so a worker can be ended at any moment and nothing is lost.

/** @typedef {"asleep" | "loading" | "ready" | "failed"} State */
/** @typedef {{request: object, limit: number, resolve: (reply: object) => void, reject: (error: Error) => void}} Asked */

const manifestUrl = new URL("../engine/manifest.json", import.meta.url);
const workerUrl = new URL("engine-worker.js", import.meta.url);

/** @type {State} */
let state = "asleep";
/** @type {Worker | undefined} */
let worker;
/** @type {Promise<object> | undefined} */
let manifest;
/** @type {Asked[]} asked and not yet answered; the first is the one at work once the engine is ready */
let queue = [];
let atWork = 0; // id of the request at work; 0 when there is none
let lastId = 0;
let timer;
let failure = "";
/** @type {{done: number, total: number} | undefined} bytes of the loading under way, or of the last one */
let progress;
/** @type {Map<string, Set<(detail: object) => void>>} */
const listeners = new Map();

function tell(type, detail = {}) {
  for (const listener of listeners.get(type) ?? []) listener(detail);
}

function end() {
  clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
  atWork = 0;
}

function begin() {
  state = "loading";
  progress = undefined;
  const started = (worker = new Worker(workerUrl, { type: "module" }));
  worker.onmessage = ({ data }) => {
    if (data.type === "progress") tell("progress", (progress = { done: data.done, total: data.total }));
    else if (data.type === "failed") fail(data.sentence);
    else if (data.type === "ready") {
      state = "ready";
      tell("ready");
      next();
    } else if (data.id === atWork) answer(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message || "its script could not be fetched.");
  };
  // Fetched here, while the worker starts: the worker would have to start first.
  manifest ??= fetch(manifestUrl, { cache: "no-cache" }).then((response) =>
    response.ok ? response.json() : Promise.reject(),
  );
  manifest.then(
    (files) => started.postMessage(files),
    () => started === worker && fail("manifest.json could not be fetched."),
  );
}

/** Sends the first request of the queue to an idle engine. One at a time, so that its time is its own. */
function next() {
  if (state !== "ready" || atWork || !queue.length) return;
  const { request, limit } = queue[0];
  atWork = ++lastId;
  timer = setTimeout(() => restart(`No answer within ${limit / 1000} seconds: the engine was started again.`, 1), limit);
  worker.postMessage({ id: atWork, request: JSON.stringify(request) });
}

function answer({ reply, sentence }) {
  clearTimeout(timer);
  atWork = 0;
  const { resolve, reject } = queue.shift();
  if (sentence) reject(new Error(sentence));
  else resolve(JSON.parse(reply));
  next();
}

/** Refuses the first `count` requests with one sentence. */
function refuse(sentence, count) {
  for (const { reject } of queue.splice(0, count)) reject(new Error(sentence));
}

function restart(sentence, count) {
  end();
  begin();
  refuse(sentence, count);
}

function fail(reason) {
  end();
  manifest = undefined;
  state = "failed";
  failure = `The engine could not load: ${reason}`;
  refuse(failure, queue.length);
  tell("failed", { sentence: failure });
}

export const engine = {
  /** @returns {State} */
  get state() {
    return state;
  },

  /** How many bytes have come, as the latest "progress" told; undefined before the first. */
  get progress() {
    return progress;
  },

  /** Load the engine, if nothing has been done about it yet. */
  start() {
    if (state === "asleep") begin();
  },

  /** Load it on a sign that it will be wanted; not for a reader who asked to save data. */
  warm() {
    if (!navigator.connection?.saveData) engine.start();
  },

  /** Warm up when the pointer or the focus comes to `element`. */
  warmAt(element) {
    for (const sign of ["pointerover", "focusin"]) {
      element.addEventListener(sign, () => engine.warm(), { once: true, passive: true });
    }
  },

  /** Warm up at those signs, or when `element` is in view and the page has nothing to do. */
  warmFor(element) {
    engine.warmAt(element);
    new IntersectionObserver((entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      (window.requestIdleCallback ?? setTimeout)(() => engine.warm());
    }).observe(element);
  },

  /**
   * Ask the session. Answered in order; what is asked while the engine loads is answered when it is ready.
   * @param {object} request
   * @param {{timeout?: number}} [options] milliseconds at work, loading not counted
   * @returns {Promise<object>} rejects with one sentence
   */
  ask(request, { timeout = 10_000 } = {}) {
    if (state === "failed") return Promise.reject(new Error(failure));
    return new Promise((resolve, reject) => {
      queue.push({ request, limit: timeout, resolve, reject });
      engine.start();
      next();
    });
  },

  /** Refuse whatever is asked; end a computation under way, or the loading. */
  stop() {
    if (atWork) restart("Stopped: the engine was started again.", queue.length);
    else if (state === "loading") {
      end();
      state = "asleep";
      refuse("Stopped before the engine was loaded.", queue.length);
    }
  },

  /** Try again after a failure. */
  retry() {
    if (state === "failed") begin();
  },

  /**
   * Listen for "progress" {done, total} in bytes, "ready" or "failed" {sentence}.
   * @returns {() => void} stops listening
   */
  on(type, listener) {
    if (!listeners.has(type)) listeners.set(type, new Set());
    listeners.get(type).add(listener);
    return () => listeners.get(type).delete(listener);
  },
};
