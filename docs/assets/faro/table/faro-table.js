/**
 * The full table: a seat that is taken as the page opens, and around it the choice of a rule-book, a link, and panels that
 * ask the engine about the deal. Here stands what a press or a choice does; the table itself is in table.js.
 */

import { chosenPace, choosePace, isSounding, turnSound } from "../board/manner.js";
import { isSaving } from "../engine/dear.js";
import { engine } from "../engine/engine.js";
import { inTime } from "../page/bring.js";
import { button, focused, hit, partOf, partsOf } from "../page/elements.js";
import { numberOf } from "../storage/deal-log.js";
import { goBack } from "./deal-lines.js";
import { leaveDeal } from "./kept-deals.js";
import * as sleeve from "./sleeve.js";
import { Table } from "./table.js";

/** @typedef {import("../example/faro-example.js").FaroExample} FaroExample */

const SAVED = "Your browser asks to save data. The engine comes when you press.";

class FaroTable extends HTMLElement {
  /** @type {Table | undefined} */
  #table;

  #unheard = () => {};

  async connectedCallback() {
    if (!isSaving()) engine.start(); // who comes by a link without a load has not begun it yet
    await customElements.whenDefined("faro-example"); // at the soonest when the example within has come to life
    const { example } = /** @type {FaroExample} */ (partOf(this, "faro-example"));
    if (this.#table || !example?.offer || !this.isConnected) return;
    const table = new Table(this, example, example.offer);
    this.#table = table;
    for (const part of partsOf(this, ".faro-table-bar, .faro-tools")) part.hidden = false;
    show(table);
    this.addEventListener("click", (event) => press(table, hit(event, "[data-tool], [data-line-of-log]")));
    this.addEventListener("click", (event) => hit(event, ".faro-table-bar") || shutMenu(this));
    this.addEventListener("keydown", (event) => event.key === "Escape" && !hit(event, ".faro-link") && shutMenu(this));
    this.addEventListener("change", ({ target }) => choose(table, target));
    this.#unheard = engine.on("failed", () => table.nameBook());
    addEventListener("hashchange", this);
    addEventListener("storage", this);
    if (isSaving()) wait(table);
    else table.begin();
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this);
    removeEventListener("storage", this);
    this.#unheard();
    leaveDeal();
  }

  /** A link to a position was followed on this very page, or what is kept has changed. @param {Event} event */
  handleEvent({ type }) {
    const table = this.#table;
    if (type === "hashchange") table?.openLink();
    else if (table) show(table);
  }
}

/** How the reader has the boards. @param {Table} table */
function show({ host, offer }) {
  partOf(host, "#table-pace", HTMLSelectElement).value = chosenPace();
  partOf(host, '[data-tool="sound"]').ariaPressed = String(isSounding());
  offer.seat?.hands.mark();
}

/** Nothing is opened, and nothing comes for it, before the reader asks. @param {Table} table */
function wait(table) {
  const open = button("Open the table", "", () => {
    table.notices.show("");
    table.begin();
  });
  table.offer.open(false);
  table.notices.offer(SAVED, open);
}

/** The menu of a telephone goes away at a press elsewhere, or by Escape. @param {HTMLElement} host */
function shutMenu(host) {
  const menu = partOf(host, '[data-tool="menu"]');
  if (menu.ariaExpanded === "true" && menu.nextElementSibling?.contains(focused())) menu.focus();
  menu.ariaExpanded = "false";
}

/** @param {Table} table @param {HTMLElement | null} pressed */
function press(table, pressed) {
  const { tool = "", lineOfLog } = pressed?.dataset ?? {};
  if (lineOfLog) goBack(table, Number(lineOfLog));
  else if (pressed && tool in TOOLS) TOOLS[tool](table, pressed);
}

/** @param {Table} table @param {EventTarget | null} list */
function choose(table, list) {
  const { panels, kept, company } = table;
  if (list instanceof HTMLSelectElement && list.id === "table-people") table.seatPeople();
  else if (list instanceof HTMLSelectElement && list.id === "table-pace") choosePace(list.value);
  else if (list === panels.signs) panels.refresh(panels.panel("sheet"));
  else if (list === kept.file) kept.import();
  else if (company.holds(list)) company.keep();
}

/** @param {Table} table @param {HTMLElement} pressed */
const picture = async (table, pressed) => (await inTime(import("./picture.js"))).savePicture(table, pressed);

const handOut = () => inTime(import("./hand-out.js"));

/** @param {Table} table @param {HTMLElement} pressed @param {string} text @param {string} sentence said when it is copied */
const copy = async ({ notices }, pressed, text, sentence) =>
  notices.tell(await (await handOut()).copy(text, sentence), pressed);

/** What the buttons do. @type {Record<string, (table: Table, pressed: HTMLElement) => void>} */
const TOOLS = {
  menu: (_, pressed) => (pressed.ariaExpanded = String(pressed.ariaExpanded !== "true")),
  house: async (table) => (await table.whileHere(inTime(import("./house-rules.js")))).open(table),
  bid: async (table) => (await table.whileHere(inTime(import("./bidding.js")))).open(table),
  device: sleeve.bring,
  "deal-for-the-bank": sleeve.deal,
  "play-again": sleeve.play,
  fresh: (table) => table.layFresh(),
  sound: (table) => {
    turnSound(!isSounding());
    show(table);
  },
  share: async (table, pressed) => (await inTime(import("./links.js"))).share(table, pressed),
  "share-deal": async (table, pressed) => (await inTime(import("./links.js"))).shareDeal(table, pressed),
  "save-svg": picture,
  "save-png": picture,
  lay: async (table, pressed) => (await inTime(import("./laying.js"))).lay(table, pressed),
  print: async (table) => {
    const sheet = table.host.querySelector(".faro-tab-sheet");
    if (sheet) (await handOut()).printAlone(sheet);
  },
  "copy-log": (table, pressed) => copy(table, pressed, table.deal?.log ?? "", "The deal is copied."),
  "copy-position": (table, pressed) =>
    copy(table, pressed, partOf(table.link, "#table-position", HTMLInputElement).value, "The position is copied."),
  "copy-embed": (table, pressed) =>
    copy(table, pressed, partOf(table.link, "#table-embed", HTMLInputElement).value, "The line for another page is copied."),
  "copy-sheet": (table, pressed) => copy(table, pressed, table.panels.sheet, "The tab sheet is copied."),
  download: async ({ deal }) => deal && (await handOut()).save(deal.log, `faro-deal-${numberOf(deal)}.txt`, "text/plain"),
  export: ({ kept }, pressed) => kept.save(pressed),
  import: ({ kept }) => kept.file.click(),
  forget: ({ kept }, pressed) => kept.forgetAll(pressed),
};

customElements.define("faro-table", FaroTable);
