/**
 * An example that can be played. The page holds its frames; stepping through them needs nothing else.
 */

import { bring, inTime } from "../page/bring.js";
import { layOut } from "../page/far-off.js";
import { whenIdle } from "../page/idle.js";
import { Example, pointedHere } from "./example.js";
import { unpack } from "./packing.js";

/** What the examples of a page have brought: the pieces of their pictures. @type {WeakMap<Element, string[]>} */
const brought = new WeakMap();

export class FaroExample extends HTMLElement {
  /** The example, as soon as it can be stepped through. @type {Example | undefined} */
  example;

  /** Brings it to life, where it is a still that nobody steps through. @type {(() => Promise<Example | undefined>) | undefined} */
  awaken;

  connectedCallback() {
    const script = this.querySelector(".faro-data");
    if (!script) return;
    const { cards, mode, folded } = this.dataset;
    const pieces = this.querySelector(".faro-pieces");
    // Taken out of the page: when the theme follows a link it runs every script again that stands in the new page.
    pieces?.remove();
    script.remove();
    // An example brings the pieces that those before it on the page have not.
    const page = this.closest("article") ?? document.body;
    const packed = pointedHere(pieces?.textContent ?? "", cards);
    const own = packed.split("\n").filter(Boolean);
    const all = [...(brought.get(page) ?? []), ...own];
    brought.set(page, all);
    const hydrate = () => {
      if (this.example || !this.isConnected) return;
      const data = JSON.parse(script.textContent ?? "");
      this.example = new Example(this, data.apart ? data : unpack({ ...data, pieces: all }));
    };
    this.awaken = async () => {
      if (cards) await bringCards(cards);
      hydrate();
      return this.example;
    };
    // Without the drawings the example stays as it is without a script.
    const wake = () => mode !== "table" && cards && this.awaken?.().catch(console.error);
    const log = this.querySelector(".faro-log, .faro-lifted");
    log?.addEventListener("toggle", () => inTime(import("./own-log.js")).then(({ offerToEdit }) => offerToEdit(this, log)), { once: true });
    if (folded !== undefined) inTime(import("./fold.js")).then(({ fold }) => inTurn(this, () => fold(this, wake)));
    else if (cards) inTurn(this, wake);
    else hydrate(); // at the table, which waits for it
    addEventListener("beforeprint", this);
    addEventListener("afterprint", this);
  }

  disconnectedCallback() {
    removeEventListener("beforeprint", this);
    removeEventListener("afterprint", this);
    this.example?.leave();
  }

  /** @param {Event} event */
  handleEvent({ type }) {
    this.example?.print(type === "beforeprint");
  }
}

/**
 * Act where the example is near, else when the page has nothing better to do: a page may have twenty. What is far off is not
 * laid out before a reader comes near it.
 * @param {HTMLElement} example @param {() => void} act
 */
function inTurn(example, act) {
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  const sight = new IntersectionObserver(
    ([{ isIntersecting }]) => {
      if (isIntersecting) {
        sight.disconnect();
        layOut(example);
        once();
      } else {
        whenIdle(once);
      }
    },
    { rootMargin: "100% 0%" },
  );
  sight.observe(example);
}

/** @type {Promise<void> | undefined} */
let cardsBrought;

/** Put the drawings of the cards into the page from their file, for a page that holds none. @param {string} file */
export function bringCards(file) {
  cardsBrought ??= bring(file).then(async (response) => {
    const drawn = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
    drawn.setAttribute("class", "faro-sprite");
    drawn.setAttribute("width", "0");
    drawn.setAttribute("height", "0");
    drawn.setAttribute("aria-hidden", "true");
    document.body.append(drawn);
  });
  cardsBrought.catch(() => (cardsBrought = undefined));
  return cardsBrought;
}

customElements.define("faro-example", FaroExample);
