/**
 * A program on a page: it has been run at build, and what it printed stands below it. At a press it runs in the reader's own
 * browser, and it can be written over; nothing is fetched before.
 */

import { inTime } from "../page/bring.js";
import { button, element, group, partOf } from "../page/elements.js";
import { tell } from "../page/speech.js";
import { textsOfTab } from "../storage/storage.js";
import { print } from "./printed.js";
import { Running } from "./running.js";

const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
const FAILED = "The editor could not be fetched; press again.";

/** What some parts show, a picture by what it says. @param {Iterable<Node>} [parts] */
const shown = (parts = []) => [...parts].map((part) => (part instanceof HTMLImageElement ? part.alt : part.textContent?.trimEnd())).join("\n");

/** One Python for all programs of a page. @type {Running | undefined} */
let running;

class FaroProgram extends HTMLElement {
  /** @type {import("../edit/editor.js").Editor | undefined} */
  editor;
  isRunning = false;

  connectedCallback() {
    if (this.controls) return;
    this.code = partOf(this, ".highlight");
    this.printed = partOf(this, ".faro-printed");
    this.first = partOf(this, "code").textContent ?? "";
    this.asItWas = [...this.printed.childNodes];
    this.controls = group("faro-controls", "Program");
    this.press = button("Run", "faro-step", () => (this.isRunning ? running?.stop() : this.run()));
    this.edit = button("Edit", "", () => this.write(textsOfTab.get(this.name) ?? this.text));
    this.back = button("As it was", "", () => this.restore());
    this.said = element("span", "faro-run-said");
    this.controls.append(this.press, this.edit, this.back, this.said);
    this.printed.before(this.controls);
    this.back.hidden = true;
    if (textsOfTab.get(this.name) !== null) this.edit.textContent = "Go on with your own";
  }

  disconnectedCallback() {
    if (this.isRunning) running?.stop();
  }

  get name() {
    return `faro-program:${this.id}`;
  }

  /** The program as it stands on the page. */
  get text() {
    return this.editor?.text ?? this.first ?? "";
  }

  /** The programs that run before this one, the first of them first. @returns {string[]} */
  get earlier() {
    const above = document.getElementById(this.dataset.after ?? "");
    return above instanceof FaroProgram ? [...above.earlier, above.text] : [];
  }

  /** Whether a run has brought nothing but what stood there. */
  get showsAsBefore() {
    return shown(this.printed?.childNodes) === shown(this.asItWas);
  }

  /** Edit in place. @param {string} text */
  async write(text) {
    const { code, edit, back } = this;
    if (this.editor || !code || !edit || !back) return;
    edit.ariaDisabled = "true";
    try {
      const { pythonEditor } = await inTime(import("../edit/python-editor.js"));
      const label = partOf(this, "figcaption").textContent ?? "";
      this.editor = await pythonEditor({ label: `Program: ${label}`, text, changed: () => this.keep() });
    } catch (error) {
      console.error(error);
      this.tell(FAILED, true);
      edit.ariaDisabled = null;
      return;
    }
    this.editor.element.className = "faro-editor";
    code.replaceWith(this.editor.element);
    edit.hidden = true;
    this.editor.focus();
    this.keep();
  }

  /** What is written lasts as long as the tab. */
  keep() {
    const { editor, first } = this;
    if (!editor || !this.back) return;
    this.back.hidden = editor.text === first;
    if (editor.text === first) textsOfTab.remove(this.name);
    else textsOfTab.set(this.name, editor.text);
  }

  /** The program and what it printed, as the page has them; what was written can be had back by undoing. */
  async restore() {
    if (this.isRunning) running?.stop();
    await undefined; // what has been stopped says so before
    this.editor?.write(this.first ?? "");
    this.printed?.replaceChildren(...(this.asItWas ?? []));
    this.tell("The program as it was.");
    this.editor?.focus();
  }

  async run() {
    const { printed, press, said } = this;
    if (!printed || !press || !said) return;
    running ??= new Running(new URL(this.dataset.rest ?? "", document.baseURI).href);
    this.isRunning = true;
    press.textContent = "Stop";
    this.tell("Python is on its way.");
    const { line, sentence } = await running.run(
      { program: this.text, before: this.earlier },
      {
        fetching: (done, total) => (said.textContent = `Python is on its way, ${megabytes(total)} MB, ${megabytes(done)} done.`),
        running: () => {
          printed.replaceChildren();
          said.textContent = "It runs.";
        },
        shown: (part) => print(printed, part),
      },
    );
    this.isRunning = false;
    press.textContent = "Run";
    this.editor?.mark(sentence ? line : undefined, sentence);
    if (sentence) this.tell(line ? `Line ${line}: ${sentence}` : sentence, true);
    else if (!printed.hasChildNodes()) this.tell("Done; there is nothing to show.");
    else this.tell(this.showsAsBefore ? "Done: it shows here what the page showed. Edit a line, and run it again." : "Done; what it shows stands below.");
  }

  /** @param {string} sentence @param {boolean} [isRefused] */
  tell(sentence, isRefused = false) {
    if (this.said) tell(this.said, sentence, isRefused);
  }
}

customElements.define("faro-program", FaroProgram);
