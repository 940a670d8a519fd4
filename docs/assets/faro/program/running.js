/** The page's side of readers' programs: a worker that is fetched at a press, and ended where one takes too long or is stopped. */

import { patience } from "../engine/patience.js";

const manifestUrl = new URL("../../engine/manifest.json", import.meta.url);
const workerUrl = new URL("program-worker.js", import.meta.url);

const LIMIT = 60_000; // ms that a program may take
const UNFETCHED = "Python could not be fetched: nothing has come for a while. Press again.";

/** @typedef {{program: string, before: string[]}} Asked */
/** @typedef {{kind: "text" | "svg" | "html", content: string, said: string}} Shown */
/** @typedef {{line?: number, sentence?: string}} Outcome both empty where all went well */
/** @typedef {{type: "progress", done: number, total: number} | {type: "ready"} | ({type: "shown"} & Shown) | ({type: "done"} & Outcome) | {type: "failed", sentence: string}} News */
/**
 * @typedef {object} Listener
 * @property {(done: number, total: number) => void} fetching
 * @property {() => void} running
 * @property {(shown: Shown) => void} shown
 */

export class Running {
  /** @type {Worker | undefined} */
  #worker;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Ends the run that is under way. @type {((outcome: Outcome) => void) | undefined} */
  #settle;
  #isReady = false;
  #hasFailed = false;

  /** @param {string} rest the address of what the bundle leaves out */
  constructor(rest) {
    this.rest = rest;
  }

  /**
   * Run a program; one that is under way is stopped.
   * @param {Asked} asked @param {Listener} listener @returns {Promise<Outcome>}
   */
  run(asked, listener) {
    this.stop();
    return new Promise((resolve) => {
      this.#settle = resolve;
      const begin = () => {
        listener.running();
        this.#wait(LIMIT, `The program was stopped after ${LIMIT / 1000} seconds.`);
        this.#worker?.postMessage(asked);
      };
      const worker = (this.#worker ??= this.#start());
      worker.onmessage = ({ data }) => this.#hear(data, listener, begin);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#fail(event.message || "its script could not be fetched");
      };
      if (this.#isReady) begin();
      else this.#wait(patience(), UNFETCHED);
    });
  }

  /** End the program that runs, and Python with it; the next press starts it anew. */
  stop() {
    if (this.#settle) this.#end({ sentence: "Stopped." });
  }

  /** @param {News} news @param {Listener} listener @param {() => void} begin */
  #hear(news, listener, begin) {
    if (news.type === "shown") listener.shown(news);
    else if (news.type === "failed") this.#fail(news.sentence);
    else if (news.type === "done") this.#done(news);
    else if (news.type === "ready") {
      this.#isReady = true;
      begin();
    } else {
      listener.fetching(news.done, news.total);
      this.#wait(patience(news), UNFETCHED);
    }
  }

  #start() {
    const worker = new Worker(workerUrl, { type: "module" });
    const isAgain = this.#hasFailed; // past every cache, for one of them may hold what was wrong
    fetch(manifestUrl, { cache: isAgain ? "reload" : "no-cache" })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error("manifest.json"))))
      .then((manifest) => worker.postMessage({ ...manifest, isAgain, rest: this.rest }))
      .catch(() => worker === this.#worker && this.#fail("manifest.json could not be fetched"));
    return worker;
  }

  /** @param {number} time ms @param {string} sentence what is said when it is over */
  #wait(time, sentence) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end({ sentence }), time);
  }

  /** @param {string} reason */
  #fail(reason) {
    this.#hasFailed = true;
    this.#end({ sentence: `Python could not start: ${reason}. Press again.` });
  }

  /** @param {Outcome} outcome */
  #done({ line, sentence }) {
    clearTimeout(this.#timer);
    const settle = this.#settle;
    this.#settle = undefined;
    settle?.({ line, sentence });
  }

  /** @param {Outcome} outcome */
  #end(outcome) {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#done(outcome);
  }
}
