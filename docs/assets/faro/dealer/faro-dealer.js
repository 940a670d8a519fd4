/**
 * The dealer's chair: the engine's punters bet, the reader draws, takes and pays, and every payment is audited. The log
 * lives here and in the tab's storage; the engine is asked for all that happens.
 */

import { pace } from "../board/manner.js";
import { Asking } from "../engine/asking.js";
import { engine } from "../engine/engine.js";
import { button, element, focused, partOf, partsOf } from "../page/elements.js";
import { brief, tell } from "../page/speech.js";
import { bookOf } from "../storage/deal-log.js";
import { newSeed, storeDeal, storedDeal } from "../storage/stored-deal.js";
import { answersIn, asked, counted, scoreOf } from "./payments.js";

/** @typedef {import("../storage/stored-deal.js").Deal} Deal */

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
    this.amiss.append(element("summary", "", "What was amiss in this deal"), this.amissList);
    this.score.after(this.amiss);
    this.book = partOf(host, "#dealer-book", HTMLSelectElement);
    this.punters = partsOf(host, "[data-punter]", HTMLSelectElement);
    partOf(host, ".faro-table-bar").hidden = false;
    this.asking = new Asking(host, { meanwhile: "You can read on meanwhile." });
    this.begin = button("Take the dealer’s chair", "faro-begin", () => this.open());
    this.resume = button("Go on with your deal", "faro-resume", () => this.open(storedDeal(ID)));
    this.draw = button("Draw the turn", "faro-deal", () => this.turn());
    this.fresh = button("New table", "faro-fresh", () => this.leave());
    this.resume.hidden = !storedDeal(ID);
    this.draw.hidden = this.fresh.hidden = true;
    this.form.before(this.resume, this.begin, this.draw, this.asking.element);
    this.book.closest(".faro-table-bar")?.append(this.fresh);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.settle();
    });
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
    await this.wait();
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

  /** The punters bet; the dealer draws when he likes. @returns {Promise<boolean>} whether they have */
  async wait() {
    const bets = await this.ask({ do: "bots", ...this.whose, habits: this.habits });
    if (!bets) return false;
    this.deal.log = bets.log;
    // The book of a deal is the one that it was begun by.
    this.book.value = bookOf(this.deal.log);
    if (!(await this.look())) return false;
    const pressed = focused();
    const goes = pressed === this.begin || pressed === this.resume || this.form.contains(pressed);
    this.form.hidden = this.begin.hidden = this.resume.hidden = this.book.disabled = true;
    this.draw.hidden = this.fresh.hidden = false;
    if (goes) show(this.stage, this.draw); // what was pressed goes away under the focus
    tell(this.said, bets.say);
    return true;
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
    if (still) this.picture(still.html);
    return Boolean(still);
  }

  /** @param {string} html */
  picture(html) {
    this.stage.innerHTML = `<div class="faro-still">${html}</div>`;
  }

  /** What chance brings, and the form that asks what the dealer does about it. */
  async turn() {
    const due = await this.ask({ do: "due", ...this.whose });
    if (!due) return;
    this.due = due;
    this.picture(due.html);
    this.verdicts.replaceChildren(); // they are about the turn before
    this.form.replaceChildren(asked(due.say, due.payments));
    this.form.hidden = false;
    this.draw.hidden = true;
    show(this.form, partOf(this.form, "input, button"));
    tell(this.said, due.say);
  }

  /** Have the payments audited, and deal the turn. */
  async settle() {
    const { due, deal } = this;
    if (!due) {
      await this.wait(); // settled, but the bets that follow did not come
      return;
    }
    const answers = answersIn(this.form, due.payments);
    const audit = await this.ask({ do: "audit", ...this.whose, line: due.line, answers });
    if (!audit) return;
    this.due = null;
    const { verdicts = [] } = audit;
    const wrong = verdicts.filter(({ right }) => !right);
    const turn = counted(due.payments, verdicts);
    deal.due = (deal.due ?? 0) + turn.due;
    deal.right = (deal.right ?? 0) + turn.right;
    deal.beyond = (deal.beyond ?? 0) + turn.beyond;
    deal.amiss = [...(deal.amiss ?? []), ...wrong.map(({ say }) => say)];
    deal.log = audit.log;
    this.verdicts.replaceChildren(...verdicts.map(({ right, say }) => element("li", right ? "" : "faro-refused", say)));
    if (!(await this.wait())) return;
    tell(this.said, audit.say, wrong.length > 0, brief([audit.say, ...wrong.map(({ say }) => say)]));
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
