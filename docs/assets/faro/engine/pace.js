/** About how long a download goes on, by the pace that it has had so far. */

const FIRST = 1500; // ms after which a pace can be told
const HARDLY = 3; // seconds that are not worth a word

/** @typedef {{done: number, at: number}} Mark bytes that had come, and the ms of the clock at which they had */

/**
 * The words for it; none before there is a pace, or where it is hardly a wait.
 * @param {{done: number, total: number}} progress @param {Mark} since @param {number} now
 */
export function timeLeft({ done, total }, since, now) {
  const passed = now - since.at;
  if (passed < FIRST || done <= since.done) return "";
  const seconds = ((total - done) * passed) / (done - since.done) / 1000;
  if (seconds < HARDLY) return "";
  if (seconds > 90) return `about ${Math.round(seconds / 60)} minutes left`;
  const step = seconds > 10 ? 5 : 1;
  return `about ${Math.round(seconds / step) * step} seconds left`;
}
