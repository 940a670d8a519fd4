/** An evening that is read and not played on: its boards come in parts, for all of them are more than a browser bears. */

/** @typedef {import("../engine/answers.js").Frame} Frame */
/** @typedef {import("../engine/answers.js").Requests["frames"]} Request */
/** @typedef {(request: {do: "frames"} & Request) => Promise<import("../engine/answers.js").Answers["frames"]>} Ask */
/** @typedef {Pick<Request, "log" | "seat">} Read what is read, and as whom */

/** So many frames are a part; three parts are kept at most. */
export const PART = 50;

export class OldEvening {
  /** Those that are here, under their numbers, and as long as all of them. @type {Frame[]} */
  frames = [];

  /** The part that was wanted last. */
  #here = 0;

  /** What is on its way. @type {Map<number, Promise<string>>} */
  #coming = new Map();

  /** @param {Ask} ask the engine @param {Read} read */
  constructor(ask, read) {
    this.ask = ask;
    this.read = read;
  }

  /** With its first boards here, or what went wrong. @param {Ask} ask the engine @param {Read} read */
  static async open(ask, read) {
    const evening = new OldEvening(ask, read);
    return { evening, failed: await evening.reach(0) };
  }

  /** Have a frame here, and the one after it, whose step is told with it. @param {number} at @returns {Promise<string>} what went wrong, if anything did */
  async reach(at) {
    const here = (this.#here = Math.floor(at / PART));
    const next = Math.floor((at + 1) / PART);
    const failed = (await this.#bring(here)) || (await this.#bring(next));
    if (failed) return failed;
    // The next part comes while this one is read.
    this.#bring(here + 1);
    for (const number of this.#parts()) if (Math.abs(number - this.#here) > 1) this.#drop(number);
    return "";
  }

  /** The parts that are here. */
  #parts() {
    return new Set(Object.keys(this.frames).map((number) => Math.floor(Number(number) / PART)));
  }

  /** @param {number} number */
  #drop(number) {
    for (let at = number * PART; at < (number + 1) * PART; at += 1) delete this.frames[at];
  }

  /** @param {number} number of a part @returns {Promise<string>} what went wrong, if anything did */
  #bring(number) {
    const first = number * PART;
    if (first in this.frames || (number && first >= this.frames.length)) return Promise.resolve("");
    const coming = this.#coming.get(number) ?? this.#fetch(first).finally(() => this.#coming.delete(number));
    this.#coming.set(number, coming);
    return coming;
  }

  /** @param {number} first */
  async #fetch(first) {
    return this.take(first, await this.ask({ do: "frames", ...this.read, first, most: PART }));
  }

  /** @param {number} first @param {import("../engine/answers.js").Answers["frames"]} answer @returns {string} what went wrong, if anything did */
  take(first, { frames, count, say }) {
    if (!frames?.length) return say;
    if (!this.frames.length) this.frames = new Array(count);
    for (const [number, frame] of frames.entries()) this.frames[first + number] = frame;
    return "";
  }
}
