/** The log of an example, written over by the reader: dealt on its board, under every book, and shared. */

import { Asking } from "../engine/asking.js";
import { button, copied, element, group, partOf, partsOf } from "../page/elements.js";
import { refuse, tell } from "../page/speech.js";
import { offer } from "./other-views.js";

/** @typedef {import("./example.js").Example} Example */
/** @typedef {import("./faro-example.js").FaroExample} FaroExample */

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
    const { logEditor } = await import("../edit/log-editor.js");
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
    const { example, log, seat } = this;
    const run = await this.asking.ask({ do: "frames", log, seat });
    if (!run) return;
    const eyes = example.data.views && run.frames.length ? await this.asking.ask({ do: "views", log, seat }) : undefined;
    if (run.frames.length) example.lay(run.frames, run.rules);
    if (eyes?.views) this.offerViews(eyes.views);
    if (run.error) tell(this.said, told(run.error), true);
    else tell(this.said, run.frames.length ? DEALT : run.say, !run.frames.length);
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
