/** A button that prints the page. Without a script there is none, and the browser's own does as well. */

import { button } from "./elements.js";

class PrintButton extends HTMLElement {
  connectedCallback() {
    if (!this.firstChild) this.append(button("Print", "faro-press", () => print()));
  }
}

customElements.define("faro-print-button", PrintButton);
