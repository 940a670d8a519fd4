/**
 * The position of the calculator in one line, to be copied, and to be written over by another, which the calculator takes
 * over. Where a line goes wrong, the place in it is shown. A line that was pasted stays as it is until something else is set.
 */

import { Asking } from "../engine/asking.js";
import { button, copied, element, partOf } from "../page/elements.js";
import { tell } from "../page/speech.js";
import { cutAt } from "./cut-at.js";

const PAUSE = 250; // ms without a further key until the line is read
const TABLE = new URL("../../../play/", import.meta.url);
const COPIED = "The line is copied.";
const UNCOPIED = "The browser would not copy: mark the line and copy it yourself.";

/** @typedef {import("../engine/answers.js").OneLine} Line */
/** @typedef {import("../engine/answers.js").Staked} Position */

export class OneLine {
  /** What the line in the field says to the calculator. */
  says = "";

  /** Whether what stands in the field was written there by the reader. */
  isTyped = false;

  #timer = 0;

  /**
   * @param {HTMLDetailsElement} panel
   * @param {() => Position} position what the calculator is set to
   * @param {(line: Line) => void} take sets it to what a line says
   */
  constructor(panel, position, take) {
    this.panel = panel;
    this.position = position;
    this.take = take;
    this.asking = new Asking(panel);
    this.field = partOf(panel, "textarea", HTMLTextAreaElement);
    this.said = partOf(panel, ".faro-line-said");
    this.wrong = partOf(panel, ".faro-line-wrong");
    this.table = element("a", "", "Lay it on the table");
    this.table.hidden = true;
    partOf(panel, ".faro-choose").append(button("Copy the line", "", () => this.copy()), this.table);
    this.said.before(this.asking.element);
    panel.addEventListener("toggle", () => this.follow());
    this.field.addEventListener("input", (event) => {
      event.stopPropagation(); // the form around it asks for a price
      this.isTyped = true;
      this.rest();
      this.#timer = window.setTimeout(() => this.read(), PAUSE);
    });
  }

  rest() {
    clearTimeout(this.#timer);
  }

  /** The calculator has been set: write its line, where the field has another. */
  follow() {
    if (!this.panel.open || this.says === JSON.stringify(this.position())) return;
    this.isTyped = false;
    this.ask();
  }

  /** Read the line that stands in the field. */
  read() {
    if (this.field.value.trim()) this.ask();
  }

  /** Ask for what is wanted by then: the engine may be on its way while a line is pasted. */
  async ask() {
    let isRead = false;
    const answer = await this.asking.askLast(() => {
      isRead = this.isTyped;
      return isRead ? { do: "read_line", position: this.field.value } : { do: "one_line", ...this.position() };
    });
    if (!answer || isRead !== this.isTyped) return; // the reader has begun to write meanwhile
    if (!answer.error && isRead) this.take(answer);
    else if (!answer.error) this.field.value = answer.position;
    this.show(answer);
  }

  /** @param {Line} answer */
  show({ error, say, code }) {
    this.says = error ? "" : JSON.stringify(this.position());
    this.table.hidden = Boolean(error);
    this.table.href = new URL(`#p=${code}`, TABLE).href;
    this.field.setAttribute("aria-invalid", String(Boolean(error)));
    this.wrong.hidden = !error?.column;
    if (error?.column) {
      const [before, wrong, after] = cutAt(this.field.value, error.column);
      this.wrong.replaceChildren(before, element("mark", "", wrong || " "), after);
    }
    const place = error?.column ? `Column ${error.column}: ` : "";
    tell(this.said, `${place}${say}`, Boolean(error));
  }

  async copy() {
    const done = await copied(this.field.value);
    if (!done) this.field.select();
    tell(this.said, done ? COPIED : UNCOPIED, !done);
  }
}
