/**
 * A button that copies the public address of the page, which stands in its head, with what is shown there. There is none where the browser does not
 * let a page write to the clipboard.
 */

import { button, copied, partOf } from "./elements.js";
import { say } from "./speech.js";

class CopyLink extends HTMLElement {
  connectedCallback() {
    if (this.firstChild || !navigator.clipboard) return;
    const copying = button("Copy link", "faro-press", async () => {
      const { href } = partOf(document, "link[rel=canonical]", HTMLLinkElement);
      const shown = document.querySelector("[data-address]");
      const address = shown instanceof HTMLElement && shown.checkVisibility() ? shown.dataset.address ?? "" : "";
      const done = await copied(new URL(address, href).href);
      copying.textContent = done ? "Link copied" : "The link could not be copied";
      say(copying.textContent);
    });
    this.append(copying);
  }
}

customElements.define("faro-copy-link", CopyLink);
