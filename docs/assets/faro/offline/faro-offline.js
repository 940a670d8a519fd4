/** *Keep this site for reading offline*: the whole of it, when a reader asks, with how far it is, and *remove*. */

import { buildOf } from "../page/edition.js";
import { button, element } from "../page/elements.js";
import { say } from "../page/speech.js";
import { Keeping } from "./keeping.js";

const build = buildOf(document);
const keeping = build ? new Keeping(build, new URL("../../../", import.meta.url)) : undefined;
const WORDS = {
  nothing: "Only the pages that you have opened are kept.",
  none: "This browser keeps nothing from this site.",
  whole: "The whole site is kept here, the engine too.",
  removed: "Nothing of the site is kept any more.",
  failed: "Not everything came. What did is kept; press again to go on.",
};

class FaroOffline extends HTMLElement {
  said = element("p", "faro-kept-site");
  bar = document.createElement("progress");
  keep = button("Keep this site for reading offline", "faro-keep", () => (this.bringing ??= this.bring()));
  removal = button("Remove it", "faro-remove", () => this.drop());
  under = new AbortController();
  /** What is on its way. @type {Promise<void> | undefined} */
  bringing;

  async connectedCallback() {
    if (this.firstChild) this.replaceChildren();
    this.bar.ariaLabel = "Kept so far";
    this.bar.hidden = true;
    const presses = element("div", "faro-choices");
    presses.append(this.keep, this.removal);
    this.append(this.said, this.bar, presses);
    const list = keeping && "serviceWorker" in navigator ? await keeping.list().catch(() => undefined) : undefined;
    if (!keeping || !list) {
      this.keep.hidden = this.removal.hidden = true;
      this.said.textContent = WORDS.none;
      return;
    }
    const [sent, kept] = [list.sent, list.kept].map((bytes) => `${Math.ceil(bytes / 1e6)} MB`);
    this.keep.textContent = `Keep this site for reading offline: ${sent} to fetch, ${kept} on the disk`;
    const whole = await keeping.whole();
    this.tell(whole === "whole" ? WORDS.whole : whole ? WORDS.failed : WORDS.nothing);
    this.keep.hidden = whole === "whole";
  }

  disconnectedCallback() {
    this.under.abort();
  }

  /** @param {string} words @param {boolean} [aloud] */
  tell(words, aloud = false) {
    this.said.textContent = words;
    if (aloud) say(words);
  }

  async bring() {
    if (!keeping) return;
    const { signal } = (this.under = new AbortController());
    this.bar.hidden = false;
    this.keep.ariaDisabled = "true";
    try {
      await keeping.bringAll((done, all) => {
        Object.assign(this.bar, { value: done, max: all });
        const isQuarter = Math.floor((4 * done) / all) > Math.floor((4 * (done - 1)) / all);
        this.tell(`${done} of ${all} files are kept.`, isQuarter && done < all);
      }, [], signal);
      this.keep.hidden = true;
      this.tell(WORDS.whole, true);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.tell(WORDS.failed, true);
    } finally {
      this.bringing = undefined;
      this.bar.hidden = true;
      this.keep.ariaDisabled = null;
    }
  }

  async drop() {
    this.under.abort();
    await this.bringing; // what comes last goes with the rest
    await keeping?.removeAll();
    this.keep.hidden = false;
    this.tell(WORDS.removed, true);
  }
}

customElements.define("faro-offline", FaroOffline);
