/** How a reader has the boards: card by card, in one stroke or still; and whether they are heard. Over visits. */

import { wantsStill } from "../page/elements.js";
import { texts } from "../storage/storage.js";

const PACE = "faro-pace";
const SOUND = "faro-sound";

/** How cards come where nothing in a reader's own settings forbids it. @returns {"slow" | "quick" | "none"} */
export function chosenPace() {
  const kept = texts.get(PACE);
  return kept === "quick" || kept === "none" ? kept : "slow";
}

/** How cards come. */
export const pace = () => (wantsStill() ? "none" : chosenPace());

/** @param {string} chosen */
export const choosePace = (chosen) => texts.set(PACE, chosen);

/** Whether cards and checks are heard; nobody hears them who has not asked for it. */
export const isSounding = () => texts.get(SOUND) === "on";

/** @param {boolean} isOn */
export const turnSound = (isOn) => texts.set(SOUND, isOn ? "on" : "off");
