/**
 * A second screen. In one browser every window of the page shows the same deal, whichever is pressed: windows of one site may
 * talk to each other. To another device nothing is sent, for the site has no server: a link, or its picture code, carries the
 * deal as it stands.
 */

import { hit, partOf } from "../page/elements.js";
import { PATH } from "../storage/storage.js";
import { codeOf, eveningIn } from "./evening-code.js";
import { eveningOf } from "./kept.js";

/** An address with this shows the beads alone. */
const SCREEN = "#screen";

export class SecondScreen {
  #left = new AbortController();
  #channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(`faro-evening ${PATH}`) : null;

  /** @param {HTMLElement} host @param {import("./keeper.js").Keeper} keeper */
  constructor(host, keeper) {
    this.host = host;
    this.keeper = keeper;
    this.link = partOf(host, "#evening-link", HTMLInputElement);
    this.picture = partOf(host, '[data-part="code"]');
    this.#channel?.addEventListener("message", ({ data }) => this.#hear(data));
    keeper.addEventListener("changed", () => {
      this.#channel?.postMessage({ evening: JSON.stringify(keeper.evening) });
      this.#forget();
    });
    keeper.addEventListener("said", (event) => this.#channel?.postMessage({ nth: keeper.evening.nth, .../** @type {CustomEvent} */ (event).detail }));
    host.addEventListener("click", (event) => {
      const tool = hit(event, "[data-tool]")?.dataset.tool;
      if (tool === "carry") this.#carry();
      if (tool === "keep-on") this.#keepOn();
      if (tool === "back") this.#leave();
    });
    addEventListener("hashchange", () => this.show(), { signal: this.#left.signal });
  }

  /** The deal that the address carries. @returns {import("./kept.js").Deal | null} */
  get #carried() {
    return eveningIn(location.hash, this.keeper.all);
  }

  /** Show what the address asks for: the beads alone, a deal that came from elsewhere, or the keeper. */
  show() {
    const carried = this.#carried;
    this.host.dataset.shows = carried ? "carried" : location.hash === SCREEN ? "screen" : "";
    if (carried) this.keeper.takeUp(carried);
  }

  /** @param {{evening?: string, nth?: number, sentence?: string, isRefused?: boolean}} data of another window: its evening, or what it said of it */
  #hear({ evening, nth = 0, sentence, isRefused = false }) {
    if (this.#carried) return;
    const { keeper } = this;
    const now = eveningOf(evening ?? null, keeper.all);
    if (now && now.nth >= keeper.evening.nth) keeper.takeUp(now);
    if (sentence && nth >= keeper.evening.nth) keeper.hear(sentence, isRefused);
  }

  /** From here on this device keeps the deal that it was shown. */
  async #keepOn() {
    const carried = this.#carried;
    await this.#leave();
    if (carried) this.keeper.keepOn(carried);
  }

  /** Back to the keeper, and to the deal that this device keeps. */
  async #leave() {
    history.replaceState(history.state, "", location.pathname + location.search);
    await this.keeper.takeUpKept();
    this.show();
    this.keeper.rest();
  }

  /** The link that carries the deal, and its picture code, whose library is fetched now that it is wanted. */
  async #carry() {
    this.link.value = new URL(`#${codeOf(this.keeper.evening)}`, location.href).href;
    partOf(this.host, '[data-part="carry"]').hidden = false;
    this.link.select();
    const code = await import("../../vendor/uqr.js").catch(() => null);
    if (code) this.picture.innerHTML = code.renderSVG(this.link.value, { border: 4 });
    else this.picture.textContent = "The picture code could not be fetched: send the link instead.";
  }

  /** A link carries one position; when a card has fallen it is no longer this one. */
  #forget() {
    partOf(this.host, '[data-part="carry"]').hidden = true;
    this.picture.replaceChildren();
  }

  /** The page is left. */
  close() {
    this.#left.abort();
    this.#channel?.close();
  }
}
