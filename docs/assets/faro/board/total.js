/** What a seat holds counts up or down when its stakes are settled, with what it has gained beside it for a while. */

import { element } from "../page/elements.js";
import { totalOf } from "./board-seen.js";
import { goes, haunt, play } from "./running.js";

const COUNTS = 300; // ms
const STANDS = 1500;
const MOST_STEPS = 12;

/** @param {string} written */
const numberOf = (written) => Number(written.replace(/\D/g, ""));

/** The figures between two, both among them, in even steps. @param {number} from @param {number} to @returns {number[]} */
export function steps(from, to) {
  const many = Math.min(MOST_STEPS, Math.abs(to - from));
  return Array.from({ length: many + 1 }, (_, step) => Math.round(from + ((to - from) * step) / (many || 1)));
}

/**
 * @param {HTMLElement} stage @param {string} before as it was written
 * @param {number} gained with the stakes that came back it is what the total has grown by @param {number} at
 */
export function countTo(stage, before, gained, at) {
  const total = totalOf(stage);
  if (!total || !before) return;
  const figures = steps(numberOf(before), numberOf(total.textContent ?? ""));
  if (figures.length > 1) roll(total, figures, at);
  if (gained) stand(total, `${gained > 0 ? "+" : "−"}${Math.abs(gained).toLocaleString("en")}`, at);
}

/** A strip of figures runs through a window of one. @param {HTMLElement} total @param {number[]} figures @param {number} at */
function roll(total, figures, at) {
  const reel = haunt(element("span", "faro-reel"));
  const strip = element("span", "faro-reel-strip");
  strip.append(...figures.map((figure) => element("span", "", figure.toLocaleString("en"))));
  reel.append(strip);
  reel.ariaHidden = "true";
  reel.style.translate = `${total.offsetLeft}px ${total.offsetTop}px`;
  total.after(reel);
  const turns = figures.length - 1;
  const away = `translateY(${(-100 * turns) / figures.length}%)`;
  goes(reel, play(strip, [{ transform: "none" }, { transform: away }], { at, lasts: COUNTS, easing: `steps(${turns})` }));
  play(total, [{ opacity: 0 }, { opacity: 0 }], { lasts: at + COUNTS });
}

/** What was gained stands beside the total for a while. @param {HTMLElement} total @param {string} written @param {number} at */
function stand(total, written, at) {
  const gain = haunt(element("span", "faro-gain", written));
  gain.ariaHidden = "true";
  gain.style.translate = `${total.offsetLeft + total.offsetWidth}px ${total.offsetTop}px`;
  total.after(gain);
  goes(gain, play(gain, [{ opacity: 0 }, { offset: 0.05, opacity: 1 }, { offset: 0.8, opacity: 1 }, { opacity: 0 }], { at, lasts: STANDS }));
}
