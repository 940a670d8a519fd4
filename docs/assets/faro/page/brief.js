/** As much as a listener keeps up with. */

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
