/**
 * A button that copies the public address of the page, which stands in its head. There is none where the browser does not
 * let a page write to the clipboard.
 */

import { button } from "./replay.js";
import { say } from "./speech.js";

class CopyLink extends HTMLElement {
  connectedCallback() {
    if (this.firstChild || !navigator.clipboard) return;
    this.append(button("Copy link", "faro-copy", () => this.copy()));
  }

  async copy() {
    const done = await navigator.clipboard.writeText(document.querySelector("link[rel=canonical]").href).then(() => true, () => false);
    this.firstChild.textContent = done ? "Link copied" : "The link could not be copied";
    say(this.firstChild.textContent);
  }
}

customElements.define("faro-copy-link", CopyLink);
