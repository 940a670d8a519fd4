/**
 * The full table: a seat that is taken as the page opens, and around it the choice of a rule-book, a link, and panels that
 * ask the engine about the deal. The engine makes every word and every table; here they are asked for and put in place.
 */

import "./book-link.js";
import { engine } from "./engine.js";
import { keepDeal, keptDeals, leaveDeal, newDeal, resumeDeal, takeUp } from "./kept-deals.js";
import { everything, forget, takeIn } from "./kept-things.js";
import { button } from "./replay.js";
import { refuse, say } from "./speech.js";
import { guarded } from "./storage.js";

/** @typedef {import("./kept-deals.js").KeptDeal} KeptDeal */

const PAUSE = 150; // ms that a card has the pointer or the focus before its price is asked for
const UNKEPT = "This browser keeps nothing, or no more: the deal lasts as long as this page.";
const HABITS = "faro-table-habits";

class FaroTable extends HTMLElement {
  /** Whether the browser would not keep the deal. */
  unkept = false;

  async connectedCallback() {
    if (this.example) return;
    await customElements.whenDefined("faro-example");
    this.example = this.querySelector("faro-example");
    /** The log that an empty table begins with. */
    this.empty = this.example.replay.frame.log;
    this.example.keep = (/** @type {KeptDeal} */ deal) => this.keep(deal);
    this.example.whole = true;
    this.example.addEventListener("faro-answer", ({ detail }) => this.answered(detail));
    this.example.addEventListener("faro-outdated", ({ detail }) => this.readOnly(detail.log));
    for (const part of this.querySelectorAll(".faro-table-bar, .faro-tools")) part.hidden = false;
    this.addEventListener("click", ({ target }) => this.click(target.closest("[data-tool], [data-line-of-log]")));
    this.addEventListener("change", ({ target }) => this.change(target));
    this.addEventListener("toggle", ({ target }) => target.open && this.refresh(target), true);
    for (const sign of ["pointerover", "focusin"]) this.addEventListener(sign, ({ target }) => this.point(target));
    addEventListener("hashchange", this);
    this.readCompany();
    if (!(await this.openLink())) this.sit(await resumeDeal());
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this);
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

  /** @returns {KeptDeal | undefined} */
  get deal() {
    return this.example.seat?.deal;
  }

  /** Take the seat, in a deal or at an empty table. @param {KeptDeal | null} [deal] */
  sit(deal) {
    const { example } = this;
    if (example.seat?.taken) example.seat.open(deal ?? example.seat.dealt(this.empty));
    else example.sit(deal);
  }

  /** A deal whose rules have changed since is read and not played on. @param {string} log */
  async readOnly(log) {
    const saved = await this.ask({ do: "open_saved", log });
    const { frames } = await this.ask({ do: "frames", log: saved.log, seat: this.example.data.seat });
    await newDeal(); // what was kept stays as it is
    const { replay, controls } = this.example;
    if (frames?.length) {
      controls.prepend(...replay.controls);
      replay.load(frames);
    }
    this.notice(saved.say);
    say(saved.say);
  }

  /** The engine's answer, or what went wrong as one. @param {object} request @returns {Promise<any>} */
  async ask(request) {
    try {
      return await engine.ask(request);
    } catch (error) {
      return { say: error.message, error };
    }
  }

  /** The seat has answered: what stands around it is out of date. @param {KeptDeal} deal */
  answered(deal) {
    const [, book] = deal.log.match(/^rules (\S+)/m) ?? [];
    if (book) this.field("book").value = book;
    this.querySelector(".faro-deal-number").textContent = `Deal ${deal.seed}`;
    this.querySelector(".faro-link").hidden = true;
    this.querySelector('[data-tool="share"]').after(this.example.seat.keys);
    for (const open of this.querySelectorAll("details[data-panel][open]")) this.refresh(open);
  }

  /** Write the deal down; a browser that would not is told of once. @param {KeptDeal} deal */
  keep(deal) {
    const kept = keepDeal(deal);
    if (kept !== this.unkept) return;
    this.unkept = !kept;
    this.notice(kept ? "" : UNKEPT);
    if (!kept) say(UNKEPT);
  }

  /** @param {string} sentence what stands over the board until it is over */
  notice(sentence) {
    this.querySelector(".faro-notice").textContent = sentence;
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
    if (name === "log" && deal) this.field("log").value = deal.log;
    if (!asks[name] || !deal) return;
    const answer = await this.ask({ ...asks[name], log: deal.log, seat: this.example.data.seat });
    if (deal.log !== this.deal.log) return;
    const place = panel.querySelector(".faro-answer-here");
    if (answer.lines) place.replaceChildren(listOf(answer.lines));
    else if (answer.html) place.innerHTML = answer.html;
    else place.textContent = answer.say;
    if (name === "sheet") this.sheet = answer.text;
  }

  /** The card that has the focus or the pointer is the one whose price is shown. @param {Element} target */
  point(target) {
    const place = target.closest?.(".faro-spot, .faro-more select, .faro-takes-in button");
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
    if (target === this.field("book")) this.switchBook(target.value);
    else if (target === this.field("signs")) this.refresh(this.panel("sheet"));
    else if (target === this.field("import")) this.import(target.files[0]);
    else if (target.id.startsWith("table-habit-")) this.keepCompany();
  }

