/**
 * A card beside a link. It opens when the pointer rests on the link, when the keyboard reaches it, or at a tap. It can be
 * pointed at, goes on Escape, and leaves the focus where it is. Every kind of card says what stands on it.
 */

const OPENS_AFTER = 400; // ms that the pointer rests
const CLOSES_AFTER = 300; // ms to reach the card
const GAP = 6; // px between the line and the card
const EDGE = 8; // px that stay free at the sides of the window

/** One card of a kind for the page: there is only ever one open. */
export class HoverCard {
  /** @param {string} id of its element, and the class of it */
  constructor(id) {
    this.element = document.createElement("div");
    this.element.id = this.element.className = id;
    this.element.popover = "auto"; // Escape and a tap elsewhere close it
    this.element.tabIndex = -1; // a tap on its text keeps the focus within
    this.element.addEventListener("pointerenter", () => this.wait(0));
    this.element.addEventListener("pointerleave", ({ pointerType }) => pointerType !== "touch" && this.close(CLOSES_AFTER));
    this.element.addEventListener("focusout", ({ relatedTarget }) => this.holds(relatedTarget) || this.close());
    // Told late: meanwhile it may be open for another link.
    this.element.addEventListener("toggle", () => this.element.matches(":popover-open") || this.closed());
    this.timer = 0;
    /** The link that it is open for. @type {HTMLAnchorElement | undefined} */
    this.link = undefined;
    /** The link that it shall be open for. @type {HTMLAnchorElement | undefined} */
    this.wanted = undefined;
  }

  /** @param {EventTarget | null} target */
  holds(target) {
    return target instanceof Node && this.element.contains(target);
  }

  /** What it says of a link; nothing where it has nothing to say. @param {HTMLAnchorElement} link @returns {Promise<Node[] | undefined>} */
  async says(link) {
    void link;
    return undefined;
  }

  /** Whether it is open for a link. @param {HTMLAnchorElement} link */
  isOpenFor(link) {
    return this.link === link && this.element.matches(":popover-open");
  }

  /** Put it into the page, in the part that goes when the theme follows a link. @param {HTMLAnchorElement} link */
  stand(link) {
    if (!this.element.isConnected) link.closest("main")?.append(this.element);
  }

  /** Heed the pointer on something round a link, and the keyboard on the link. @param {HTMLElement} round @param {HTMLAnchorElement} link */
  attend(round, link) {
    const rest = () => this.open(link, OPENS_AFTER);
    // A word that comes to lie under a resting pointer is not pointed at.
    round.addEventListener("pointerenter", ({ pointerType }) => pointerType !== "touch" && round.addEventListener("pointermove", rest, { once: true }));
    round.addEventListener("pointerleave", ({ pointerType }) => {
      round.removeEventListener("pointermove", rest);
      if (pointerType === "touch") return;
      this.wanted = undefined;
      this.close(CLOSES_AFTER);
    });
    link.addEventListener("focus", () => link.matches(":focus-visible") && this.open(link));
    link.addEventListener("blur", ({ relatedTarget }) => {
      this.wanted = undefined;
      if (!this.holds(relatedTarget)) this.close();
    });
  }

  /**
   * Open at a tap on something, and close at the next.
   * @param {HTMLElement} target
   * @param {HTMLAnchorElement} link
   * @param {(pointerType: string) => boolean} [heeds] whether it is for this kind of pointer
   */
  attendTaps(target, link, heeds = () => true) {
    // The tap has closed an open card before it is a click.
    let tap = { wasOpen: false, pointerType: "" };
    target.addEventListener("pointerdown", ({ pointerType }) => (tap = { wasOpen: this.isOpenFor(link), pointerType }));
    target.addEventListener("click", (event) => {
      const { wasOpen, pointerType } = tap;
      tap = { wasOpen: false, pointerType: "" };
      if (!heeds(pointerType)) return;
      event.preventDefault();
      event.stopPropagation(); // the theme follows links by itself
      if (wasOpen) this.close();
      else this.open(link);
    });
  }

  /** Do something later, and nothing else meanwhile. @param {number} pause @param {() => void} [act] */
  wait(pause, act) {
    clearTimeout(this.timer);
    if (act) this.timer = setTimeout(act, pause);
  }

  /** @param {HTMLAnchorElement} link @param {number} [pause] */
  open(link, pause = 0) {
    this.wait(pause, () => this.show(link));
  }

  /** @param {number} [pause] */
  close(pause = 0) {
    this.wait(pause, () => this.element.isConnected && this.element.hidePopover());
  }

  closed() {
    this.link?.removeAttribute("aria-describedby");
    this.link = undefined;
  }

  /** @param {HTMLAnchorElement} link */
  async show(link) {
    if (this.isOpenFor(link)) return;
    this.wanted = link;
    const says = await this.says(link);
    if (!says || this.wanted !== link || !link.isConnected) return;
    this.closed();
    this.link = link;
    this.element.replaceChildren(...says);
    this.stand(link);
    this.element.showPopover();
    this.place(link);
    link.setAttribute("aria-describedby", this.element.id);
  }

  /** Under the line or lines of the link, or over them; never on them. It stands in the page, and scrolls with it. @param {HTMLAnchorElement} link */
  place(link) {
    const { top, bottom, left } = link.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = bottom + GAP + height <= clientHeight || top - GAP - height < 0;
    const x = Math.max(EDGE, Math.min(left, clientWidth - width - EDGE));
    const y = below ? bottom + GAP : top - GAP - height;
    Object.assign(this.element.style, { left: `${x + scrollX}px`, top: `${y + scrollY}px` });
  }
}
