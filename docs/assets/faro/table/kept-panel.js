/** What the browser keeps, as a panel of the full table: deals that are taken up or forgotten, and everything as a file. */

import { inTime } from "../page/bring.js";
import { button, partOf } from "../page/elements.js";
import { isMeant } from "../page/twice.js";
import { forgetDeal, forgetUnreadable, newDeal, room, takeUp } from "./kept-deals.js";
import { keptList, unreadableList } from "./kept-list.js";
import { refill } from "./panels.js";

const FILE = "faro.json";
const TAKEN = "Another tab has that deal on its table.";

/** What is taken in and out as a file, fetched when it is wanted. */
const things = () => inTime(import("./kept-things.js"));
const handOut = () => inTime(import("./hand-out.js"));

export class KeptPanel {
  /** @param {HTMLElement} host @param {import("./table.js").Table} table */
  constructor(host, table) {
    this.table = table;
    this.panel = partOf(host, '[data-panel="kept"]');
    this.file = partOf(host, "#table-import", HTMLInputElement);
  }

  list() {
    const title = (/** @type {string} */ rules) => this.table.books.title(rules);
    const deals = keptList(title, (...taken) => this.takeUp(...taken), (...gone) => this.forgetOne(...gone));
    const broken = unreadableList(
      async (text) => (await handOut()).save(text, "faro-deal-unread.txt", "text/plain"),
      (...gone) => this.forgetBroken(...gone),
    );
    refill(this.panel, ...deals, ...broken);
  }

  /** @param {string} id @param {HTMLElement} pressed */
  forgetBroken(id, pressed) {
    const beside = partOf(this.panel, ".faro-answer-here");
    if (!isMeant(pressed)) {
      this.table.notices.tell({ say: "Press again to forget what cannot be read." }, beside);
      return;
    }
    forgetUnreadable(id);
    this.list();
    this.table.notices.tell({ say: "It is forgotten." }, beside);
  }

  /** @param {string} id @param {HTMLElement} pressed */
  async takeUp(id, pressed) {
    const deal = await takeUp(id);
    if (deal) this.table.sit(deal);
    else if (deal === null) this.table.notices.tell({ say: TAKEN, isRefused: true }, pressed);
  }

  /** @param {string} id @param {HTMLElement} pressed */
  async forgetOne(id, pressed) {
    const { notices } = this.table;
    const beside = partOf(this.panel, ".faro-answer-here");
    if (!isMeant(pressed)) {
      notices.tell({ say: "Press again to forget that deal." }, beside);
      return;
    }
    const isGone = await forgetDeal(id);
    this.list();
    notices.tell(isGone ? { say: "The deal is forgotten." } : { say: TAKEN, isRefused: true }, beside);
  }

  /** @param {HTMLElement} pressed */
  async save(pressed) {
    (await handOut()).save((await things()).everything(), FILE, "application/json");
    this.table.notices.tell({ say: `Saved: all of it is in the file ${FILE}.` }, pressed);
  }

  /** @param {HTMLElement} pressed */
  async forgetAll(pressed) {
    const { table } = this;
    if (!isMeant(pressed)) {
      table.notices.tell({ say: "Press again to forget every deal, the evening, every lesson and every switch." }, pressed);
      return;
    }
    await (await things()).forget();
    this.read();
    await newDeal();
    table.sit(null, { say: "Everything is forgotten. A fresh table is laid." });
  }

  /** Take in the file that was chosen; where there is no room for all its deals, ask first. */
  async import() {
    const { file, table } = this;
    try {
      const { isRoomFor, opened, tooMany } = await things();
      const chosen = opened((await file.files?.[0]?.text()) ?? "");
      if (isRoomFor(chosen)) await this.takeIn(chosen);
      else {
        this.list();
        this.tell({ say: tooMany(chosen) });
        const latest = button("Take in the latest", "faro-take-in", () => this.takeIn(chosen));
        if (room()) table.notices.line.append(" ", latest);
      }
    } catch (error) {
      this.refuse(error);
    }
    file.value = ""; // so that the same file can be chosen again
  }

  /** @param {import("./kept-things.js").File} chosen */
  async takeIn(chosen) {
    const { table } = this;
    try {
      const { isEveningLeft, replaceEvening, takeIn } = await things();
      const sentence = takeIn(chosen);
      this.read();
      this.list();
      this.tell({ say: sentence });
      const replace = button("Put the file’s in its place", "faro-take-in", () => this.tell({ say: replaceEvening(chosen) }));
      if (isEveningLeft(chosen)) table.notices.line.append(" ", replace);
    } catch (error) {
      this.refuse(error);
    }
  }

  /** What is kept has changed: who shows some of it is told, as in every other tab. */
  read() {
    this.table.company.read();
    window.dispatchEvent(new Event("storage"));
  }

  /** @param {unknown} error */
  refuse(error) {
    this.tell({ say: /** @type {Error} */ (error).message, isRefused: true });
  }

  /** Say what came of the file; a press that stood there gives the focus back. @param {import("../page/speech.js").Told} told */
  tell(told) {
    const { notices } = this.table;
    if (notices.line.contains(document.activeElement)) partOf(this.panel, '[data-tool="import"]').focus();
    notices.tell(told, this.file);
  }
}