  /** Another rule-book, between deals. @param {string} rules */
  switchBook(rules) {
    const name = this.field("book").selectedOptions[0].textContent;
    this.example.seat?.press({ act: "switch", rules, name });
  }

  /** The table as it was after a line of the log; the deal that was left stays kept. @param {number} line */
  async goBack(line) {
    const { deal } = this;
    const log = deal.log.split(/(?<=\n)/).slice(0, line).join("");
    await newDeal();
    this.example.seat.open({ ...deal, log, html: undefined });
  }

  /** Lay a deal that was written or pasted. */
  async lay() {
    const { log, error, say: sentence } = await this.ask({ do: "open_saved", log: this.field("log").value });
    if (!log) return refuse(sentence);
    await newDeal();
    this.sit({ ...this.example.seat.dealt(this.empty), log });
    if (error) refuse(sentence);
    this.notice(error ? sentence : "");
  }

  /** A link that holds the whole position. */
  async share() {
    const { log, seed } = this.deal;
    const { code, error, say: sentence } = await this.ask({ do: "share", log, seed });
    if (error) return refuse(sentence);
    const link = new URL(`#p=${code}`, location.href).href;
    this.querySelector(".faro-link").hidden = false;
    this.field("link").value = link;
    this.field("link").select();
    await copy(link, "The link is copied; it holds the whole position.");
  }

  /** @returns {Promise<boolean>} whether the address held a position */
  async openLink() {
    const [, code] = location.hash.match(/^#p=(.*)$/) ?? [];
    if (code === undefined) return false;
    history.replaceState(history.state, "", location.pathname + location.search);
    this.notice("The position of the link is laid as soon as the engine is here.");
    const { log, seed, changed, error, say: sentence } = await this.ask({ do: "open", code });
    this.notice(error ? sentence : "");
    await newDeal();
    if (error) refuse(sentence);
    if (changed) this.readOnly(log);
    else this.sit(error ? null : { base: this.empty, log, seed });
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

  /** @param {HTMLElement} panel */
  listKept(panel) {
    const place = panel.querySelector(".faro-answer-here");
    const list = document.createElement("ul");
    for (const { id, deal, isHere } of keptDeals()) {
      const item = document.createElement("li");
      const lines = deal.log.trimEnd().split("\n");
      item.textContent = `${new Date(deal.at).toLocaleString()}, deal ${deal.seed}, ${lines.length} lines `;
      if (isHere) item.append("(on the table)");
      else item.append(button("Take up", "faro-take-up", () => this.takeUp(id)));
      list.append(item);
    }
    place.replaceChildren(...(list.children.length ? [list] : []));
  }

  /** @param {string} id */
  async takeUp(id) {
    const deal = await takeUp(id);
    if (deal) this.sit(deal);
    else refuse("Another tab has that deal on its table.");
  }

  /** @param {File} file */
  async import(file) {
    try {
      const count = takeIn(await file.text());
      say(`${count} things have come. Deals among them stand in the list.`);
      this.listKept(this.panel("kept"));
    } catch (error) {
      refuse(error.message);
      this.notice(error.message);
    }
  }
}

/** What the buttons do. @type {Record<string, (table: FaroTable, pressed: HTMLElement) => void>} */
const TOOLS = {
  fresh: async (table) => {
    await newDeal();
    table.sit();
  },
  share: (table) => table.share(),
  lay: (table) => table.lay(),
  print: () => print(),
  "copy-log": (table) => copy(table.deal.log, "The deal is copied."),
  "copy-sheet": (table) => copy(table.sheet, "The tab sheet is copied."),
  download: (table) => save(table.deal.log, `faro-deal-${table.deal.seed}.txt`, "text/plain"),
  export: () => save(everything(), "faro.json", "application/json"),
  forget: async (table, pressed) => {
    // The second press within sight of the first is meant.
    if (pressed.dataset.sure) {
      forget();
      await newDeal();
      table.sit();
      say("Forgotten.");
    } else say("Press again to forget every deal and every switch.");
    pressed.dataset.sure = pressed.dataset.sure ? "" : "yes";
    pressed.textContent = pressed.dataset.sure ? "Forget it all: press again" : "Forget everything";
  },
};

/** What was said line by line, the latest first; a press takes the deal up again after it. @param {{line: number, say: string}[]} lines */
function listOf(lines) {
  const list = document.createElement("ol");
  list.className = "faro-lines";
  for (const { line, say: sentence } of lines.toReversed()) {
    const item = document.createElement("li");
    const again = button("Again from here", "faro-again-from", () => {});
    again.dataset.lineOfLog = line;
    item.append(`${sentence} `, again);
    list.append(item);
  }
  return list;
}

/** The punter whose habit a list chooses. @param {Element} list */
const nameOf = (list) => list.id.replace("table-habit-", "");

/** @param {string} text @param {string} sentence said when it is done */
async function copy(text, sentence) {
  try {
    await navigator.clipboard.writeText(text);
    say(sentence);
  } catch {
    refuse("The browser would not copy: mark the text and copy it yourself.");
  }
}

/** Let the reader save a text as a file. @param {string} text @param {string} name @param {string} type */
function save(text, name, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

customElements.define("faro-table", FaroTable);
