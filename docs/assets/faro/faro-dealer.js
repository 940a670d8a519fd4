/**
 * The dealer's chair: the engine's punters bet, the reader draws, takes and pays, and every payment is audited. The log
 * lives here and in the tab's storage; the engine is asked for all that happens.
 */

import { Asking } from "./asking.js";
import { bookOf } from "./deal-log.js";
import { engine } from "./engine.js";
import { button } from "./replay.js";
import { brief, tell } from "./speech.js";
import { newSeed, storeDeal, storedDeal } from "./stored-deal.js";

/** @typedef {{punter: string, what: string, stake: number, coppered: boolean, taken: number, paid: number}} Payment */

const ID = "dealer";

class FaroDealer extends HTMLElement {
  connectedCallback() {
    if (this.form) return;
    this.stage = this.querySelector(".faro-stage");
    this.said = this.querySelector(".faro-said");
    this.form = this.querySelector("form");
    this.score = this.querySelector(".faro-score");
    this.verdicts = this.querySelector(".faro-verdicts");
    this.bar = this.querySelector(".faro-table-bar");
    this.bar.hidden = false;
    this.asking = new Asking(this, { meanwhile: "You can read on meanwhile." });
    this.begin = button("Take the dealer’s chair", "faro-begin", () => this.open());
    this.resume = button("Go on with your deal", "faro-resume", () => this.open(storedDeal(ID)));
    this.draw = button("Draw the turn", "faro-deal", () => this.turn());
    this.fresh = button("New table", "faro-fresh", () => this.leave());
    this.book = this.querySelector("#dealer-book");
    this.resume.hidden = !storedDeal(ID);
    this.draw.hidden = this.fresh.hidden = true;
    this.stage.after(this.asking.element);
    this.said.after(this.begin, this.resume, this.draw);
    this.book.closest("label").after(this.fresh);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.settle();
    });
    engine.warmAt(this);
  }

  /** The engine's answer; a sentence and nothing where there is none. @param {object} request @returns {Promise<any>} */
  async ask(request) {
    const { log, seed } = this.deal;
    const answer = await this.asking.ask({ log, seed, seat: null, id: ID, ...request });
    if (!answer?.error) return answer;
    tell(this.said, answer.say, true);
    return null;
  }

  /** @param {{log: string, seed: string, wrong?: number, paid?: number} | null} [deal] */
  async open(deal) {
    if (this.asking.isBusy) return;
    this.deal = deal ?? { base: "", log: `rules ${this.book.value}\n`, seed: newSeed(), wrong: 0, paid: 0 };
    await this.wait();
  }

  /** Leave the chair; the deal stays kept until another is begun. */
  leave() {
    this.asking.end();
    this.form.hidden = this.draw.hidden = this.fresh.hidden = true;
    this.begin.hidden = this.resume.hidden = this.book.disabled = false;
    this.verdicts.replaceChildren();
    this.stage.replaceChildren();
    this.score.textContent = "";
    tell(this.said, "Choose a rule-book, and take the chair.");
    this.book.focus();
  }

  /** The punters bet; the dealer draws when he likes. @returns {Promise<boolean>} whether they have */
  async wait() {
    const bets = await this.ask({ do: "bots", habits: this.habits });
    if (!bets) return false;
    this.deal.log = bets.log;
    // The book of a deal is the one that it was begun by.
    this.book.value = bookOf(this.deal.log);
    if (!(await this.show())) return false;
    const pressed = document.activeElement;
    const goes = [this.begin, this.resume].includes(pressed) || this.form.contains(pressed);
    this.form.hidden = this.begin.hidden = this.resume.hidden = this.book.disabled = true;
    this.draw.hidden = this.fresh.hidden = false;
    if (goes) this.draw.focus(); // what was pressed goes away under the focus
    tell(this.said, bets.say);
    return true;
  }

  /** @returns {Record<string, string>} */
  get habits() {
    return Object.fromEntries([...this.querySelectorAll("[data-punter]")].map((list) => [list.dataset.punter, list.value]));
  }

  /** Draw the board as anybody sees it. @returns {Promise<boolean>} whether it came */
  async show() {
    const { wrong, paid } = this.deal;
    this.score.textContent = paid ? `${paid} payment${paid === 1 ? "" : "s"} made, ${wrong} of them wrong.` : "";
    storeDeal(ID, this.deal);
    const still = await this.ask({ do: "still" });
    if (still) this.picture(still.html);
    return Boolean(still);
  }

  /** @param {string} html */
  picture(html) {
    this.stage.innerHTML = `<div class="faro-still">${html}</div>`;
  }

  /** What chance brings, and the form that asks what the dealer does about it. */
  async turn() {
    const due = await this.ask({ do: "due" });
    if (!due) return;
    this.due = due;
    this.picture(due.html);
    this.verdicts.replaceChildren(); // they are about the turn before
    const legend = document.createElement("legend");
    legend.textContent = due.say;
    const rows = due.payments.map((payment, at) => this.row(payment, at));
    const settle = document.createElement("button");
    settle.textContent = due.payments.length ? "Settle" : "Go on";
    const fields = document.createElement("fieldset");
    fields.append(legend, ...rows, settle);
    this.form.replaceChildren(fields);
    this.form.hidden = false;
    this.draw.hidden = true;
    this.form.querySelector("select, button").focus();
    tell(this.said, due.say);
  }

  /** @param {Payment} payment @param {number} at */
  row({ punter, what, stake, coppered }, at) {
    const row = document.createElement("p");
    const name = `${punter[0].toUpperCase()}${punter.slice(1)}’s ${stake} on ${what}${coppered ? ", coppered" : ""}`;
    row.innerHTML =
      `<label for="due-act-${at}"></label> <select id="due-act-${at}"><option value="">leave it</option>` +
      `<option value="taken">take</option><option value="paid">pay</option></select> ` +
      `<input id="due-${at}" size="4" inputmode="numeric" pattern="[0-9]*" value="${stake}">`;
    row.querySelector("label").textContent = name;
    row.querySelector("input").ariaLabel = `Checks, ${name}`;
    return row;
  }

  /** Have the payments audited, and deal the turn. */
  async settle() {
    const { due } = this;
    if (!due) return void (await this.wait()); // settled, but the bets that follow did not come
    const answers = due.payments.map((_, at) => {
      const act = this.querySelector(`#due-act-${at}`).value;
      const checks = Number(this.querySelector(`#due-${at}`).value);
      return { taken: 0, paid: 0, ...(act && { [act]: checks }) };
    });
    const audit = await this.ask({ do: "audit", line: due.line, answers });
    if (!audit) return;
    this.due = null;
    const wrong = audit.verdicts.filter(({ right }) => !right);
    // A stake that lies on, and is let lie, is no payment.
    const isPayment = ({ taken, paid }) => taken > 0 || paid > 0;
    this.deal.paid += answers.filter((answer, at) => isPayment(answer) || isPayment(due.payments[at])).length;
    this.deal.wrong += wrong.length;
    this.deal.log = audit.log;
    this.verdicts.replaceChildren(
      ...audit.verdicts.map(({ right, say }) => {
        const item = document.createElement("li");
        item.className = right ? "" : "faro-refused";
        item.textContent = say;
        return item;
      }),
    );
    if (!(await this.wait())) return;
    tell(this.said, brief([audit.say, ...wrong.map(({ say }) => say)]), wrong.length > 0);
  }
}

customElements.define("faro-dealer", FaroDealer);
