/** An example that is stepped through: its picture, its sentence, the buttons under it, and the offer of a seat. */

import { bring, inTime } from "../page/bring.js";
import { button, element, group, partOf } from "../page/elements.js";
import { chairButton } from "./chair.js";
import { Beyond } from "./beyond.js";
import { offer } from "./other-views.js";
import { unpack } from "./packing.js";
import { Replay } from "./replay.js";
import { SeatOffer } from "./seat-offer.js";

/** @typedef {import("./replay.js").Frame} Frame */
/** @typedef {import("./replay.js").ExampleData} ExampleData */
/**
 * What a page holds of an example whose frames lie in a file: where, how many there are, and unless the last is shown, what
 * is said at the one that is, and the words of the press that brings the next.
 * @typedef {{apart: string, count: number, say?: string, step?: string}} Apart
 */

export class Example {
  /** @type {SeatOffer | undefined} */
  offer;

  /** @param {HTMLElement} host @param {ExampleData & Partial<Apart>} data */
  constructor(host, data) {
    const { shown, question, seat, views } = data;
    this.host = host;
    this.data = data;
    /** What makes a seat of a still until the engine is there. */
    this.waiting = data.waiting;
    this.stage = partOf(host, ".faro-stage");
    this.said = /** @type {HTMLElement | null} */ (host.querySelector(".faro-said")) ?? element("p", "faro-said");
    /** The pictures as they stand side by side without a script, and what is said of them there. */
    this.stills = [pointedHere(this.stage.innerHTML, host.dataset.cards), this.said.innerHTML];
    // A group and not a toolbar, for the arrows step through the example.
    this.controls = group("faro-controls", "Steps");
    /** The question before a turn, if one is asked. @type {HTMLElement | null} */
    this.question = host.querySelector(".faro-question");
    const frames = data.frames ?? this.first(/** @type {Apart} */ (data), shown);
    this.replay = new Replay(this.stage, this.said, frames, shown, data.apart ? () => this.bring() : undefined);
    (this.question ?? this.stage).after(this.controls, this.said);
    if (this.question && question) this.ask(this.question, question);
    if (frames.length > 1 || views) this.controls.append(...this.replay.controls);
    if (views) this.controls.append(...offer(views, this.replay));
    if (seat) this.offer = new SeatOffer(this);
    this.chair = chairButton(this.stage);
    this.embed = button("Embed", "", async () => (await inTime(import("./embed-board.js"))).showEmbedLine(host, this.controls));
    if (frames.length > 1 || views) {
      this.chair.textContent = this.chair.title; // there is room
      new Beyond(host, this.replay, this.controls).fold(this.replay.restart, this.chair, this.embed);
    } else this.controls.append(this.chair);
    host.addEventListener("keydown", (event) => this.key(event));
    const near = () => this.replay.bring().catch(() => {});
    for (const sign of ["pointerover", "focusin"]) host.addEventListener(sign, near, { once: true, passive: true });
  }

  /** Step through another log from its beginning. @param {Parameters<Replay["load"]>} run */
  load(...run) {
    this.controls.prepend(...this.replay.controls);
    this.replay.load(...run);
  }

  /**
   * A log of the reader's own, in the place of the example, at its end; one that comes in parts is read and not played on.
   * @param {string} rules the name of its book @param {Frame[]} frames @param {Parameters<Replay["load"]>[1]} [reach]
   */
  lay(rules, frames, reach) {
    if (this.offer?.isTaken) this.offer.sit(); // the seat is left
    this.offer?.open(!reach);
    partOf(this.host, ".faro-rules b").textContent = rules;
    this.load(frames, reach, frames.length - 1);
    this.replay.go(frames.length - 1);
  }

  /** As many frames as there are, with what the page shows of them already. @param {Apart} data @param {number} shown @returns {Frame[]} */
  first({ count, say = this.said.textContent ?? "", step = "" }, shown) {
    const still = /** @type {HTMLElement} */ (partOf(this.stage, ".faro-still").cloneNode(true));
    still.querySelector(".faro-when")?.remove();
    const frames = Array.from({ length: count }, () => ({ html: "", say: "", log: "", step }));
    frames[shown] = { html: pointedHere(still.innerHTML, this.host.dataset.cards), say, log: "", step: "" };
    return frames;
  }

  /** @type {Promise<Frame[]> | undefined} */
  #brought;

  /** The frames from their file, and what a seat and other views find there. @returns {Promise<Frame[]>} */
  bring() {
    this.#brought ??= (async () => {
      const { data } = this;
      const answer = await bring(new URL(data.apart ?? "", document.baseURI));
      const { frames, views, waiting } = /** @type {ExampleData} */ (unpack(await answer.json()));
      this.waiting = waiting;
      for (const [number, view] of views?.entries() ?? []) Object.assign(data.views?.[number] ?? {}, view);
      return frames;
    })();
    this.#brought.catch(() => (this.#brought = undefined));
    return this.#brought;
  }

  get id() {
    return this.host.id;
  }

  /** What a seat finds here. */
  get place() {
    const { host, id, stage, said, controls, question, replay, data } = this;
    return { host, id, stage, said, controls, question, replay, seat: data.seat ?? null, seed: data.seed, waiting: this.waiting };
  }

  /**
   * Until it can be answered, the question stands with its answer folded under it, as without a script.
   * @param {HTMLElement} asked @param {import("./replay.js").Question} question
   */
  ask(asked, question) {
    import("./predict.js").then(({ ask }) => ask(asked, question, this.replay), console.error);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const target = /** @type {Element} */ (event.target);
    // A still holds nothing that could have the focus: where the stage has it, a seat is taken, or is about to be.
    if (!this.offer?.isTaken && !this.stage.contains(target) && !target.closest("pre")) this.replay.key(event);
  }

  /** On paper nothing steps: there the pictures stand side by side, as they do without a script. @param {boolean} isPrinting */
  print(isPrinting) {
    if (this.offer?.isTaken) return;
    if (isPrinting) [this.stage.innerHTML, this.said.innerHTML] = this.stills;
    else this.replay.show();
  }

  /** The page goes. */
  leave() {
    this.offer?.seat?.leave();
  }
}

/**
 * Boards that point to the drawings brought into the page: another look at the file could come late.
 * @param {string} html @param {string} [cards] the file
 */
export const pointedHere = (html, cards) => html.replaceAll(`"${cards}#`, '"#');
