/** At the foot of a word: it has been looked up, and a link asks about it. */

import { lookedUp } from "../storage/progress.js";

class FaroQuiz extends HTMLElement {
  connectedCallback() {
    lookedUp(this.dataset.word ?? "");
  }
}

customElements.define("faro-quiz", FaroQuiz);
