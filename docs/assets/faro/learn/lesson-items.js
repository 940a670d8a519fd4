/** The exercises that were made at build, a file a lesson. */

import { bring } from "../page/bring.js";

/** @typedef {import("./answer-form.js").Item} Item */

/** @typedef {{pieces: string[], items: (Omit<Item, "html" | "after"> & {html: number[], after: number[]})[]}} Packed the boards as numbers of pieces */

/** @type {Map<string, Promise<Item[][]>>} */
const files = new Map();

/** Boards as the build packed them: what stands on several is written once. @param {Packed} packed @returns {Item[]} */
export function unpacked({ pieces, items }) {
  const whole = (/** @type {number[]} */ numbers) => numbers.map((at) => pieces[at]).join("");
  return items.map((item) => ({ ...item, html: whole(item.html), after: whole(item.after) }));
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
 * An exercise, if it was made at build.
 * @param {HTMLElement} host names the file of every lesson @param {{lesson: string, task: number, seed: string}} item @returns {Promise<Item | undefined>}
 */
export async function bakedItem(host, { lesson, task, seed }) {
  const file = JSON.parse(host.dataset.items ?? "{}")[lesson];
  const tasks = file ? await lessonItems(file).catch(() => /** @type {Item[][]} */ ([])) : [];
  return tasks[task]?.find((item) => item.seed === seed);
}
