/**
 * The full table: a seat that is taken as the page opens, and around it the choice of a rule-book, a link, and panels that
 * ask the engine about the deal. The engine makes every word and every table; here they are asked for and put in place.
 */

import { BookList } from "./book-list.js";
import { dealLines } from "./deal-lines.js";
import { bookOf, numberOf, rulesOf } from "./deal-log.js";
import { engine } from "./engine.js";
import { copy, printAlone, save } from "./hand-out.js";
import { forgetDeal, isPlayed, keepDeal, leaveDeal, newDeal, resumeDeal, takeUp } from "./kept-deals.js";
import { keptList } from "./kept-list.js";
import { everything, forget, takeIn } from "./kept-things.js";
import { say, tell } from "./speech.js";
import { guarded } from "./storage.js";
import { newSeed } from "./stored-deal.js";
import { isMeant } from "./twice.js";

/** @typedef {import("./kept-deals.js").KeptDeal} KeptDeal */
/** @typedef {import("./seat.js").Told} Told */

const PAUSE = 150; // ms that a card has the pointer or the focus before its price is asked for
const LONGEST = 100; // letters of a hint that can still be heard
const UNKEPT = "This browser keeps nothing, or no more: the deal lasts as long as this page.";
const UNLOADED = "The engine could not load. Nothing is lost: try again, or do the drills, which need no engine.";
const TAKEN = "Another tab has that deal on its table.";
const HABITS = "faro-table-habits";
const DRILLS = new URL("../../play/drills/", import.meta.url);

class FaroTable extends HTMLElement {
  /** Whether the browser would not keep the deal. */
  unkept = false;

  /** The deal of an older wording that is read, if one is. @type {KeptDeal | undefined} */
  reading;

