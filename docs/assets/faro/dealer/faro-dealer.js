/**
 * The dealer's chair: the engine's punters bet, the reader draws, takes and pays, and every payment is audited. The log
 * lives here and in the tab's storage; the engine is asked for all that happens.
 */

import { pace } from "../board/manner.js";
import { Asking } from "../engine/asking.js";
import { engine } from "../engine/engine.js";
import { button, element, focused, partOf, partsOf, reach } from "../page/elements.js";
import { brief, tell } from "../page/speech.js";
import { bookOf } from "../storage/deal-log.js";
import { newSeed, storeDeal, storedDeal } from "../storage/stored-deal.js";
import { explain } from "./explained.js";
import { answersIn, asked, counted, scoreOf } from "./payments.js";

/** @typedef {import("../storage/stored-deal.js").Deal} Deal */
/** @typedef {import("./payments.js").Payment} Payment */
/** @typedef {import("./payments.js").Answer} Answer */

const ID = "dealer";

class Chair {
  /** What is to be taken and paid now. @type {import("../engine/answers.js").Due | null} */
  due = null;

  /** @param {HTMLElement} host */
  constructor(host) {
    this.stage = partOf(host, ".faro-stage");
    this.empty = this.stage.innerHTML;
    this.said = partOf(host, ".faro-said");
    this.form = partOf(host, "form", HTMLFormElement);
    this.score = partOf(host, ".faro-score");
    this.verdicts = partOf(host, ".faro-verdicts");
    /** All that was wrong in the deal, once something was. */
    this.amiss = element("details", "faro-amiss");
    this.amissList = element("ul", "");
    this.amiss.hidden = true;
    this.amiss.append(element("summary", "", "Mistakes in this deal"), this.amissList);
    this.score.after(this.amiss);
    this.book = partOf(host, "#dealer-book", HTMLSelectElement);
    this.punters = partsOf(host, "[data-punter]", HTMLSelectElement);
    partOf(host, ".faro-table-bar").hidden = false;
    this.asking = new Asking(host);
    this.begin = button("Take the dealer’s chair", "faro-begin", () => this.open());
    this.resume = button("Go on with your deal", "faro-resume", () => this.open(storedDeal(ID)));
    this.draw = button("", "faro-deal", () => this.turn());
    this.fresh = button("New table", "faro-fresh", () => this.leave());
    this.resume.hidden = !storedDeal(ID);
    this.draw.hidden = this.fresh.hidden = true;
    this.form.before(this.resume, this.begin, this.draw, this.asking.element);
    this.book.closest(".faro-table-bar")?.append(this.fresh);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.settle();
    });
    explain(host, this.punters);
    this.deal = this.dealt();
    engine.warmAt(host);
  }

  /** A deal by the chosen book. @returns {Deal} */
  dealt() {
    return { base: "", log: `rules ${this.book.value}\n`, seed: newSeed() };
  }

  /** What every request says of the deal. */
  get whose() {
    const { log, seed } = this.deal;
    return { log, seed, seat: null, id: ID };
  }

  /**
   * The engine's answer; a sentence and nothing where there is none.
   * @template {keyof import("../engine/answers.js").Answers} Door
   * @param {import("../engine/engine.js").Request<Door>} request
   */
  async ask(request) {
    const answer = await this.asking.ask(request);
    if (!answer?.error) return answer;
    tell(this.said, answer.say, true);
    return undefined;
  }

  /** @param {Deal | null} [deal] */
  async open(deal) {
    if (this.asking.isBusy) return;
    this.deal = deal ?? this.dealt();
    const bets = await this.bets();
    if (bets === undefined || !(await this.look())) return;
    // The book of a deal is the one that it was begun by.
    this.book.value = bookOf(this.deal.log);
    this.rest();
    tell(this.said, bets || "Your deal goes on.");
  }

  /** Leave the chair; the deal stays kept until another is begun. */
  leave() {
    this.asking.end();
    this.form.hidden = this.draw.hidden = this.fresh.hidden = true;
    this.begin.hidden = this.resume.hidden = this.book.disabled = false;
    this.verdicts.replaceChildren();
    this.stage.innerHTML = this.empty;
    this.score.textContent = "";
    this.amiss.hidden = true;
    tell(this.said, "Choose a rule-book, and take the chair.");
    this.book.focus();
  }

  /** The punters bet. @returns {Promise<string | undefined>} what they did, in words; nothing where no answer came */
  async bets() {
    const { log } = this.deal;
    const answer = await this.ask({ do: "bots", ...this.whose, habits: this.habits });
    if (!answer) return undefined;
    this.deal.log = answer.log;
    return answer.log === log ? "" : answer.say;
  }

  /** All that has come is settled, and the dealer draws when he likes. */
  rest() {
    const pressed = focused();
    const goes = pressed === this.begin || pressed === this.resume || this.form.contains(pressed);
    this.form.hidden = this.begin.hidden = this.resume.hidden = this.book.disabled = true;
    this.draw.hidden = this.fresh.hidden = false;
    if (goes) show(this.stage, this.draw); // what was pressed goes away under the focus
  }

  /** @returns {Record<string, string>} */
  get habits() {
    return Object.fromEntries(this.punters.map((list) => [list.dataset.punter, list.value]));
  }

  /** Draw the board as anybody sees it. @returns {Promise<boolean>} whether it came */
  async look() {
    const { amiss = [] } = this.deal;
    this.score.textContent = scoreOf(this.deal);
    this.amiss.hidden = !amiss.length;
    this.amissList.replaceChildren(...amiss.map((say) => element("li", "", say)));
    storeDeal(ID, this.deal);
    const still = await this.ask({ do: "still", ...this.whose });
    if (!still) return false;
    this.picture(still.html);
    this.draw.textContent = still.next;
    return true;
  }

  /** @param {string} html */
  picture(html) {
    this.stage.innerHTML = `<div class="faro-still">${html}</div>`;
  }

  /** The punters bet, and what chance brings; then the form that asks what the dealer does about it. */
  async turn() {
    const bets = await this.bets();
    const due = bets === undefined ? undefined : await this.ask({ do: "due", ...this.whose });
    if (!due) return;
    this.verdicts.replaceChildren(); // they are about the turn before
    if (!due.payments.length) {
      await this.pass(due);
      return;
    }
    this.due = due;
    this.picture(due.html);
    this.form.replaceChildren(asked(due.say, due.payments));
    this.form.hidden = false;
    this.draw.hidden = true;
    show(this.form, partOf(this.form, "input"));
    tell(this.said, `${bets} ${due.say}`.trim());
  }

  /** Cards that decide nothing ask nothing of the dealer. @param {import("../engine/answers.js").Due} due */
  async pass({ line }) {
    const passed = await this.ask({ do: "audit", ...this.whose, line, answers: [] });
    if (!passed) return;
    this.deal.log = passed.log;
    const bets = await this.bets();
    if (bets === undefined || !(await this.look())) return;
    tell(this.said, `${passed.say} ${bets}`.trim());
  }

  /** Have the payments audited, and show what became of the stakes: who bets anew does so before the next turn. */
  async settle() {
    const { due } = this;
    if (!due) {
      if (await this.look()) this.rest(); // settled, but the board that follows did not come
      return;
    }
    const [open] = partsOf(this.form, ".faro-payment:not(:has(:checked))");
    if (open) {
      reach(partOf(open, "input"));
      tell(this.said, `Still to answer: ${open.ariaLabel}.`, true);
      return;
    }
    const answers = answersIn(this.form, due.payments);
    const audit = await this.ask({ do: "audit", ...this.whose, line: due.line, answers });
    if (!audit) return;
    this.due = null;
    const wrong = this.count(due.payments, audit.verdicts ?? [], answers);
    this.deal.log = audit.log;
    if (!(await this.look())) return;
    this.rest();
    tell(this.said, audit.say, wrong.length > 0, brief([audit.say, ...wrong]));
  }

  /**
   * Add the verdicts of a turn to those of the deal.
   * @param {Payment[]} payments @param {import("../engine/answers.js").Verdict[]} verdicts @param {Answer[]} answers
   * @returns {string[]} what was wrong
   */
  count(payments, verdicts, answers) {
    const { deal } = this;
    const turn = counted(payments, verdicts, answers);
    const wrong = verdicts.filter(({ right }) => !right).map(({ say }) => say);
    deal.due = (deal.due ?? 0) + turn.due;
    deal.right = (deal.right ?? 0) + turn.right;
    deal.beyond = (deal.beyond ?? 0) + turn.beyond;
    deal.amiss = [...(deal.amiss ?? []), ...wrong];
    this.verdicts.replaceChildren(...verdicts.map(({ right, say }) => element("li", right ? "" : "faro-refused", say)));
    return wrong;
  }
}

/**
 * Give a part the focus, and move the page no further than what it stands in asks for: a browser would put the part in
 * the middle of the window.
 * @param {HTMLElement} whole @param {HTMLElement} part
 */
function show(whole, part) {
  part.focus({ preventScroll: true });
  whole.scrollIntoView({ block: "nearest", behavior: pace() === "none" ? "auto" : "smooth" });
}

class FaroDealer extends HTMLElement {
  /** @type {Chair | undefined} */
  chair;

  connectedCallback() {
    this.chair ??= new Chair(this);
  }
}

customElements.define("faro-dealer", FaroDealer);
