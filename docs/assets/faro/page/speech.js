/**
 * What a listener hears: one polite region for the page, and one for refusals. They stand outside everything that is
 * redrawn, and outside what the theme replaces when it follows a link.
 */

export { brief } from "./brief.js";

/** @typedef {{say: string, isRefused?: boolean}} Told a sentence, and whether something was refused */

/** Long enough for a screen reader to take an emptied region for a change, so that a sentence said twice is heard twice. */
const PAUSE = 60;

const regions = { status: region("status"), alert: region("alert") };

/** @param {"status" | "alert"} role */
function region(role) {
  const element = document.createElement("div");
  element.className = "faro-spoken";
  element.setAttribute("role", role);
  document.body.append(element);
  return { element, timer: 0 };
}

/**
 * Say one sentence when the listener is free. What was refused before is over, once it was heard: the answer to an earlier
 * press may come just behind a refusal.
 * @param {string} sentence
 */
export function say(sentence) {
  if (!regions.alert.timer) regions.alert.element.textContent = "";
  speak("status", sentence);
}

/** Say at once that something was refused. @param {string} sentence */
export const refuse = (sentence) => speak("alert", sentence);

/**
 * Write a sentence where it is read, and say it; one that refuses is marked.
 * @param {HTMLElement} place @param {string} sentence @param {boolean} [isRefused]
 * @param {string} [heard] what is said, where the sentence is too long for it
 */
export function tell(place, sentence, isRefused = false, heard = sentence) {
  place.textContent = sentence;
  place.classList.toggle("faro-refused", isRefused);
  fit(place);
  (isRefused ? refuse : say)(heard);
}

/** What is long for its place is set smaller, and what is longer still can be scrolled by keys. @param {HTMLElement} place */
export function fit(place) {
  const isOver = () => place.scrollHeight > place.clientHeight + 1;
  place.classList.remove("faro-tight");
  place.classList.toggle("faro-tight", isOver());
  if (isOver()) place.tabIndex = 0;
  else place.removeAttribute("tabindex");
}

/** @param {"status" | "alert"} role @param {string} sentence */
function speak(role, sentence) {
  const { element, timer } = regions[role];
  if (!element.isConnected) document.body.append(element);
  clearTimeout(timer);
  element.textContent = "";
  regions[role].timer = setTimeout(() => {
    element.textContent = sentence;
    regions[role].timer = 0;
  }, PAUSE);
}
