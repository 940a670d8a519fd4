// The page's side of the engine, one for all pages of a visit. Request and reply carry the whole log: a worker can be
// ended at any moment.

import { isDear } from "./dear.js";
import { listeners } from "./news.js";
import { patience } from "./patience.js";

/** @typedef {"asleep" | "loading" | "ready" | "failed"} State */
/** @typedef {import("./answers.js").Answers} Answers what each door of the session answers */
/**
 * @template {keyof Answers} [Door=keyof Answers]
 * @typedef {{do: Door} & import("./answers.js").Requests[Door]} Request what is done at a door of the session, and what the door asks for
 */
/**
 * @template {keyof Answers} Door
 * @typedef {{[Do in Door]: Request<Do>}[Door]} OneOf the requests of several doors
 */
/** @typedef {{request: string, limit?: number, resolve: (reply: string) => void, reject: (error: Error) => void}} Asked */
/** @typedef {{id: number, reply: string, sentence?: string}} Answered */

const manifestUrl = new URL("../../engine/manifest.json", import.meta.url);
const workerUrl = new URL("engine-worker.js", import.meta.url);

/** @type {State} */
let state = "asleep";
/** @type {Worker | undefined} */
let worker;
/** @type {Promise<object> | undefined} */
let manifest;
/** @type {Asked[]} asked and not yet answered; the first is the one at work once the engine is ready */
const queue = [];
let atWork = 0; // its id; 0 when there is none
let lastId = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
let failure = "";
let attempt = 0; // counts the beginnings: what an earlier one still waits for is no news
/** @type {ReturnType<typeof setTimeout> | undefined} runs out when nothing comes any more */
let stalled;
/** @type {import("./news.js").Progress | undefined} of the loading under way, or of the last one */
let progress;
const { tell, on } = listeners();

/** From now on something has to come. */
function watch() {
  const wait = patience(progress);
  clearTimeout(stalled);
  stalled = setTimeout(() => fail(`nothing has come for ${wait / 1000} seconds.`), wait);
}

function end() {
  attempt += 1;
  clearTimeout(stalled);
  clearTimeout(timer);
  worker?.terminate();
  worker = undefined;
  atWork = 0;
}

/** @param {boolean} [isAgain] after a failure: past every cache, for one of them may hold what was wrong */
function begin(isAgain = false) {
  state = "loading";
  progress = undefined;
  watch();
  const mine = attempt;
  // Fetched here, while the worker starts: the worker would have to start first.
  const files = (manifest ??= fetch(manifestUrl, { cache: isAgain ? "reload" : "no-cache" }).then((response) =>
    response.ok ? response.json() : Promise.reject(),
  ));
  files.catch(() => {}); // whoever starts the worker is told
  if (!isAgain) startWorker(files, false);
  else renewed(workerUrl).then(() => mine === attempt && startWorker(files, true));
}

/** Ask for a file past every cache, so that whoever asks next has the new one. @param {URL} url @returns {Promise<unknown>} */
const renewed = (url) => fetch(url, { cache: "reload" }).catch(() => {});

/** @param {Promise<object>} files @param {boolean} isAgain */
function startWorker(files, isAgain) {
  const started = (worker = new Worker(workerUrl, { type: "module" }));
  worker.onmessage = ({ data }) => {
    if (data.type === "progress") {
      tell("progress", (progress = { done: data.done, total: data.total }));
      watch();
    } else if (data.type === "damaged") restart("", 0);
    else if (data.type === "failed") fail(data.sentence);
    else if (data.type === "ready") {
      clearTimeout(stalled);
      state = "ready";
      tell("ready", undefined);
      next();
    } else if (data.id === atWork) answer(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(event.message || "its script could not be fetched.");
  };
  files.then(
    (bundle) => started === worker && started.postMessage({ ...bundle, isAgain }),
    () => started === worker && fail("manifest.json could not be fetched."),
  );
}

/** Sends the first request of the queue to an idle engine. One at a time: its time is its own, a long one has more. */
function next() {
  if (state !== "ready" || atWork || !queue.length) return;
  const { request, limit = 10_000 + request.length } = queue[0];
  atWork = ++lastId;
  timer = setTimeout(() => restart(`No answer within ${Math.round(limit / 1000)} seconds: the engine was started again.`, 1), limit);
  worker?.postMessage({ id: atWork, request });
}

/** @param {Answered} answered */
function answer({ reply, sentence }) {
  clearTimeout(timer);
  atWork = 0;
  const asked = queue.shift();
  if (!asked) return;
  const { resolve, reject } = asked;
  if (sentence) reject(new Error(sentence));
  else resolve(reply);
  next();
}

/** Refuses the first `count` requests with one sentence. @param {string} sentence @param {number} count */
function refuse(sentence, count) {
  for (const { reject } of queue.splice(0, count)) reject(new Error(sentence));
}

/** @param {string} sentence @param {number} count of the requests that are refused */
function restart(sentence, count) {
  end();
  begin();
  refuse(sentence, count);
}

/** @param {string} reason */
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

  /** Load it on a sign that it is wanted, where that is free. */
  warm() {
    if (!isDear()) engine.start();
  },

  /** Warm up when the pointer or the focus comes to `element`. @param {Element} element */
  warmAt(element) {
    for (const sign of ["pointerover", "focusin"]) {
      element.addEventListener(sign, () => engine.warm(), { once: true, passive: true });
    }
  },

  /** Warm up at those signs, or when `element` is in view and the page has nothing to do. @param {Element} element */
  warmFor(element) {
    engine.warmAt(element);
    new IntersectionObserver((entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      (window.requestIdleCallback ?? setTimeout)(() => engine.warm()); // a press has it start in any case
    }).observe(element);
  },

  /**
   * Ask the session. Answered in order; what is asked while the engine loads is answered when it is ready.
   * @template {keyof Answers} Door
   * @param {Request<Door>} request
   * @param {{timeout?: number}} [options] milliseconds at work, loading not counted
   * @returns {Promise<Answers[Door]>} rejects with one sentence
   */
  async ask(request, { timeout } = {}) {
    if (state === "failed") throw new Error(failure);
    /** @type {Promise<string>} */
    const reply = new Promise((resolve, reject) => {
      queue.push({ request: JSON.stringify(request), limit: timeout, resolve, reject });
      engine.start();
      next();
    });
    return JSON.parse(await reply);
  },

  /**
   * An answer in any case: what went wrong comes as a refusal does, with `say` and `error` and nothing else to go by.
   * @template {keyof Answers} Door
   * @param {Request<Door>} request @returns {Promise<Answers[Door]>}
   */
  async answer(request) {
    try {
      return await engine.ask(request);
    } catch (error) {
      const say = state === "failed" ? "The engine could not load." : /** @type {Error} */ (error).message;
      const refusal = { say, error: { code: "engine-failed", sentence: say, hint: "", line: null, column: null, meant: "" } };
      return /** @type {Answers[Door]} */ (/** @type {unknown} */ (refusal));
    }
  },

  /** Refuse whatever is asked; end a computation under way, or the loading. */
  stop() {
    if (atWork) restart("Stopped: the engine was started again.", queue.length);
    else if (state === "loading") {
      end();
      manifest = undefined;
      state = "asleep";
      refuse("Stopped before the engine was loaded.", queue.length);
    }
  },

  /** Try again after a failure. */
  retry() {
    if (state === "failed") begin(true);
  },

  /** Listen for news of the engine. */
  on,
};
