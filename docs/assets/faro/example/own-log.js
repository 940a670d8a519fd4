/** The log of an example, written over by the reader: dealt on its board, under every book, and shared. */

import { Asking } from "../engine/asking.js";
import { engine } from "../engine/engine.js";
import { inTime } from "../page/bring.js";
import { button, copied, element, group, partOf, partsOf } from "../page/elements.js";
import { refuse, tell } from "../page/speech.js";
import { OldEvening, PART } from "./old-evening.js";
import { offer } from "./other-views.js";

/** @typedef {import("./example.js").Example} Example */
/** @typedef {import("./faro-example.js").FaroExample} FaroExample */
/** @typedef {import("./old-evening.js").Read} Read */
/** @typedef {import("../engine/answers.js").Answers["frames"]} Run */

/** A log of so many characters comes in parts: its boards, each with the log that leads to it, are more than a browser bears. */
const LONG = 20_000;

const TABLE = new URL("../../../play/", import.meta.url);
const UNFETCHED = "The editor could not be fetched; press again.";
const DEALT = "Your log is dealt above.";
const COPIED = "The link is copied; it holds the whole log.";
const SHOWN = "A link that holds the whole log: mark it and copy it.";

/** Once the log of an example is unfolded, a press copies it and another lets it be edited. @param {FaroExample} host @param {Element} details */
export function offerToEdit(host, details) {
  const press = button("Edit it", "", async () => {
    press.ariaDisabled = "true";
    try {
      const example = host.example ?? (await host.awaken?.());
      if (example) await new OwnLog(example, details).open();
      press.remove();
      copy.remove();
    } catch (error) {
      console.error(error);
      refuse(UNFETCHED);
      press.ariaDisabled = null;
    }
  });
  const copy = button("Copy it", "", () => {}); // page/copy-code.js hears the press
  copy.dataset.clipboardTarget = `#${CSS.escape(host.id)} :is(.faro-log, .faro-lifted) pre`;
  details.append(press, copy);
}

/** What is wrong: where, what, and what to do. @param {import("../engine/answers.js").Told} error */
function told({ line, sentence, hint }) {
  return `${line ? `Line ${line}: ` : ""}${sentence}${hint ? `; ${hint}` : ""}.`;
}

class OwnLog {
  /** @type {import("../edit/editor.js").Editor | undefined} */
  editor;

  /** @param {Example} example @param {Element} details */
  constructor(example, details) {
    this.example = example;
    this.written = partOf(details, "pre");
    this.first = this.written.textContent ?? "";
    this.asking = new Asking(example.host);
    this.found = element("p", "faro-log-found");
    this.said = element("p", "faro-log-said");
    this.below = element("div", "faro-log-below");
    this.presses = group("faro-controls", "Your log");
    this.presses.append(
      button("Deal it", "faro-step", () => this.deal()),
      button("Under every book", "", () => this.compare()),
      button("Share", "", () => this.share()),
      button("As it was", "", () => this.editor?.write(this.first)),
    );
  }

  async open() {
    const { logEditor } = await inTime(import("../edit/log-editor.js"));
    const title = partOf(this.example.host, ".faro-title").textContent ?? "";
    this.editor = await logEditor({
      label: `The log of ${title}`,
      text: this.first,
      looked: (said, isWrong) => this.mark(said, isWrong),
    });
    this.written.replaceWith(this.editor.element, this.found, this.presses, this.said, this.asking.element, this.below);
    this.editor.focus();
  }

  get log() {
    return `${this.editor?.text.trimEnd() ?? ""}\n`;
  }

  /** Through whose eyes the example is seen. */
  get seat() {
    const { seat, reader } = this.example.data;
    return seat ?? reader ?? null;
  }

  /** What the engine has found is read, and not said: the editor says it of the line. @param {string} said @param {boolean} isWrong */
  mark(said, isWrong) {
    this.found.textContent = said;
    this.found.classList.toggle("faro-refused", isWrong);
  }

  /** Lay it on the board of the example, as far as it goes. */
  async deal() {
    const { log, seat } = this;
    const read = { log, seat };
    const isLong = log.length > LONG;
    const run = await this.asking.ask({ do: "frames", ...read, ...(isLong && { most: PART }) });
    if (!run) return;
    if (run.frames.length) await (isLong ? this.layParts(run, read) : this.layWhole(run, read));
    if (run.error) tell(this.said, told(run.error), true);
    else tell(this.said, run.frames.length ? DEALT : run.say, !run.frames.length);
  }

  /** @param {Run} run @param {Read} read */
  async layWhole({ rules, frames }, read) {
    const { example } = this;
    const eyes = example.data.views && (await this.asking.ask({ do: "views", ...read }));
    example.lay(rules, frames);
    if (eyes?.views) this.offerViews(eyes.views);
  }

  /** Other eyes see the log of each board, which a long one has not. @param {Run} run @param {Read} read */
  async layParts(run, read) {
    const { controls } = this.example;
    const evening = new OldEvening(engine.answer, read);
    evening.take(0, run);
    await evening.reach(run.count - 1);
    for (const press of partsOf(controls, ".faro-view, .faro-look")) press.hidden = true;
    this.example.lay(run.rules, evening.frames, (at) => evening.reach(at));
  }

  /** What others see of the log, in the place of what they saw of the example. @param {import("./replay.js").OtherView[]} views */
  offerViews(views) {
    const { controls, replay } = this.example;
    const before = partsOf(controls, ".faro-view, .faro-look");
    before[0].before(...offer(views, replay));
    for (const press of before) press.remove();
  }

  /** What each of the books makes of it. */
  async compare() {
    const found = await this.asking.ask({ do: "under", log: this.log, seat: this.seat });
    if (!found) return;
    if (!found.error) this.below.innerHTML = found.html;
    tell(this.said, found.error ? told(found.error) : found.say, Boolean(found.error));
  }

  /** A link to the table, on which the log lies. */
  async share() {
    const shared = await this.asking.ask({ do: "share", log: this.log });
    if (!shared) return;
    if (shared.error) {
      tell(this.said, told(shared.error), true);
      return;
    }
    const address = new URL(`#p=${shared.code}`, TABLE).href;
    const link = element("a", "faro-log-link", address);
    link.href = address;
    this.below.replaceChildren(link);
    tell(this.said, (await copied(address)) ? COPIED : SHOWN);
  }
}
