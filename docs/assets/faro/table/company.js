/** Others at the table: the habits that the reader has chosen for them, and how well they watch, kept over visits. */

import { partsOf } from "../page/elements.js";
import { guarded, texts } from "../storage/storage.js";

const HABITS = "faro-table-habits";
const LIST = "table-habit-";
const WATCH = "table-watch";

export class Company {
  /** What each punter who sits there bets by. @type {Record<string, string>} */
  habits = {};

  /** How well they watch at a crooked table. @type {import("../engine/answers.js").Seated["watch"]} */
  watch;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.lists = partsOf(host, `[id^="${LIST}"], #${WATCH}`, HTMLSelectElement);
    this.read();
  }

  /** Choose in the lists the habits that were kept. */
  read() {
    const kept = guarded(() => JSON.parse(texts.get(HABITS) ?? "{}"), {}) ?? {};
    for (const list of this.lists) list.value = kept[nameOf(list)] ?? "";
    this.keep();
  }

  /** What the lists say now is wished for from the next turn on, and kept. */
  keep() {
    const chosen = Object.fromEntries(this.lists.filter(({ value }) => value).map((list) => [nameOf(list), list.value]));
    const { [WATCH]: watch, ...habits } = chosen;
    this.habits = habits;
    this.watch = watch === "one" || watch === "all" ? watch : undefined;
    texts.set(HABITS, JSON.stringify(chosen));
  }

  /** A punter bets no more. @param {string} punter */
  leave(punter) {
    const list = this.lists.find((one) => nameOf(one) === punter);
    if (!list) return;
    list.value = "";
    this.keep();
  }

  /** @param {EventTarget | null} list */
  holds(list) {
    return this.lists.some((one) => one === list);
  }
}

/** The punter whose habit a list chooses, or what else it does. @param {HTMLSelectElement} list */
const nameOf = (list) => list.id.replace(LIST, "");
