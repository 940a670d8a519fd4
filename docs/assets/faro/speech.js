/**
 * What a listener hears: one polite region for the page, and one for refusals. They stand outside everything that is
 * redrawn, and outside what the theme replaces when it follows a link.
 */

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

/** Say one sentence when the listener is free; what was refused before is over. @param {string} sentence */
export function say(sentence) {
  clearTimeout(regions.alert.timer);
  regions.alert.element.textContent = "";
  speak("status", sentence);
}

/** Say at once that something was refused. @param {string} sentence */
export const refuse = (sentence) => speak("alert", sentence);

/** Beyond so many words a listener does not keep up; `faro.announce` has the same bound. */
const MOST_WORDS = 25;

/** As many of some sentences as a listener can keep up with, but the first in any case. @param {string[]} sentences */
export function brief([first, ...others]) {
  let heard = first;
  for (const sentence of others) {
    const longer = `${heard} ${sentence}`;
    if (longer.split(/\s+/).length > MOST_WORDS) break;
    heard = longer;
  }
  return heard;
}

/**
 * Write a sentence where it is read, and say it; one that refuses is marked.
 * @param {HTMLElement} place @param {string} sentence @param {boolean} [isRefused]
 * @param {string} [heard] what is said, where the sentence is too long for it
 */
export function tell(place, sentence, isRefused = false, heard = sentence) {
  place.textContent = sentence;
  place.classList.toggle("faro-refused", isRefused);
  (isRefused ? refuse : say)(heard);
}

/** @param {"status" | "alert"} role @param {string} sentence */
function speak(role, sentence) {
  const { element, timer } = regions[role];
  if (!element.isConnected) document.body.append(element);
  clearTimeout(timer);
  element.textContent = "";
  regions[role].timer = setTimeout(() => (element.textContent = sentence), PAUSE);
}