  async connectedCallback() {
    if (this.example) return;
    await customElements.whenDefined("faro-example");
    this.example = this.querySelector("faro-example");
    /** The log that an empty table begins with. */
    this.empty = this.example.replay.frame.log;
    this.example.keep = (/** @type {KeptDeal} */ deal) => this.keep(deal);
    this.example.part = (/** @type {KeptDeal} */ deal) => this.part(deal);
    this.example.whole = true;
    this.example.unloaded = UNLOADED;
    this.example.elsewhere = Object.assign(document.createElement("a"), { href: DRILLS.href, textContent: "The drills" });
    this.example.addEventListener("faro-answer", ({ detail }) => this.answered(detail));
    this.example.addEventListener("faro-outdated", ({ detail }) => this.openOutdated(detail));
    for (const part of this.querySelectorAll(".faro-table-bar, .faro-tools")) part.hidden = false;
    this.addEventListener("click", ({ target }) => this.click(target.closest("[data-tool], [data-line-of-log]")));
    this.addEventListener("change", ({ target }) => this.change(target));
    this.addEventListener("toggle", ({ target }) => target.open && this.refresh(target), true);
    for (const sign of ["pointerover", "focusin"]) this.addEventListener(sign, ({ target }) => this.point(target));
    const tellOfBook = (/** @type {string} */ sentence) => (sentence ? this.tell({ say: sentence }) : this.notice(""));
    this.books = new BookList(this.field("book"), (rules) => this.takeBook(rules), tellOfBook);
    this.unheard = engine.on("failed", () => this.nameBook());
    addEventListener("hashchange", this);
    this.readCompany();
    if (!(await this.openLink())) this.sit(await resumeDeal());
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this);
    this.unheard?.();
    clearTimeout(this.pointing);
    leaveDeal();
  }

  /** A link to a position was followed on this very page. */
  handleEvent() {
    this.openLink();
  }

  /** @param {string} name @returns {HTMLDetailsElement} */
  panel(name) {
    return this.querySelector(`[data-panel="${name}"]`);
  }

  /** @param {string} name @returns {HTMLInputElement} */
  field(name) {
    return this.querySelector(`#table-${name}`);
  }

  /** The deal on the table, or the one that is read there. @returns {KeptDeal | undefined} */
  get deal() {
    return this.reading ?? this.example.seat?.deal;
  }

  /** @param {string} log @returns {KeptDeal} */
  dealt(log) {
    return { base: log, log, seed: newSeed(), chip: this.deal?.chip };
  }

  /** Take the seat, in a deal or at an empty table. @param {KeptDeal | null} [deal] @param {Told} [instead] of the greeting */
  sit(deal, instead) {
    const { example } = this;
    const next = deal ?? this.dealt(this.empty);
    this.read(undefined);
    // The latest of two that come at once is laid: to sit down by the button a second time would be to leave.
    if (example.seat) example.seat.open(next, instead);
    else example.sit(next, instead);
  }

  /** A deal to be read and not played on, or none. @param {KeptDeal | undefined} deal */
  read(deal) {
    this.reading = deal;
    this.example.play.hidden = this.querySelector('[data-tool="share"]').hidden = Boolean(deal);
  }

  /** The rules of a kept deal have changed since. @param {KeptDeal} deal */
  async openOutdated({ log: dated, seed }) {
    const { log, say: sentence } = await this.ask({ do: "open_saved", log: dated });
    await this.readOnly({ base: log, log, seed }, sentence);
  }

  /** Step through a deal as the present rules have it. @param {KeptDeal} deal @param {string} sentence why it is not played on */
  async readOnly(deal, sentence) {
    const { frames } = await this.ask({ do: "frames", log: deal.log, seat: this.example.data.seat });
    await newDeal(); // what was kept stays as it is
    const { replay, controls, seat } = this.example;
    if (seat?.taken) seat.leave();
    if (frames?.length) {
      controls.prepend(...replay.controls);
      replay.load(frames);
    }
    this.read(deal);
    this.describe(deal);
    this.tell({ say: sentence });
  }

  /** The engine's answer, or what went wrong as one. @param {object} request @returns {Promise<any>} */
  async ask(request) {
    try {
      return await engine.ask(request);
    } catch (error) {
      return { say: engine.state === "failed" ? "The engine could not load." : error.message, error };
    }
  }

  /** The seat has answered: what stands around it is out of date. @param {KeptDeal} deal */
  answered(deal) {
    this.querySelector(".faro-link").hidden = true;
    this.querySelector('[data-tool="share"]').after(this.example.seat.keys);
    this.notice(this.unkept ? UNKEPT : "");
    this.describe(deal);
  }

  /** Say around the board which deal it shows. @param {KeptDeal} deal */
  describe(deal) {
    this.nameBook();
    this.querySelector(".faro-rules b").textContent = this.books.title(this.books.named);
    this.querySelector(".faro-deal-number").textContent = `Deal ${numberOf(deal)}`;
    for (const open of this.querySelectorAll("details[data-panel][open]")) this.refresh(open);
  }

  /** Write the deal down; a browser that would not is told of once. @param {KeptDeal} deal */
  async keep(deal) {
    const where = this.querySelector(".faro-turn")?.textContent;
    const kept = await keepDeal({ ...deal, where });
    if (kept !== this.unkept) return;
    this.unkept = !kept;
    this.notice(kept ? "" : UNKEPT);
    if (!kept) say(`${this.example.seat.said} ${UNKEPT}`);
  }

  /** Another book is another deal; what was played under the old one stays. @param {KeptDeal} deal @returns {string} */
  part(deal) {
    newDeal();
    return isPlayed(deal) ? " The deal that you left is kept." : "";
  }

  /** @param {string} sentence what stands over the board until it is over @param {Element} [beside] what was pressed */
  notice(sentence, beside) {
    const line = this.querySelector(".faro-notice");
    const answer = beside?.closest(".faro-panel")?.querySelector(".faro-answer-here");
    if (answer) answer.before(line);
    else this.querySelector(".faro-table-bar").after(line);
    line.textContent = sentence;
    line.classList.remove("faro-refused");
    return line;
  }

  /** Say a sentence, and show it beside what was pressed. @param {Told} told @param {Element} [beside] */
  tell({ say: sentence, isRefused }, beside) {
    tell(this.notice(sentence, beside), sentence, isRefused);
  }

  // Panels

  /** Bring a panel that is open up to date. @param {HTMLDetailsElement} panel */
  async refresh(panel) {
    const { deal } = this;
    const name = panel.dataset.panel;
    const asks = {
      cost: { do: "cost" },
      under: { do: "under" },
      sheet: { do: "sheet", signs: this.field("signs").value },
      log: { do: "words" },
      price: this.priced && { do: "price", place: this.priced, coppered: false },
    };
    if (name === "kept") this.listKept(panel);
    if (name === "log" && deal) this.writeLog(deal.log);
    if (!asks[name] || !deal) return;
    const answer = await this.ask({ ...asks[name], log: deal.log, seat: this.example.data.seat });
    if (deal.log !== this.deal?.log) return;
    if (answer.lines) this.refill(panel, dealLines(answer.lines, !this.reading));
    else if (answer.html) panel.querySelector(".faro-answer-here").innerHTML = answer.html;
    else this.refill(panel, answer.say);
    if (name === "sheet") this.sheet = answer.text;
  }

  /** Put something in place of an answer; the focus stays in the panel. @param {HTMLElement} panel @param {(Node | string)[]} nodes */
  refill(panel, ...nodes) {
    const place = panel.querySelector(".faro-answer-here");
    const here = place.contains(document.activeElement);
    place.replaceChildren(...nodes);
    if (here) panel.querySelector("summary").focus();
  }

  /** The deal as text, unless the reader is writing there. @param {string} log */
  writeLog(log) {
    const field = this.field("log");
    if (!field.value || field.value === this.written) field.value = this.written = log;
  }

  /** The card that has the focus or the pointer is the one whose price is shown. @param {Element} target */
  point(target) {
    const place = target.closest?.(".faro-spot, .faro-gap, .faro-more select, .faro-takes-in button");
    const bet = place && (place.dataset.bet ?? place.dataset.line ?? place.selectedOptions?.[0]?.dataset.bet);
    const [, spot] = bet?.match(/ on (\S+)$/) ?? [];
    if (!spot) return;
    this.priced = spot;
    clearTimeout(this.pointing);
    this.pointing = setTimeout(() => this.panel("price").open && this.refresh(this.panel("price")), PAUSE);
  }

  // Choices

  /** @param {HTMLElement | null} pressed */
  click(pressed) {
    const { tool, lineOfLog } = pressed?.dataset ?? {};
    if (lineOfLog) this.goBack(Number(lineOfLog));
    else if (tool in TOOLS) TOOLS[tool](this, pressed);
  }

  /** @param {HTMLElement} target */
  change(target) {
    if (target === this.field("signs")) this.refresh(this.panel("sheet"));
    else if (target === this.field("import")) this.import(target);
    else if (target.id.startsWith("table-habit-")) this.keepCompany();
  }

  /** The list names the book that the table is dealt by. */
  nameBook() {
    this.books.name(bookOf(this.deal?.log ?? this.empty));
  }

  /** Deal by another book. @param {string} rules */
  async takeBook(rules) {
    if (this.reading) this.sit(await this.emptyTable(rules));
    else this.example.seat?.press({ act: "switch", rules, name: this.books.title(rules) });
    if (engine.state === "failed") this.nameBook();
  }

  /** An empty table under a book. @param {string} rules @returns {Promise<KeptDeal>} */
  async emptyTable(rules) {
    const { example, empty } = this;
    if (rules === bookOf(empty)) return this.dealt(empty);
    const { log, error } = await this.ask({ do: "switch", log: empty, rules, seat: example.data.seat, id: example.id });
    return this.dealt(error ? empty : log);
  }

  /** The table as it was after a line of the log; the deal that was left stays kept. @param {number} line */
  async goBack(line) {
    const { deal } = this;
    const log = deal.log.split(/(?<=\n)/).slice(0, line).join("");
    await newDeal();
    this.example.seat.open({ ...deal, log, html: undefined });
  }

  /** Lay a deal that was written or pasted. @param {HTMLElement} pressed */
  async lay(pressed) {
    const { value: text } = this.field("log");
    if (!text.replace(/#.*/g, "").trim()) return this.tell({ say: "No deal stands in the field.", isRefused: true }, pressed);
    const { log, changed, error, say: sentence } = await this.ask({ do: "open_saved", log: text });
    if (error) return this.misread(text, sentence, error, pressed);
    this.written = text; // from now on the field follows the deal again
    if (changed) return this.readOnly(this.dealt(log), sentence);
    await newDeal();
    this.sit({ ...this.dealt(this.empty), log });
  }

  /**
   * A line of a deal is wrong: nothing is laid, and the line is marked in the field.
   * @param {string} text @param {string} sentence
   * @param {{line?: number, sentence?: string, hint?: string}} error @param {HTMLElement} pressed
   */
  misread(text, sentence, { line, sentence: bare, hint }, pressed) {
    if (!line) return this.tell({ say: sentence, isRefused: true }, pressed);
    const field = this.field("log");
    const lines = text.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    field.focus();
    field.setSelectionRange(start, start + lines[line - 1].length);
    const meant = hint?.startsWith("did you mean") ? ` D${hint.slice(1)}` : "";
    const wrong = hint?.length > LONGEST ? `${bare}.` : sentence;
    const short = wrong.replace(/[^\s']{40,}/g, (word) => `${word.slice(0, 20)}…`);
    this.tell({ say: `Line ${line}: ${short}${meant} Nothing is laid yet.`, isRefused: true }, pressed);
  }

  /** A link that holds the whole position. @param {HTMLElement} pressed */
  async share(pressed) {
    const { log, seed } = this.deal;
    const { code, error, say: sentence } = await this.ask({ do: "share", log, seed });
    if (error) return this.tell({ say: sentence, isRefused: true }, pressed);
    const link = new URL(`#p=${code}`, location.href).href;
    this.querySelector(".faro-link").hidden = false;
    this.field("link").value = link;
    this.field("link").select();
    this.tell(await copy(link, "The link is copied; it holds the whole position."), pressed);
  }

  /** @returns {Promise<boolean>} whether the address held a position that could be opened, or said what it was */
  async openLink() {
    const [, code] = location.hash.match(/^#p=(.*)$/) ?? [];
    if (code === undefined) return false;
    this.notice("The position of the link is laid as soon as the engine is here.");
    const { log, seed, changed, error, say: sentence } = await this.ask({ do: "open", code });
    if (!this.isConnected) return true; // the reader has gone to another page
    if (engine.state === "failed") {
      this.notice("Without the engine the link could not be opened: load the page again.");
      return false;
    }
    history.replaceState(history.state, "", location.pathname + location.search);
    await newDeal();
    if (changed) await this.readOnly({ base: log, log, seed }, sentence);
    else if (error) this.sit(null, { say: `${sentence} A fresh table is laid.`, isRefused: true });
    else this.sit({ base: this.empty, log, seed });
    return true;
  }

  // Others at the table

  /** Choose in the lists the habits that were kept. */
  readCompany() {
    const kept = guarded(() => JSON.parse(localStorage.getItem(HABITS)), null) ?? {};
    for (const list of this.querySelectorAll('[id^="table-habit-"]')) list.value = kept[nameOf(list)] ?? "";
    this.keepCompany();
  }

  /** What the lists say now is wished for from the next turn on, and kept. */
  keepCompany() {
    const chosen = [...this.querySelectorAll('[id^="table-habit-"]')].filter(({ value }) => value);
    const habits = Object.fromEntries(chosen.map((list) => [nameOf(list), list.value]));
    this.example.wishes = { habits };
    guarded(() => localStorage.setItem(HABITS, JSON.stringify(habits)));
  }

  // What the browser keeps

  /** @param {HTMLElement} [panel] */
  listKept(panel = this.panel("kept")) {
    const forgetIt = (/** @type {string} */ id, /** @type {HTMLElement} */ pressed) => this.forgetOne(id, pressed);
    this.refill(panel, ...keptList((rules) => this.books.title(rules), (id, pressed) => this.takeUp(id, pressed), forgetIt));
  }

  /** @param {string} id @param {HTMLElement} pressed */
  async takeUp(id, pressed) {
    const deal = await takeUp(id);
    if (deal) this.sit(deal);
    else this.tell({ say: TAKEN, isRefused: true }, pressed);
  }

  /** @param {string} id @param {HTMLElement} pressed */
  async forgetOne(id, pressed) {
    const beside = this.panel("kept").querySelector(".faro-answer-here");
    if (!isMeant(pressed)) return this.tell({ say: "Press again to forget that deal." }, beside);
    const isGone = await forgetDeal(id);
    this.listKept();
    this.tell(isGone ? { say: "The deal is forgotten." } : { say: TAKEN, isRefused: true }, beside);
  }

  /** @param {HTMLElement} pressed */
  async forgetAll(pressed) {
    if (!isMeant(pressed)) return this.tell({ say: "Press again to forget every deal and every switch." }, pressed);
    forget();
    this.readCompany();
    await newDeal();
    this.sit(null, { say: "Everything is forgotten. A fresh table is laid." });
  }

  /** @param {HTMLInputElement} chosen */
  async import(chosen) {
    try {
      const sentence = takeIn(await chosen.files[0].text());
      this.readCompany();
      this.listKept();
      this.tell({ say: sentence }, chosen);
    } catch (error) {
      this.tell({ say: error.message, isRefused: true }, chosen);
    }
    chosen.value = ""; // so that the same file can be chosen again
  }
}

/** What the buttons do. @type {Record<string, (table: FaroTable, pressed: HTMLElement) => void>} */
const TOOLS = {
  fresh: async (table) => {
    const deal = await table.emptyTable(rulesOf(table.deal?.log ?? table.empty));
    await newDeal();
    table.sit(deal);
  },
  share: (table, pressed) => table.share(pressed),
  lay: (table, pressed) => table.lay(pressed),
  print: (table) => {
    const sheet = table.querySelector(".faro-sheet");
    if (sheet) printAlone(sheet);
  },
  "copy-log": async (table, pressed) => table.tell(await copy(table.deal.log, "The deal is copied."), pressed),
  "copy-sheet": async (table, pressed) => table.tell(await copy(table.sheet, "The tab sheet is copied."), pressed),
  download: (table) => save(table.deal.log, `faro-deal-${numberOf(table.deal)}.txt`, "text/plain"),
  export: () => save(everything(), "faro.json", "application/json"),
  forget: (table, pressed) => table.forgetAll(pressed),
};

/** The punter whose habit a list chooses. @param {Element} list */
const nameOf = (list) => list.id.replace("table-habit-", "");

customElements.define("faro-table", FaroTable);
