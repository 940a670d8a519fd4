/**
 * Where the exercises of a page come from: a file a lesson that was made at build; failing that from the engine, whose
 * scripts are fetched for the first exercise that it has to make.
 */

import { bring, inTime, Missing } from "../page/bring.js";
import { missed } from "../page/edition.js";
import { refuse } from "../page/speech.js";
import { NO_TASK } from "./asked.js";
import { ready } from "./exercise.js";

/** @typedef {import("./answer-form.js").Item} Item */
/** @typedef {import("../storage/progress.js").ItemRef} ItemRef */

/** @typedef {{pieces: string[], items: (Omit<Item, "html" | "after" | "dealt"> & {html: number[], after: number[], dealt?: number[][]})[]}} Packed the boards as numbers of pieces */

const GONE = "There is no such exercise any more. Here is the lesson.";

/** @type {Map<string, Promise<Item[][]>>} */
const files = new Map();

/** Boards as the build packed them: what stands on several is written once. @param {Packed} packed @returns {Item[]} */
export function unpacked({ pieces, items }) {
  const whole = (/** @type {number[]} */ numbers) => numbers.map((at) => pieces[at]).join("");
  return items.map((item) => ({ ...item, html: whole(item.html), after: whole(item.after), dealt: (item.dealt ?? []).map(whole) }));
}

/** The exercises of a lesson, task by task; none where the file cannot be had. @param {string} file @returns {Promise<Item[][]>} */
function lessonItems(file) {
  let asked = files.get(file);
  if (!asked) {
    asked = bring(file).then(async (response) => {
      const { pieces, tasks } = await response.json();
      return tasks.map((/** @type {Packed["items"]} */ items) => unpacked({ pieces, items }));
    });
    files.set(file, asked);
    asked.catch(() => files.delete(file));
  }
  return asked;
}

/**
 * An exercise, if it was made at build and its file can be had.
 * @param {HTMLElement} host names the file of every lesson @param {{lesson: string, task: number, seed: string}} item @returns {Promise<Item | undefined>}
 */
export const bakedItem = (host, item) => itemOf(host, item).catch((error) => (error instanceof Missing ? undefined : Promise.reject(error)));

/**
 * An exercise, if it was made at build.
 * @param {HTMLElement} host names the file of every lesson @param {{lesson: string, task: number, seed: string}} item @returns {Promise<Item | undefined>} or `Missing`
 */
export async function itemOf(host, { lesson, task, seed }) {
  const file = JSON.parse(host.dataset.items ?? "{}")[lesson];
  const tasks = typeof file === "string" ? await lessonItems(file) : [];
  return ready(tasks[task]?.find((item) => item.seed === seed));
}

export class LessonItems {
  /** Whether one is being looked for. */
  isLooking = false;

  /** What asks the engine, once it is wanted. @type {import("../engine/asking.js").Asking | undefined} */
  asking = undefined;

  /**
   * @param {HTMLElement} host names the file of every lesson @param {string} meanwhile what a reader can do until the engine is there
   * @param {Packed} [opening] the exercise that opens a lesson, which its page holds
   */
  constructor(host, meanwhile, opening) {
    this.host = host;
    this.meanwhile = meanwhile;
    this.opening = opening;
    /** Where a reader sees that he waits. */
    this.element = document.createElement("div");
  }

  /** An exercise, as it was made at build; else the engine makes it, unless it has to be at hand. @param {ItemRef} asked @param {boolean} isAtHand */
  async of(asked, isAtHand) {
    if (asked.task === NO_TASK && this.opening) return ready(unpacked(this.opening)[0]);
    return this.fetch(asked, isAtHand);
  }

  /** Whether one is on its way. */
  get isBusy() {
    return this.isLooking || this.asking?.isBusy;
  }

  /** None is waited for any more. */
  drop() {
    this.asking?.end();
  }

  /**
   * An exercise. One at a time, so that a double press counts once.
   * @param {ItemRef} asked @param {boolean} [isAtHand] @returns {Promise<Item | undefined>} nothing where another is on its way, or it is not waited for any more
   */
  async fetch(asked, isAtHand) {
    if (this.isBusy) return undefined;
    const { pathname } = location;
    this.drop();
    this.isLooking = true;
    let baked;
    try {
      baked = await bakedItem(this.host, asked);
      if (!baked && !isAtHand) await this.bringEngine();
    } finally {
      this.isLooking = false;
    }
    if (!this.host.isConnected || location.pathname !== pathname) return undefined;
    const { kind, seed, level, rules } = asked;
    if (baked || isAtHand) return baked;
    const made = await this.asking?.ask({ do: "exercise", kind, seed, level, rules });
    if (made?.error) refuse(GONE);
    return made?.error ? undefined : ready(made);
  }

  /** What will be asked next: if it was not made at build, the engine is warmed up for it. @param {ItemRef} asked */
  async foresee(asked) {
    if (await bakedItem(this.host, asked)) return;
    await import("../engine/engine.js").then(({ engine }) => engine.warmFor(this.host), () => {});
  }

  /** The engine's scripts, once; where they cannot be had, that is said. */
  async bringEngine() {
    try {
      const { Asking } = await inTime(import("../engine/asking.js"));
      this.asking ??= new Asking(this.host, { meanwhile: this.meanwhile });
      this.element.append(this.asking.element);
    } catch {
      missed();
    }
  }
}
