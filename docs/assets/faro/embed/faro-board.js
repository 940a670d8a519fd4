/**
 * What another site's page brings along to show a board of this one: `<faro-board src="…">` is a frame as high as what
 * stands in it, light or dark as the page around it is. Without this script its content stays, a link.
 */

const DARK = 0.4; // of full light: a ground under it has light letters

/** How light a colour is, from 0 to 1; nothing where one looks through it. It may be written in any way of CSS: it is painted. @param {string} colour */
function lightness(colour) {
  const paint = document.createElement("canvas").getContext("2d");
  if (!paint) return undefined;
  paint.fillStyle = colour;
  paint.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data;
  return alpha < 128 ? undefined : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

class FaroBoard extends HTMLElement {
  /** @type {HTMLIFrameElement | undefined} */
  #frame;

  /** Looks again when the page around it may have changed its colours. */
  #watch = new MutationObserver(() => this.#colour());

  #system = matchMedia("(prefers-color-scheme: dark)");

  connectedCallback() {
    const src = this.getAttribute("src");
    if (!src) return;
    if (!this.#frame) {
      const frame = document.createElement("iframe");
      frame.src = src;
      frame.title = this.textContent?.trim() || "A board of Faro";
      frame.loading = "lazy";
      frame.width = "100%";
      frame.height = this.getAttribute("height") ?? "640";
      frame.style.border = "0";
      frame.addEventListener("load", () => this.#colour());
      this.#frame = frame;
      this.replaceChildren(frame);
    }
    addEventListener("message", this);
    this.#system.addEventListener("change", this);
    for (const element of [document.documentElement, document.body]) this.#watch.observe(element, { attributes: true });
  }

  disconnectedCallback() {
    removeEventListener("message", this);
    this.#system.removeEventListener("change", this);
    this.#watch.disconnect();
  }

  /** @param {Event} event */
  handleEvent(event) {
    if (!(event instanceof MessageEvent)) this.#colour();
    else if (event.source === this.#frame?.contentWindow && event.data?.faro === "height") {
      if (this.#frame) this.#frame.height = String(Math.ceil(Number(event.data.height)));
    }
  }

  /** The colours of the page around it: as it is told, or as the ground under it is. */
  get scheme() {
    const told = this.getAttribute("scheme");
    if (told) return told;
    for (let element = /** @type {HTMLElement | null} */ (this); element; element = element.parentElement) {
      const light = lightness(getComputedStyle(element).backgroundColor);
      if (light !== undefined) return light < DARK ? "dark" : "light";
    }
    const { colorScheme } = getComputedStyle(this);
    return colorScheme.includes("dark") && (!colorScheme.includes("light") || this.#system.matches) ? "dark" : "light";
  }

  #colour() {
    const to = new URL(this.getAttribute("src") ?? "", document.baseURI).origin;
    this.#frame?.contentWindow?.postMessage({ faro: "scheme", scheme: this.scheme }, to);
  }
}

customElements.define("faro-board", FaroBoard);
