/**
 * An example that can be played. The page holds its frames; stepping through them needs nothing else. Only a reader who
 * asks for a seat brings in the rest: seat.js, and with it the engine.
 */

import { offer } from "./other-views.js";
import { Replay, button, unpack } from "./replay.js";
import { say } from "./speech.js";
import { storeDeal, storedDeal } from "./stored-deal.js";

const FAILED = "The seat could not be fetched; stepping still works.";

class FaroExample extends HTMLElement {
  /** Whether it is the full table, which has no steps to go back to. */
  whole = false;

  /** What the reader wishes besides the press itself: the full table asks for company at it. */
  wishes = {};

  /** Keep a deal under way; the full table has a keeper of its own. @param {import("./stored-deal.js").Deal} deal */
  keep = (deal) => deal.log !== deal.base && storeDeal(this.id, deal);

  /** The table goes over to another book: part with its deal. @returns {string} what is said of that */
  part = () => "";

  connectedCallback() {
    const [pieces, script] = this.querySelectorAll(".faro-pieces, .faro-data");
    if (!script) return;
    // Taken out of the page: when the theme follows a link it runs every script again that stands in the new page.
    pieces.remove();
    script.remove();
    // An example brings the pieces that those before it on the page have not.
    const page = this.closest("article");
    const brought = this.pointedHere(pieces.textContent).split("\n").filter(Boolean);
    page.faroPieces = [...(page.faroPieces ?? []), ...brought];
    if (this.dataset.mode === "table") return;
    /** @type {import("./replay.js").ExampleData} */
    this.data = unpack({ ...JSON.parse(script.textContent), pieces: page.faroPieces });
    const { cards } = this.dataset;
    // Without the drawings the example stays as it is without a script.
    if (cards) bringCards(cards).then(() => this.isConnected && this.hydrate(), console.error);
    else this.hydrate();
    addEventListener("beforeprint", this);
    addEventListener("afterprint", this);
  }

  disconnectedCallback() {
    removeEventListener("beforeprint", this);
    removeEventListener("afterprint", this);
    this.seat?.leave();
  }

  /** On paper nothing steps: there the pictures stand side by side, as they do without a script. @param {Event} event */
  handleEvent({ type }) {
    if (!this.replay || this.seat?.taken) return;
    if (type === "beforeprint") this.stage.innerHTML = this.stills;
    else this.replay.show();
  }

  hydrate() {
    const { frames, start, question, seat, views } = this.data;
    this.stage = this.querySelector(".faro-stage");
    this.stills = this.pointedHere(this.stage.innerHTML);
    this.said = this.querySelector(".faro-said") ?? document.createElement("p");
    this.said.className = "faro-said";
    this.controls = document.createElement("div");
    this.controls.className = "faro-controls";
    // A group and not a toolbar, for the arrows step through the example.
    this.controls.setAttribute("role", "group");
    this.controls.setAttribute("aria-label", "Steps");
    this.replay = new Replay(this.stage, this.said, frames, this.dataset.mode === "play" ? frames.length - 1 : start);
    const asked = this.querySelector(".faro-question");
    (asked ?? this.stage).after(this.controls, this.said);
    // Until it can be answered, the question stands with its answer folded under it, as without a script.
    if (asked) import("./predict.js").then(({ ask }) => ask(asked, question, this.replay), console.error);
    if (frames.length > 1 || views) this.controls.append(...this.replay.controls);
    if (views) this.controls.append(...offer(views, this.replay));
    if (seat) this.offerSeat();
    this.addEventListener("keydown", (event) => {
      // A still holds nothing that could have the focus: where the stage has it, a seat is taken, or is about to be.
      if (!this.seat?.taken && !this.stage.contains(event.target) && !event.target.closest("pre")) this.replay.key(event);
    });
  }

  /** Boards that point to the drawings brought into the page: another look at the file could come late. @param {string} html */
  pointedHere(html) {
    return html.replaceAll(`"${this.dataset.cards}#`, '"#');
  }

  offerSeat() {
    // The second press of a double click is not meant for what the button has become meanwhile.
    this.play = button("Play it yourself", "faro-play", (event) => event.detail > 1 || this.sit());
    this.resume = button("Go on with your deal", "faro-resume", () => this.sit(storedDeal(this.id)));
    this.resume.hidden = !storedDeal(this.id);
    this.controls.append(this.play, this.resume);
    const warm = () => fetchSeat().then(({ warm }) => warm(), () => {});
    for (const sign of ["pointerover", "focusin"]) this.play.addEventListener(sign, warm, { once: true });
  }

  /**
   * Take a seat at the frame that is shown, or where a stored deal was left.
   * @param {import("./stored-deal.js").Deal | null} [deal] @param {import("./seat.js").Told} [instead] of the greeting
   */
  async sit(deal, instead) {
    try {
      const { Seat } = await fetchSeat();
      this.seat ??= new Seat(this);
      if (this.seat.taken) this.seat.leave("You have left the seat.");
      else this.seat.open(deal, instead);
    } catch (error) {
      console.error(error);
      this.said.textContent = FAILED;
      say(FAILED);
    }
  }
}

/** @type {Promise<void> | undefined} */
let cardsBrought;

/** Put the drawings of the cards into the page from their file, for a page that holds none. @param {string} file */
function bringCards(file) {
  cardsBrought ??= fetch(file).then(async (response) => {
    if (!response.ok) throw new Error(`the drawings of the cards: ${response.status}`);
    const drawn = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
    drawn.setAttribute("class", "faro-sprite");
    drawn.setAttribute("width", "0");
    drawn.setAttribute("height", "0");
    drawn.setAttribute("aria-hidden", "true");
    document.body.append(drawn);
  });
  cardsBrought.catch(() => (cardsBrought = undefined));
  return cardsBrought;
}

let tries = 0;
/** @returns {Promise<typeof import("./seat.js")>} */
const fetchSeat = () =>
  // A browser remembers that a module could not be fetched; under another address it tries again.
  import(tries ? `./seat.js?again=${tries}` : "./seat.js").catch((error) => {
    tries += 1;
    throw error;
  });

customElements.define("faro-example", FaroExample);
